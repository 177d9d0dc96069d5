/** Messages that the server pushes, and clicks on notifications. */

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
    const found = data?.json() as Partial<Told> | null;
    return { ...usual, ...found };
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
  const address = String(notification.data);
  if (new URL(address).origin !== worker.location.origin) return;
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = open.find((page) => page.url === address);
  await (found ? found.focus() : worker.clients.openWindow(address));
}
