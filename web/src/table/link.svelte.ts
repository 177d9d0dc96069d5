import { earlierChat } from "../lib/api";
import type {
  Ack,
  Changes,
  ChatLine,
  PlayShown,
  ServerMessage,
  Snapshot,
  TableShown,
  Update,
  Views,
  You,
} from "../lib/protocol";
import { has, t } from "../lib/i18n.svelte";
import { net } from "../lib/net";
import { read } from "../lib/names";
import { withChanges } from "./changes";
import type { Happening, Command } from "./command";

const PING = 2500;
const SILENCE = 8000;
const RESEND = 3000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
/** Refusals that may pass: the server is full, busy or restarting, or cannot reach its database. */
const PASSING = new Set([
  "error-too-many",
  "error-too-fast",
  "error-busy",
  "error-store",
  "error-shutting-down",
  "error-internal",
]);
const MOVES = new Set<Command["type"]>(["move", "undo", "ask-takeback", "answer-takeback"]);

interface Pending {
  id: string;
  command: Command;
  version: number;
  sent: number;
  resolve: (ack: Ack) => void;
  reject: (refusal: Refusal) => void;
}

/** A refusal in the page's language; `reason` is the message key. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    facts: Record<string, string | number>,
    text: string,
  ) {
    super(has(reason) ? t(reason, facts) : text);
  }
}

export type Status = "connecting" | "online" | "offline" | "gone";

const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
};

/**
 * The connection to one table. It drops old messages, asks for missing ones, sends each command again until
 * it is answered, and reconnects by itself.
 */
export class TableLink {
  status = $state<Status>("connecting");
  version = $state(0);
  shown = $state.raw<TableShown | null>(null);
  you = $state.raw<You | null>(null);
  play = $state.raw<PlayShown | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** How many lines come before these. */
  earlierChat = $state(0);
  online = $state.raw<number[]>([]);
  /** Seats of bots that cannot think on the server right now. */
  waitingBots = $state.raw<number[]>([]);
  gone = $state<Refusal | null>(null);
  /** Some command is not answered yet. */
  waiting = $state(false);
  /** One of them changes the position: until it is answered, nobody can move in it. */
  moving = $state(false);
  /** The server's clock minus ours, in milliseconds. */
  skew = $state(0);
  /** Called with what has just happened, newest last; for sounds, announcements and animations. */
  onhappened: (happened: Happening[], before: PlayShown | null) => void = () => {};

  readonly code: string;
  #socket: WebSocket | undefined;
  #queue: Pending[] = [];
  #heard = 0;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #tick: ReturnType<typeof setInterval>;
  #closed = false;
  /** A state whose last views have not arrived yet. */
  #incomplete: Snapshot | Update | undefined;

