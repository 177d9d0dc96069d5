import { has, t } from "../lib/i18n.svelte";
import { ranksOf, readCard, readPossible } from "./suits";
import type { HeldCard, Suit, Turn } from "./view";

export const SEATS = "ABCDE";

/** A colour without a translation goes by its name in the rules. */
export const colourName = (name: string): string => (has(`colour-${name}`) ? t(`colour-${name}`) : name);

/** The letter of a suit in the language of the page; a suit without one keeps that of the rules. */
export const letterOf = (name: string, letter = name.charAt(0)): string =>
  (has(`letter-${name}`) ? t(`letter-${name}`) : letter).toUpperCase();

/** The letter on the cards of a suit. */
export const suitLetter = (suit: Suit): string => letterOf(suit.name, suit.letter);

export const valueName = (value: string | number): string =>
  typeof value === "number" || /^\d+$/.test(value) ? String(value) : colourName(value);

export function cardName(suits: readonly Suit[], card: string): string {
  const { suit, rank } = readCard(suits, card);
  return t("card-word", { colour: colourName(suit.name), rank });
}

/** What a holder knows of a card, in words. */
export function describeKnowledge(suits: readonly Suit[], card: HeldCard): string {
  if (card.deduced.length === 1) return cardName(suits, card.deduced[0]!);
  const known = readPossible(suits, card.deduced);
  const colours =
    known.suits.length === suits.length
      ? t("any-colour")
      : known.suits.map((suit) => colourName(suit.name)).join(" / ");
  const ranks = known.ranks.length === ranksOf(suits).length ? t("any-rank") : known.ranks.join(" / ");
  return `${colours}, ${ranks}`;
}

/** `clue B red` taken apart. */
export interface ClueParts {
  target: number;
  value: string;
}

export function readClue(action: string): ClueParts | null {
  const match = /^clue ([A-E]) (\w+)$/.exec(action);
  return match ? { target: SEATS.indexOf(match[1] ?? ""), value: match[2] ?? "" } : null;
}

/** A turn of the history as a sentence; `you` is the seat of the reader, who is spoken to as “you”. */
export function describeTurn(
  suits: readonly Suit[],
  names: readonly string[],
  turn: Turn,
  you: number | null = null,
): string {
  const name = names[turn.seat] ?? "";
  const own = turn.seat === you ? "turn-you" : "turn";
  const clue = readClue(turn.action);
  if (clue) {
    const facts = { name, target: names[clue.target] ?? "", value: valueName(clue.value), count: turn.touched.length };
    return t(clue.target === you ? "turn-clue-you" : `${own}-clue`, facts);
  }
  const card = turn.card ? cardName(suits, turn.card) : "";
  const what = turn.action.startsWith("discard") ? "discard" : turn.success ? "play" : "strike";
  return t(`${own}-${what}`, { name, card });
}
