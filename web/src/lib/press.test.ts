import { afterEach, beforeEach, expect, test, vi } from "vitest";

const listeners: Record<string, (event: object) => void> = {};
vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) => (listeners[type] = listener));
const { Change, REACTION_MS } = await import("./press.svelte");

const send = (type: string): void => listeners[type]?.({ timeStamp: performance.now() });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  send("pointerup");
  vi.runAllTimers();
  vi.useRealTimers();
});

test("what is pressed right after a change is dropped", () => {
  const change = new Change();
  change.happened();
  expect(change.quiet).toBe(true);
  vi.advanceTimersByTime(REACTION_MS - 1);
  send("pointerdown");
  expect(change.missed).toBe(true);
  vi.advanceTimersByTime(1);
  expect(change.quiet).toBe(false);
});

test("a press that was held since before the change is dropped, however long it is held", () => {
  const change = new Change();
  send("keydown");
  vi.advanceTimersByTime(10);
  change.happened();
  vi.advanceTimersByTime(5 * REACTION_MS);
  send("click");
  expect(change.missed).toBe(true);
});

test("a press after a quiet moment counts", () => {
  const change = new Change();
  change.happened();
  vi.advanceTimersByTime(REACTION_MS);
  send("pointerdown");
  expect(change.missed).toBe(false);
});

test("a click without a press counts, whatever key was pressed before", () => {
  const change = new Change();
  send("keydown");
  send("keyup");
  change.happened();
  vi.advanceTimersByTime(REACTION_MS);
  send("click");
  expect(change.missed).toBe(false);
});
