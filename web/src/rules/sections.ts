import type { SCENES } from "./hashi";
import type { HANDS } from "./HanabiFigure.svelte";

/** A section of the rules: its number of paragraphs in the locale files, and its drawings. */
export interface Section<Drawing> {
  id: string;
  paragraphs: number;
  drawings?: Drawing[];
}

export const HASHI: Section<keyof typeof SCENES>[] = [
  { id: "goal", paragraphs: 2, drawings: ["finished"] },
  { id: "material", paragraphs: 2 },
  { id: "setup", paragraphs: 3 },
  { id: "round", paragraphs: 5, drawings: ["flags"] },
  { id: "bridges", paragraphs: 7, drawings: ["legal", "unnumbered", "illegal"] },
  { id: "races", paragraphs: 5, drawings: ["race"] },
  { id: "end", paragraphs: 3 },
  { id: "solo", paragraphs: 4 },
  { id: "mistakes", paragraphs: 3 },
  { id: "notation", paragraphs: 1 },
];

export const HANABI: Section<keyof typeof HANDS>[] = [
  { id: "goal", paragraphs: 2 },
  { id: "setup", paragraphs: 4 },
  { id: "turn", paragraphs: 6, drawings: ["clue", "number", "play", "strike"] },
  { id: "end", paragraphs: 5 },
  { id: "score", paragraphs: 2, drawings: ["score"] },
  { id: "finale", paragraphs: 2 },
  { id: "variants", paragraphs: 4 },
  { id: "know", paragraphs: 2 },
  { id: "talk", paragraphs: 1 },
  { id: "notation", paragraphs: 1 },
];

/** The audience's verdict by points, as in `sumida/hanabi/rules/scoring.py`. */
export const VERDICTS = [
  ["0–5", "horrible"],
  ["6–10", "mediocre"],
  ["11–15", "honourable"],
  ["16–20", "excellent"],
  ["21–24", "amazing"],
  ["25", "legendary"],
] as const;
