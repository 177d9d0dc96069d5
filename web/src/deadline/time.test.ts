import { describe, expect, it } from "vitest";
import { duration, left, moment } from "./time";

const HOUR = 3_600_000;

describe("time", () => {
  it("is named in whole units", () => {
    expect([3600, 28_800, 86_400, 604_800].map(duration)).toEqual(["1 hour", "8 hours", "1 day", "7 days"]);
  });

  it("that is left has two units at most", () => {
    expect(left(51 * HOUR + 61_000)).toBe("2 days 3 hours");
    expect(left(3 * HOUR - 1)).toBe("3 hours");
    expect(left(2.5 * HOUR)).toBe("2 hours 30 minutes");
    expect(left(59_000)).toBe("1 minute");
    expect(left(-5)).toBe("0 minutes");
  });

  it("of day has a date only if it is far away", () => {
    const at = new Date(2026, 10, 17, 14, 5).getTime();
    expect(moment(at, at - HOUR)).toBe("Tue 02:05 PM");
    expect(moment(at, at - 200 * HOUR)).toContain("Nov 17");
  });
});
