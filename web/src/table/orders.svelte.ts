import type { Ack } from "../lib/protocol";
import { announcer } from "../lib/announce.svelte";
import type { Order } from "./order";
import type { TableLink } from "./link.svelte";

const SHOWN_FOR = 6000;

/** Commands of the person at the screen: a refusal is shown, and read out, for a while. */
export class Orders {
  refusal = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly link: TableLink) {}

  async give(order: Order): Promise<Ack | null> {
    try {
      const ack = await this.link.send(order);
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
