import { beforeEach, expect, test, vi } from "vitest";
import { startQuickGame } from "./quickgame";
import { route } from "./router.svelte";

const bot = (kind: string, players: number[]) => ({ kind, players, code: "" });
const CATALOGUE = { games: [{ game: "hanabi", bots: [bot("duo", [2]), bot("hat", [2, 3, 4, 5])] }], phrases: [] };

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
    settings: { game: "hashi", options: { players: 1 } },
    seat: 0,
    bots: {},
    start: true,
  });
  expect(route.path).toBe("/t/ABCD");
});

test("Hanabi starts with the first bot that plays at a table of three", async () => {
  await startQuickGame("hanabi");
  expect(asked()).toMatchObject({
    settings: { game: "hanabi", options: { players: 3 } },
    bots: { "1": "hat", "2": "hat" },
  });
});
