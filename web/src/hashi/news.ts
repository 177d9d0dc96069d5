import { t } from "../lib/i18n.svelte";
import type { HashiView } from "./view";

/** Something that everybody at the table should notice: a pass, or a race won. */
export interface News {
  kind: "pass" | "red" | "blue" | "linked";
  seat: number;
  points: number;
}

/** What has happened between two views of a game. */
export function newsOf(now: HashiView, then: HashiView): News[] {
  if (now.round < then.round) return [];
  return [...passes(now, then), ...races(now, then)];
}

export const describeNews = (news: News, names: readonly string[], you: number | null): string => {
  const name = news.seat === you ? t("log-you") : (names[news.seat] ?? "");
  return news.kind === "pass"
    ? t("news-passed", { name })
    : t("news-race", { name, race: news.kind, points: news.points });
};

/** In the running round, or in one that was closed since. */
function passes(now: HashiView, then: HashiView): News[] {
  const closed = now.history.find((round) => round.round === then.round);
  const passed = (seat: number): boolean =>
    now.round === then.round && !closed ? now.passed[seat]! : closed?.marks[seat]?.join() === "done";
  return then.passed.flatMap((told, seat) => (!told && passed(seat) ? [{ kind: "pass", seat, points: 0 }] : []));
}

function races(now: HashiView, then: HashiView): News[] {
  return now.races.flatMap((race, index) =>
    race.scored.flatMap((score, seat) =>
      score && !then.races[index]?.scored[seat]
        ? [{ kind: race.category as News["kind"], seat, points: score.points }]
        : [],
    ),
  );
}
