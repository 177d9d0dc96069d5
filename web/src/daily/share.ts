import type { DailyCompared } from "../lib/protocol";
import { language, t } from "../lib/i18n.svelte";
import type { Game, Outcome } from "./diary";

const RACES = ["🚩", "🔷", "🔗"];

export const dayName = (day: string): string =>
  new Intl.DateTimeFormat(tongue(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** The browser's own form of the page's language, such as British dates in English. */
const tongue = (): string => navigator.languages.find((tag) => tag.split("-")[0] === language()) ?? language();

function blocks(full: number, of: number, row: number): string[] {
  const cells = Array.from({ length: of }, (_, index) => (index < full ? "🟨" : "⬜"));
  return Array.from({ length: Math.ceil(of / row) }, (_, index) =>
    cells.slice(index * row, (index + 1) * row).join(""),
  );
}

export interface Told extends Outcome {
  game: Game;
  day: string;
  mark: "counted" | "helped" | "practice";
  streak: number;
}

/** A result for friends: no card, no island's name, nothing that helps with the same deal. */
export function shareText(told: Told, compared: DailyCompared | null, address: string): string {
  const lines = [t("share-title", { game: t(told.game), day: dayName(told.day) })];
  if (told.game === "hashi") {
    lines.push([t("points", { points: told.score }), told.rank ? t(told.rank) : ""].filter(Boolean).join(" · "));
    lines.push(...blocks(told.islands ?? 0, told.of, 9));
    lines.push(RACES.filter((_, race) => told.races?.[race]).join(""));
  } else {
    lines.push(t("share-of", { points: told.score, best: told.of }));
    lines.push(...blocks(told.score, told.of, 5));
  }
  const beside =
    compared?.scores.map((one) => t("share-bot", { bot: t(`botname-${one.bot}`), points: one.score })) ?? [];
  if (compared?.best != null) beside.push(t("share-best", { points: compared.best }));
  lines.push(beside.join(" · "));
  if (told.mark !== "counted") lines.push(t(`daily-mark-${told.mark}`));
  else if (told.streak > 1) lines.push(t("share-streak", { count: told.streak }));
  return [...lines.filter(Boolean), address].join("\n");
}
