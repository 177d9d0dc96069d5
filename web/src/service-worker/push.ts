/** Messages that the server pushes, clicks on notifications, and subscriptions that the browser renews. */

/** What the server sends: whose turn it is, in the reader's language, and nothing of the game. */
interface Told {
  title: string;
  text: string;
  /** The path of the table. A later notification about it replaces this one. */
  path: string;
}

const ICON = "/icons/icon-192.png";

/** Browsers demand a notification for every message, whatever it says. */
function read(data: PushMessageData | null): Told {
  const usual = { title: "Sumida", text: "", path: "/me" };
  try {
    const found = { ...usual, ...(data?.json() as object) };
    const isTold = Object.values(found).every((value) => typeof value === "string");
    return isTold && /^\/\w/.test(found.path) ? found : usual;
  } catch {
    return usual;
  }
}

export async function pushed(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const { title, text, path } = read(data);
  const address = new URL(path, worker.location.origin).href;
  await worker.registration.showNotification(title, {
    body: text,
    tag: path.slice(path.lastIndexOf("/") + 1),
    icon: ICON,
    data: address,
  });
}

/** A click leads to the table: to the tab that shows it, or to a new one. */
export async function clicked(worker: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  notification.close();
  const wanted = new URL(String(notification.data));
  if (wanted.origin !== worker.location.origin) return;
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = open.find((page) => new URL(page.url).pathname === wanted.pathname);
  await (found ? found.focus() : worker.clients.openWindow(wanted.href));
}

/** The browser has dropped a subscription, or made another one: the server is told, and keeps what was chosen. */
export async function renewed(worker: ServiceWorkerGlobalScope, made: PushSubscription | null): Promise<void> {
  const subscription = made ?? (await subscribed(worker));
  const { endpoint, keys } = subscription.toJSON();
  await fetch("/api/me/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] }),
  });
}

async function subscribed(worker: ServiceWorkerGlobalScope): Promise<PushSubscription> {
  const me = (await (await fetch("/api/me", { cache: "no-store" })).json()) as { push_key: string };
  return worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: me.push_key });
}
