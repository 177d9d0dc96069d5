/** Takes games that were begun offline to the server, where they join the person's games. */
import { net } from "../lib/net";
import { route } from "../lib/router.svelte";
import { markTaken, takenAs, tables } from "./database";
import { localFetch } from "./local";

/** A refusal that a second try would not change: the game stays here. */
const FINAL = new Set([400, 404, 413]);

async function take(table: string): Promise<void> {
  const game = await localFetch(`/api/tables/${table}/offline`);
  if (!game.ok) return;
  const body = await game.text();
  const made = await net.fetch("/api/me/offline", { method: "POST", body });
  if (made.ok) await markTaken(table, ((await made.json()) as { code: string }).code);
  else if (!FINAL.has(made.status)) throw new Error(`${table}: ${made.status}`);
}

let running: Promise<void> | undefined;

/** Take over every game that nobody plays right now; the rest waits for the next time. */
export function sync(): Promise<void> {
  running ??= takeAll()
    .catch((error: unknown) => console.info(error))
    .finally(() => (running = undefined));
  return running;
}

async function takeAll(): Promise<void> {
  for (const table of await tables())
    await navigator.locks.request(`sumida-table-${table}`, { ifAvailable: true }, (free) =>
      free ? take(table) : undefined,
    );
}

/** A table that a server has taken over is opened there. */
export async function follow(): Promise<void> {
  const [page, table] = route.parts;
  const code = page === "t" && table ? await takenAs(table.toUpperCase()) : undefined;
  if (code) route.go(`/t/${code}`, true);
}
