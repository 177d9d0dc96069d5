import { uncover } from "./press.svelte";

/** Every address of the page; the server answers all others with "not found" (`server/http/addresses.py`). */
const ADDRESSES = new RegExp(
  "^/(?:[tr]/[^/]+|(?:new|daily|rules|learn)(?:/(?:hashi|hanabi))?|learn/(?:partner|trainer)" +
    "|about|me|offline)?/?$",
);

export const exists = (path: string): boolean => ADDRESSES.test(path);

/** Static files have one document, so there the address is behind "#". */
const SITE = import.meta.env.MODE === "site";
const START = new URL("/", location.origin);
let last = START;
const here = (): URL | Location => {
  if (!SITE) return location;
  if (/^#\/|^$/.test(location.hash)) last = new URL(location.hash.slice(1), START);
  return last; // other marks lead to a place on this page
};

/** An address of the page as the browser shows it. */
export const written = (address: string): string => (SITE ? `#${address}` : address);

/** The address bar as state: one object for the whole page. */
class Route {
  path = $state(here().pathname);
  search = $state(here().search);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.path = here().pathname;
    this.search = here().search;
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  query(name: string): string | null {
    return new URLSearchParams(this.search).get(name);
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", written(address));
    const moved = here().pathname !== this.path;
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
