/** The cards of a hand as their player has sorted them; those drawn since then stand at the end, newest last. */
export function arranged<T extends { order: number }>(hand: readonly T[], sorted: readonly number[]): T[] {
  const place = (card: T): number => {
    const found = sorted.indexOf(card.order);
    return found < 0 ? sorted.length : found;
  };
  // Sorting is stable: cards that are not named keep the order of the rules.
  return [...hand].sort((one, other) => place(one) - place(other));
}

/** The order after one card was put at another place, counted from 0; null where nothing changes. */
export function withMoved(orders: readonly number[], order: number, to: number): number[] | null {
  const at = orders.indexOf(order);
  const target = Math.max(0, Math.min(orders.length - 1, to));
  if (at < 0 || at === target) return null;
  const others = orders.filter((one) => one !== order);
  return [...others.slice(0, target), order, ...others.slice(target)];
}

/** How many places a card makes way while another one is dragged from place `from` to place `to`. */
export function stepAside(at: number, from: number, to: number): number {
  if (at > from && at <= to) return -1;
  if (at < from && at >= to) return 1;
  return 0;
}
