import { announcer } from "../lib/announce.svelte";
import { askHint } from "../lib/api";
import { t, withTexts } from "../lib/i18n.svelte";
import type { HintGiven } from "../lib/protocol";
import type { HashiView } from "./view";
import { describeMark } from "./describe";

/** The first hint after a server starts may have to wait until the bot is compiled. */
const SLOW_MS = 4000;

/** A position within a turn; a hint belongs to one of them. */
const place = (view: HashiView): string => `${view.round} ${view.marks.join(" ")}`;

/** One hint at a time, for anyone who plays alone. It is shown until a mark is made or it is dismissed. */
export class Advice {
  thinking = $state(false);
  #slow = $state(false);
  failed = $state("");
  #given = $state.raw<HintGiven | null>(null);
  #at = $state("");

  constructor(readonly code: string) {}

  async ask(view: HashiView): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.failed = "";
    const timer = setTimeout(() => (this.#slow = true), SLOW_MS);
    try {
      this.#given = await withTexts(askHint(this.code), "learn");
      this.#at = place(view);
      announcer.say(describeAdvice(this.#given));
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
      announcer.warn(this.failed);
    } finally {
      clearTimeout(timer);
      this.thinking = this.#slow = false;
    }
  }

  /** The text shown while the bot thinks. */
  get waiting(): string {
    return this.thinking ? t(this.#slow ? "hint-warming" : "hint-thinking") : "";
  }

  shown(view: HashiView): HintGiven | null {
    return this.#at === place(view) ? this.#given : null;
  }

  putAway(): void {
    this.#given = null;
    this.failed = "";
  }
}

/** The hint in a few plain sentences. */
export function describeAdvice(hint: HintGiven): string {
  const said: string[] = [];
  if (hint.undo) said.push(t("hint-undo", { count: hint.undo }));
  const marks = hint.marks.map(describeMark).join(", ");
  if (hint.points === null) said.push(t(marks ? "hint-start" : "hint-done", { marks }));
  else if (marks) said.push(t("hint-turn", { marks, points: hint.points.toFixed(1) }));
  else said.push(t(hint.undo ? "hint-nothing" : "hint-confirm", { points: hint.points.toFixed(1) }));
  if (hint.points !== null || marks) said.push(t(hint.why.key, hint.why.facts));
  if (hint.lead !== null && hint.lead >= 0.1 && !hint.why.key.endsWith("-lead"))
    said.push(t("hint-lead", { lead: hint.lead.toFixed(1) }));
  return said.join(" ");
}