  /** `seat` is the token of a seat link: it opens a table that is closed to strangers. */
  constructor(
    code: string,
    readonly seat: string | null = null,
  ) {
    this.code = code;
    this.#tick = setInterval(() => this.#heartbeat(), 1000);
    addEventListener("online", this.#reconnectNow);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#reconnectNow);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#tick);
    clearTimeout(this.#retry);
    removeEventListener("online", this.#reconnectNow);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#reconnectNow);
    this.#socket?.close();
  }

  /** Send a command; resolves when it is durable, rejects with a `Refusal`. */
  send(command: Command): Promise<Ack> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ id: newId(), command, version: this.version, sent: 0, resolve, reject });
      this.#queued();
      this.#flush();
    });
  }

  /** Load the page of chat before the first line; rejects with the server's reason. */
  async loadEarlierChat(): Promise<void> {
    const first = this.chat[0]?.n ?? 0;
    const page = await earlierChat(this.code, first);
    if (this.chat[0]?.n !== first) return;
    this.chat = [...page.lines, ...this.chat];
    this.earlierChat = page.earlier;
  }

  #connect(): void {
    this.#incomplete = undefined;
    const socket = net.socket(this.code);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (event) => this.#receive(read(event.data as string) as ServerMessage);
    socket.onclose = () => this.#disconnected(socket);
  }

  #disconnected(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket || this.status === "gone") return;
    this.#socket = undefined;
    this.status = "offline";
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }

  /** Give the connection up: nothing was heard for too long, or the device has no network. */
  #lost = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#disconnected(socket);
    socket.close();
  };

  #reconnectNow = (): void => {
    if (this.#socket || this.#closed || this.status === "gone" || document.hidden) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #heartbeat(): void {
    const socket = this.#socket;
    if (!socket) return;
    const now = Date.now();
    if (now < this.#heard) this.#heard = now; // the device's clock was set back
    if (now - this.#heard > SILENCE) {
      this.#lost();
    } else if (now - this.#heard > PING && this.status === "online") {
      this.#write({ type: "ping", n: now });
    }
    const first = this.#queue[0];
    if (first && first.sent && Math.abs(now - first.sent) > RESEND) this.#flush(true);
  }

  #write(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #flush(again = false): void {
    const first = this.#queue[0];
    if (!first || this.status !== "online" || (first.sent && !again)) return;
    first.sent = Date.now();
    this.#write({ ...first.command, id: first.id, version: first.version });
  }

  #answered(id: string | null): Pending | undefined {
    const first = this.#queue[0];
    if (!first || first.id !== id) return undefined;
    this.#queue.shift();
    this.#queued();
    return first;
  }

  #queued(): void {
    this.waiting = this.#queue.length > 0;
    this.moving = this.#queue.some(({ command }) => MOVES.has(command.type));
  }

  #receive(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "welcome":
        this.skew = message.now - Date.now();
        this.#open();
        break;
      case "snapshot":
      case "update":
        this.#incomplete = message.play?.views_to_come ? message : undefined;
        if (!this.#incomplete) this.#state(message);
        break;
      case "changes":
        this.#changes(message);
        break;
      case "views":
        this.#moreViews(message);
        break;
      case "presence":
        this.online = message.online;
        this.waitingBots = message.waiting;
        break;
      case "ack":
        this.#answered(message.id)?.resolve(message);
        this.#flush();
        break;
      case "refusal":
        this.#refused(new Refusal(message.reason, message.facts, message.text), message.id);
        break;
      case "gone":
        this.gone = new Refusal(message.reason, {}, message.text);
        this.status = "gone";
        this.#socket?.close();
        break;
      case "pong":
        this.skew = message.now - Date.now();
        break;
    }
  }

  #open(): void {
    const since = this.shown ? this.version : null;
    this.#write({ type: "open", table: this.code, since, seat: this.seat, updates: "changes" });
  }

  #refused(refusal: Refusal, id: string | null): void {
    const pending = this.#answered(id);
    if (pending) pending.reject(refusal);
    else if (this.status !== "online") this.#notOpened(refusal);
    this.#flush();
  }

  /** The server refused to open the table: try again if the reason may pass, otherwise give up. */
  #notOpened(refusal: Refusal): void {
    if (!PASSING.has(refusal.reason)) {
      this.gone = refusal;
      this.status = "gone";
    }
    this.#socket?.close();
  }

  /** In sync with the server. A new socket knows nothing of what was sent on the old one, so it is sent again. */
  #synced(): void {
    if (this.status !== "online") {
      this.status = "online";
      this.#wait = FIRST_WAIT;
      for (const pending of this.#queue) pending.sent = 0;
    }
    this.#flush();
  }

  #state(message: Snapshot | Update): void {
    if (message.type === "update") this.#update(message);
    else this.#snapshot(message);
  }

  /** The rest of a state that was too long for one frame; it counts once it is complete. */
  #moreViews({ version, views }: Views): void {
    const message = this.#incomplete;
    if (!message?.play || message.version !== version) return;
    const views_to_come = message.play.views_to_come - views.length;
    const play = { ...message.play, views: [...message.play.views, ...views], views_to_come };
    const longer = { ...message, play };
    this.#incomplete = views_to_come > 0 ? longer : undefined;
    if (!this.#incomplete) this.#state(longer);
  }

  #snapshot(message: Snapshot): void {
    this.#apply(message);
    this.#replaceChat(message);
    this.online = message.online;
    this.#synced();
  }

  /** Earlier lines that were loaded stay, unless some between them and the new ones are missing. */
  #replaceChat({ chat, earlier_chat = 0 }: Snapshot): void {
    const first = chat[0]?.n ?? 0;
    const kept = this.chat.filter((line) => line.n < first);
    const joined = kept.length > 0 && kept.at(-1)!.n === first - 1;
    this.chat = joined ? [...kept, ...chat] : chat;
    this.earlierChat = joined ? this.earlierChat : earlier_chat;
  }

  #update(message: Update): void {
    if (message.since > this.version) {
      this.#write({ type: "resume", since: this.version });
      return;
    }
    if (message.version > this.version) {
      const before = this.play;
      this.#apply(message);
      for (const one of message.happened) {
        if (one.type === "said") this.chat = [...this.chat, { ...one, n: (this.chat.at(-1)?.n ?? 0) + 1 }];
      }
      this.onhappened(message.happened, before);
    }
    this.#synced();
  }

  /** The update that changes stand for; the server is asked for all of it if they change another version. */
  #changes({ changes, ...message }: Changes): void {
    if (message.version <= this.version) return;
    if (message.since !== this.version || !this.shown || !this.you) {
      this.#write({ type: "resume", since: this.version });
      return;
    }
    const state = withChanges({ shown: this.shown, you: this.you, play: this.play }, changes);
    this.#update({ ...message, type: "update", ...state });
  }

  #apply(state: Snapshot | Update): void {
    this.version = state.version;
    this.shown = state.shown;
    this.you = state.you;
    this.play = state.play;
    this.skew = state.now - Date.now();
  }
}
