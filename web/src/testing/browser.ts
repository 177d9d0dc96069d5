/** The parts of a browser that the tested modules touch. Tests run in Node; tests/e2e tests what is drawn. */
import { beforeEach, vi } from "vitest";

class MemoryStorage {
  #kept = new Map<string, string>();
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#kept.set(key, value);
  clear = (): void => this.#kept.clear();
}

const place = new URL("https://sumida.test/");
const moveTo = (_state: unknown, _title: string, address: string): void => {
  place.href = new URL(address, place).href;
};

const storage = new MemoryStorage();
const windowEvents = new EventTarget();
vi.stubGlobal("localStorage", storage);
vi.stubGlobal("location", place);
vi.stubGlobal("history", { pushState: vi.fn(moveTo), replaceState: vi.fn(moveTo) });
vi.stubGlobal("scrollTo", vi.fn());
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
vi.stubGlobal("navigator", { languages: ["en-GB", "en"] });
const documentElement = { dataset: {}, toggleAttribute: () => false };
vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false, documentElement }));
vi.stubGlobal("addEventListener", windowEvents.addEventListener.bind(windowEvents));
vi.stubGlobal("removeEventListener", windowEvents.removeEventListener.bind(windowEvents));
vi.stubGlobal("dispatchEvent", windowEvents.dispatchEvent.bind(windowEvents));

beforeEach(() => storage.clear());
