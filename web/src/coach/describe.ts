import { readClue, SEATS, valueName } from "../hanabi/describe";
import { t } from "../lib/i18n.svelte";
import type { Why } from "../lib/protocol";

/** A move of Hanabi as something to do. */
export function describeMove(names: readonly string[], action: string): string {
  const clue = readClue(action);
  if (clue) return t("coach-move-clue", { target: names[clue.target] ?? "", value: valueName(clue.value) });
  const [verb, position] = action.split(" ");
  return t(verb === "play" ? "coach-move-play" : "coach-move-discard", { position: Number(position) });
}

/** The bot's reason, with the names of this table. */
export function describeReason(names: readonly string[], why: Why): string {
  const seat = why.facts["seat"];
  const named = typeof seat === "string" ? { ...why.facts, seat: names[SEATS.indexOf(seat)] ?? seat } : why.facts;
  return t(why.key, named);
}
