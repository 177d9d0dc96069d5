import { blocks, raceSigns } from "../daily/share";
import { outcomeOf } from "../daily/play";
import { t } from "../lib/i18n.svelte";
import type { PlayShown, View } from "../lib/protocol";
import { isHashi } from "../lib/views";

/** A finished game, as one person at the table or a spectator shares it. */
export interface Result {
  view: View;
  /** Whose board and points are told first. */
  seat: number;
  names: string[];
  scores: number[];
}

export function resultOf(play: PlayShown, names: string[], seat: number | undefined): Result | null {
  const seen = play.views.find((one) => one.seat === seat) ?? play.views[0];
  if (!seen || !play.scores) return null;
  const best = play.scores.indexOf(Math.max(...play.scores));
  return { view: seen.view, seat: seat ?? best, names, scores: play.scores };
}

/** Everyone with their points, the winner first. */
export const ranking = ({ names, scores }: Result): { name: string; points: number }[] =>
  scores.map((points, seat) => ({ name: names[seat] ?? "", points })).sort((one, other) => other.points - one.points);

/** The result in one line: points, and what they are worth. */
export function headline(result: Result): string {
  const { view, seat, scores } = result;
  const points = t("points", { points: scores[seat] ?? 0 });
  if (isHashi(view)) return view.solo?.rank ? `${points} · ${t(view.solo.rank)}` : points;
  if (view.verdict === "won" || view.verdict === "lost") return t(`verdict-${view.verdict}`);
  return t("share-of", { points: view.points, best: view.best });
}

/** The result as a text for friends, with the address of the replay where others can open it. */
export function resultText(result: Result, address: string): string {
  const { view, seat } = result;
  const lines = [t("share-played", { game: t(isHashi(view) ? "hashi" : "hanabi") })];
  if (isHashi(view) && view.players > 1) {
    lines.push(
      ranking(result)
        .map(({ name, points }) => t("share-player", { name, points }))
        .join(" · "),
    );
  } else lines.push(headline(result));
  const { score, of, islands, races } = outcomeOf(view, seat, result.scores);
  if (isHashi(view)) lines.push(...blocks(islands ?? 0, of, 9), raceSigns(races));
  else lines.push(...blocks(score, of, 5), t("share-team", { names: result.names.length }));
  return [...lines, address].filter(Boolean).join("\n");
}
