import { expect, test } from "vitest";
import { aim, grasped, reachOf } from "./aim";
import { Chart } from "./geometry";

/** Three neighbours in a row and one below the first: `a1 b1 c1` and `a3`. */
const chart = new Chart({
  name: "",
  width: 3,
  height: 3,
  islands: ["a1", "b1", "c1", "a3"].map((name) => ({
    name,
    column: name.charCodeAt(0) - 97,
    row: Number(name[1]) - 1,
    flag: "",
  })),
  lines: [
    { name: "a1-b1", a: "a1", b: "b1", crosses: [] },
    { name: "b1-c1", a: "b1", b: "c1", crosses: [] },
    { name: "a1-a3", a: "a1", b: "a3", crosses: [] },
  ],
});
const all = new Set(chart.lines.keys());
const none = new Set<string>();
const phone = reachOf(0.57);

test("a target is at least 44 points wide on a phone", () => {
  expect(phone * 2 * 0.57).toBeGreaterThanOrEqual(44);
  expect(reachOf(1.3)).toBe(18);
});

test("between neighbours the bridge is meant, however short it is", () => {
  expect(aim(chart, { x: 100, y: 50 + phone - 1 }, none, all, phone)).toEqual({ line: "a1-b1" });
  expect(aim(chart, { x: 86, y: 50 }, new Set(["a1"]), all, phone)).toEqual({ line: "a1-b1" });
});

test("an island is meant by a press on its land, and by one beside it if nothing else is nearer", () => {
  const lit = new Set(["a1"]);
  expect(aim(chart, { x: 52, y: 70 }, lit, all, phone)).toEqual({ island: "a1" });
  expect(aim(chart, { x: 22, y: 22 }, lit, none, phone)).toEqual({ island: "a1" });
});

test("the nearest legal bridge is chosen, not the nearest line", () => {
  const at = { x: 70, y: 90 };
  expect(aim(chart, at, none, all, phone)).toEqual({ line: "a1-a3" });
  expect(aim(chart, at, none, new Set(["a1-b1"]), 45)).toEqual({ line: "a1-b1" });
});

test("a press on an island that takes nothing, or on open water, means nothing", () => {
  expect(aim(chart, { x: 50, y: 60 }, none, all, phone)).toEqual({});
  expect(aim(chart, { x: 250, y: 250 }, new Set(["a1"]), all, phone)).toEqual({});
});

test("a finger takes hold of an island by what is around it", () => {
  expect(grasped(chart, { x: 90, y: 30 })).toBe("a1");
  expect(grasped(chart, { x: 150, y: 250 })).toBeUndefined();
});
