import type { PlayShown, You } from "../lib/protocol";
import { announcer } from "../lib/announce.svelte";
import { t } from "../lib/i18n.svelte";
import { chime } from "../lib/sound";
import { isHanabi, isHashi } from "../lib/views";
import { describeNews, newsOf } from "../hashi/news";
import { describeTurn } from "../hanabi/describe";
import { isYourTurn } from "./alerts.svelte";
import type { TableLink } from "./link.svelte";
import type { Happening } from "./command";
import { botName, seatNames } from "./people";

/** Have the screen reader read out what happened, and play a sound. */
export function announce(link: TableLink, happened: Happening[], before: PlayShown | null): void {
  const sentences = happened.map((one) => sentence(link, one)).filter(Boolean);
  const play = link.play;
  if (play && happened.some((one) => one.type === "moved")) sentences.push(...moves(link, play, before));
  if (isYourTurn(play, link.you, link.shown) && !isYourTurn(before, link.you, link.shown))
    sentences.push(t("said-turn"));
  if (sentences.length) announcer.say(sentences.join(" "));
  ring(link, happened);
}

function sentence(link: TableLink, one: Happening): string {
  switch (one.type) {
    case "joined":
      return one.owner
        ? t("said-joined-bot", { name: one.name, owner: one.owner })
        : t("said-joined", { name: one.name });
    case "left":
      return t("said-left", { name: one.name || t("guest") });
    case "locked":
      return t(one.locked ? "said-locked" : "said-unlocked");
    case "substitute-sat":
      return t("said-substitute", { bot: botName(one.bot), name: link.shown?.seats[one.seat]?.name ?? "" });
    case "substitute-left":
      return t("said-substitute-left", { name: link.shown?.seats[one.seat]?.name ?? "" });
    case "taken-back":
      return t("said-taken-back");
    case "started":
      return t("said-started");
    case "ended":
      return t("said-ended");
    case "said":
      if (one.member === link.you?.member) return "";
      return t("said-said", { name: one.name, text: one.phrase ? t(one.phrase) : one.text });
    case "paused":
      return t("said-paused");
    case "unpaused":
      return t("said-unpaused");
    case "clock-ran-out":
      return t("said-clock", { name: link.shown?.seats[one.seat]?.name ?? "" });
    case "deadline-passed":
      return t("said-deadline", { name: link.shown?.seats[one.seat]?.name ?? "" });
    default:
      return "";
  }
}

/** The seat of the reader; players who share a device hear names only. */
const reader = (you: You | null): number | null => (you?.seats.length === 1 ? you.seats[0]! : null);

function moves(link: TableLink, play: PlayShown, before: PlayShown | null): string[] {
  const names = seatNames(link.shown);
  const [now, then] = [play.views[0]?.view, before?.views[0]?.view];
  if (now && isHanabi(now)) {
    const told = then && isHanabi(then) ? then.history.length : -1;
    return now.history.slice(told).map((turn) => describeTurn(now.suits, names, turn, reader(link.you)));
  }
  if (!now || !then || !isHashi(then)) return [];
  const told = newsOf(now, then)
    .filter((news) => news.kind !== "pass" || !link.you?.seats.includes(news.seat))
    .map((news) => describeNews(news, names, reader(link.you)));
  if (now.round === then.round || !now.card) return told;
  return [...told, t("said-round", { round: now.round, number: now.card.number, bridges: now.card.bridges })];
}

/** The chime of your own turn is not here: it comes with the other alerts. */
function ring(link: TableLink, happened: Happening[]): void {
  const has = (type: Happening["type"]): boolean => happened.some((one) => one.type === type);
  if (has("ended")) chime("end");
  else if (has("said")) chime("talk");
  else if (has("moved") && !isYourTurn(link.play, link.you, link.shown)) chime("move");
}
