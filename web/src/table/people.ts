import type { TableShown } from "../lib/protocol";
import { has, t } from "../lib/i18n.svelte";

/** Kinds of bots have names of their own in the locale files. */
export const botName = (kind: string): string => (has(`botname-${kind}`) ? t(`botname-${kind}`) : kind);

export const seatNames = (shown: TableShown | null): string[] =>
  shown?.seats.map((seat) => seat.name || (seat.bot ? botName(seat.bot) : t("open-seat"))) ?? [];
