import { store, stored } from "./storage";

const STORED = "sumida.unfinished";
/** More than anyone plays at a time; the oldest are forgotten first. */
const MOST = 20;

/** A table where this browser has a seat in an unfinished game, as it was when last seen here. */
export interface Unfinished {
  code: string;
  game: string;
  /** The others at the table. */
  with: string[];
  /** Whose turn it was; nothing while several have to move and you do not. */
  turn: "you" | { name: string } | null;
  /** When it was last seen, in milliseconds. */
  seen: number;
}

const isUnfinished = (one: unknown): one is Unfinished =>
  typeof one === "object" && one !== null && "code" in one && "game" in one;

/** All of them, the latest first. Anything may be stored there; an earlier page stored a single table. */
export function unfinished(): Unfinished[] {
  try {
    const found: unknown = JSON.parse(stored(STORED) ?? "[]");
    const usual = { with: [], turn: null, seen: 0 };
    return (Array.isArray(found) ? found : [found]).filter(isUnfinished).map((one) => ({ ...usual, ...one }));
  } catch {
    return [];
  }
}

const others = (code: string): Unfinished[] => unfinished().filter((one) => one.code !== code);

export const rememberUnfinished = (table: Unfinished): boolean =>
  store(STORED, JSON.stringify([table, ...others(table.code)].slice(0, MOST)));

export function forgetUnfinished(code: string): void {
  if (unfinished().some((one) => one.code === code)) store(STORED, JSON.stringify(others(code)));
}
