import { get, post } from "../lib/api";
import type { DailyBoard, Me, MyGames, OneTimeCode, PublicTables, RecoveryPhrase, Statistics } from "../lib/protocol";

export type Shelf = "running" | "finished" | "shared";

/** What is looked for; empty fields do not matter. */
export interface Search {
  game: string;
  variant: string;
  partner: string;
  lowest: string;
  highest: string;
  since: string;
  until: string;
}

export const NO_SEARCH: Search = {
  game: "",
  variant: "",
  partner: "",
  lowest: "",
  highest: "",
  since: "",
  until: "",
};

export const me = (): Promise<Me> => get<Me>("/api/me");

/** When a day begins here, or as many days later; what was no day stays what it is. */
function dayBegins(day: string, later = 0): string {
  const begin = new Date(`${day}T00:00`);
  begin.setDate(begin.getDate() + later);
  return isNaN(begin.getTime()) ? day : begin.toISOString();
}

export function myGames(shelf: Shelf, search: Partial<Search> = {}, more?: string | null): Promise<MyGames> {
  const days = { since: dayBegins(search.since ?? ""), until: dayBegins(search.until ?? "", 1) };
  const terms = Object.entries({ shelf, ...search, ...days, more: more ?? "" }).filter(([, value]) => value !== "");
  return get<MyGames>(`/api/me/games?${new URLSearchParams(terms).toString()}`);
}

export const newCode = (): Promise<OneTimeCode> => post<OneTimeCode>("/api/me/code", "");

export const newPhrase = (): Promise<RecoveryPhrase> => post<RecoveryPhrase>("/api/me/phrase", "");

export const joinPerson = (code: string): Promise<Me> => post<Me>("/api/me/join", JSON.stringify({ code }));

export const signOut = (device: string): Promise<Me> => post<Me>(`/api/me/devices/${device}/out`, "");

export const forget = (): Promise<Me> => post<Me>("/api/me/forget", "");

/** Tables that are open to everyone, from number `first` on. */
export const openTables = (first: number): Promise<PublicTables> => get<PublicTables>(`/api/open-tables?from=${first}`);

export const statistics = (): Promise<Statistics> => get<Statistics>("/api/me/statistics");

/** Be on the board of the day under this name; without a name, no longer. */
export const setBoard = (name: string): Promise<Me> => post<Me>("/api/me/board", JSON.stringify({ name }));

export const dailyBoard = (game: string, day: string): Promise<DailyBoard> =>
  get<DailyBoard>(`/api/daily/${game}/${day}/board`);
