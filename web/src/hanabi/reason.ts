import { has } from "../lib/i18n.svelte";

/** A question about a turn: where the answer is, and the words on its button. */
export interface Asked {
  path: string;
  label: string;
}

/** Reasons that do not end in the name of their convention. */
const NAMES: Record<string, string> = {
  blind: "finesse",
  called: "finesse",
  clue: "play",
  either: "save",
  generation: "scream",
  later: "play",
  prompted: "prompt",
  read: "touch",
  shout: "scream",
};

/** The convention that a reason speaks of, by the name it has on the page about them: its last word says it. */
export function conventionOf(key: string): string | undefined {
  const last = /^why-(?:partner|read)-(?:.*-)?(\w+?)(?:-you)?$/.exec(key)?.[1] ?? "";
  const name = NAMES[last] ?? last;
  return has(`learn-partner-${name}-text`) ? name : undefined;
}
