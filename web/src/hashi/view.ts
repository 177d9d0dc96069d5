/** `HashiView` as the server sends it; see `sumida/hashi/view.py`, which explains every field. */
export interface Card {
  number: number;
  bridges: number;
}

export interface IslandPlace {
  name: string;
  column: number;
  row: number;
  flag: "" | "red" | "blue";
}

export interface LinePlace {
  name: string;
  a: string;
  b: string;
  crosses: string[];
}

export interface Board {
  name: string;
  width: number;
  height: number;
  islands: IslandPlace[];
  lines: LinePlace[];
}

export interface Island {
  name: string;
  flag: "" | "red" | "blue";
  number: number;
  bridges: number;
  finished: boolean;
  struck: boolean;
  most: number;
  hopeless: boolean;
  fresh: boolean;
}

export interface Line {
  name: string;
  bridges: number;
  fresh: number;
  blocked: boolean;
}

export interface Sheet {
  seat: number;
  islands: Island[];
  lines: Line[];
  groups: string[][];
}

export interface Race {
  category: "red" | "blue" | "linked";
  full: number;
  later: number;
  deadline: number;
  open: boolean;
  need: number;
  have: number[];
  scored: ({ round: number; points: number } | null)[];
}

export interface Score {
  seat: number;
  finished: number;
  islands: number;
  red: number;
  blue: number;
  linked: number;
  total: number;
}

export interface Solo {
  piles: { size: number; left: number; last_round: number }[];
  rank: string;
}

export interface Mistake {
  mark: string;
  round: number;
  until: number;
  reason: string;
  islands: string[];
  erase: string;
}

export interface Round {
  round: number;
  card: Card | null;
  marks: string[][];
}

export interface HashiView {
  options: Record<string, unknown>;
  players: number;
  seat: number | null;
  phase: "set-up" | "round" | "over";
  round: number;
  rounds: number;
  card: Card | null;
  turned: Card[];
  unseen: Card[];
  board: Board;
  sheets: Sheet[];
  done: boolean[];
  marks: string[];
  bridges_left: number;
  legal: string[];
  hopeless: string[];
  can_undo: boolean;
  mistakes: Mistake[];
  races: Race[];
  scores: Score[];
  solo: Solo | null;
  over: boolean;
  winners: number[];
  history: Round[];
}
