import { get } from "../lib/api";
import type { PuzzleShown } from "../lib/protocol";
import { store, stored } from "../lib/storage";
import { begun, counted, type Score } from "./score";

const KEY = "sumida.trainer";

/** One puzzle after another. The first move tried counts; after a wrong one the learner may go on trying. */
export class Trainer {
  score = $state.raw<Score>(begun(stored(KEY)));
  puzzle = $state.raw<PuzzleShown | null>(null);
  /** The last wrong move. */
  tried = $state("");
  solved = $state(false);
  /** Whether the answer was shown before it was found. */
  shown = $state(false);
  failed = $state("");

  async open(level = this.score.level): Promise<void> {
    this.#keep({ ...this.score, level });
    [this.puzzle, this.tried, this.solved, this.shown, this.failed] = [null, "", false, false, ""];
    try {
      const found = await get<PuzzleShown>(`/api/puzzles/${level}/${this.score.next[level] ?? 0}`);
      if (level === this.score.level) this.puzzle = found;
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  get over(): boolean {
    return this.solved || this.shown;
  }

  do(action: string): void {
    if (!this.puzzle || this.over) return;
    const right = action === this.puzzle.answer;
    if (!this.tried) this.#keep(counted(this.score, right));
    this.solved = right;
    this.tried = right ? "" : action;
  }

  show(): void {
    if (this.over) return;
    if (!this.tried) this.#keep(counted(this.score, false));
    this.shown = true;
  }

  next(): Promise<void> {
    const { level, next } = this.score;
    const following = ((this.puzzle?.number ?? 0) + 1) % (this.puzzle?.count ?? 1);
    this.#keep({ ...this.score, next: { ...next, [level]: following } });
    return this.open();
  }

  #keep(score: Score): void {
    this.score = score;
    store(KEY, JSON.stringify(score));
  }
}
