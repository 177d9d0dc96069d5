import { describe, expect, test } from "vitest";
import { CELL, Chart, centre, headed } from "./geometry";
import type { Board } from "./view";

/*   a b c d
   1 O   O      a1-c1 across, a1-a3 down, c1-c3 down, a3-c3 across;
   2            d2 lies off all lines.
   3 O   O   */
const island = (name: string): Board["islands"][number] => ({
  name,
  column: name.charCodeAt(0) - 97,
  row: Number(name[1]) - 1,
  flag: "",
});
const line = (a: string, b: string): Board["lines"][number] => ({ name: `${a}-${b}`, a, b, crosses: [] });
const chart = new Chart({
  name: "",
  width: 4,
  height: 3,
  islands: ["a1", "c1", "d2", "a3", "c3"].map(island),
  lines: [line("a1", "c1"), line("a1", "a3"), line("c1", "c3"), line("a3", "c3")],
});

test("an island lies in the middle of its square", () => {
  expect(centre(island("c2"))).toEqual({ x: 2.5 * CELL, y: 1.5 * CELL });
  expect(chart.at("c3")).toEqual({ x: 2.5 * CELL, y: 2.5 * CELL });
});

test("a name that is not on the board lies at the corner", () => {
  expect(chart.at("z9")).toEqual({ x: 0, y: 0 });
});

test("a line runs from the middle of one island to the middle of the other", () => {
  expect(chart.ends(chart.lines.get("a1-c1")!)).toEqual({ from: chart.at("a1"), to: chart.at("c1") });
});

describe("directions", () => {
  test.each([
    [1, 0, "right"],
    [-1, 0, "left"],
    [0, 1, "down"],
    [0, -1, "up"],
    [3, -2, "right"],
    [-1, 2, "down"],
  ] as const)("(%i, %i) is headed %s", (dx, dy, direction) => {
    expect(headed(dx, dy)).toBe(direction);
  });

  test("the line that leaves an island in a direction, from either end", () => {
    expect(chart.towards("a1", "right")?.name).toBe("a1-c1");
    expect(chart.towards("c1", "left")?.name).toBe("a1-c1");
    expect(chart.towards("a3", "up")?.name).toBe("a1-a3");
    expect(chart.towards("a1", "up")).toBeUndefined();
    expect(chart.towards("d2", "left")).toBeUndefined();
  });
});

describe("arrow keys", () => {
  test("follow a line where there is one", () => {
    expect(chart.nearest("a1", "right")).toBe("c1");
    expect(chart.nearest("c3", "up")).toBe("c1");
  });

  test("else go to the nearest island ahead, sideways counting double", () => {
    expect(chart.nearest("c1", "right")).toBe("d2");
    expect(chart.nearest("d2", "left")).toBe("c1");
    expect(chart.nearest("d2", "down")).toBe("c3");
  });

  test("prefer an island straight ahead to one nearer by but off to the side", () => {
    const islands = ["a1", "b3", "e1"].map(island);
    const open = new Chart({ name: "", width: 5, height: 3, islands, lines: [] });
    expect(open.nearest("a1", "right")).toBe("e1");
  });

  test("stay where nothing lies ahead", () => {
    expect(chart.nearest("d2", "right")).toBeUndefined();
    expect(chart.nearest("a1", "up")).toBeUndefined();
  });
});
