import { boardTitle } from "../hashi/describe";
import { colourName } from "../hanabi/describe";
import { has, t } from "../lib/i18n.svelte";
import type { GameOffered, Option } from "../lib/protocol";

/** An option's name as part of a message key. */
export const optionKey = (option: Option): string => option.name.replaceAll("_", "-");

/** The page offers the options that the locale files have a label for. */
export const optionsShown = (offered: GameOffered | undefined): Option[] =>
  offered?.options.filter((option) => has(`option-${optionKey(option)}`)) ?? [];

/** A value of an option in words. One without a translation is named by what the catalogue says about it. */
export function valueName(offered: GameOffered, option: Option, value: unknown): string {
  if (option.name === "players") return t("players-count", { count: Number(value) });
  const [key, name] = [optionKey(option), String(value)];
  if (has(`${key}-${name}`)) return t(`${key}-${name}`);
  if (option.name === "board") return boardTitle(offered.boards, name);
  const suits = offered.variants.find((variant) => option.name === "variant" && variant.name === name)?.suits;
  return suits?.map((suit) => colourName(suit.name)).join(", ") ?? name;
}
