import { expect, test } from "vitest";
import { arranged, stepAside, withMoved } from "./arrange";

const hand = (...orders: number[]) => orders.map((order) => ({ order }));
const shown = (cards: { order: number }[]) => cards.map((card) => card.order);

test("a hand that was never sorted is in the order of the rules", () => {
  expect(shown(arranged(hand(0, 1, 2), []))).toEqual([0, 1, 2]);
});

test("a sorted hand keeps its order when a card leaves, and a new card comes in at the end", () => {
  expect(shown(arranged(hand(0, 2, 3, 9), [3, 1, 0, 2]))).toEqual([3, 0, 2, 9]);
});

test("several new cards stand at the end, the newest last", () => {
  expect(shown(arranged(hand(0, 1, 8, 9), [1]))).toEqual([1, 0, 8, 9]);
});

test("a card is put at another place, but never past the ends", () => {
  expect(withMoved([5, 6, 7], 5, 2)).toEqual([6, 7, 5]);
  expect(withMoved([5, 6, 7], 7, -1)).toEqual([7, 5, 6]);
  expect(withMoved([5, 6, 7], 7, 9)).toBeNull();
  expect(withMoved([5, 6, 7], 6, 1)).toBeNull();
  expect(withMoved([5, 6, 7], 4, 1)).toBeNull();
});

test("the cards between the old and the new place make way", () => {
  expect([0, 1, 2, 3].map((at) => stepAside(at, 0, 2))).toEqual([0, -1, -1, 0]);
  expect([0, 1, 2, 3].map((at) => stepAside(at, 3, 1))).toEqual([0, 1, 1, 0]);
});
