import { createTable } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import type { DailyDeals, PlayShown, View } from "../lib/protocol";
import { ownName, USUAL_SETTINGS } from "../lib/quickgame";
import { route } from "../lib/router.svelte";
import { isHashi } from "../lib/views";
import { begin, type Game, type Outcome } from "./diary";

/** Start the deal of a day; the first try at today's deal counts. */
export async function playDaily(deals: DailyDeals, game: Game): Promise<void> {
  const deal = deals.deals.find((one) => one.game === game);
  const { code } = await createTable({
    name: ownName(),
    settings: { ...USUAL_SETTINGS, game, options: {}, daily: deals.day },
    seat: 0,
    bots: deal?.bots ?? {},
    start: true,
  });
  begin(game, deals.day, deals.today, code);
  route.go(`/t/${code}`);
}

export const isDailyGame = (game: string): game is Game => game === "hashi" || game === "hanabi";

/** The figures of a finished game, for one seat. */
export function outcomeOf(view: View, seat: number, scores: number[]): Outcome {
  const score = scores[seat] ?? 0;
  if (!isHashi(view)) return { score, of: view.best };
  return {
    score,
    of: view.board.islands.length,
    rank: view.solo?.rank ?? "",
    islands: view.scores.find((one) => one.seat === seat)?.finished ?? 0,
    races: view.races.map((race) => race.scored[seat] != null),
  };
}

/** The figures of a finished deal of the day. */
export function outcome(play: PlayShown): Outcome {
  const scores = play.scores ?? [0];
  const view = play.views[0]?.view;
  return view ? outcomeOf(view, 0, scores) : { score: scores[0] ?? 0, of: scores[0] ?? 0 };
}

/** Hours and minutes until the next deal. */
export function countdown(left: number): string {
  const minutes = Math.max(0, Math.ceil(left / 60_000));
  return t("daily-next", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
