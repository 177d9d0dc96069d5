import type { HanabiView } from "./view";

/** After the game the deal is known, so every hand can be shown. A card's order is its place in the deck. */
export function revealHands(view: HanabiView, deal: string): HanabiView {
  const deck = deal.split(" ");
  const hands = view.hands.map((hand) =>
    hand.map((card) => ({ ...card, card: card.card ?? deck[card.order] ?? null })),
  );
  return { ...view, hands };
}

/** All hands open: the first seat's cards as the second saw them, all others as the first did. */
export function mergeHands(first: HanabiView, second: HanabiView): HanabiView {
  const hands = first.hands.map((hand, seat) => (seat === 0 ? (second.hands[0] ?? hand) : hand));
  return { ...first, seat: null, hands, legal: [], touches: {} };
}
