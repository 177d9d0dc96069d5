/** Makes this browser able to play offline, and takes that back. */
import { store, stored } from "../lib/storage";
import { localFetch } from "./local";
import { takeOver } from "./net";

const CHOSEN = "sumida.offline";
const MEMORIES = "sumida-memory";
const WORKER = `${import.meta.env.BASE_URL}service-worker.js`;

type Told = { bytes?: number; done?: true; failed?: string };

/** Service workers need a secure connection; some private windows have none, or no storage. */
export const canInstall = (): boolean => "serviceWorker" in navigator && "indexedDB" in window;

export const isInstalled = (): boolean => stored(CHOSEN) !== null;

/** Ask the service worker for something, and wait until it is done. */
async function ask(wish: "keep" | "forget", heard: (bytes: number) => void = () => {}): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.bytes !== undefined) heard(data.bytes);
      else if (data.done) resolve();
      else reject(new Error(data.failed));
    };
    active?.postMessage(wish, [port2]);
  });
}

/** Fetch everything, then start the rules once, so that later starts are quick. */
export async function install(heard: (bytes: number) => void, preparing: () => void): Promise<void> {
  await ask("keep", heard);
  preparing();
  const answer = await localFetch("/api/catalogue");
  if (!answer.ok) throw new Error(await answer.text());
  store(CHOSEN, "1");
  await takeOver();
  await navigator.storage.persist?.();
}

/** Games stay where they are: they are players' own. */
export async function uninstall(): Promise<void> {
  await ask("forget");
  await caches.delete(MEMORIES);
  localStorage.removeItem(CHOSEN);
  location.reload();
}
