import type { Contribution, View } from "../lib/protocol";
import { isHanabi, isHashi } from "../lib/views";
import { digestOf, sha256 } from "./sha256";
import type { Kept } from "./kept";

/** How a deal was fixed, as a table or a replay tells it after the game. */
export interface Proof {
  deal: string;
  salt: string | null;
  digest: string | null;
  sealed: string | null;
  secret: string | null;
  added: Contribution[];
}

/**
 * What this page found out: nothing to check; the deal was fixed when the game started; it was sealed before anyone
 * added to it; it also depends on what this browser added; or what was wrong.
 */
export type Finding =
  "none" | "fixed" | "sealed" | "mixed" | "changed" | "not-sealed" | "not-drawn" | "left-out" | "played";

/** Numbers below 2^32 without end, from a key. */
function* words(key: Uint8Array): Generator<number, never> {
  for (let number = 0; ; number++) {
    const block = new Uint8Array(key.length + 4);
    block.set(key);
    new DataView(block.buffer).setUint32(key.length, number);
    const found = new DataView(sha256(block).buffer);
    for (let at = 0; at < 32; at += 4) yield found.getUint32(at);
  }
}

/** The cards in the order that follows from the secret and from what was added; as `shuffled` in Python. */
export function shuffled(cards: string[], secret: string, added: string[]): string[] {
  const random = words(sha256(new TextEncoder().encode([secret, ...added].join("\n"))));
  const found = [...cards].sort();
  for (let last = found.length - 1; last > 0; last--) {
    const limit = 2 ** 32 - (2 ** 32 % (last + 1));
    let word = random.next().value;
    while (word >= limit) word = random.next().value;
    const place = word % (last + 1);
    [found[last], found[place]] = [found[place]!, found[last]!];
  }
  return found;
}

/** Whether a view shows a card that is not where the deal has it. */
function differs(deck: string[], view: View): boolean {
  if (isHashi(view)) return view.turned.some((card, round) => `${card.number}/${card.bridges}` !== deck[round]);
  if (!isHanabi(view)) return false;
  const cards = [...view.hands.flat(), ...view.discards, ...view.history];
  return cards.some(({ order, card }) => order !== null && card !== null && deck[order] !== card);
}

/** Check a deal after the game, against what this browser kept from before it and against what was seen of it. */
export function check(proof: Proof, kept: Kept, views: View[]): Finding {
  const { deal, salt, digest, sealed, secret, added } = proof;
  if (salt === null || digest === null) return "none";
  const deck = deal.split(" ");
  if (digestOf(`${salt}\n${deal}`) !== digest || (kept.digest && kept.digest !== digest)) return "changed";
  if (views.some((view) => differs(deck, view))) return "played";
  if (!sealed && kept.sealed) return "not-sealed";
  if (!sealed) return "fixed";
  if (secret === null || digestOf(secret) !== sealed || (kept.sealed && kept.sealed !== sealed)) return "not-sealed";
  const texts = added.map((one) => one.text);
  if (shuffled(deck, secret, texts).join(" ") !== deal) return "not-drawn";
  if (!kept.texts?.length) return "sealed";
  return kept.texts.some((text) => texts.includes(text)) ? "mixed" : "left-out";
}

export const isFine = (finding: Finding): boolean => ["fixed", "sealed", "mixed"].includes(finding);
