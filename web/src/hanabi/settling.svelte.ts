/** How long after a change of turn a click or a key still belongs to what was there before. */
export const SETTLE_MS = 400;

/**
 * After a turn the same button may mean another card or another clue. Whatever was begun before the change, or so
 * soon after it that nobody can have read the new position, is dropped.
 */
export class Settling {
  active = $state(false);
  #changed = -Infinity;
  #begun: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  change(): void {
    this.#changed = performance.now();
    this.active = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.active = false), SETTLE_MS);
  }

  /** A pointer or key went down; what it does may follow only when it goes up. */
  press = (): void => {
    this.#begun ??= performance.now();
  };

  release = (): void => {
    setTimeout(() => (this.#begun = null));
  };

  /** Whether the input being handled is older than the position it would act on. */
  get early(): boolean {
    return this.active || (this.#begun !== null && this.#begun < this.#changed);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
