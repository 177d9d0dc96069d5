import { uncover } from "./press.svelte";

/** Every address of the page; the server answers all others with "not found" (`server/http/addresses.py`). */
const ADDRESSES = /^\/(?:[tr]\/[^/]+|(?:new|daily|rules|learn)(?:\/(?:hashi|hanabi))?|learn\/partner|about|me)?\/?$/;

export const exists = (path: string): boolean => ADDRESSES.test(path);

/** The address bar as state: one object for the whole page. */
class Route {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  query(name: string): string | null {
    return new URLSearchParams(this.search).get(name);
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    const moved = location.pathname !== this.path;
    this.#read();
    if (!moved) return;
    scrollTo(0, 0);
    uncover();
  }
}

export const route = new Route();

/** Lets plain links work without loading the page again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
