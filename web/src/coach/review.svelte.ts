import { askReview, Refused, review } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import type { ReviewShown } from "../lib/protocol";

const PACE = 600;

/** A review: asked for, waited for, then shown. */
export class CoachReview {
  shown = $state.raw<ReviewShown | null>(null);
  failed = $state("");
  seat = $state(0);
  #asked = 0;

  constructor(readonly name: string) {}

  /** Ask for a seat's review; an earlier request is dropped. */
  async ask(seat: number): Promise<void> {
    const asked = ++this.#asked;
    this.seat = seat;
    this.failed = "";
    this.shown = null;
    try {
      let found = await askReview(this.name, seat);
      while (asked === this.#asked) {
        this.shown = found;
        if (found.phase === "ready") return;
        await new Promise((resolve) => setTimeout(resolve, PACE));
        found = await review(this.name, seat).catch((error: unknown) => this.#again(error, seat));
      }
    } catch (error) {
      if (asked === this.#asked) this.failed = error instanceof Refused ? error.message : t("page-failed");
    }
  }

  /** A restarted server, or another one of several, does not know the request: send it again. */
  #again(error: unknown, seat: number): Promise<ReviewShown> {
    if (error instanceof Refused && error.problem.reason === "error-review-none") return askReview(this.name, seat);
    throw error;
  }

  close(): void {
    this.#asked++;
  }
}
