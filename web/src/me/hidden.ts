import { store, stored } from "../lib/storage";

const STORED = "sumida.hidden";
const MOST = 50;

/** Tables that were removed from the list on the first page of this browser; “My games” still has them. */
export function hiddenGames(): string[] {
  return (stored(STORED) ?? "").split(" ").filter(Boolean);
}

export const hideGame = (code: string): boolean => store(STORED, [code, ...hiddenGames()].slice(0, MOST).join(" "));
