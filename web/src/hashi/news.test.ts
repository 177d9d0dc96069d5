import { expect, test } from "vitest";
import { loadPart, startLanguage } from "../lib/i18n.svelte";
import { describeNews, newsOf } from "./news";
import type { HashiView } from "./view";

const race = (category: string, ...points: number[]) => ({
  category,
  scored: points.map((one) => (one ? { round: 3, points: one } : null)),
});
const view = (round: number, passed: boolean[], history: string[][], red: number[] = [0, 0]): HashiView =>
  ({
    round,
    passed,
    history: history.map((seats, index) => ({ round: index, marks: seats.map((marks) => marks.split(" ")) })),
    races: [race("red", ...red), race("blue", 0, 0)],
  }) as unknown as HashiView;
const SETUP = ["d2=4 done", "d2=3 done"];

test("a pass is news at once, and once", () => {
  const before = view(1, [false, false], [SETUP]);
  const passed = view(1, [true, false], [SETUP]);
  const closed = view(2, [false, false], [SETUP, ["done", "done"]]);
  expect(newsOf(passed, before)).toEqual([{ kind: "pass", seat: 0, points: 0 }]);
  expect(newsOf(passed, passed)).toEqual([]);
  // The last pass of a round closes it.
  expect(newsOf(closed, passed)).toEqual([{ kind: "pass", seat: 1, points: 0 }]);
});

test("the start number and a turn with marks are no pass", () => {
  expect(newsOf(view(1, [false, false], [SETUP]), view(0, [false, false], []))).toEqual([]);
  const closed = view(2, [false, false], [SETUP, ["a1=3 done", "d2-d3 done"]]);
  expect(newsOf(closed, view(1, [false, false], [SETUP]))).toEqual([]);
});

test("a race won is news for everybody, with its points", () => {
  const won = view(4, [false, false], [SETUP], [0, 9]);
  expect(newsOf(won, view(3, [false, false], [SETUP]))).toEqual([{ kind: "red", seat: 1, points: 9 }]);
  expect(newsOf(view(3, [false, false], [SETUP]), won)).toEqual([]);
});

test("a race that you win is told to you", async () => {
  await startLanguage();
  await loadPart("hashi");
  const won = { kind: "blue", seat: 0, points: 7 } as const;
  expect(describeNews(won, ["Guest"], 0)).toBe("You: all blue flags, 7 points!");
  expect(describeNews(won, ["Guest"], null)).toBe("Guest: all blue flags, 7 points!");
});
