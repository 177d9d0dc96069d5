import { expect, test } from "vitest";
import { look, ranksOf, readCard, readPossible } from "./suits";
import type { Suit } from "./view";

const suit = (name: string, letter: string): Suit => ({ name, letter, colours: [name], copies: [3, 2, 2, 2, 1] });
const SUITS = [suit("red", "r"), suit("black", "k"), suit("ochre", "o")];

test("a card is read by the letter of its suit", () => {
  expect(readCard(SUITS, "k3")).toEqual({ suit: SUITS[1], index: 1, rank: 3 });
});

test("the ranks are those that the suits have copies of", () => {
  expect(ranksOf(SUITS)).toEqual([1, 2, 3, 4, 5]);
  expect(ranksOf([{ ...SUITS[0]!, copies: [2, 2, 2] }])).toEqual([1, 2, 3]);
});

test("possible cards name their suits in the order of the variant, and their ranks", () => {
  expect(readPossible(SUITS, ["o2", "r5", "r2"])).toEqual({ suits: [SUITS[0], SUITS[2]], ranks: [2, 5] });
});

test("a suit that has no entry of its own is still drawn", () => {
  expect(look("ochre").shape).not.toBe("");
  expect(look("ochre")).not.toBe(look("red"));
});
