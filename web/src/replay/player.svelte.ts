import { frames, replay } from "../lib/api";
import type { Frame, ReplayShown } from "../lib/protocol";
import { mergeHands } from "../hanabi/reveal";
import { isHanabi } from "../lib/views";

const CHUNK = 30;
const PACE = 1100;
/** "all": every hand open, as no seat ever saw them. */
export type Eyes = number | "all";

/** A finished game with a cursor; frames are loaded in chunks on demand. */
export class ReplayPlayer {
  shown = $state.raw<ReplayShown | null>(null);
  frame = $state.raw<Frame | null>(null);
  turn = $state(0);
  eyes = $state<Eyes>("all");
  playing = $state(false);
  failed = $state("");
  #chunks = new Map<string, Promise<Frame[]>>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly name: string) {}

  get last(): number {
    return this.shown?.moves.length ?? 0;
  }

  async open(turn: number | null, eyes: Eyes): Promise<void> {
    try {
      this.shown = await replay(this.name);
      this.eyes = eyes !== "all" && eyes < this.players ? eyes : "all";
      if (!this.shown.archived) await this.go(turn ?? 0);
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  get players(): number {
    return Number(this.shown?.options["players"] ?? 1);
  }

  async go(turn: number): Promise<void> {
    const wanted = Math.max(0, Math.min(turn, this.last));
    this.turn = wanted;
    const frame = await this.at(wanted, this.eyes);
    // A slow answer must not replace a newer position.
    if (this.turn === wanted) this.frame = frame;
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.go(this.turn);
  }

  /** The position after `turn` moves, as seen by `eyes`. */
  async at(turn: number, eyes: Eyes): Promise<Frame> {
    if (eyes !== "all") return this.#frame(turn, eyes);
    if (this.shown?.game !== "hanabi") return this.#frame(turn, 0);
    const [first, second] = await Promise.all([this.#frame(turn, 0), this.#frame(turn, 1)]);
    if (!isHanabi(first.view) || !isHanabi(second.view)) return first;
    return { ...first, view: mergeHands(first.view, second.view) };
  }

  async #frame(turn: number, eyes: number): Promise<Frame> {
    const from = Math.floor(turn / CHUNK) * CHUNK;
    const key = `${eyes}:${from}`;
    let chunk = this.#chunks.get(key);
    if (!chunk) {
      chunk = frames(this.name, eyes, from, from + CHUNK - 1).then((found) => found.frames);
      this.#chunks.set(key, chunk);
      chunk.catch(() => this.#chunks.delete(key));
    }
    return (await chunk)[turn - from]!;
  }

  toggle(): void {
    this.playing = !this.playing;
    clearInterval(this.#timer);
    if (!this.playing) return;
    if (this.turn >= this.last) void this.go(0);
    this.#timer = setInterval(() => {
      if (this.turn >= this.last) this.toggle();
      else void this.go(this.turn + 1);
    }, PACE);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
