import type { Chart } from "../hashi/geometry";
import type { Sheet } from "../hashi/view";
import { describeMark } from "../hashi/describe";
import { t } from "../lib/i18n.svelte";

/** Where a mark is: on an island, or along a line. */
export interface MarkPlace {
  x: number;
  y: number;
  length: number;
  across: boolean;
}

/** The sheet with the marks of a turn on it, as fresh ink. The page knows no rules: nothing is judged here. */
export function withMarks(sheet: Sheet, marks: string[]): Sheet {
  const written = new Map(
    marks.filter((mark) => mark.includes("=")).map((mark) => mark.split("=") as [string, string]),
  );
  const drawn = (name: string): number => marks.filter((mark) => mark === name).length;
  return {
    ...sheet,
    islands: sheet.islands.map((island) => {
      const number = written.get(island.name);
      return number ? { ...island, number: Number(number), fresh: true } : island;
    }),
    lines: sheet.lines.map((line) => ({ ...line, bridges: line.bridges + drawn(line.name), fresh: drawn(line.name) })),
  };
}

export function markPlaces(chart: Chart, marks: string[]): MarkPlace[] {
  return [...new Set(marks)].map((mark) => {
    const line = chart.lines.get(mark);
    if (!line) return { ...chart.at(mark.split("=")[0] ?? ""), length: 0, across: true };
    const { from, to } = chart.ends(line);
    return { ...from, length: Math.abs(to.x - from.x) + Math.abs(to.y - from.y), across: from.y === to.y };
  });
}

/** The marks of a turn in words. */
export const turnMarks = (marks: string[]): string => marks.map(describeMark).join(", ") || t("mark-nothing");
