import { pastTurn } from "../lib/api";
import type { PlayShown, SeatView } from "../lib/protocol";

/** Earlier positions of the game: those seen since the page was opened, and others as the server tells them. */
export class LookBack {
  #seen = new Map<string, SeatView[]>();
  /** Another object once a turn has come that somebody waits for; nobody looks back at the newest one. */
  #fetched = $state.raw({});

  constructor(readonly code: string) {}

  /** A takeback leads to another position at the same turn: the newest one counts. */
  remember(play: PlayShown, turn: number): void {
    this.#seen.set(this.#key(play, turn), play.views);
  }

  at(play: PlayShown, turn: number): SeatView[] | undefined {
    void this.#fetched;
    return this.#seen.get(this.#key(play, turn));
  }

  /** Ask the server for a turn that this page has not seen; rejects with the server's reason. */
  async fetch(play: PlayShown, turn: number): Promise<void> {
    const key = this.#key(play, turn);
    if (this.#seen.has(key)) return;
    const found = await pastTurn(this.code, turn);
    if (found.number === play.number) this.#seen.set(key, found.views);
    this.#fetched = {};
  }

  /** What is seen depends on whose eyes one looks through. */
  #key(play: PlayShown, turn: number): string {
    return `${play.number}:${play.views.map((one) => one.seat).join()}:${turn}`;
  }
}
