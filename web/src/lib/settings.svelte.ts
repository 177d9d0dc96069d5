import { store, stored } from "./storage";

export type Theme = "auto" | "night" | "paper";
export type Knowledge = "none" | "clues" | "full";

export interface Choices {
  name: string;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  knowledge: Knowledge;
  warnings: boolean;
}

const STORED = "sumida.settings";
const DEFAULTS: Choices = {
  name: "",
  theme: "night",
  motion: true,
  sound: false,
  knowledge: "full",
  warnings: true,
};

function remembered(): Choices {
  try {
    return { ...DEFAULTS, ...(JSON.parse(stored(STORED) ?? "{}") as Partial<Choices>) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** A person's preferences in this browser; kept between visits. */
export const settings: Choices = $state(remembered());

const light = matchMedia("(prefers-color-scheme: light)");

export function shownTheme(): "night" | "paper" {
  if (settings.theme !== "auto") return settings.theme;
  return light.matches ? "paper" : "night";
}

/** Store the preferences and apply them to the document; call once, inside an effect root. */
export function applySettings(): void {
  $effect(() => {
    store(STORED, JSON.stringify(settings));
    const root = document.documentElement;
    root.dataset["theme"] = shownTheme();
    root.dataset["motion"] = settings.motion ? "on" : "off";
  });
}

export const reducedMotion = (): boolean => !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
