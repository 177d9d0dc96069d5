import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SETTLE_MS, Settling } from "./settling.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is pressed right after a change of turn is dropped", () => {
  const settling = new Settling();
  expect(settling.early).toBe(false);
  settling.change();
  expect(settling.early).toBe(true);
  vi.advanceTimersByTime(SETTLE_MS);
  expect(settling.early).toBe(false);
});

test("a press that was held since before the change is dropped, however long it is held", () => {
  const settling = new Settling();
  settling.press();
  vi.advanceTimersByTime(10);
  settling.change();
  vi.advanceTimersByTime(5 * SETTLE_MS);
  expect(settling.early).toBe(true);
  settling.release();
  vi.advanceTimersByTime(1);
  expect(settling.early).toBe(false);
});

test("a press after a quiet moment counts", () => {
  const settling = new Settling();
  settling.change();
  vi.advanceTimersByTime(SETTLE_MS + 1);
  settling.press();
  expect(settling.early).toBe(false);
});
