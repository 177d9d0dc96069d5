/** What the page and the worker with the tables say to each other. */

export type FromPage =
  | { kind: "request"; id: number; method: string; address: string; body: string }
  | { kind: "connect"; socket: number }
  | { kind: "send"; socket: number; text: string }
  | { kind: "disconnect"; socket: number }
  /** Another tab has stored this version of a table. */
  | { kind: "noticed"; table: string; version: number };

export type FromWorker =
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "text"; socket: number; text: string };
