/** A card in a drawing: what it is, a clue that points at it, and what it is called in the sentence above. */
export interface DrawnCard {
  card: string;
  clue?: string | number;
  mark?: "chop" | "focus" | "now" | "keep";
}

/** What `partner` plays by, with one hand to look at; the words are in the locale files. */
export const CONVENTIONS: Record<string, DrawnCard[]> = {
  chop: [
    { card: "g4", clue: 4 },
    { card: "b2", mark: "chop" },
    { card: "r3" },
    { card: "w1" },
    { card: "y4", clue: 4 },
  ],
  focus: [
    { card: "b2" },
    { card: "r4", clue: "red" },
    { card: "g2" },
    { card: "w2" },
    { card: "r1", clue: "red", mark: "focus" },
  ],
  play: [{ card: "b2" }, { card: "y3" }, { card: "g1", clue: "green", mark: "now" }, { card: "w2" }, { card: "r4" }],
  save: [{ card: "g5", clue: 5, mark: "keep" }, { card: "r4" }, { card: "b2" }, { card: "w3" }, { card: "y1" }],
  touch: [
    { card: "b1", clue: 1, mark: "now" },
    { card: "w4" },
    { card: "g1", clue: 1, mark: "now" },
    { card: "r3" },
    { card: "y4" },
  ],
  prompt: [{ card: "r2", clue: 2, mark: "now" }, { card: "b4" }, { card: "g4" }, { card: "y3" }, { card: "y4" }],
  finesse: [{ card: "b2" }, { card: "b4" }, { card: "g4" }, { card: "w2" }, { card: "r1", mark: "now" }],
  again: [
    { card: "r3", clue: "red" },
    { card: "b4" },
    { card: "r2", clue: "red", mark: "now" },
    { card: "w2" },
    { card: "y4" },
  ],
};

/** The conventions of the higher levels, with the level that each begins at; level 1 is drawn above. */
export const HIGHER: [number, string[]][] = [
  [2, ["reverse", "long", "self", "five"]],
  [3, ["ones", "fix", "sarcastic"]],
  [4, ["move"]],
  [5, ["layered", "hidden"]],
  [6, ["tempo"]],
  [7, ["scream"]],
  [8, ["positional"]],
  [9, ["stall"]],
  [10, ["gentleman"]],
  [11, ["bluff"]],
];
