import { beforeEach, expect, test, vi } from "vitest";
import { loadPart } from "../lib/i18n.svelte";
import type { MyGame } from "../lib/protocol";
import { isYours, turn, until } from "./words";

const NOW = new Date(2026, 10, 17, 12).getTime();

beforeEach(async () => {
  vi.setSystemTime(NOW);
  await loadPart("me");
});

const game = (changes: Partial<MyGame>): MyGame => ({
  table: "ABCD23",
  number: 1,
  game: "hashi",
  options: {},
  names: ["Ana", "Bo", "Cy"],
  bots: ["", "", ""],
  seat: 0,
  at: NOW,
  running: true,
  scores: null,
  stopped: false,
  daily: null,
  turn: [0],
  turn_since: NOW - 7_200_000,
  deadline: null,
  offline: false,
  ...changes,
});

test("your own turn comes before those of others", () => {
  expect(turn(game({ turn: [0, 2] }))).toBe("your turn · 2 hours ago");
  expect(isYours(game({ turn: [0, 2] }))).toBe(true);
});

test("when several others are to move, all of them are named", () => {
  expect(turn(game({ turn: [1] }))).toBe("Bo’s turn · 2 hours ago");
  expect(turn(game({ turn: [1, 2] }))).toBe("Bo and Cy to move · 2 hours ago");
  expect(isYours(game({ turn: [1, 2] }))).toBe(false);
});

test("a spectator is nobody's turn", () => {
  expect(turn(game({ seat: null, turn: [0] }))).toBe("Ana’s turn · 2 hours ago");
});

test("a deadline is told only where there is one", () => {
  expect(until(game({}))).toBe("");
  expect(until(game({ deadline: NOW + 3_600_000 }))).toBe("until Tue 01:00 PM");
});
