import { describe, expect, test } from "vitest";
import { begin, counted, dayAfter, days, finish, help, over, standing, type Days } from "./diary";

const TODAY = "2026-11-16";

describe("the counted try", () => {
  test("the first game of today counts, a second does not replace it", () => {
    expect(begin("hashi", TODAY, TODAY, "AAAA")).toBe(true);
    expect(begin("hashi", TODAY, TODAY, "BBBB")).toBe(false);
    expect(days("hashi")[TODAY]).toEqual({ table: "AAAA" });
  });

  test("a deal of an earlier day is practice", () => {
    expect(begin("hashi", "2026-11-15", TODAY, "AAAA")).toBe(false);
    expect(days("hashi")).toEqual({});
  });

  test("each game has a diary of its own", () => {
    begin("hashi", TODAY, TODAY, "AAAA");
    expect(days("hanabi")).toEqual({});
  });

  test("only the first game of its own table is the counted one", () => {
    begin("hanabi", TODAY, TODAY, "AAAA");
    expect(counted("hanabi", TODAY, "AAAA", 1)).toEqual({ table: "AAAA" });
    expect(counted("hanabi", TODAY, "AAAA", 2)).toBeUndefined();
    expect(counted("hanabi", TODAY, "BBBB", 1)).toBeUndefined();
  });
});

describe("its end", () => {
  test("the first result stands", () => {
    begin("hashi", TODAY, TODAY, "AAAA");
    finish("hashi", TODAY, { score: 31, of: 18 });
    finish("hashi", TODAY, { score: 50, of: 18 });
    expect(days("hashi")[TODAY]).toEqual({ table: "AAAA", score: 31, of: 18 });
  });

  test("a game given up has no score, and none later", () => {
    begin("hashi", TODAY, TODAY, "AAAA");
    finish("hashi", TODAY, "gave up");
    finish("hashi", TODAY, { score: 50, of: 18 });
    expect(days("hashi")[TODAY]).toEqual({ table: "AAAA", gaveUp: true });
    expect(over(days("hashi")[TODAY])).toBe(true);
  });

  test("zero points are a result", () => {
    expect(over({ table: "AAAA", score: 0 })).toBe(true);
    expect(over({ table: "AAAA" })).toBe(false);
    expect(over(undefined)).toBe(false);
  });

  test("a hint is noted while the game runs, not after it", () => {
    begin("hashi", TODAY, TODAY, "AAAA");
    help("hashi", TODAY);
    finish("hashi", TODAY, { score: 31, of: 18 });
    expect(days("hashi")[TODAY]).toEqual({ table: "AAAA", helped: true, score: 31, of: 18 });
    begin("hanabi", TODAY, TODAY, "AAAA");
    finish("hanabi", TODAY, { score: 20, of: 25 });
    help("hanabi", TODAY);
    expect(days("hanabi")[TODAY]?.helped).toBeUndefined();
  });

  test("a game that was not begun here has no end here", () => {
    finish("hashi", TODAY, { score: 31, of: 18 });
    expect(days("hashi")).toEqual({});
  });
});

describe("what somebody else wrote into the storage", () => {
  test.each(["no JSON", "null", "7", '{"today":{"table":"AAAA"}}', `{"${TODAY}":7}`, `{"${TODAY}":null}`])(
    "%s",
    (text) => {
      localStorage.setItem("sumida.daily.hashi", text);
      expect(days("hashi")).toEqual({});
    },
  );
});

describe("streaks", () => {
  const done = (...scored: string[]): Days => Object.fromEntries(scored.map((day) => [day, { table: "A", score: 10 }]));

  test("the day after the last of a month, and of a year", () => {
    expect(dayAfter("2026-02-28")).toBe("2026-03-01");
    expect(dayAfter("2026-12-31")).toBe("2027-01-01");
    expect(dayAfter("2026-03-01", -1)).toBe("2026-02-28");
  });

  test("days in a row up to today", () => {
    expect(standing(done("2026-11-14", "2026-11-15", TODAY), TODAY)).toMatchObject({ current: 3, longest: 3 });
  });

  test("a streak lives on until today's deal is over", () => {
    expect(standing(done("2026-11-14", "2026-11-15"), TODAY).current).toBe(2);
    expect(standing(done("2026-11-13", "2026-11-14"), TODAY).current).toBe(0);
  });

  test("a gap starts a new one; the longest is kept", () => {
    const found = done("2026-11-01", "2026-11-02", "2026-11-03", "2026-11-15", TODAY);
    expect(standing(found, TODAY)).toMatchObject({ current: 2, longest: 3 });
  });

  test("the best score is one without help; a game given up breaks the streak", () => {
    const found: Days = {
      "2026-11-14": { table: "A", score: 30 },
      "2026-11-15": { table: "A", gaveUp: true },
      [TODAY]: { table: "A", score: 50, helped: true },
    };
    expect(standing(found, TODAY)).toEqual({ current: 1, longest: 1, best: 30 });
  });

  test("nothing played", () => {
    expect(standing({}, TODAY)).toEqual({ current: 0, longest: 0, best: undefined });
  });
});
