import { store, stored } from "../lib/storage";

export type Game = "hashi" | "hanabi";
export const GAMES: Game[] = ["hashi", "hanabi"];

/** How a game came out: figures that give no card and no place away. */
export interface Outcome {
  score: number;
  /** All there was to reach: islands of the board in Hashi, points in Hanabi. */
  of: number;
  /** Hashi: the rank's key, islands finished, and which races were scored. */
  rank?: string;
  islands?: number;
  races?: boolean[];
}

/** The one counted try of a day: begun at a table, and perhaps finished. */
export interface Try extends Partial<Outcome> {
  table: string;
  helped?: boolean;
  gaveUp?: boolean;
}

/** Counted tries by day, such as 2026-11-15. */
export type Days = Record<string, Try>;

/** `of` for tries that an earlier version of the page stored without it. */
const EARLIER_OF: Record<Game, number> = { hashi: 18, hanabi: 25 };

/** How a finished try came out; nothing while it is not finished. */
export const outcomeOf = (game: Game, one: Try): Outcome | undefined =>
  one.score === undefined ? undefined : { ...one, score: one.score, of: one.of ?? EARLIER_OF[game] };

const KEY = (game: Game): string => `sumida.daily.${game}`;
const DAY_MS = 86_400_000;
const isDay = /^\d{4}-\d\d-\d\d$/;

/** What this browser remembers. Anything may have been written there, so it is checked. */
export function days(game: Game): Days {
  try {
    const found: unknown = JSON.parse(stored(KEY(game)) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries<Try>(
      Object.entries(found).filter(([day, one]) => isDay.test(day) && typeof (one as Try)?.table === "string"),
    );
  } catch {
    return {};
  }
}

const write = (game: Game, day: string, one: Try): boolean =>
  store(KEY(game), JSON.stringify({ ...days(game), [day]: one }));

/** Note that a game begins; returns whether it is the counted try of its day. */
export function begin(game: Game, day: string, today: string, table: string): boolean {
  if (day !== today || days(game)[day]) return false;
  return write(game, day, { table });
}

/** The counted try, if the first game of this table is it. */
export function counted(game: Game, day: string, table: string, number: number): Try | undefined {
  const one = days(game)[day];
  return number === 1 && one?.table === table ? one : undefined;
}

export const over = (one: Try | undefined): boolean => one?.score !== undefined || one?.gaveUp === true;

/** Note that a hint was used in the counted try. */
export function help(game: Game, day: string): void {
  const one = days(game)[day];
  if (one && !over(one)) write(game, day, { ...one, helped: true });
}

/** The counted try is over; only the first end counts. */
export function finish(game: Game, day: string, outcome: Outcome | "gave up"): void {
  const one = days(game)[day];
  if (one && !over(one)) write(game, day, outcome === "gave up" ? { ...one, gaveUp: true } : { ...one, ...outcome });
}

export const dayAfter = (day: string, step = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + step * DAY_MS).toISOString().slice(0, 10);

export interface Standing {
  /** Days in a row up to today, or up to yesterday while today's deal is open. */
  current: number;
  longest: number;
  /** The best score without help. */
  best: number | undefined;
}

export function standing(found: Days, today: string): Standing {
  const done = Object.keys(found)
    .filter((day) => found[day]?.score !== undefined)
    .sort();
  let [run, longest, last] = [0, 0, ""];
  for (const day of done) {
    run = last && dayAfter(last) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  const own = done.flatMap((day) => (found[day]?.helped ? [] : [found[day]?.score ?? 0]));
  const lives = last === today || (last !== "" && dayAfter(last) === today);
  return { current: lives ? run : 0, longest, best: own.length ? Math.max(...own) : undefined };
}
