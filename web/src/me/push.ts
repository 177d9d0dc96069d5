import { post } from "../lib/api";
import { language } from "../lib/i18n.svelte";
import type { Me, PushChoices } from "../lib/protocol";
import { askToNotify, canNotify, mayNotify } from "../table/notify";

/** What keeps this browser from being notified while the page is closed, if anything does. */
export function hindrance(me: Me): "insecure" | "server" | "browser" | null {
  if (!isSecureContext) return "insecure";
  if (!me.push_key) return "server";
  return canNotify() && "PushManager" in window ? null : "browser";
}

export const DEFAULT_CHOICES: PushChoices = { turns: "all", quiet: null, zone: "UTC", language: "en" };

/** The time zone of this device, such as Europe/Lisbon. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

const here = (choices: PushChoices): PushChoices => ({ ...choices, zone: ownZone(), language: language() });

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Subscribe to the push service of the browser; a subscription of another key, or another person, is of no use. */
async function subscribe(key: string): Promise<PushSubscription> {
  await (await subscription())?.unsubscribe();
  const worker = await navigator.serviceWorker.ready;
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function tell(made: PushSubscription, choices: PushChoices): Promise<Me> {
  const { endpoint, keys } = made.toJSON();
  return post<Me>(
    "/api/me/push",
    JSON.stringify({ endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"], choices: here(choices) }),
  );
}

/** Have this browser notified; its person has just clicked. Null if they do not allow it. */
export async function startPush(me: Me): Promise<Me | null> {
  if (!(await askToNotify())) return null;
  return tell(await subscribe(me.push_key), me.push ?? DEFAULT_CHOICES);
}

export async function savePush(me: Me, choices: PushChoices): Promise<Me> {
  return tell((await subscription()) ?? (await subscribe(me.push_key)), choices);
}

export async function stopPush(me: Me): Promise<Me> {
  const own = me.devices.find((device) => device.here);
  await (await subscription())?.unsubscribe();
  return removePush(own?.id ?? "");
}

export const removePush = (device: string): Promise<Me> => post<Me>(`/api/me/devices/${device}/push/remove`, "");

/**
 * Bring server and browser together: a subscription that the server does not know is ended, and one that the browser
 * has lost, or made with another key, is made again. Null if nothing is to be done.
 */
export async function mendPush(me: Me): Promise<Me | null> {
  const found = await subscription();
  if (!me.push) {
    await found?.unsubscribe();
    return null;
  }
  if (!mayNotify()) return null;
  const moved = me.push.zone !== ownZone() || me.push.language !== language();
  if (found && isOf(found, me.push_key)) return moved ? tell(found, me.push) : null;
  return tell(await subscribe(me.push_key), me.push);
}

/** Whether a subscription is for the messages of this key. */
function isOf(found: PushSubscription, key: string): boolean {
  const own = found.options.applicationServerKey;
  if (!own) return true;
  const letters = Array.from(new Uint8Array(own), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "") === key;
}

/** A minute of the day as a time field has it, and back. */
export const clockTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

export function minuteOf(time: string): number | null {
  const [hours, minutes] = time.split(":").map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes) ? null : hours * 60 + minutes;
}
