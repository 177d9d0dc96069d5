import type { PlayShown } from "../lib/protocol";
import { announcer } from "../lib/announce.svelte";
import { t } from "../lib/i18n.svelte";
import { chime } from "../lib/sound";
import { isHanabi, isHashi } from "../lib/views";
import { describeTurn } from "../hanabi/describe";
import type { TableLink } from "./link.svelte";
import type { Happening } from "./command";
import { seatNames } from "./people";

/** Have the screen reader read out what happened, and play a sound. */
export function announce(link: TableLink, happened: Happening[], before: PlayShown | null): void {
  const sentences = happened.map((one) => sentence(link, one)).filter(Boolean);
  const play = link.play;
  if (play && happened.some((one) => one.type === "moved")) sentences.push(...moves(link, play, before));
  if (sentences.length) announcer.say(sentences.join(" "));
  ring(link, happened, before);
}

function sentence(link: TableLink, one: Happening): string {
  switch (one.type) {
    case "joined":
      return t("said-joined", { name: one.name });
    case "left":
      return t("said-left", {
        name: link.shown?.members.find((member) => member.member === one.member)?.name ?? t("guest"),
      });
    case "started":
      return t("said-started");
    case "ended":
      return t("said-ended");
    case "said":
      return t("said-said", { name: one.name, text: one.phrase ? t(one.phrase) : one.text });
    case "paused":
      return t("said-paused");
    case "unpaused":
      return t("said-unpaused");
    case "clock-ran-out":
      return t("said-clock", { name: link.shown?.seats[one.seat]?.name ?? "" });
    default:
      return "";
  }
}

function moves(link: TableLink, play: PlayShown, before: PlayShown | null): string[] {
  const names = seatNames(link.shown);
  const [now, then] = [play.views[0]?.view, before?.views[0]?.view];
  if (now && isHanabi(now)) {
    const told = then && isHanabi(then) ? then.history.length : -1;
    return now.history.slice(told).map((turn) => describeTurn(now.suits, names, turn));
  }
  if (!now || !then || !isHashi(then) || now.round === then.round || !now.card) return [];
  return [t("said-round", { round: now.round, number: now.card.number, bridges: now.card.bridges })];
}

function ring(link: TableLink, happened: Happening[], before: PlayShown | null): void {
  if (happened.some((one) => one.type === "ended")) chime("end");
  else if (happened.some((one) => one.type === "said")) chime("talk");
  else if (happened.some((one) => one.type === "moved")) {
    const mine = (play: PlayShown | null): boolean =>
      play?.to_act.some((seat) => link.you?.seats.includes(seat)) ?? false;
    chime(mine(link.play) && !mine(before) ? "turn" : "move");
  }
}
