import partner from "./partner.json";

/** A position to solve: a record whose last move, by the first seat, is the answer. */
export interface LessonPosition {
  name: string;
  record: string;
  answer: string;
  /** Moves that are as good. */
  also: string[];
  /** How many moves come before the answer. */
  before: number;
  /** The convention that it is about, by its name on the page. */
  about: string;
}

interface Stored {
  name: string;
  also?: string[];
  record: { moves: (number | string)[][] };
}

export const POSITIONS: LessonPosition[] = (partner as Stored[]).map(({ name, also, record }) => ({
  name,
  also: also ?? [],
  about: name.split("-")[0] ?? name,
  record: JSON.stringify(record),
  answer: String(record.moves.at(-1)?.[1]),
  before: record.moves.length - 1,
}));
