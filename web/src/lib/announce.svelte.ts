/** What a screen reader reads out: news politely, refusals at once. */
class Announcer {
  polite = $state("");
  urgent = $state("");

  say(text: string): void {
    // A sentence said twice must be read twice: the second differs by a space nobody hears.
    this.polite = text === this.polite ? text + "\u00a0" : text;
  }

  warn(text: string): void {
    this.urgent = text === this.urgent ? text + "\u00a0" : text;
  }
}

export const announcer = new Announcer();
