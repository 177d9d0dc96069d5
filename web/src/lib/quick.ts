import type { CreateTable } from "./protocol";
import { catalogue, createTable } from "./api";
import { t } from "./i18n.svelte";
import { route } from "./router.svelte";
import { settings } from "./settings.svelte";

export const ownName = (): string => settings.name.trim() || t("guest");

export const TERMS = {
  talk: "strict",
  watching: "public",
  clock: null,
  one_device: false,
  shuffle_seats: false,
  daily: null,
} as const;

export const soloHashi = (board = "A"): CreateTable => ({
  name: ownName(),
  settings: { ...TERMS, game: "hashi", options: { players: 1, board } },
  seat: 0,
  bots: {},
  start: true,
});

export const hanabiWithBots = (bot: string): CreateTable => ({
  name: ownName(),
  settings: { ...TERMS, game: "hanabi", options: { players: 3 } },
  seat: 0,
  bots: { "1": bot, "2": bot },
  start: true,
});

export async function botFor(game: string, players: number): Promise<string> {
  const offered = (await catalogue()).games.find((one) => one.game === game)?.bots ?? [];
  const fitting = offered.filter((bot) => bot.players.length === 0 || bot.players.includes(players));
  return (fitting[0] ?? offered[0])?.kind ?? "";
}

/** One click from the first page into a running game. */
export async function quickGame(game: "hashi" | "hanabi"): Promise<void> {
  const table = game === "hashi" ? soloHashi() : hanabiWithBots(await botFor("hanabi", 3));
  const { code } = await createTable(table);
  route.go(`/t/${code}`);
}
