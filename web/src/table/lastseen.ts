import type { PlayShown, TableShown, You } from "../lib/protocol";
import type { Unfinished } from "../lib/unfinished";
import { seatNames } from "./people";

/** A running game as the first page will offer it. */
export function lastSeen(shown: TableShown, you: You, play: PlayShown, seen: number): Unfinished {
  const names = seatNames(shown);
  const mine = play.to_act.some((seat) => you.seats.includes(seat));
  const [next, ...more] = play.to_act;
  return {
    code: shown.code,
    game: play.game,
    with: names.filter((_, seat) => !you.seats.includes(seat)),
    turn: mine ? "you" : next === undefined || more.length ? null : { name: names[next] ?? "" },
    seen,
  };
}
