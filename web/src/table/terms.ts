import { has, t } from "../lib/i18n.svelte";
import type { Settings } from "../lib/protocol";
import { botName } from "./people";

const minutes = (seconds: number): number => Math.round((seconds / 60) * 10) / 10;

/** The rules of the game that were chosen for this table, in a few words each. */
function rules(settings: Settings): string[] {
  const named = Object.entries(settings.options).map(([name, value]) => {
    const key = name.replaceAll("_", "-");
    return value === true ? `${key}-short` : `${key}-${String(value)}-short`;
  });
  const variant = settings.options["variant"];
  const suits = typeof variant === "string" && variant !== "five" && has(`variant-${variant}`);
  return [...(suits ? [t(`variant-${variant}`)] : []), ...named.filter(has).map((key) => t(key))];
}

const isAlone = (settings: Settings): boolean => settings.options["players"] === 1;

/** Alone, a turn of Hashi is never open to be taken back. */
function takebacks(settings: Settings): string[] {
  if (isAlone(settings)) return [];
  const key = [`takebacks-${settings.takebacks}-${settings.game}-short`, `takebacks-${settings.takebacks}-short`];
  return [t(key.find(has) ?? "")];
}

function starter(settings: Settings, names: readonly string[]): string[] {
  if (settings.game !== "hanabi" || settings.starts === "first") return [];
  const name = typeof settings.starts === "number" ? names[settings.starts] : undefined;
  return [name ? t("starts-seat-short", { name }) : t(`starts-${String(settings.starts)}-short`)];
}

/** The terms in force, for one line: rules, conventions, talk, clock, takebacks, the order of hands, absent players. */
export function describeTerms(settings: Settings, names: readonly string[] = []): string[] {
  const { clock, takeover } = settings;
  return [
    ...rules(settings),
    ...(settings.game === "hanabi" ? [t("level-short", { level: settings.level })] : []),
    ...(isAlone(settings) ? [] : [t(`talk-${settings.talk}-short`)]),
    // The bar of a table with deadlines says the time for each move.
    ...(settings.deadline
      ? []
      : [
          clock
            ? t("clock-short", { minutes: minutes(clock.seconds), increment: clock.increment })
            : t("clock-none-short"),
        ]),
    ...takebacks(settings),
    ...(settings.game === "hanabi" ? [t(settings.show_sorting ? "sorting-shown-short" : "sorting-hidden-short")] : []),
    ...starter(settings, names),
    ...(settings.open_to_all ? [t("open-to-all-short")] : []),
    ...(settings.open_to_bots ? [t("open-to-bots-short")] : []),
    ...(takeover ? [t("takeover-short", { bot: botName(takeover.bot), minutes: minutes(takeover.seconds) })] : []),
  ];
}
