import { t } from "../lib/i18n.svelte";
import type { PlayShown, TableShown, You } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { chime } from "../lib/sound";
import { isHanabi } from "../lib/views";
import { attention } from "./attention.svelte";
import type { TableLink } from "./link.svelte";
import { closeNotification, notify } from "./notify";

const BUZZ = [70, 50, 70];
const ICON = `${import.meta.env.BASE_URL}icons/icon.svg`;
const ICON_WITH_BADGE = `${import.meta.env.BASE_URL}icons/icon-turn.svg`;

/** Whether the game waits for you, and not for a bot in your place. Alone it always does, and that is no news. */
export function isYourTurn(play: PlayShown | null, you: You | null, shown: TableShown | null): boolean {
  if (!play || !you || !shown || play.scores || shown.seats.length < 2) return false;
  return play.to_act.some((seat) => you.seats.includes(seat) && !shown.seats[seat]?.substitute);
}

/** One name for a turn, however often the page hears of it. */
function turnName(play: PlayShown): string {
  const view = play.views[0]?.view;
  return `${play.number}:${view && isHanabi(view) ? view.turn : view?.round}`;
}

/** Tells a player that their turn has come, wherever they look; spectators are told nothing. */
export class Alerts {
  #waiting = false;
  #told: string | null = null;
  #opened = false;

  constructor(readonly link: TableLink) {}

  get yourTurn(): boolean {
    return isYourTurn(this.link.play, this.link.you, this.link.shown);
  }

  /** In the tab's title and icon, as long as it is your turn and you are looking elsewhere. */
  get calling(): boolean {
    return this.yourTurn && !(attention.visible && attention.focused);
  }

  /** Watch the table; call once, while a component is set up. */
  follow(): void {
    $effect(() => this.#turn());
    $effect(() => {
      if (!this.yourTurn || attention.visible) return;
      return stop;
    });
    $effect(() => {
      if (!this.calling) return;
      badge(true);
      return () => badge(false);
    });
  }

  /** Once for each turn, not again after a reconnection or a reload. */
  #turn(): void {
    const { play, shown } = this.link;
    if (!shown) return;
    const [opened, waited] = [this.#opened, this.#waiting];
    this.#opened = true;
    this.#waiting = !this.yourTurn;
    if (!play || !this.yourTurn) return;
    const turn = turnName(play);
    const news = opened && turn !== this.#told && (waited || !attention.visible);
    this.#told = turn;
    if (news) this.#alert(play, shown);
  }

  #alert(play: PlayShown, shown: TableShown): void {
    const others = shown.seats.filter((seat) => !this.link.you?.seats.includes(seat.seat));
    chime("turn");
    // Bots answer at once: whoever watches them needs no buzz after every move.
    if (settings.vibrate && (!attention.visible || others.some((seat) => seat.kind === "person"))) vibrate(BUZZ);
    if (!attention.visible && settings.notify)
      void notify(t("alert-title", { game: t(play.game) }), t("alert-text", { code: shown.code }), shown.code);
  }
}

/** Browsers refuse to vibrate until the page was touched once, and complain on the console. */
function vibrate(pattern: VibratePattern): void {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pattern);
}

/** The turn is over, or the page is looked at again. */
function stop(): void {
  vibrate(0);
  closeNotification();
}

function badge(on: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href = on ? ICON_WITH_BADGE : ICON;
  // Only installed pages have a badge, and some browsers refuse it to the others.
  void (on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.())?.catch(() => {});
}
