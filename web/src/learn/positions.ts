import partner from "./partner.json";

/** A position to solve: a record whose last move, by the first seat, is the answer. */
export interface LessonPosition {
  name: string;
  record: string;
  answer: string;
  /** How many moves come before the answer. */
  before: number;
}

export const POSITIONS: LessonPosition[] = partner.map(({ name, record }) => ({
  name,
  record: JSON.stringify(record),
  answer: String(record.moves.at(-1)?.[1]),
  before: record.moves.length - 1,
}));
