import type { HashiView } from "./view";

const WRITE = /^([a-l]\d+)=(\d)$/;
const BRIDGE = /^[a-l]\d+-[a-l]\d+$/;

/** The legal actions, sorted by what they look like on the board. */
export interface Offers {
  /** Numbers that may be written, by island. */
  writes: Map<string, number[]>;
  bridges: Set<string>;
  done: boolean;
  erases: string[];
}

export function sortOffers(legal: readonly string[]): Offers {
  const offers: Offers = { writes: new Map(), bridges: new Set(), done: false, erases: [] };
  for (const action of legal) {
    const write = WRITE.exec(action);
    if (write) {
      const [, island = "", number = ""] = write;
      offers.writes.set(island, [...(offers.writes.get(island) ?? []), Number(number)]);
    } else if (BRIDGE.test(action)) offers.bridges.add(action);
    else if (action === "done") offers.done = true;
    else offers.erases.push(action);
  }
  return offers;
}

/** Whether confirming now would pass a round in which something could be marked. */
export const passes = (view: HashiView, offers: Offers): boolean =>
  view.phase === "round" && !view.marks.length && offers.writes.size + offers.bridges.size > 0;
