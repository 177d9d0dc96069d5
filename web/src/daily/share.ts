import type { DailyCompared } from "../lib/protocol";
import { language, t } from "../lib/i18n.svelte";
import type { Game, Outcome } from "./diary";

const RACES = ["🚩", "🔷", "🔗"];

export const dayName = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** The browser's variety of the page's language, such as British English for dates. */
const locale = (): string => navigator.languages.find((tag) => tag.split("-")[0] === language()) ?? language();

export function blocks(full: number, of: number, row: number): string[] {
  const cells = Array.from({ length: of }, (_, index) => (index < full ? "🟨" : "⬜"));
  return Array.from({ length: Math.ceil(of / row) }, (_, index) =>
    cells.slice(index * row, (index + 1) * row).join(""),
  );
}

export const raceSigns = (scored: boolean[] | undefined): string => RACES.filter((_, race) => scored?.[race]).join("");

export interface SharedResult extends Outcome {
  game: Game;
  day: string;
  mark: "counted" | "helped" | "practice";
  streak: number;
}

/** A result for friends: no card, no island's name, nothing that helps with the same deal. */
export function shareText(result: SharedResult, compared: DailyCompared | null, address: string): string {
  const lines = [t("share-title", { game: t(result.game), day: dayName(result.day) })];
  if (result.game === "hashi") {
    lines.push([t("points", { points: result.score }), result.rank ? t(result.rank) : ""].filter(Boolean).join(" · "));
    lines.push(...blocks(result.islands ?? 0, result.of, 9));
    lines.push(raceSigns(result.races));
  } else {
    lines.push(t("share-of", { points: result.score, best: result.of }));
    lines.push(...blocks(result.score, result.of, 5));
  }
  const beside =
    compared?.scores.map((one) => t("share-bot", { bot: t(`botname-${one.bot}`), points: one.score })) ?? [];
  if (compared?.best != null) beside.push(t("share-best", { points: compared.best }));
  lines.push(beside.join(" · "));
  if (result.mark !== "counted") lines.push(t(`daily-mark-${result.mark}`));
  else if (result.streak > 1) lines.push(t("share-streak", { count: result.streak }));
  return [...lines.filter(Boolean), address].join("\n");
}
