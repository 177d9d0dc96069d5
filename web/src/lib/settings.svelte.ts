import { store, stored } from "./storage";

export type Theme = "auto" | "night" | "paper";
export type Knowledge = "none" | "clues" | "full";

export interface Choices {
  name: string;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  vibrate: boolean;
  notify: boolean;
  knowledge: Knowledge;
  warnings: boolean;
}

const STORED = "sumida.settings";
const DEFAULTS: Choices = {
  name: "",
  theme: "auto",
  motion: true,
  sound: false,
  vibrate: true,
  notify: false,
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

const lightQuery = matchMedia("(prefers-color-scheme: light)");
let light = $state(lightQuery.matches);
lightQuery.addEventListener("change", () => (light = lightQuery.matches));

/** The colour of the browser's own bars, as `--ground` in theme.css. */
const BARS = { night: "#0d1736", paper: "#f4e9d2" };

export function shownTheme(): "night" | "paper" {
  if (settings.theme === "night" || settings.theme === "paper") return settings.theme;
  return light ? "paper" : "night";
}

/** What differs from the defaults: a default that nobody chose may change later. */
const chosen = (): Partial<Choices> =>
  Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== DEFAULTS[name as keyof Choices]));

/** Store what is changed and apply the preferences to the document; call once, inside an effect root. */
export function applySettings(): void {
  let kept = JSON.stringify(chosen());
  addEventListener("storage", (event) => {
    if (event.key !== STORED) return;
    Object.assign(settings, remembered());
    kept = JSON.stringify(chosen());
  });
  $effect(() => {
    const now = JSON.stringify(chosen());
    if (now !== kept) store(STORED, (kept = now));
    const root = document.documentElement;
    root.dataset["theme"] = shownTheme();
    root.dataset["motion"] = settings.motion ? "on" : "off";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", BARS[shownTheme()]);
  });
}

export const reducedMotion = (): boolean => !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
