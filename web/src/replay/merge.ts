import type { HanabiView } from "../hanabi/view";
import type { Frame } from "../lib/protocol";

/** All hands open: the first seat's cards as the second saw them, all others as the first did. */
export function mergeHands(first: Frame, second: Frame): Frame {
  const [one, other] = [first.view as HanabiView, second.view as HanabiView];
  const hands = one.hands.map((hand, seat) => (seat === 0 ? (other.hands[0] ?? hand) : hand));
  return { ...first, view: { ...one, seat: null, hands, legal: [], touches: {} } };
}
