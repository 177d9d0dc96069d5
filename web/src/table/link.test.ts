import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PlayShown, Update, Views } from "../lib/protocol";
import { changes, FakeSocket, snapshot, update } from "../testing/socket";
import { Refusal, TableLink } from "./link.svelte";

let link: TableLink;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  link = new TableLink("ABCD");
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

/** The newest connection is accepted and the table opened at a version. */
function open(version: number): FakeSocket {
  const socket = FakeSocket.newest;
  socket.accept();
  socket.say(snapshot(version));
  return socket;
}

const heard = (): number[] => {
  const versions: number[] = [];
  link.onhappened = () => versions.push(link.version);
  return versions;
};

const said = (text: string): Update["happened"] => [
  { type: "said", at: 0, member: 0, name: "Ana", text, phrase: null },
];

describe("opening", () => {
  test("the table is asked for by its code and shown once it arrives", () => {
    expect(FakeSocket.newest.address).toBe("wss://sumida.test/ws");
    expect(link.status).toBe("connecting");
    const socket = open(7);
    expect(socket.sent[0]).toEqual({
      type: "open",
      table: "ABCD",
      since: null,
      seat: null,
      updates: "changes",
    });
    expect(link.status).toBe("online");
    expect(link.version).toBe(7);
    expect(link.shown?.code).toBe("ABCD");
  });

  test("a table that does not exist is not tried again", () => {
    FakeSocket.newest.accept();
    FakeSocket.newest.say({ type: "refusal", id: null, reason: "error-no-table", facts: {}, text: "No such table." });
    vi.advanceTimersByTime(60_000);
    expect(link.status).toBe("gone");
    expect(link.gone?.message).toBe("No such table.");
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a full server is tried again", () => {
    FakeSocket.newest.accept();
    FakeSocket.newest.say({ type: "refusal", id: null, reason: "error-too-many", facts: {}, text: "Full." });
    expect(link.status).toBe("offline");
    vi.advanceTimersByTime(250);
    open(1);
    expect(link.status).toBe("online");
  });
});

describe("pages", () => {
  const line = (n: number) => ({ at: n, member: 0, name: "Ana", text: `line ${n}`, phrase: null, n });
  const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => line(from + index));
  const numbers = (): number[] => link.chat.map((one) => one.n);
  const answer = (body: object) => vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body)));

  test("earlier lines of the chat are put before the newest ones", async () => {
    const socket = FakeSocket.newest;
    socket.accept();
    socket.say({ ...snapshot(7), chat: lines(11, 12), earlier_chat: 10 });
    expect(link.earlierChat).toBe(10);
    answer({ lines: lines(9, 10), earlier: 8 });
    await link.loadEarlierChat();
    expect(numbers()).toEqual([9, 10, 11, 12]);
    expect(link.earlierChat).toBe(8);
    socket.say(update(7, 8, said("hello")));
    expect(numbers()).toEqual([9, 10, 11, 12, 13]);
  });

  test("earlier lines stay after a new snapshot, unless some are missing between", async () => {
    const socket = FakeSocket.newest;
    socket.accept();
    socket.say({ ...snapshot(7), chat: lines(11, 12), earlier_chat: 10 });
    answer({ lines: lines(1, 10), earlier: 0 });
    await link.loadEarlierChat();
    socket.say({ ...snapshot(9), chat: lines(12, 14), earlier_chat: 11 });
    expect(numbers()).toEqual(lines(1, 14).map((one) => one.n));
    expect(link.earlierChat).toBe(0);
    socket.say({ ...snapshot(11), chat: lines(20, 21), earlier_chat: 19 });
    expect(numbers()).toEqual([20, 21]);
    expect(link.earlierChat).toBe(19);
  });

  const play = (seats: number[], views_to_come: number) =>
    ({ number: 1, views: seats.map((seat) => ({ seat })), views_to_come }) as unknown as PlayShown;
  const views = (version: number, seats: number[]): Views => ({
    type: "views",
    table: "ABCD",
    version,
    views: play(seats, 0).views,
  });
  const seats = (): (number | null)[] => link.play!.views.map((one) => one.seat);

  test("a state counts once all its views have arrived", () => {
    const socket = open(7);
    const versions = heard();
    socket.say({ ...update(7, 8), play: play([0, 1], 3) });
    expect(link.version).toBe(7);
    socket.say(views(8, [2, 3]));
    expect(link.version).toBe(7);
    socket.say(views(8, [4]));
    expect(link.version).toBe(8);
    expect(seats()).toEqual([0, 1, 2, 3, 4]);
    expect(link.play!.views_to_come).toBe(0);
    expect(versions).toEqual([8]);
  });

  test("views of a state that was lost with its connection are not taken for those of another", () => {
    open(7).say({ ...update(7, 8), play: play([0], 1) });
    FakeSocket.newest.close();
    vi.advanceTimersByTime(250);
    FakeSocket.newest.accept();
    FakeSocket.newest.say(views(8, [1]));
    expect(link.version).toBe(7);
    FakeSocket.newest.say({ ...snapshot(8), play: play([0], 1) });
    FakeSocket.newest.say(views(8, [1]));
    expect(seats()).toEqual([0, 1]);
  });
});

