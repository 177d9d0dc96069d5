import { store, stored } from "./storage";

const STORED = "sumida.unfinished";

/** The table where this browser has a seat in an unfinished game; the first page links back to it. */
export interface Unfinished {
  code: string;
  game: string;
}

export function unfinished(): Unfinished | null {
  try {
    return JSON.parse(stored(STORED) ?? "null") as Unfinished | null;
  } catch {
    return null;
  }
}

export const rememberUnfinished = (table: Unfinished): boolean => store(STORED, JSON.stringify(table));

export function forgetUnfinished(code: string): void {
  if (unfinished()?.code === code) store(STORED, "null");
}
