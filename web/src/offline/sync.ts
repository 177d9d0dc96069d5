/** Takes games that were begun offline to the server, where they join the person's games. */
import { net } from "../lib/net";
import { route } from "../lib/router.svelte";
import { gamesOf, markTaken, takenAs, tables } from "./database";
import { localFetch } from "./local";
import { tableLock } from "./locks";

/** A refusal that a second try would not change: the game stays here. */
const FINAL = new Set([400, 404, 413]);
/** How long to wait after the server has refused to take more for now. */
const PAUSE = 20_000;

/** Whether the server is to be asked again later. */
type Later = boolean;

/** Send every game of a table; what a server has got already it knows again. */
async function take(table: string): Promise<Later> {
  if (await takenAs(table)) return false; // by another tab
  let code = "";
  for (const number of await gamesOf(table)) {
    const game = await localFetch(`/api/tables/${table}/offline/${number}`);
    if (!game.ok) continue;
    const made = await net.fetch("/api/me/offline", { method: "POST", body: await game.text() });
    if (made.ok) code = ((await made.json()) as { code: string }).code;
    else return !FINAL.has(made.status);
  }
  if (code) await markTaken(table, code);
  return false;
}

let running: Promise<void> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Take over every game that nobody plays right now; the rest waits for the next time. */
export function sync(): Promise<void> {
  clearTimeout(retry);
  running ??= takeAll()
    .catch((error: unknown) => console.info(error))
    .finally(() => (running = undefined));
  return running;
}

async function takeAll(): Promise<void> {
  for (const table of await tables()) {
    if (shownTable() === table) continue;
    const later = await tableLock(table, { ifAvailable: true }, (free) => (free ? take(table) : false));
    if (!later) continue;
    retry = setTimeout(() => void sync(), PAUSE);
    return;
  }
}

function shownTable(): string | undefined {
  const [page, table] = route.parts;
  return page === "t" ? table?.toUpperCase() : undefined;
}

/** Whether a table is still here; one that a server has taken over is opened there. */
export async function isHere(table: string): Promise<boolean> {
  const code = await takenAs(table);
  if (code) route.go(`/t/${code}`, true);
  return !code;
}

/** The same for the table that the page is about to show. */
export async function follow(): Promise<void> {
  const table = shownTable();
  if (table) await isHere(table);
}
