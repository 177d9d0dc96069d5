import { reducedMotion } from "../lib/settings.svelte";
import { readClue } from "./describe";
import { readCard } from "./suits";
import type { HanabiView, Suit, Turn } from "./view";

/** What a turn did is over within 300 ms, a bloom or a shake after the flight included; nothing waits for it. */
const FLIGHT_MS = 280;
/** A card that something follows is quicker. */
const FIRST_MS = 180;
const BLOOM: Timing = { delay: 140, duration: 160 };
const SHIFT: Timing = { delay: 0, duration: 180 };
/** Turns that arrive at once start one shortly after the other, so that each can be followed. */
const STAGGER_MS = 110;
/** A card is this wide when it leaves the pile. */
const PILE_WIDTH = 16;
/** After a longer absence only the last turns are shown. */
const MOST_TURNS = 4;

export interface Box {
  left: number;
  top: number;
  width: number;
}

interface Timing {
  delay: number;
  duration: number;
}

/** Something in the air, drawn above the table. */
export type Cargo =
  | { kind: "face"; suit: Suit; rank: number }
  | { kind: "back"; suits: Suit[] }
  | { kind: "clue"; value: string }
  | { kind: "bloom"; suit: Suit; rank: number };

export interface Flight extends Timing {
  id: number;
  cargo: Cargo;
  from: Box;
  to: Box;
}

