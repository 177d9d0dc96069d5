import type { CreateTable } from "./protocol";
import { catalogue, createTable } from "./api";
import { t } from "./i18n.svelte";
import { route } from "./router.svelte";
import { settings } from "./settings.svelte";

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
} as const;

/** Hashi alone on the usual board. */
const soloHashi = (): CreateTable => ({
  name: ownName(),
  settings: { ...USUAL_SETTINGS, game: "hashi", options: { players: 1 } },
  seat: 0,
  bots: {},
  start: true,
});

/** Hanabi with two bots: enough hands to give clues to, and a short wait for the next turn. */
const HANABI_SEATS = 3;

const hanabiWithBots = (bot: string): CreateTable => ({
  name: ownName(),
  settings: { ...USUAL_SETTINGS, game: "hanabi", options: { players: HANABI_SEATS } },
  seat: 0,
  bots: Object.fromEntries(Array.from({ length: HANABI_SEATS - 1 }, (_, index) => [String(index + 1), bot])),
  start: true,
});

async function botFor(game: string, players: number): Promise<string> {
  const offered = (await catalogue()).games.find((one) => one.game === game)?.bots ?? [];
  const fitting = offered.filter((bot) => bot.players.length === 0 || bot.players.includes(players));
  return (fitting[0] ?? offered[0])?.kind ?? "";
}

/** One click from the first page into a running game. */
export async function startQuickGame(game: "hashi" | "hanabi"): Promise<void> {
  const table = game === "hashi" ? soloHashi() : hanabiWithBots(await botFor("hanabi", HANABI_SEATS));
  const { code } = await createTable(table);
  route.go(`/t/${code}`);
}
