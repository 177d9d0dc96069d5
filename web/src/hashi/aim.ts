import type { Chart, Point } from "./geometry";
import type { LinePlace } from "./view";

/** In drawing units: the radius of an island's land, of what a finger may grab it by, and half the width of a line. */
export const LAND = 31;
const GRASP = 50;
const HALF_LINE = 18;
/** Half of the least width of a target on the screen, in points. */
const HALF_TARGET = 22;

export interface Aim {
  island?: string;
  line?: string;
}

/** How far from a line a press may be, where a drawing unit is `scale` points wide. */
export const reachOf = (scale: number): number => Math.max(HALF_LINE, HALF_TARGET / scale);

/** What a press at a point means: the island below it, or else the nearest of what is lit and can be reached. */
export function aim(
  chart: Chart,
  at: Point,
  lit: ReadonlySet<string>,
  bridges: ReadonlySet<string>,
  reach: number,
): Aim {
  const below = grasped(chart, at, LAND);
  if (below) return lit.has(below) ? { island: below } : {};
  let nearest = reach;
  let found: Aim = {};
  for (const name of bridges) {
    const line = chart.lines.get(name);
    const away = line ? fromLine(chart, line, at) : Infinity;
    if (away <= nearest) [nearest, found] = [away, { line: name }];
  }
  for (const name of lit) {
    const away = apart(chart.at(name), at) - LAND;
    if (away < nearest) [nearest, found] = [away, { island: name }];
  }
  return found;
}

/** The island that a press takes hold of. */
export function grasped(chart: Chart, at: Point, radius = GRASP): string | undefined {
  return chart.board.islands.find(({ name }) => apart(chart.at(name), at) <= radius)?.name;
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The distance to the part of a line that can be seen between its islands. */
function fromLine(chart: Chart, line: LinePlace, at: Point): number {
  const { from, to } = chart.ends(line);
  const [x0, x1] = visible(from.x, to.x);
  const [y0, y1] = visible(from.y, to.y);
  return apart(at, { x: clamp(at.x, x0, x1), y: clamp(at.y, y0, y1) });
}

const visible = (one: number, other: number): [number, number] =>
  one === other ? [one, one] : [Math.min(one, other) + LAND, Math.max(one, other) - LAND];

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