describe("versions", () => {
  test("an update moves the table on and tells what happened", () => {
    const socket = open(7);
    const versions = heard();
    socket.say(update(7, 8, said("hello")));
    expect(link.version).toBe(8);
    expect(versions).toEqual([8]);
    expect(link.chat.map((line) => line.text)).toEqual(["hello"]);
  });

  test("an update that arrives twice counts once", () => {
    const socket = open(7);
    const versions = heard();
    socket.say(update(7, 8, said("hello")));
    socket.say(update(7, 8, said("hello")));
    expect(versions).toEqual([8]);
    expect(link.chat).toHaveLength(1);
  });

  test("an update older than what is shown is dropped", () => {
    const socket = open(7);
    const versions = heard();
    socket.say(update(7, 9));
    socket.say(update(7, 8));
    expect(link.version).toBe(9);
    expect(versions).toEqual([9]);
    expect(socket.of("resume")).toEqual([]);
  });

  test("a gap is asked for again and shows nothing until it is filled", () => {
    const socket = open(7);
    const versions = heard();
    socket.say(update(8, 9));
    expect(link.version).toBe(7);
    expect(socket.of("resume")).toEqual([{ type: "resume", since: 7 }]);
    socket.say(update(7, 9));
    expect(versions).toEqual([9]);
  });

  test("changes move the table on and leave the rest as it was", () => {
    const socket = open(7);
    const versions = heard();
    const shown = link.shown;
    socket.say(changes(7, 8, { you: { can_take_back: true } }));
    expect(link.you).toMatchObject({ member: 0, can_take_back: true });
    expect(link.shown).toBe(shown);
    socket.say(changes(8, 9, { shown: { locked: true } }));
    expect(link.shown).toEqual({ ...shown, locked: true });
    expect(link.version).toBe(9);
    expect(versions).toEqual([8, 9]);
  });

  test("changes of another version are asked for again, and those that arrive twice count once", () => {
    const socket = open(7);
    socket.say(changes(8, 9, { you: { host: false } }));
    expect(link.version).toBe(7);
    expect(link.you?.host).toBe(true);
    expect(socket.of("resume")).toEqual([{ type: "resume", since: 7 }]);
    socket.say(changes(6, 7, { you: { host: false } }));
    expect(link.you?.host).toBe(true);
    expect(socket.of("resume")).toHaveLength(1);
  });

  test("who is online needs no version", () => {
    open(7).say({ type: "presence", table: "ABCD", online: [0, 3], waiting: [1] });
    expect(link.online).toEqual([0, 3]);
    expect(link.waitingBots).toEqual([1]);
    expect(link.version).toBe(7);
  });
});

