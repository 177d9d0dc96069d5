import { beforeEach, describe, expect, test, vi } from "vitest";
import { followLinks, route } from "./router.svelte";

describe("the address bar", () => {
  beforeEach(() => {
    route.go("/");
    vi.clearAllMocks();
  });

  test("a new address is read into its parts and scrolls to the top", () => {
    route.go("/t/ABCD?seat=2");
    expect(route.parts).toEqual(["t", "ABCD"]);
    expect(route.query("seat")).toBe("2");
    expect(route.query("turn")).toBeNull();
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  test("another question at the same address neither scrolls nor fills the history", () => {
    route.go("/r/1?turn=3", true);
    vi.clearAllMocks();
    route.go("/r/1?turn=4", true);
    expect(route.query("turn")).toBe("4");
    expect(scrollTo).not.toHaveBeenCalled();
    expect(history.pushState).not.toHaveBeenCalled();
  });

  test("the browser's back button is followed", () => {
    route.go("/rules");
    location.href = "https://sumida.test/learn";
    dispatchEvent(new Event("popstate"));
    expect(route.path).toBe("/learn");
  });
});

describe("links", () => {
  interface Link {
    href: string;
    target?: string;
    download?: boolean;
  }

  const click = ({ href, target = "", download = false }: Link, event: Partial<MouseEvent> = {}) => {
    const { origin, pathname, search, hash } = new URL(href, "https://sumida.test/");
    const link = { origin, pathname, search, hash, target, hasAttribute: () => download };
    const clicked = { button: 0, target: { closest: () => link }, preventDefault: vi.fn(), ...event };
    followLinks(clicked as unknown as MouseEvent);
    return clicked.preventDefault;
  };

  beforeEach(() => route.go("/"));

  test("a plain link changes the address without loading the page", () => {
    expect(click({ href: "/rules/hashi?a=1" })).toHaveBeenCalled();
    expect(route.path + route.search).toBe("/rules/hashi?a=1");
  });

  test("so does a link to this page with another query", () => {
    expect(click({ href: "/?day=2026-11-15" })).toHaveBeenCalled();
    expect(route.query("day")).toBe("2026-11-15");
  });

  test.each<[string, Link, Partial<MouseEvent>]>([
    ["opened in another tab", { href: "/rules" }, { ctrlKey: true }],
    ["clicked with the middle button", { href: "/rules" }, { button: 1 }],
    ["already handled", { href: "/rules" }, { defaultPrevented: true }],
    ["to another site", { href: "https://example.org/rules" }, {}],
    ["into a frame of its own", { href: "/rules", target: "_blank" }, {}],
    ["to a file", { href: "/rules", download: true }, {}],
    ["to the server", { href: "/api/replays/1/record" }, {}],
    ["to a place on this page", { href: "/#main" }, {}],
  ])("a link %s is left to the browser", (_, link, event) => {
    expect(click(link, event)).not.toHaveBeenCalled();
    expect(route.path).toBe("/");
  });
});
