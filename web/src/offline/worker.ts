/** Runs the rules, tables and bots of `sumida.offline` in Pyodide, and keeps what they store. */
import * as database from "./database";
import type { FromPage, FromWorker } from "./messages";
import { startPython } from "./python";

interface Tables {
  request(method: string, address: string, body: string): Promise<{ toJs(): [number, string]; destroy(): void }>;
  connect(socket: number): void;
  disconnect(socket: number): void;
  receive(socket: number, text: string): Promise<void>;
  noticed(table: string, version: number): Promise<void>;
  tick(): Promise<void>;
}

const SECOND = 1000;
const post = (message: FromWorker): void => postMessage(message);

async function start(): Promise<Tables> {
  const python = await startPython();
  const made: unknown = python.runPython("from sumida.offline.worker import OfflineWorker; OfflineWorker");
  const make = made as (store: typeof database, post: (socket: number, text: string) => void) => Tables;
  return make(database, (socket, text) => post({ kind: "text", socket, text }));
}

const started = start();
started.then(
  () => post({ kind: "ready" }),
  (error: unknown) => post({ kind: "failed", reason: String(error) }),
);

async function answer({ id, method, address, body }: FromPage & { kind: "request" }): Promise<void> {
  const tables = await started;
  try {
    const found = await tables.request(method, address, body);
    const [status, text] = found.toJs();
    found.destroy();
    post({ kind: "answer", id, status, body: text });
  } catch (error) {
    console.error(error);
    const problem = { reason: "error-internal", facts: {}, text: String(error) };
    post({ kind: "answer", id, status: 500, body: JSON.stringify(problem) });
  }
}

async function handle(message: FromPage): Promise<void> {
  if (message.kind === "request") return answer(message);
  const tables = await started;
  switch (message.kind) {
    case "connect":
      return tables.connect(message.socket);
    case "send":
      return tables.receive(message.socket, message.text);
    case "disconnect":
      return tables.disconnect(message.socket);
    case "noticed":
      return tables.noticed(message.table, message.version);
  }
}

const failed = (error: unknown): void => console.error(error);

addEventListener("message", (event: MessageEvent<FromPage>) => void handle(event.data).catch(failed));
database.stored.addEventListener(
  "message",
  (event: MessageEvent<database.StoredTable>) => void handle({ kind: "noticed", ...event.data }).catch(failed),
);
void started.then((tables) => setInterval(() => void tables.tick().catch(failed), SECOND), failed);
