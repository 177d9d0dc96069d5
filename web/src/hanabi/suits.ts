import type { Suit } from "./view";

/** How a suit looks. A letter and a shape always go with the colour, so that nobody needs to see colours. */
export interface Look {
  /** The background of a card, dark enough for light lines. */
  field: string;
  /** The lines on that background. */
  spark: string;
  /** Text on paper. */
  ink: string;
  shape: string;
  /** The fill of the small mark, if it is not `ink`. */
  fill?: string;
  /** The small mark on a dark background, where `ink` could not be seen. */
  onDark?: string;
}

const STAR = "M12 2 14.9 8.7 22 9.4 16.6 14.2 18.2 21.3 12 17.5 5.8 21.3 7.4 14.2 2 9.4 9.1 8.7Z";
const PETALS = [0, 60, 120, 180, 240, 300]
  .map((degrees) => {
    const x = 12 + 6 * Math.cos((degrees * Math.PI) / 180);
    const y = 12 + 6 * Math.sin((degrees * Math.PI) / 180);
    return `M${(x - 4).toFixed(1)} ${y.toFixed(1)}a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z`;
  })
  .join("");

const LOOKS: Record<string, Look> = {
  white: {
    field: "#56627f",
    spark: "#ffffff",
    ink: "#3d465c",
    fill: "#ffffff",
    shape: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z",
  },
  red: { field: "#9c2418", spark: "#ffb59f", ink: "#a3230f", shape: "M12 2.5 22.5 20.5H1.5Z" },
  blue: {
    field: "#1b458f",
    spark: "#a9cbff",
    ink: "#1b489c",
    shape: "M12 1.5C7 8.5 5 12 5 15.3a7 7 0 0 0 14 0C19 12 17 8.5 12 1.5Z",
  },
  yellow: { field: "#8a5f00", spark: "#ffe08a", ink: "#7d5600", shape: STAR },
  green: {
    field: "#1b5e37",
    spark: "#a9e8b8",
    ink: "#17603a",
    shape: "M3 21C2 9 8.5 2.5 21.5 2.5 21.5 15.5 15 22 5.5 20.5L14 11 3.6 19Z",
  },
  teal: { field: "#0f5a63", spark: "#9fe6ea", ink: "#0f5a63", shape: "M3.5 3.5H20.5V20.5H3.5Z" },
  black: {
    field: "#20212c",
    spark: "#d8d3c8",
    ink: "#20212c",
    onDark: "#8d8fa3",
    shape: "M12 1.5 21.5 12 12 22.5 2.5 12Z",
  },
  multicolour: { field: "#5b2c6f", spark: "#f3c6ff", ink: "#5b2c6f", shape: PETALS },
  colourless: {
    field: "#6b6256",
    spark: "#f1e9da",
    ink: "#574f44",
    shape: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",
  },
};
/** The suits with a look, and words in the locale files. */
export const NAMED: readonly string[] = Object.keys(LOOKS);

/** For a suit that is not in this table; its letter and name tell it apart. */
const PLAIN: Look = LOOKS["colourless"]!;

export const look = (name: string): Look => LOOKS[name] ?? PLAIN;

/** The ranks of the cards, from 1. */
export const ranksOf = (suits: readonly Suit[]): number[] => suits[0]?.copies.map((_, index) => index + 1) ?? [];

/** `r3` taken apart. */
export function readCard(suits: readonly Suit[], card: string): { suit: Suit; index: number; rank: number } {
  const index = suits.findIndex((suit) => suit.letter === card[0]);
  return { suit: suits[index] ?? suits[0]!, index, rank: Number(card.slice(1)) };
}

/** What a set of possible cards says about suits and ranks. */
export function readPossible(suits: readonly Suit[], cards: readonly string[]): { suits: Suit[]; ranks: number[] } {
  const letters = new Set(cards.map((card) => card[0]));
  const ranks = new Set(cards.map((card) => Number(card.slice(1))));
  return { suits: suits.filter((suit) => letters.has(suit.letter)), ranks: [...ranks].sort() };
}
