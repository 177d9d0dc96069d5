import type { Ack } from "../lib/protocol";
import { announcer } from "../lib/announce.svelte";
import type { Command } from "./command";
import type { TableLink } from "./link.svelte";

const SHOWN_FOR = 6000;

/** Sends commands to the table; a refusal is shown for a while, and read out. */
export class Commands {
  refusal = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #underWay = new Map<string, Promise<Ack | null>>();

  constructor(readonly link: TableLink) {}

  /** The same command again before the first is answered is a double click, and is sent once. */
  send(command: Command): Promise<Ack | null> {
    const name = JSON.stringify(command);
    const answer = this.#underWay.get(name) ?? this.#send(command).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, answer);
    return answer;
  }

  async #send(command: Command): Promise<Ack | null> {
    try {
      const ack = await this.link.send(command);
      this.refusal = "";
      return ack;
    } catch (error) {
      this.refuse(error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  /** Wait for something the server is asked for; if it cannot be had, say why. */
  async show(asked: Promise<void>): Promise<void> {
    try {
      await asked;
    } catch (error) {
      this.refuse(error instanceof Error ? error.message : String(error));
    }
  }

  refuse(sentence: string): void {
    clearTimeout(this.#timer);
    this.refusal = sentence;
    announcer.warn(sentence);
    this.#timer = setTimeout(() => (this.refusal = ""), SHOWN_FOR);
  }
}