/** Shows what a turn did: cards and clues that fly from where they were to where they are. */
export class Motion {
  flights = $state.raw<Flight[]>([]);
  #root: () => HTMLElement | undefined;
  #boxes = new Map<string, Box>();
  #turn: number | null = null;
  #now = false;
  #running = new Set<Animation>();
  #next = 0;

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  /** Note where the cards are; call before the page changes. */
  remember(): void {
    this.#boxes.clear();
    for (const card of this.#all("[data-order]")) this.#boxes.set(card.dataset["order"]!, boxOf(card));
  }

  /**
   * The page has changed: show the turns since the last call. `now` is false while an earlier turn is looked at; from
   * there only a single step forward is shown.
   */
  show(view: HanabiView, now: boolean): void {
    const [before, followed] = [this.#turn, now && this.#now];
    [this.#turn, this.#now] = [view.turn, now];
    if (reducedMotion() || document.hidden) return;
    this.#shift();
    if (before === null || view.turn <= before || (!followed && view.turn !== before + 1)) return;
    const turns = view.history.filter((turn) => turn.turn > before && turn.turn <= view.turn).slice(-MOST_TURNS);
    turns.forEach((turn, index) => this.#fly(view, turn, index * STAGGER_MS));
  }

  /** Bring everything to its end at once: the next move has begun. */
  skip(): void {
    for (const animation of [...this.#running]) animation.finish();
  }

  /** Animate one flight's element. */
  launch(element: HTMLElement, flight: Flight): void {
    const { from, to, cargo } = flight;
    const scale = from.width / to.width;
    const frames =
      cargo.kind === "bloom"
        ? [
            { transform: "scale(0.1)", opacity: 0 },
            { transform: "scale(0.8)", opacity: 1, offset: 0.55 },
            { transform: "none", opacity: 0 },
          ]
        : [
            { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})` },
            { transform: "none" },
          ];
    this.#run(element, frames, flight, () => (this.flights = this.flights.filter((one) => one !== flight)));
  }

  #fly(view: HanabiView, turn: Turn, delay: number): void {
    const clue = readClue(turn.action);
    if (clue) {
      const from = this.#find(`[data-seat="${turn.seat}"] .letter`);
      for (const order of turn.touched) this.#travel(`[data-order="${order}"]`, from, clue.value, delay);
    }
    if (turn.card !== null) this.#leave(view, turn, delay);
    if (turn.drawn !== null) this.#draw(view, turn.drawn, delay);
  }

  /** A card leaves a hand for the fireworks or the discard pile; one that does not fit is seen above the fireworks. */
  #leave(view: HanabiView, turn: Turn, delay: number): void {
    const { suit, rank } = readCard(view.suits, turn.card!);
    const from = this.#boxes.get(String(turn.order));
    const series = this.#find(`[data-series="${suit.letter}"]`);
    const target = turn.success ? series : turn.success === false ? this.#find(".strike-card") : null;
    const goal = target ?? this.#find(`[data-discarded="${suit.letter}"]`);
    if (!from || !goal) return;
    const to = within(boxOf(goal), turn.success === null ? 30 : undefined);
    const flight = { delay, duration: turn.success === null ? FLIGHT_MS : FIRST_MS };
    this.#add({ kind: "face", suit, rank }, from, to, flight);
    this.#hide(turn.success ? series!.querySelector(".card") : target, flight);
    const bloom = { ...BLOOM, delay: delay + BLOOM.delay };
    if (turn.success) this.#add({ kind: "bloom", suit, rank }, to, grown(to, 2.4), bloom);
  }

  /** A drawn card flies face down; only its place in the hand shows what its viewer may see. */
  #draw(view: HanabiView, order: number, delay: number): void {
    const [pile, card] = [this.#find("[data-pile]"), this.#find(`[data-order="${order}"]`)];
    if (!pile || !card) return;
    const flight = { delay, duration: FLIGHT_MS };
    this.#add({ kind: "back", suits: view.suits }, { ...boxOf(pile), width: PILE_WIDTH }, boxOf(card), flight);
    this.#hide(card, flight);
  }

  #travel(goal: string, from: HTMLElement | null, value: string, delay: number): void {
    const card = this.#find(goal);
    if (!card || !from) return;
    const arrow = card.querySelector<HTMLElement>(".arrow b");
    const flight = { delay, duration: FLIGHT_MS };
    this.#add({ kind: "clue", value }, boxOf(from), boxOf(arrow ?? card), flight);
    this.#hide(card.querySelector<HTMLElement>(".arrow"), flight);
  }

  #add(cargo: Cargo, from: Box, to: Box, time: Timing): void {
    this.flights = [...this.flights, { id: this.#next++, cargo, from, to, ...time }];
  }

  /** Cards that moved within their hand slide to their new place. */
  #shift(): void {
    for (const card of this.#all("[data-order]")) {
      const [was, is] = [this.#boxes.get(card.dataset["order"]!), boxOf(card)];
      const [x, y] = was ? [was.left - is.left, was.top - is.top] : [0, 0];
      const sideways = Math.abs(x) > 2 && Math.abs(y) < is.width;
      if (sideways) this.#run(card, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], SHIFT);
    }
  }

  /** What is still in the air is not yet seen where it lands. */
  #hide(element: HTMLElement | null, time: Timing): void {
    if (element) this.#run(element, [{ opacity: 0 }, { opacity: 0 }], time);
  }

  #run(element: HTMLElement, frames: Keyframe[], { delay, duration }: Timing, ended?: () => void): void {
    const animation = element.animate(frames, { duration, delay, easing: "ease-in-out", fill: "backwards" });
    this.#running.add(animation);
    const over = (): void => {
      this.#running.delete(animation);
      ended?.();
    };
    animation.onfinish = over;
    animation.oncancel = over;
  }

  #all(selector: string): HTMLElement[] {
    return [...(this.#root()?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  #find(selector: string): HTMLElement | null {
    return this.#root()?.querySelector<HTMLElement>(selector) ?? null;
  }
}

function boxOf(element: Element): Box {
  const { left, top, width } = element.getBoundingClientRect();
  return { left, top, width };
}

/** A goal below the edge of a phone's screen is as good as the edge. */
function within(box: Box, width = box.width): Box {
  return { left: box.left, top: Math.min(box.top, innerHeight + 20), width };
}

const grown = (box: Box, by: number): Box => ({
  left: box.left - (box.width * (by - 1)) / 2,
  top: box.top + box.width * 0.7 - (box.width * by) / 2,
  width: box.width * by,
});
