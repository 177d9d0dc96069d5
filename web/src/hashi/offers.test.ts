import { expect, test } from "vitest";
import { passes, sortOffers } from "./offers";
import type { HashiView } from "./view";

test("legal actions are sorted by what they look like on the board", () => {
  const offers = sortOffers(["d2=3", "d2=4", "b2=4", "b2-b5", "done", "x b2-d2"]);
  expect(offers.writes).toEqual(
    new Map([
      ["d2", [3, 4]],
      ["b2", [4]],
    ]),
  );
  expect([...offers.bridges]).toEqual(["b2-b5"]);
  expect(offers.done).toBe(true);
  expect(offers.erases).toEqual(["x b2-d2"]);
});

test("nothing is offered where nothing is legal", () => {
  expect(sortOffers([])).toEqual({ writes: new Map(), bridges: new Set(), done: false, erases: [] });
});

test("to confirm without a mark is to pass only where something could be marked", () => {
  const view = (phase: string, ...marks: string[]): HashiView => ({ phase, marks }) as unknown as HashiView;
  const playable = sortOffers(["d2=3", "done"]);
  expect(passes(view("round"), playable)).toBe(true);
  expect(passes(view("round"), sortOffers(["b2-b5", "done"]))).toBe(true);
  expect(passes(view("round"), sortOffers(["done"]))).toBe(false);
  expect(passes(view("round", "b2=3"), playable)).toBe(false);
  expect(passes(view("set-up"), playable)).toBe(false);
});
