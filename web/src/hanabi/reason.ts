/** A question about a turn: where the answer is, and the words on its button. */
export interface Asked {
  path: string;
  label: string;
}

/** The convention that a reason speaks of, by the name it has on the page about them. */
const CONVENTIONS: Record<string, string[]> = {
  chop: ["why-partner-chop"],
  play: ["why-partner-play", "why-partner-play-clue", "why-read-play", "why-read-later"],
  save: ["why-partner-save", "why-read-save", "why-read-either"],
  touch: ["why-partner-useless-read"],
  prompt: ["why-partner-prompt", "why-partner-prompted", "why-read-prompt-you"],
  finesse: ["why-partner-finesse", "why-partner-called", "why-partner-self", "why-read-self", "why-read-blind-you"],
  bluff: ["why-partner-bluff"],
};

export const conventionOf = (key: string): string | undefined =>
  Object.keys(CONVENTIONS).find((name) => CONVENTIONS[name]!.includes(key));
