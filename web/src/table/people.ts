import type { TableShown } from "../lib/protocol";
import { has, t } from "../lib/i18n.svelte";

/** A kind such as `hat+search` as a part of a key. */
const inKey = (kind: string): string => kind.replace(/\W+/g, "-");

/** Kinds of bots have names of their own in the locale files. */
export function botName(kind: string): string {
  const key = `botname-${inKey(kind)}`;
  return has(key) ? t(key) : kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** What a kind of bot is like, in a sentence. */
export function botAbout(game: string, kind: string): string {
  const key = [`bot-${game}-${inKey(kind)}`, `bot-${inKey(kind)}`].find(has);
  return key ? t(key) : "";
}

/** Names by seat; several bots of one kind are told apart by a number. */
export function seatNames(shown: TableShown | null): string[] {
  const seen = new Map<string, number>();
  return (shown?.seats ?? []).map((seat) => {
    if (seat.kind === "open") return t("open-seat");
    if (!seat.bot) return seat.name;
    const count = (seen.get(seat.bot) ?? 0) + 1;
    seen.set(seat.bot, count);
    const several = shown!.seats.filter((other) => other.bot === seat.bot).length > 1;
    return several ? `${botName(seat.bot)} ${count}` : botName(seat.bot);
  });
}
