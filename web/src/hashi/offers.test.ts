import { expect, test } from "vitest";
import { sortOffers } from "./offers";

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
