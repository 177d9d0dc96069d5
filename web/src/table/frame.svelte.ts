import { createContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { ChatLine } from "../lib/protocol";
import { store, stored } from "../lib/storage";
import { attention } from "./attention.svelte";
import type { TableLink } from "./link.svelte";

const STORED = "sumida.read";

/** What is around the game: which parts are open, and what of the chat is unread. */
export class Frame {
  /** On a small screen chat and log are in a drawer, otherwise in the column beside the game. */
  readonly small = new MediaQuery("(max-width: 52rem), (max-height: 30rem)");
  drawer = $state(false);
  commandLine = $state(false);
  keys = $state(false);
  /** Whether the chat's lines are on the screen now. */
  chatInView = $state(false);
  #read = $state<number | null>(null);

  constructor(readonly link: TableLink) {}

  /** Lines of others since the chat was last on the screen. */
  get unread(): ChatLine[] {
    const read = this.#read;
    return read === null
      ? []
      : this.link.chat.filter((line) => line.at > read && line.member !== this.link.you?.member);
  }

  /** Show the chat: in the drawer, or where it is in the column. */
  openChat(): void {
    if (this.small.current) {
      this.drawer = true;
      return;
    }
    const panel = document.getElementById("chat-panel");
    panel?.scrollIntoView({ block: "nearest" });
    panel?.querySelector<HTMLElement>("input, select")?.focus();
  }

  /** Keep count of what was read; call once, while a component is set up. */
  follow(): void {
    $effect(() => {
      if (!this.link.shown) return;
      const newest = this.link.chat.at(-1)?.at ?? 0;
      if (this.#read === null) this.#read = this.#remembered() ?? newest;
      if (this.chatInView && attention.visible) this.#read = newest;
      store(STORED, `${this.link.code} ${this.#read}`);
    });
  }

  /** After a reload, unread lines are still unread. */
  #remembered(): number | null {
    const [code, at] = (stored(STORED) ?? "").split(" ");
    return code === this.link.code ? Number(at) : null;
  }
}

export const [getFrame, setFrame] = createContext<Frame>();
