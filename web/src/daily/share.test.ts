import { beforeAll, expect, test } from "vitest";
import { startLanguage } from "../lib/i18n.svelte";
import { dayName, shareText } from "./share";

beforeAll(startLanguage);

const ADDRESS = "https://sumida.test/daily";

test("a day is written as the browser writes dates", () => {
  expect(dayName("2026-11-16")).toBe("16 November 2026");
});

test("a result of Hashi: points and rank, islands as squares, the races scored", () => {
  const text = shareText(
    {
      game: "hashi",
      day: "2026-11-16",
      mark: "counted",
      streak: 3,
      score: 31,
      of: 18,
      rank: "",
      islands: 12,
      races: [true, false, true],
    },
    null,
    ADDRESS,
  );
  expect(text.split("\n").slice(1)).toEqual([
    "31 points",
    "🟨🟨🟨🟨🟨🟨🟨🟨🟨",
    "🟨🟨🟨⬜⬜⬜⬜⬜⬜",
    "🚩🔗",
    expect.stringContaining("3"),
    ADDRESS,
  ]);
});

test("a result of Hanabi beside the bots' and the best possible", () => {
  const compared = {
    game: "hanabi",
    day: "2026-11-16",
    ready: true,
    rules: 1,
    scores: [{ bot: "hat", score: 24 }],
    best: 25,
    limit: 25,
  };
  const text = shareText(
    { game: "hanabi", day: "2026-11-16", mark: "practice", streak: 3, score: 7, of: 25 },
    compared,
    ADDRESS,
  );
  const lines = text.split("\n");
  expect(lines).toContain("🟨🟨🟨🟨🟨");
  expect(lines).toContain("🟨🟨⬜⬜⬜");
  expect(lines.filter((line) => /[🟨⬜]/u.test(line))).toHaveLength(5);
  expect(text).toContain("24");
  expect(text).not.toContain("3 days");
});

test("a streak is told from the second day on", () => {
  const lines = (streak: number): number =>
    shareText({ game: "hanabi", day: "2026-11-16", mark: "counted", streak, score: 7, of: 25 }, null, ADDRESS).split(
      "\n",
    ).length;
  expect(lines(2)).toBe(lines(1) + 1);
});
