import type { CreateTable, DeadlineTerms, GameOffered } from "./protocol";
import { catalogue, createTable } from "./api";
import { t } from "./i18n.svelte";
import { route } from "./router.svelte";
import { settings } from "./settings.svelte";
import { store, stored } from "./storage";

export type QuickGame = "hashi" | "hanabi";

export const ownName = (): string => settings.name.trim() || t("guest");

export const USUAL_SETTINGS = {
  talk: "strict",
  watching: "public",
  clock: null,
  one_device: false,
  shuffle_seats: false,
  show_sorting: false,
  daily: null,
  takebacks: "agreed",
  starts: "first",
  takeover: null,
  open_to_bots: false,
  open_to_all: false,
  deadline: null,
  level: 0,
} as const;

/** Seconds that each turn adds to a clock. */
export const INCREMENT = 10;

/** How the button on the first page starts a game. Bots take the other seats. */
export interface QuickChoice {
  options: Record<string, unknown>;
  /** The kind of all bots; "" for the first one that fits. */
  bot: string;
  /** Seconds for each player; 0 for no clock. */
  clock: number;
  /** Time for each move instead, where there are others to wait for. */
  deadline: DeadlineTerms | null;
  /** The level of conventions that you declare. */
  level: number;
}

/** Hashi alone; Hanabi with two bots: enough hands to give clues to, and a short wait for the next turn. */
const SEATS: Record<QuickGame, number> = { hashi: 1, hanabi: 3 };

export const usualChoice = (game: QuickGame): QuickChoice => ({
  options: { players: SEATS[game] },
  bot: "",
  clock: 0,
  deadline: null,
  level: 0,
});

export const playersOf = (choice: QuickChoice): number => Number(choice.options["players"]);

const KEY = (game: QuickGame): string => `sumida.quick.${game}`;

/** The choice that this browser remembers. Anything may have been stored there, so it is checked. */
export function quickChoice(game: QuickGame): QuickChoice {
  const usual = usualChoice(game);
  try {
    const found = JSON.parse(stored(KEY(game)) ?? "{}") as Partial<QuickChoice>;
    const choice = { ...usual, ...found, options: { ...usual.options, ...found.options } };
    const known = playersOf(choice) >= 1 && playersOf(choice) <= 5 && Number.isInteger(choice.level);
    return known ? choice : usual;
  } catch {
    return usual;
  }
}

export const rememberChoice = (game: QuickGame, choice: QuickChoice): boolean =>
  store(KEY(game), JSON.stringify(choice));

/** Bots for a table with people. Those that use a code play only with bots of the same code. */
export const botsFor = (offered: GameOffered | undefined, players: number): GameOffered["bots"] =>
  offered?.bots.filter((bot) => !bot.code && bot.players.includes(players)) ?? [];

/** The kind of bot that will play: the chosen one if it plays at such a table, otherwise the first that does. */
export function botOf(offered: GameOffered | undefined, choice: QuickChoice): string {
  const fitting = botsFor(offered, playersOf(choice));
  if (fitting.some((bot) => bot.kind === choice.bot || bot.levels.includes(choice.bot))) return choice.bot;
  return (fitting[0] ?? offered?.bots[0])?.kind ?? "";
}

async function quickTable(game: QuickGame, choice: QuickChoice): Promise<CreateTable> {
  const others = Array.from({ length: playersOf(choice) - 1 }, (_, index) => String(index + 1));
  const offered = others.length ? (await catalogue()).games.find((one) => one.game === game) : undefined;
  const deadline = others.length ? choice.deadline : null;
  const clock = choice.clock && !deadline ? { seconds: choice.clock, increment: INCREMENT } : null;
  return {
    name: ownName(),
    settings: { ...USUAL_SETTINGS, game, options: choice.options, clock, deadline, level: choice.level },
    seat: 0,
    bots: Object.fromEntries(others.map((seat) => [seat, botOf(offered, choice)])),
    start: true,
  };
}

let starting: Promise<void> | null = null;

/** One click from the first page into a running game; a second click waits for the same game. */
export function startQuickGame(game: QuickGame): Promise<void> {
  starting ??= start(game).finally(() => (starting = null));
  return starting;
}

async function start(game: QuickGame): Promise<void> {
  const { code } = await createTable(await quickTable(game, quickChoice(game)));
  route.go(`/t/${code}`);
}
