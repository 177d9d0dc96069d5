/** Tables in this browser: requests and connections that a worker answers instead of a server. */
import { tableLock } from "./locks";
import type { FromPage, FromWorker } from "./messages";

type Answer = (response: Response) => void;

let worker: Worker | undefined;
let last = 0;
const requests = new Map<number, { resolve: Answer; reject: (error: Error) => void }>();
const sockets = new Map<number, LocalSocket>();

function heard(message: FromWorker): void {
  if (message.kind === "text") sockets.get(message.socket)?.hear(message.text);
  else if (message.kind === "failed") failed(new Error(message.reason));
  else if (message.kind === "answer") {
    const headers = { "content-type": "application/json" };
    requests.get(message.id)?.resolve(new Response(message.body, { status: message.status, headers }));
    requests.delete(message.id);
  }
}

/** The worker cannot run: whoever waits for it is told, and the next request tries again. */
function failed(error: Error): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of requests.values()) reject(error);
  requests.clear();
  for (const socket of [...sockets.values()]) socket.close();
}

function post(message: FromPage): void {
  if (!worker) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "sumida" });
    worker.onmessage = (event: MessageEvent<FromWorker>) => heard(event.data);
    worker.onerror = (event) => failed(new Error(event.message));
  }
  worker.postMessage(message);
}

/** Answer a request here. */
export function localFetch(address: string, init?: RequestInit): Promise<Response> {
  const id = ++last;
  const body = typeof init?.body === "string" ? init.body : "";
  const answer = new Promise<Response>((resolve, reject) => requests.set(id, { resolve, reject }));
  post({ kind: "request", id, method: init?.method ?? "GET", address, body });
  return answer;
}

/** As much of a WebSocket as the page uses. It answers pings itself: bots may be thinking in the worker. */
export class LocalSocket {
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  readonly #number = ++last;
  readonly #closed: Promise<void>;
  #release: () => void = () => {};
  #connected = false;

  /** `before` is done once no tab takes the table away; false: the table is no longer here. */
  constructor(code: string, before: () => Promise<boolean>, after: () => void) {
    sockets.set(this.#number, this);
    this.#closed = new Promise<void>((resolve) => (this.#release = resolve));
    void tableLock(code, { mode: "shared" }, () => this.#connect(before)).then(after);
  }

  async #connect(before: () => Promise<boolean>): Promise<void> {
    if (!(await before()) || this.readyState === WebSocket.CLOSED) return;
    this.#connected = true;
    post({ kind: "connect", socket: this.#number });
    await this.#closed;
  }

  hear(text: string): void {
    this.readyState = WebSocket.OPEN;
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  send(text: string): void {
    const message = JSON.parse(text) as { type: string; n?: number };
    if (message.type === "ping") this.hear(JSON.stringify({ type: "pong", n: message.n, now: Date.now() }));
    else post({ kind: "send", socket: this.#number, text });
  }

  close(): void {
    if (!sockets.delete(this.#number)) return;
    if (worker && this.#connected) post({ kind: "disconnect", socket: this.#number });
    this.readyState = WebSocket.CLOSED;
    this.#release();
    this.onclose?.(new CloseEvent("close"));
  }
}
