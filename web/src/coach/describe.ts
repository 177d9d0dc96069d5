import { colourName, readClue, SEATS, valueName } from "../hanabi/describe";
import { t } from "../lib/i18n.svelte";
import type { Why } from "../lib/protocol";

/** A move of Hanabi as something to do. */
export function describeMove(names: readonly string[], action: string): string {
  const clue = readClue(action);
  if (clue) return t("coach-move-clue", { target: names[clue.target] ?? "", value: valueName(clue.value) });
  const [verb, position] = action.split(" ");
  return t(verb === "play" ? "coach-move-play" : "coach-move-discard", { position: Number(position) });
}

/** A sentence about a move, with the names of this table and the words for its cards. */
export function describeReason(names: readonly string[], why: Why): string {
  const facts: Record<string, string | number> = { ...why.facts };
  if (typeof facts["seat"] === "string") facts["seat"] = names[SEATS.indexOf(facts["seat"])] ?? facts["seat"];
  if (typeof facts["colour"] === "string") {
    facts["colour"] = colourName(facts["colour"]);
    facts["card"] = t("card-word", { colour: facts["colour"], rank: facts["rank"] ?? "" });
  }
  return t(why.key, facts);
}

/** Several sentences in a row. */
export const describeAll = (names: readonly string[], whys: readonly Why[]): string =>
  whys.map((why) => describeReason(names, why)).join(" ");
