import { beforeEach, expect, test, vi } from "vitest";
import { quickChoice, rememberChoice, startQuickGame, usualChoice } from "./quickgame";
import { route } from "./router.svelte";

const bot = (kind: string, players: number[], code = "") => ({ kind, players, code, levels: [`${kind}:5`] });
const CATALOGUE = {
  games: [
    { game: "hanabi", bots: [bot("duo", [2]), bot("coded", [2, 3], "hat"), bot("any", [2, 3, 4, 5])] },
    { game: "hashi", bots: [bot("careful", [1, 2, 3, 4]), bot("master", [1, 2, 3, 4])] },
  ],
  phrases: [],
};

type Fetch = (path: string, options?: { body?: string }) => Promise<Response>;
const fetched = vi.fn<Fetch>((path) =>
  Promise.resolve(Response.json(path === "/api/catalogue" ? CATALOGUE : { code: "ABCD" })),
);

const asked = (): unknown => JSON.parse(fetched.mock.calls.at(-1)?.[1]?.body ?? "null");

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockClear();
});

test("Hashi starts at once, alone, with the server's defaults", async () => {
  await startQuickGame("hashi");
  expect(asked()).toMatchObject({
    settings: { game: "hashi", options: { players: 1 }, clock: null },
    seat: 0,
    bots: {},
    start: true,
  });
  expect(route.path).toBe("/t/ABCD");
});

test("Hanabi starts with the first bot that plays with people at a table of three", async () => {
  await startQuickGame("hanabi");
  expect(asked()).toMatchObject({
    settings: { game: "hanabi", options: { players: 3 } },
    bots: { "1": "any", "2": "any" },
  });
});

test("what was chosen is remembered and played", async () => {
  rememberChoice("hashi", {
    options: { players: 3, board: "B", mistakes: "paper" },
    bot: "master",
    clock: 300,
    deadline: null,
    level: 0,
  });
  await startQuickGame("hashi");
  expect(asked()).toMatchObject({
    settings: {
      options: { players: 3, board: "B", mistakes: "paper" },
      clock: { seconds: 300, increment: 10 },
    },
    bots: { "1": "master", "2": "master" },
  });
});

test("a bot that cannot play at such a table is replaced by one that can", async () => {
  rememberChoice("hanabi", { options: { players: 4 }, bot: "duo", clock: 0, deadline: null, level: 0 });
  await startQuickGame("hanabi");
  expect(asked()).toMatchObject({ bots: { "1": "any", "2": "any", "3": "any" } });
});

test("a bot of one level is asked for by its name, and the level of the people is declared", async () => {
  rememberChoice("hanabi", { options: { players: 2 }, bot: "any:5", clock: 0, deadline: null, level: 3 });
  await startQuickGame("hanabi");
  expect(asked()).toMatchObject({ settings: { level: 3 }, bots: { "1": "any:5" } });
});

test.each(["{", "null", "7", '{"options": {"players": 99}}', '{"options": {"players": "many"}}', '{"level": "high"}'])(
  "what cannot be read is the usual game: %s",
  (text) => {
    localStorage.setItem("sumida.quick.hashi", text);
    expect(quickChoice("hashi")).toEqual(usualChoice("hashi"));
  },
);

test("a second click while a game starts does not start another", async () => {
  await Promise.all([startQuickGame("hashi"), startQuickGame("hashi")]);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/seal", "/api/tables"]);
});
