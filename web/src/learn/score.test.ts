import { expect, test } from "vitest";
import { begun, counted } from "./score";

test("a right answer lengthens the streak, a wrong one ends it, and the best is kept", () => {
  const score = [true, true, false, true].reduce(counted, begun(null));
  expect(score).toMatchObject({ asked: 4, right: 3, streak: 1, best: 2 });
});

test("what was stored is read again", () => {
  const score = { ...counted(begun(null), true), level: 3, next: { 3: 7 } };
  expect(begun(JSON.stringify(score))).toEqual(score);
});

test.each(["{", "7", "null", '{"asked": "many"}', '{"next": {"1": -1}}'])("nonsense is a fresh start: %s", (text) => {
  expect(begun(text)).toEqual(begun(null));
});
