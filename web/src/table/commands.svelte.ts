import type { Ack } from "../lib/protocol";
import { announcer } from "../lib/announce.svelte";
import type { Command } from "./command";
import type { TableLink } from "./link.svelte";

const SHOWN_FOR = 6000;

/** Sends commands to the table; a refusal is shown for a while, and read out. */
export class Commands {
  refusal = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly link: TableLink) {}

  async send(command: Command): Promise<Ack | null> {
    try {
      const ack = await this.link.send(command);
      this.refusal = "";
      return ack;
    } catch (error) {
      this.refuse(error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  refuse(sentence: string): void {
    clearTimeout(this.#timer);
    this.refusal = sentence;
    announcer.warn(sentence);
    this.#timer = setTimeout(() => (this.refusal = ""), SHOWN_FOR);
  }
}
