import { catalogue } from "../lib/api";
import { loadPart, t } from "../lib/i18n.svelte";
import type { GameOffered, Option } from "../lib/protocol";
import { botOf, playersOf, usualChoice, type QuickChoice, type QuickGame } from "../lib/quickgame";
import { optionKey, optionsShown, valueName } from "../table/options";
import { botName } from "../table/people";

/** A chosen option in a few words; a switch is named, a board of one's own has no name. */
function chosen(offered: GameOffered, option: Option, value: unknown): string {
  if (typeof option.default === "boolean") return t(`option-${optionKey(option)}`);
  return option.values.includes(value) ? valueName(offered, option, value) : t(`${optionKey(option)}-own`);
}

/** What a quick game has that a plain one has not, such as “Side B (harder) · Planner”. */
export async function choiceInWords(game: QuickGame, choice: QuickChoice): Promise<string> {
  const offered = (await catalogue()).games.find((one) => one.game === game);
  if (!offered) return "";
  const usual = usualChoice(game);
  const words = optionsShown(offered)
    .filter((option) => option.name !== "players")
    .filter((option) => (choice.options[option.name] ?? option.default) !== option.default)
    .map((option) => chosen(offered, option, choice.options[option.name]));
  const plain = botOf(offered, { ...choice, bot: usual.bot });
  const bot = botOf(offered, choice);
  if (playersOf(choice) > 1 && bot !== plain) words.push(botName(bot));
  if (choice.level) words.push(t("level-short", { level: choice.level }));
  if (choice.deadline && playersOf(choice) > 1) {
    const [{ duration }] = await Promise.all([import("../deadline/time"), loadPart("more")]);
    words.push(t("deadline-each", { time: duration(choice.deadline.seconds) }));
  } else if (choice.clock) words.push(t("clock-minutes", { minutes: choice.clock / 60 }));
  return words.join(" · ");
}
