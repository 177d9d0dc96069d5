import { describe, expect, test, vi } from "vitest";
import { store, stored } from "./storage";
import { forgetUnfinished, rememberUnfinished, unfinished, type Unfinished } from "./unfinished";

describe("storage", () => {
  test("keeps texts between visits", () => {
    expect(stored("a")).toBeNull();
    expect(store("a", "1")).toBe(true);
    expect(stored("a")).toBe("1");
  });

  test("where it is blocked, nothing is kept and nothing breaks", () => {
    vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    vi.spyOn(localStorage, "getItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    expect(store("a", "1")).toBe(false);
    expect(stored("a")).toBeNull();
  });
});

const game = (code: string, seen = 0): Unfinished => ({ code, game: "hashi", with: [], turn: null, seen });
const codes = (): string[] => unfinished().map((one) => one.code);

describe("unfinished games", () => {
  test("all are remembered until they are over, the latest first", () => {
    rememberUnfinished(game("AAAA"));
    rememberUnfinished(game("BBBB"));
    rememberUnfinished(game("AAAA", 5));
    expect(codes()).toEqual(["AAAA", "BBBB"]);
    expect(unfinished()[0]?.seen).toBe(5);
    forgetUnfinished("AAAA");
    expect(codes()).toEqual(["BBBB"]);
  });

  test("the end of another table does not touch them", () => {
    rememberUnfinished(game("AAAA"));
    forgetUnfinished("BBBB");
    expect(codes()).toEqual(["AAAA"]);
  });

  test("the oldest of too many are forgotten", () => {
    for (let number = 0; number < 30; number++) rememberUnfinished(game(`T${number}`));
    expect(codes()).toHaveLength(20);
    expect(codes()[0]).toBe("T29");
  });

  test("the single table of an earlier page is still offered", () => {
    localStorage.setItem("sumida.unfinished", '{"code": "AAAA", "game": "hashi"}');
    expect(unfinished()).toEqual([game("AAAA")]);
  });

  test.each(["{", "null", "7", '[null, {"code": "A"}]'])("what cannot be read is none: %s", (text) => {
    localStorage.setItem("sumida.unfinished", text);
    expect(unfinished()).toEqual([]);
  });
});
