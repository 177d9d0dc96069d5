import type { BotOffered, PlayShown, SeatHolder, TableShown, WatchWish, You } from "../lib/protocol";
import { has, t } from "../lib/i18n.svelte";

/** A kind of bot such as `hat+search` as part of a message key. */
const inKey = (kind: string): string => kind.replace(/\W+/g, "-");

/** The level of conventions in a kind such as `partner:5`; 0 in any other. */
export const levelOf = (kind: string): number => Number(/^partner:(\d+)$/.exec(kind)?.[1] ?? 0);

/** What is offered under this kind, or has it as one of its levels. */
export const offerOf = (bots: readonly BotOffered[], kind: string): BotOffered | undefined =>
  bots.find((bot) => bot.kind === kind || bot.levels.includes(kind));

/** A bot's name from the locale files, or made from its kind. */
export function botName(kind: string): string {
  if (levelOf(kind)) return t("botname-partner-level", { level: levelOf(kind) });
  const key = `botname-${inKey(kind)}`;
  return has(key) ? t(key) : kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** What a kind of bot is like, in a sentence. */
export function botAbout(game: string, kind: string): string {
  const name = levelOf(kind) ? "partner-level" : inKey(kind);
  const key = [`bot-${game}-${name}`, `bot-${name}`].find(has);
  return key ? t(key) : "";
}

/** Add numbers to names that occur more than once. */
export function distinctNames(names: string[]): string[] {
  const same = (name: string, before: string[]): number => before.filter((other) => other === name).length;
  return names.map((name, index) =>
    name && same(name, names) > 1 ? `${name} ${same(name, names.slice(0, index)) + 1}` : name,
  );
}

/** Names by seat; where a bot plays for someone who is away, both. */
export function seatNames(shown: TableShown | null): string[] {
  const seats = shown?.seats ?? [];
  const names = distinctNames(
    seats.map((seat) => (seat.kind === "open" ? "" : seat.bot ? botName(seat.bot) : seat.name)),
  );
  return names.map((name, index) => {
    const substitute = seats[index]?.substitute;
    if (substitute) return t("substitute-for", { bot: botName(substitute), name });
    return seats[index]?.owner ? t("name-bot", { name }) : name || t("open-seat");
  });
}

/** Names by seat as they were at a turn (in Hashi: a round), for a log that names people who are gone. */
export function namesAt(play: PlayShown, turn: number, now: readonly string[]): string[] {
  return now.map((name, seat) => {
    const holders = play.holders[seat] ?? [];
    const then = holders.findLast((holder) => holder.since <= turn);
    if (!then || then === holders.at(-1)) return then && name === t("open-seat") ? holderName(then) : name;
    return holderName(then);
  });
}

function holderName(holder: SeatHolder): string {
  if (holder.bot) return botName(holder.bot);
  return holder.owner ? t("name-bot", { name: holder.name }) : holder.name;
}

const PREFERRED = ["partner", "careful", "cautious"];

/** The bot to offer first in place of a person. */
export const preferredBot = (bots: readonly string[]): string | null =>
  PREFERRED.find((kind) => bots.includes(kind)) ?? bots[0] ?? null;

/** What a spectator may see, sees or asks for; a game may have its own sentence for it. */
export function describeWatching(
  about: "watching" | "watches" | "wish" | "ask",
  mode: string,
  game: string,
  name = "",
): string {
  const key = [`${about}-${mode}-${game}`, `${about}-${mode}`].find(has);
  return key ? t(key, { name }) : mode;
}

/** What a member asks the host for. */
export const describeWish = (wish: WatchWish, game: string, names: readonly string[]): string =>
  wish.mode === "play"
    ? t("wish-play", { seat: (wish.seat ?? 0) + 1 })
    : describeWatching("wish", wish.mode, game, names[wish.seat ?? 0]);

/** The label of the host, or of the acting host while the host is away. */
export function describeHost(shown: TableShown): string {
  const away = shown.members.find((member) => member.member === shown.host_away);
  return away ? t("host-for", { name: away.name }) : t("host");
}

/** Whether there is anybody to talk to, now or soon. */
export const inCompany = (shown: TableShown, you: You): boolean =>
  you.member !== null && (shown.members.length > 1 || shown.seats.some((seat) => seat.kind === "open"));
