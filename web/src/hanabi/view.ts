/** `HanabiWire` as the server sends it; see `sumida/hanabi/wire.py`, which explains every field. */
export interface Suit {
  name: string;
  letter: string;
  colours: string[];
  copies: number[];
}

export interface Hint {
  turn: number;
  seat: number;
  value: string | number;
}

export interface HeldCard {
  order: number;
  card: string | null;
  possible: string[];
  deduced: string[];
  clues: Hint[];
  drawn: number;
  age: number;
  plays: "yes" | "no" | "maybe";
  useless: boolean;
}

export interface Turn {
  turn: number;
  seat: number;
  action: string;
  touched: number[];
  order: number | null;
  card: string | null;
  success: boolean | null;
  drawn: number | null;
}

export interface HanabiView {
  options: Record<string, unknown>;
  suits: Suit[];
  colours: string[];
  seat: number | null;
  turn: number;
  to_act: number[];
  hands: HeldCard[][];
  piles: number[];
  discards: { order: number; card: string }[];
  clue_tokens: number;
  strikes: number;
  pile: number;
  turns_left: number | null;
  history: Turn[];
  legal: string[];
  touches: Record<string, number[]>;
  points: number;
  points_or_zero: number;
  score: number;
  best: number;
  verdict: string;
  over: boolean;
  ended: string | null;
  critical: string[];
}
