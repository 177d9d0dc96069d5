/** Which requests a server answers, and which this browser. */
import { mount } from "svelte";
import { loadPart } from "../lib/i18n.svelte";
import { net } from "../lib/net";
import { written } from "../lib/router.svelte";
import { connection } from "./connection.svelte";
import { localFetch, LocalSocket } from "./local";
import Note from "./Note.svelte";
import { follow, isHere, sync } from "./sync";

/** Codes of this browser's own tables begin so; no server's code does. */
const MARK = "0";
const OWN = /^\/api\/(?:tables|replays)\/0/;
/** What this browser can answer while there is no network. */
const EITHER = new RegExp(
  "^/api/(?:catalogue|seal|tables|open-to-bots|open-tables|cold|me|me/games|daily(?:/.*)?" +
    "|puzzles/.*|records|replays/u.*)(?:\\?.*)?$",
);

/** What a proxy says whose server is down, and a server that has to stop. */
const NO_SERVER = new Set([502, 503, 504]);

export const SITE = import.meta.env.MODE === "site";
const serverFetch = net.fetch;
const serverSocket = net.socket;

async function either(address: string, init?: RequestInit): Promise<Response> {
  if (SITE || OWN.test(address)) return localFetch(address, init);
  if (!EITHER.test(address)) return serverFetch(address, init);
  if (!navigator.onLine) return localFetch(address, init);
  try {
    const found = await serverFetch(address, init);
    connection.lost = NO_SERVER.has(found.status);
    return connection.lost ? localFetch(address, init) : found;
  } catch {
    connection.lost = true;
    return localFetch(address, init);
  }
}

let noted = false;

/** A replay of this browser is saved as a file without a server. */
async function download(link: HTMLAnchorElement, event: Event): Promise<void> {
  const address = link.getAttribute("href") ?? "";
  if (!link.download || !(OWN.test(address) || (SITE && address.startsWith("/api/")))) return;
  event.preventDefault();
  const file = URL.createObjectURL(await (await localFetch(address)).blob());
  Object.assign(document.createElement("a"), { href: file, download: link.download }).click();
  setTimeout(() => URL.revokeObjectURL(file), 10_000);
}

/** From now on requests and connections go wherever they can be answered. */
export async function takeOver(): Promise<void> {
  if (SITE) addEventListener("pointerdown", (event) => rewrite(event.target as Element), { capture: true });
  else if (!noted) {
    void note();
    await follow();
    void sync();
    addEventListener("online", () => void sync());
  }
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (link) void download(link, event);
  });
  net.fetch = either;
  net.socket = (code) => (SITE || code.startsWith(MARK) ? localSocket(code) : serverSocket(code));
}

/** A connection to a table of this browser; once it is closed, the table can join the games on the server. */
function localSocket(code: string): WebSocket {
  const stays = SITE ? () => Promise.resolve(true) : () => isHere(code);
  return new LocalSocket(code, stays, () => void (SITE || sync())) as unknown as WebSocket;
}

/** Say it when the network is gone: games that begin now are played here. */
async function note(): Promise<void> {
  noted = true;
  await loadPart("more");
  mount(Note, { target: document.body });
}

/** Links to other addresses of the page work in a new tab as well, though a web host has only one document. */
function rewrite(target: Element): void {
  const link = target.closest("a");
  const address = link?.getAttribute("href");
  if (!link || !address?.startsWith("/")) return;
  link.setAttribute("href", address.startsWith("/api/") ? address : written(address));
}
