/** A card of your own hand being dragged: follows the pointer and knows the place below it. */
export type Place = "play" | "discard" | "hand";

export interface Drop {
  order: number;
  place: Place;
  /** The place in the hand, from 0, if the card is dropped there. */
  slot: number;
}

const FAR_ENOUGH = 9;

export class CardDrag {
  order = $state<number | null>(null);
  over = $state<Place | null>(null);
  /** Where in the hand the card comes from and would land, from 0, and how far apart the cards stand. */
  from = $state(0);
  slot = $state(0);
  pitch = $state(0);
  #start = { x: 0, y: 0 };
  #centres: number[] = [];
  #hand = new DOMRect();
  #ondrop: (drop: Drop) => void;
  #element: HTMLElement | null = null;
  #candidate: number | null = null;

  constructor(ondrop: (drop: Drop) => void) {
    this.#ondrop = ondrop;
  }

  begin = (event: PointerEvent, order: number): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#candidate = order;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#element = event.currentTarget as HTMLElement;
    this.#measure();
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#end);
    addEventListener("pointercancel", this.#cancel);
  };

  #measure(): void {
    const hand = this.#element!.parentElement!;
    const boxes = [...hand.children].map((card) => card.getBoundingClientRect());
    this.#hand = hand.getBoundingClientRect();
    this.#centres = boxes.map((box) => box.left + box.width / 2);
    this.pitch = (this.#centres[1] ?? 0) - (this.#centres[0] ?? 0);
    this.from = this.slot = [...hand.children].indexOf(this.#element!);
  }

  #move = (event: PointerEvent): void => {
    const [x, y] = [event.clientX - this.#start.x, event.clientY - this.#start.y];
    if (this.order === null && Math.hypot(x, y) > FAR_ENOUGH) this.order = this.#candidate;
    if (this.order === null || !this.#element) return;
    this.over = this.#placeAt(event.clientX, event.clientY);
    this.slot = this.#slotAt((this.#centres[this.from] ?? 0) + x);
    this.#element.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
    this.#element.style.zIndex = "5";
  };

  /** The hand reaches half a card beyond its edge, so that a shaky finger does not lose it. */
  #placeAt(x: number, y: number): Place | null {
    const { top, bottom, height } = this.#hand;
    const under = document.elementsFromPoint(x, y);
    const place = under.map((one) => one.closest<HTMLElement>("[data-drop]")).find(Boolean);
    if (place) return place.dataset["drop"] as Place;
    return y > top - height / 2 && y < bottom + height / 2 ? "hand" : null;
  }

  /** The place whose centre is nearest to the dragged card's. */
  #slotAt(centre: number): number {
    const distances = this.#centres.map((one) => Math.abs(one - centre));
    return distances.indexOf(Math.min(...distances));
  }

  #end = (): void => {
    const { order, over, slot } = this;
    // The click that follows a drag must not select the card. Where none follows, nothing else may be swallowed.
    if (order !== null) {
      const swallow = (event: Event): void => event.stopPropagation();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    }
    this.#cancel();
    if (order !== null && over) this.#ondrop({ order, place: over, slot });
  };

  #cancel = (): void => {
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#end);
    removeEventListener("pointercancel", this.#cancel);
    if (this.#element) {
      this.#element.style.removeProperty("transform");
      this.#element.style.removeProperty("z-index");
    }
    this.#element = null;
    this.#candidate = null;
    this.order = null;
    this.over = null;
  };
}
