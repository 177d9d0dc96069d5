/**
 * Notifications of the browser, shown through a service worker: phones know no other way. They say whose turn it is
 * and nothing of the game.
 */
const WORKER = "/service-worker.js";

/** Only over a secure connection, and not in every browser. */
export const canNotify = (): boolean => "Notification" in window && "serviceWorker" in navigator;

export const mayNotify = (): boolean => canNotify() && Notification.permission === "granted";

let wanted: string | null = null;

/** Ask the person, who has just clicked; returns whether they agree. */
export async function askToNotify(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register(WORKER);
  return true;
}

export async function notify(title: string, text: string, tag: string): Promise<void> {
  if (!mayNotify()) return;
  wanted = tag;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  // The turn may be over by now.
  if (wanted === tag)
    await worker.showNotification(title, { body: text, tag, icon: "/icons/icon-192.png", data: location.href });
}

export function closeNotification(): void {
  const tag = wanted;
  wanted = null;
  if (!tag) return;
  void navigator.serviceWorker.ready
    .then((worker) => worker.getNotifications({ tag }))
    .then((shown) => shown.forEach((one) => one.close()));
}
