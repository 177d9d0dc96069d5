/** A card of your own hand being dragged: follows the pointer and knows the place below it. */
export type Place = "play" | "discard";

const FAR_ENOUGH = 9;

export class CardDrag {
  order = $state<number | null>(null);
  over = $state<Place | null>(null);
  x = $state(0);
  y = $state(0);
  #start = { x: 0, y: 0 };
  #ondrop: (order: number, place: Place) => void;
  #element: HTMLElement | null = null;
  #candidate: number | null = null;

  constructor(ondrop: (order: number, place: Place) => void) {
    this.#ondrop = ondrop;
  }

  begin = (event: PointerEvent, order: number): void => {
    if (event.button !== 0) return;
    this.#candidate = order;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#element = event.currentTarget as HTMLElement;
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#end);
    addEventListener("pointercancel", this.#cancel);
  };

  #move = (event: PointerEvent): void => {
    this.x = event.clientX - this.#start.x;
    this.y = event.clientY - this.#start.y;
    if (this.order === null && Math.hypot(this.x, this.y) > FAR_ENOUGH) this.order = this.#candidate;
    if (this.order === null) return;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const place = under.map((one) => one.closest<HTMLElement>("[data-drop]")).find(Boolean);
    this.over = (place?.dataset["drop"] as Place | undefined) ?? null;
    if (this.#element) {
      this.#element.style.transform = `translate(${this.x}px, ${this.y}px) rotate(2deg)`;
      this.#element.style.zIndex = "5";
    }
  };

  #end = (): void => {
    const { order, over } = this;
    // The click that follows a drag must not select the card.
    if (order !== null) addEventListener("click", (event) => event.stopPropagation(), { capture: true, once: true });
    this.#cancel();
    if (order !== null && over) this.#ondrop(order, over);
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
