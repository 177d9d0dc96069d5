import { frames, upload } from "../lib/api";
import type { Frame, View } from "../lib/protocol";
import { POSITIONS, type LessonPosition } from "./positions";

const LEARNER = 0;

/** One position after another: the learner may try any legal move, and goes on once the move is right. */
export class PositionPlayer {
  at = $state(0);
  solved = $state(false);
  /** The last wrong move, if there was one. */
  tried = $state("");
  failed = $state("");
  #frames = $state.raw<Frame[]>([]);

  async open(at: number): Promise<void> {
    [this.at, this.solved, this.tried, this.#frames] = [at, false, "", []];
    const { record, before } = this.position;
    try {
      const { replay } = await upload(record);
      const found = await frames(replay, LEARNER, before, before + 1);
      if (at === this.at) this.#frames = found.frames;
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  get position(): LessonPosition {
    return POSITIONS[this.at]!;
  }

  get last(): boolean {
    return this.at === POSITIONS.length - 1;
  }

  get view(): View | null {
    const frame = this.#frames[this.solved ? 1 : 0];
    if (!frame) return null;
    // The position goes no further: nobody is waited for.
    return this.solved ? { ...frame.view, legal: [], to_act: [] } : frame.view;
  }

  do(action: string): void {
    if (this.solved) return;
    this.solved = action === this.position.answer || this.position.also.includes(action);
    this.tried = this.solved ? "" : action;
  }
}
