import { clicked, pushed, renewed } from "./push";
import { answer, forget, isKept, keep, type Told } from "./shell";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("push", (event) => event.waitUntil(pushed(self, event.data)));
self.addEventListener("notificationclick", (event) => event.waitUntil(clicked(self, event.notification)));
self.addEventListener("pushsubscriptionchange", (event) => {
  const { newSubscription } = event as ExtendableEvent & { newSubscription?: PushSubscription | null };
  (event as ExtendableEvent).waitUntil(renewed(self, newSubscription ?? null));
});

self.addEventListener("install", (event) => event.waitUntil(installed()));
self.addEventListener("activate", (event) => event.waitUntil(forget().then(() => self.clients.claim())));
self.addEventListener("message", (event) => event.waitUntil(asked(event.data as string, event.ports[0])));
self.addEventListener("fetch", (event) => {
  const found = answer(event.request);
  if (found) event.respondWith(found);
});

/** A new release takes the place of one that is kept once all of it is here and the old pages are closed. */
async function installed(): Promise<void> {
  if (await isKept()) await keep();
  else await self.skipWaiting();
}

/** The page asks to `keep` it for offline play, or to `forget` it. */
async function asked(wish: string, port: MessagePort | undefined): Promise<void> {
  const tell = (told: Told): void => port?.postMessage(told);
  try {
    if (wish === "keep") await keep(tell);
    else if (wish === "forget") await forget(true);
    tell({ done: true });
  } catch (error) {
    tell({ failed: String(error) });
  }
}