describe("loss", () => {
  test("it comes back by itself and asks only for what it missed", () => {
    const first = open(7);
    first.close();
    expect(link.status).toBe("offline");
    vi.advanceTimersByTime(249);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    const second = FakeSocket.newest;
    second.accept();
    expect(second.sent[0]).toEqual({ type: "open", table: "ABCD", since: 7, seat: null, updates: "changes" });
    second.say(update(7, 9));
    expect(link.status).toBe("online");
    expect(link.version).toBe(9);
  });

  test("every failed try waits longer, up to four seconds; a good one starts over", () => {
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      const before = Date.now();
      FakeSocket.newest.close();
      vi.advanceTimersToNextTimer();
      while (FakeSocket.newest.readyState === 3) vi.advanceTimersToNextTimer();
      waits.push(Date.now() - before);
    }
    expect(waits.slice(0, 3)).toEqual([250, 425, 722]);
    expect(waits.at(-1)).toBe(4000);
    open(1).close();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.newest.readyState).toBe(0);
  });

  test("a silent connection is asked, then given up", () => {
    const socket = open(7);
    vi.advanceTimersByTime(3000);
    expect(socket.of("ping").length).toBeGreaterThan(0);
    expect(link.status).toBe("online");
    vi.advanceTimersByTime(6000);
    expect(link.status).toBe("offline");
    expect(socket.readyState).toBe(3);
  });

  test("a silent connection is given up although the device's clock was set back", () => {
    open(7);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(10_000);
    expect(link.status).toBe("offline");
  });

  test("an answered ping keeps the connection", () => {
    const socket = open(7);
    for (let second = 0; second < 30; second += 1) {
      vi.advanceTimersByTime(1000);
      for (const ping of socket.of("ping").splice(-1))
        socket.say({ type: "pong", n: ping.n ?? 0, now: Date.now() + 40 });
    }
    expect(link.status).toBe("online");
    expect(FakeSocket.all).toHaveLength(1);
    expect(link.skew).toBe(40);
  });

  test("the end of an old connection does not disturb the new one", () => {
    const first = open(7);
    vi.advanceTimersByTime(9000);
    vi.advanceTimersByTime(250);
    open(8);
    first.onclose();
    expect(link.status).toBe("online");
  });

  test("the browser's word that the network is back cuts the wait short", () => {
    open(7).close();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all.filter((socket) => socket.readyState === 0)).toHaveLength(1);
  });

  test("one who was removed from the table stays away", () => {
    open(7).say({ type: "gone", table: "ABCD", reason: "error-kicked", text: "The host removed you." });
    vi.advanceTimersByTime(60_000);
    expect(link.status).toBe("gone");
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a page that was left makes no more connections", () => {
    open(7);
    link.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

test("a device without a network is known at once to be offline", () => {
  open(7);
  dispatchEvent(new Event("offline"));
  expect(link.status).toBe("offline");
  vi.advanceTimersByTime(250);
  open(7);
  expect(link.status).toBe("online");
});

describe("commands", () => {
  test("a command carries an id and the version it was made at, and resolves when it is durable", async () => {
    const socket = open(7);
    const answer = link.send({ type: "move", action: "play 1", seat: null });
    const [sent] = socket.of("move");
    expect(sent).toMatchObject({ action: "play 1", version: 7 });
    expect(link.waiting).toBe(true);
    socket.say({ type: "ack", id: sent!.id, version: 8, token: null });
    expect((await answer).version).toBe(8);
    expect(link.waiting).toBe(false);
  });

  test("only what changes the position holds up the next move", () => {
    const socket = open(7);
    void link.send({ type: "say", text: "Hello!" });
    expect([link.waiting, link.moving]).toEqual([true, false]);
    void link.send({ type: "move", action: "play 1", seat: null });
    socket.say({ type: "ack", id: socket.of("say")[0]!.id, version: 8, token: null });
    expect(link.moving).toBe(true);
    socket.say({ type: "ack", id: socket.of("move")[0]!.id, version: 9, token: null });
    expect([link.waiting, link.moving]).toEqual([false, false]);
  });

  test("it is sent again under the same id until it is answered", () => {
    const socket = open(7);
    void link.send({ type: "move", action: "play 1", seat: null });
    vi.advanceTimersByTime(4000);
    const moves = socket.of("move");
    expect(moves).toHaveLength(2);
    expect(moves[1]).toEqual(moves[0]);
    socket.say({ type: "ack", id: moves[0]!.id, version: 8, token: null });
    for (let second = 0; second < 8; second += 1) {
      socket.say(update(7, 8));
      vi.advanceTimersByTime(1000);
    }
    expect(socket.of("move")).toHaveLength(2);
  });

  test("it is kept over a lost connection and sent on the next one, with its first id and version", async () => {
    const first = open(7);
    const answer = link.send({ type: "move", action: "play 1", seat: null });
    first.close();
    vi.advanceTimersByTime(250);
    const second = FakeSocket.newest;
    second.accept();
    expect(second.of("move")).toEqual([]);
    second.say(update(7, 9));
    expect(second.of("move")).toEqual(first.of("move"));
    second.say({ type: "ack", id: second.of("move")[0]!.id, version: 9, token: null });
    expect((await answer).version).toBe(9);
  });

  test("a command made while offline waits for the connection", () => {
    const first = open(7);
    first.close();
    void link.send({ type: "rename", name: "Ana" });
    vi.advanceTimersByTime(250);
    const second = open(8);
    expect(second.of("rename")).toMatchObject([{ name: "Ana", version: 7 }]);
  });

  test("commands go one after the other, in order, each under its own id", () => {
    const socket = open(7);
    void link.send({ type: "move", action: "play 1", seat: null });
    void link.send({ type: "undo", seat: null });
    expect(socket.sent.slice(1)).toEqual(socket.of("move"));
    expect(socket.of("move")).toHaveLength(1);
    const [move] = socket.of("move");
    socket.say({ type: "ack", id: move!.id, version: 8, token: null });
    const [undo] = socket.of("undo");
    expect(undo!.id).not.toBe(move!.id);
  });

  test("a refusal rejects its command and lets the next one go", async () => {
    const socket = open(7);
    const refused = link.send({ type: "move", action: "play 9", seat: null });
    void link.send({ type: "undo", seat: null });
    const [move] = socket.of("move");
    socket.say({ type: "refusal", id: move!.id, reason: "refuse-x", facts: {}, text: "You hold no such card." });
    await expect(refused).rejects.toThrow("You hold no such card.");
    await expect(refused).rejects.toBeInstanceOf(Refusal);
    expect(socket.of("undo")).toHaveLength(1);
    expect(link.status).toBe("online");
  });

  test("a late answer to a command already answered changes nothing", async () => {
    const socket = open(7);
    const first = link.send({ type: "move", action: "play 1", seat: null });
    const [move] = socket.of("move");
    socket.say({ type: "ack", id: move!.id, version: 8, token: null });
    await first;
    const second = link.send({ type: "undo", seat: null });
    socket.say({ type: "ack", id: move!.id, version: 8, token: null });
    expect(link.waiting).toBe(true);
    socket.say({ type: "ack", id: socket.of("undo")[0]!.id, version: 9, token: null });
    expect((await second).version).toBe(9);
  });
});
