import type {
  Changes,
  ClientMessage,
  PlayShown,
  ServerMessage,
  Snapshot,
  TableShown,
  Update,
  You,
} from "../lib/protocol";

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  /** The connection made last. */
  static get newest(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  sent: ClientMessage[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose();
  }

  /** The server accepts the connection. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.say({ type: "welcome", protocol: 1, server: "test", now: Date.now() });
  }

  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** What was sent of one type. */
  of<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.sent.filter((one): one is Extract<ClientMessage, { type: T }> => one.type === type);
  }
}

const SHOWN: TableShown = {
  code: "ABCD",
  phase: "running",
  settings: {
    game: "hanabi",
    options: {},
    talk: "strict",
    watching: "public",
    clock: null,
    one_device: false,
    shuffle_seats: false,
    show_sorting: false,
    daily: null,
    takebacks: "agreed",
    starts: "first",
    takeover: null,
    open_to_bots: false,
    open_to_all: false,
    deadline: null,
    level: 0,
  },
  seats: [],
  members: [],
  host: 0,
  host_away: null,
  wishes: [],
  clock: null,
  finished: [],
  takeback: null,
  locked: false,
  earlier_games: 0,
  next_deal: null,
  deadlines: null,
};
const YOU: You = { member: 0, seats: [0], host: true, watching: "public", at_screen: null, can_take_back: false };
const PLAY: PlayShown | null = null;

export const snapshot = (version: number): Snapshot => ({
  type: "snapshot",
  table: "ABCD",
  version,
  now: Date.now(),
  shown: SHOWN,
  you: YOU,
  play: PLAY,
  chat: [],
  online: [0],
  earlier_chat: 0,
});

export const update = (since: number, version: number, happened: Update["happened"] = []): Update => ({
  type: "update",
  table: "ABCD",
  since,
  version,
  now: Date.now(),
  happened,
  shown: SHOWN,
  you: YOU,
  play: PLAY,
});

export const changes = (since: number, version: number, changed: Changes["changes"]): Changes => ({
  type: "changes",
  table: "ABCD",
  since,
  version,
  now: Date.now(),
  happened: [],
  changes: changed,
});
