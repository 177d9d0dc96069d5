import { moment } from "../deadline/time";
import { has, language, listed, t } from "../lib/i18n.svelte";
import type { MyGame } from "../lib/protocol";
import { botName, distinctNames } from "../table/people";

const MINUTE = 60_000;
const STEPS = [
  ["day", 1440],
  ["hour", 60],
  ["minute", 1],
] as const;

/** How long ago something was, such as “2 hours ago”. */
export function ago(since: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - since) / MINUTE));
  const [unit, size] = STEPS.find(([, size]) => minutes >= size) ?? STEPS[2];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.floor(minutes / size), unit);
}

/** A day in the words of the page; `day` is a time, or a date such as 2026-11-16. */
export function dayName(day: number | string): string {
  const at = typeof day === "number" ? new Date(day) : new Date(`${day}T12:00:00`);
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);
}

/** Names by seat, bots in the language of the page. */
const namesOf = (game: MyGame): string[] =>
  distinctNames(game.names.map((name, seat) => (game.bots[seat] ? botName(game.bots[seat]) : name)));

export const nameAt = (game: MyGame, seat: number): string => namesOf(game)[seat] ?? "";

/** The names of everyone at the table but the person who asks. */
export const others = (game: MyGame): string[] =>
  namesOf(game).filter((name, seat) => name !== "" && seat !== game.seat);

/** Everyone at the table but the person who asks. */
export function partners(game: MyGame): string {
  const names = others(game);
  if (!names.length) return t("unfinished-alone");
  return game.seat === null ? listed(names) : t("unfinished-with", { names: listed(names) });
}

/** Whether this person is to move. */
export const isYours = (game: MyGame): boolean => game.running && game.seat !== null && game.turn.includes(game.seat);

/** Whose turn it is, and for how long it has been. */
export function turn(game: MyGame): string {
  if (!game.running || !game.turn.length) return "";
  const since = game.turn_since === null ? "" : ` · ${ago(game.turn_since)}`;
  if (isYours(game)) return t("unfinished-your-turn") + since;
  const names = game.turn.map((seat) => nameAt(game, seat));
  return (
    (names.length > 1 ? t("unfinished-turns", { names: listed(names) }) : t("unfinished-turn", { name: names[0]! })) +
    since
  );
}

/** By when there must be a move; "" without a deadline. */
export const until = (game: MyGame): string =>
  game.deadline === null ? "" : t("unfinished-until", { time: moment(game.deadline) });

/** The result: one score that all share, or each player's. */
export function result(game: MyGame): string {
  const scores = game.scores;
  if (!scores?.length) return "";
  if (new Set(scores).size === 1 || scores.length === 1) return t("me-points", { points: scores[0] ?? 0 });
  return scores.map((points, seat) => t("me-points-of", { name: nameAt(game, seat), points })).join(", ");
}

/** A figure as the language writes it, with one decimal at most. */
export const number = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1, ...options }).format(value);

/** The name of a variant or board. */
export const variantWord = (variant: string): string =>
  [`variant-${variant}`, `board-${variant}`].filter(has).map((key) => t(key))[0] ?? variant.slice(0, 20);

/** The variant or board, where it is not the usual one. */
export function variantName(game: Pick<MyGame, "options">): string {
  const { variant, board } = game.options as { variant?: string; board?: string };
  if (variant && variant !== "five") return t(`variant-${variant}`);
  return board && board.length < 40 && board !== "A" ? t(`board-${board}`) : "";
}
