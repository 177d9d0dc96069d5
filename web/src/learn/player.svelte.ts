import { frames, upload } from "../lib/api";
import type { Frame, View } from "../lib/protocol";
import { reducedMotion } from "../lib/settings.svelte";
import type { Lesson, Step } from "./lessons";

const PAUSE = 1200;
const LEARNER = 0;

/** Plays a lesson: shows a sentence, offers one move, and makes the moves of the others. */
export class LessonPlayer {
  at = $state(0);
  turn = $state(0);
  failed = $state("");
  #made = 0;
  #frames = $state.raw<Frame[]>([]);
  #moves: [number, string][];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly lesson: Lesson) {
    this.#moves = (JSON.parse(lesson.record) as { moves: [number, string][] }).moves;
  }

  async open(): Promise<void> {
    try {
      const { replay } = await upload(this.lesson.record);
      this.#frames = (await frames(replay, LEARNER, 0, this.#moves.length)).frames;
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  get step(): Step {
    return this.lesson.steps[this.at]!;
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** The one move that is asked for now. */
  get expected(): string | null {
    const move = this.#moves[this.turn];
    return this.step.moves > 0 && move && move[0] === LEARNER ? move[1] : null;
  }

  /** The position, with nothing legal but what the lesson asks for. */
  get view(): View | null {
    const frame = this.#frames[this.turn];
    if (!frame) return null;
    const { view } = frame;
    return { ...view, legal: view.legal.filter((action) => action === this.expected) };
  }

  do(action: string): void {
    if (action !== this.expected) return;
    this.turn += 1;
    this.#made += 1;
    if (this.#made >= this.step.moves) this.next();
  }

  next(): void {
    if (this.last) return;
    this.at += 1;
    this.#made = 0;
    this.#others();
  }

  /** The others move by themselves, after a pause, so that the learner can follow. */
  #others(): void {
    const move = this.#moves[this.turn];
    clearTimeout(this.#timer);
    if (!move || move[0] === LEARNER) return;
    this.#timer = setTimeout(
      () => {
        this.turn += 1;
        this.#others();
      },
      reducedMotion() ? 0 : PAUSE,
    );
  }
}
