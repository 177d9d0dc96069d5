import { Chart } from "../hashi/geometry";
import type { Sheet } from "../hashi/view";

/** A small board with marks, for a drawing of the rules. */
export interface Scene {
  chart: Chart;
  sheet: Sheet;
  /** Lines where a bridge must not be drawn: they are crossed out. */
  wrong: string[];
}

/**
 * A scene from text: rows of islands, each `.` water, `o` without a number, a digit its number, with `r` or `b` after
 * it for a flag; then lines such as `a1-c1`, with `=2` for two bridges, `=0` for none and `!` for a wrong one.
 */
export function scene(rows: string[], lines: string): Scene {
  const islands = rows.flatMap((row, y) =>
    row.split(" ").flatMap((mark, x) =>
      mark === "."
        ? []
        : [
            {
              name: `${"abcdefgh"[x]}${y + 1}`,
              column: x,
              row: y,
              flag: { r: "red", b: "blue" }[mark[1] ?? ""] ?? "",
              number: Number.parseInt(mark) || 0,
            },
          ],
    ),
  );
  const drawn = lines.split(" ").map((text) => {
    const [, a = "", b = "", count, bad] = /^(\w+)-(\w+?)(?:=(\d))?(!)?$/.exec(text) ?? [];
    return { name: `${a}-${b}`, a, b, bridges: bad ? 0 : Number(count ?? 1), wrong: Boolean(bad) };
  });
  const width = Math.max(...rows.map((row) => row.split(" ").length));
  const board = {
    name: "",
    width,
    height: rows.length,
    islands,
    lines: drawn.map(({ name, a, b }) => ({ name, a, b, crosses: [] })),
  };
  const bridgesAt = (island: string): number =>
    drawn.filter(({ a, b }) => a === island || b === island).reduce((sum, { bridges }) => sum + bridges, 0);
  const sheet: Sheet = {
    seat: 0,
    groups: [],
    lines: drawn.map(({ name, bridges }) => ({ name, bridges, fresh: 0, blocked: false })),
    islands: islands.map(({ name, flag, number }) => ({
      name,
      flag,
      number,
      bridges: bridgesAt(name),
      finished: number > 0 && bridgesAt(name) === number,
      struck: false,
      most: 6,
      hopeless: false,
      fresh: false,
    })),
  };
  return { chart: new Chart(board), sheet, wrong: drawn.filter((line) => line.wrong).map(({ name }) => name) };
}

export const SCENES = {
  legal: scene(["3 . o", ". . .", "o . o"], "a1-c1=2 a1-a3 a3-c3=0 c1-c3=0"),
  illegal: scene([". 3 .", "o . o", ". 3 ."], "b1-b3 a2-c2!"),
  unnumbered: scene(["o . o"], "a1-c1!"),
  finished: scene(["3 . 4", ". . .", "o . o"], "a1-c1=2 a1-a3 a3-c3=0 c1-c3=0"),
  flags: scene(["2 . 2b . o", ". . . . .", "o . 1r . o"], "a1-c1 c1-c3 a3-c3=0 c1-e1=0"),
  race: scene(["2 . 3 . 1", ". . . . .", "1 . 2 . 1"], "a1-c1 c1-e1 a1-a3 c1-c3 c3-e3"),
} as const;
