import { expect, test } from "vitest";
import { withChanges, type TableState } from "./changes";

const state = {
  shown: { code: "ABCD" },
  you: { host: true },
  play: { to_act: [0], views: [{ view: { turn: 1, hands: [["a"], ["b"]], history: ["one"] } }] },
} as unknown as TableState;

test("changes replace members by path, a list grows at its end, and the rest stays the same object", () => {
  const before = structuredClone(state);
  const after = withChanges(state, {
    play: { to_act: [1] },
    "play/views/0/view": { turn: 2 },
    "play/views/0/view/hands": { "1": ["c"] },
    "play/views/0/view/history": { "1": "two" },
  });
  expect(after.play).toEqual({
    to_act: [1],
    views: [{ view: { turn: 2, hands: [["a"], ["c"]], history: ["one", "two"] } }],
  });
  expect(after.shown).toBe(state.shown);
  expect(state).toEqual(before);
});
