import type { PlayShown } from "../lib/protocol";
import { announcer } from "../lib/announce.svelte";
import { t } from "../lib/i18n.svelte";
import { chime } from "../lib/sound";
import type { HanabiView } from "../hanabi/view";
import { turnWords } from "../hanabi/words";
import type { HashiView } from "../hashi/view";
import type { TableLink } from "./link.svelte";
import type { Happened } from "./order";
import { seatNames } from "./people";

/** Read out what happened, and ring for what matters. */
export function announce(link: TableLink, happened: Happened[], before: PlayShown | null): void {
  const sentences = happened.map((one) => sentence(link, one)).filter(Boolean);
  const play = link.play;
  if (play && happened.some((one) => one.type === "moved")) sentences.push(...moves(link, play, before));
  if (sentences.length) announcer.say(sentences.join(" "));
  ring(link, happened, before);
}

function sentence(link: TableLink, one: Happened): string {
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
  const [now, then] = [play.views[0]?.view as unknown, before?.views[0]?.view as unknown];
  if (play.game === "hanabi") {
    const [view, old] = [now as HanabiView, then as HanabiView | undefined];
    return view.history.slice(old?.history.length ?? -1).map((turn) => turnWords(view.suits, names, turn));
  }
  const [view, old] = [now as HashiView, then as HashiView | undefined];
  if (old && view.round !== old.round && view.card) {
    return [t("said-round", { round: view.round, number: view.card.number, bridges: view.card.bridges })];
  }
  return [];
}

function ring(link: TableLink, happened: Happened[], before: PlayShown | null): void {
  if (happened.some((one) => one.type === "ended")) chime("end");
  else if (happened.some((one) => one.type === "said")) chime("talk");
  else if (happened.some((one) => one.type === "moved")) {
    const mine = (play: PlayShown | null): boolean =>
      play?.to_act.some((seat) => link.you?.seats.includes(seat)) ?? false;
    chime(mine(link.play) && !mine(before) ? "turn" : "move");
  }
}
