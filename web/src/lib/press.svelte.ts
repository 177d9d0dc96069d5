/** Nobody reads what has just appeared and presses it within this time. */
export const REACTION_MS = 400;

let began = -Infinity;
let awaitsClick = false;

/** Remembers when a press began; a key held down is one press. */
function press(event: PointerEvent | KeyboardEvent): void {
  if (!("repeat" in event && event.repeat)) began = event.timeStamp;
  awaitsClick = true;
}

/** The click of a press comes with its end, if at all. */
function release(): void {
  setTimeout(() => (awaitsClick = false));
}

/** A screen reader clicks without pressing anything first. */
function click(event: MouseEvent): void {
  if (!awaitsClick) began = event.timeStamp;
}

addEventListener("pointerdown", press, true);
addEventListener("keydown", press, true);
addEventListener("pointerup", release, true);
addEventListener("pointercancel", release, true);
addEventListener("keyup", release, true);
addEventListener("click", click, true);

/** Something new in the place of something else: a press that began before it could be seen was not meant for it. */
export class Change {
  /** Shown as `data-quiet`, which keeps the pointer out. */
  quiet = $state(false);
  #at = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly onquiet: (quiet: boolean) => void = () => {}) {}

  happened(): void {
    clearTimeout(this.#timer);
    this.#at = performance.now();
    this.#set(true);
    this.#timer = setTimeout(() => this.#set(false), REACTION_MS);
  }

  #set(quiet: boolean): void {
    this.quiet = quiet;
    this.onquiet(quiet);
  }

  /** Whether the press going on was meant for what stood there before. */
  get missed(): boolean {
    return began < this.#at + REACTION_MS;
  }
}

const uncovered = new Change((quiet) => document.documentElement.toggleAttribute("data-quiet", quiet));

/** A dialog has closed or another page come: a second press on what led there is not meant for what is there now. */
export const uncover = (): void => uncovered.happened();

/** An action that drops clicks meant for what an element showed before `key` changed, or before it appeared. */
export function steady(node: HTMLElement, key?: unknown): { update: (next: unknown) => void; destroy: () => void } {
  const change = new Change((quiet) => node.toggleAttribute("data-quiet", quiet));
  const drop = (event: Event): void => {
    if (!change.missed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  node.addEventListener("click", drop, true);
  change.happened();
  return {
    update(next) {
      if (next !== key) change.happened();
      key = next;
    },
    destroy() {
      node.removeEventListener("click", drop, true);
    },
  };
}
