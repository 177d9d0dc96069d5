import { describe, expect, test, vi } from "vitest";
import { store, stored } from "./storage";
import { forgetUnfinished, rememberUnfinished, unfinished } from "./unfinished";

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

describe("the unfinished game", () => {
  test("is remembered until it is over", () => {
    rememberUnfinished({ code: "AAAA", game: "hashi" });
    expect(unfinished()).toEqual({ code: "AAAA", game: "hashi" });
    forgetUnfinished("AAAA");
    expect(unfinished()).toBeNull();
  });

  test("the end of another table does not touch it", () => {
    rememberUnfinished({ code: "AAAA", game: "hashi" });
    forgetUnfinished("BBBB");
    expect(unfinished()?.code).toBe("AAAA");
  });

  test("what cannot be read is none", () => {
    localStorage.setItem("sumida.unfinished", "{");
    expect(unfinished()).toBeNull();
  });
});
