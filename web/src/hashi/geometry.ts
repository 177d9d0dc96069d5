import type { Board, IslandPlace, LinePlace } from "./view";

/** Length of a square of the grid in drawing units. */
export const CELL = 100;

export interface Point {
  x: number;
  y: number;
}

export type Direction = "up" | "down" | "left" | "right";

export const centre = (island: IslandPlace): Point => ({
  x: island.column * CELL + CELL / 2,
  y: island.row * CELL + CELL / 2,
});

/** Islands and lines of a board by name. */
export class Chart {
  readonly islands: ReadonlyMap<string, IslandPlace>;
  readonly lines: ReadonlyMap<string, LinePlace>;

  constructor(readonly board: Board) {
    this.islands = new Map(board.islands.map((island) => [island.name, island]));
    this.lines = new Map(board.lines.map((line) => [line.name, line]));
  }

  at(name: string): Point {
    const island = this.islands.get(name);
    return island ? centre(island) : { x: 0, y: 0 };
  }

  ends(line: LinePlace): { from: Point; to: Point } {
    return { from: this.at(line.a), to: this.at(line.b) };
  }

  /** The dotted line that leaves an island in a direction. */
  towards(name: string, direction: Direction): LinePlace | undefined {
    const here = this.at(name);
    return this.board.lines.find((line) => {
      if (line.a !== name && line.b !== name) return false;
      const there = this.at(line.a === name ? line.b : line.a);
      return direction === headed(there.x - here.x, there.y - here.y);
    });
  }

  /** The nearest island in a direction, whether a line leads there or not: for the arrow keys. */
  nearest(name: string, direction: Direction): string | undefined {
    const line = this.towards(name, direction);
    if (line) return line.a === name ? line.b : line.a;
    const here = this.at(name);
    const apart = (island: IslandPlace): number => {
      const { x, y } = centre(island);
      const sideways = direction === "up" || direction === "down" ? Math.abs(x - here.x) : Math.abs(y - here.y);
      return Math.abs(x - here.x) + Math.abs(y - here.y) + sideways;
    };
    return this.board.islands
      .filter((island) => island.name !== name && ahead(here, centre(island), direction))
      .sort((one, other) => apart(one) - apart(other))[0]?.name;
  }
}

export function headed(dx: number, dy: number): Direction {
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}

function ahead(here: Point, there: Point, direction: Direction): boolean {
  if (direction === "up") return there.y < here.y;
  if (direction === "down") return there.y > here.y;
  return direction === "left" ? there.x < here.x : there.x > here.x;
}
