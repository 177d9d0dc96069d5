import { describe, expect, it } from "vitest";
import { clockTime, minuteOf } from "./push";

describe("minutes of the day", () => {
  it("are written as a time field has them", () => {
    expect(clockTime(0)).toBe("00:00");
    expect(clockTime(22 * 60 + 5)).toBe("22:05");
  });
  it("are read back", () => {
    for (const minute of [0, 61, 420, 1439]) expect(minuteOf(clockTime(minute))).toBe(minute);
  });
  it("are none in an empty field", () => {
    expect(minuteOf("")).toBeNull();
  });
});
