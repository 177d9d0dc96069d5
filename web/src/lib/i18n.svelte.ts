import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders, { parts } from "virtual:locales";
import { store, stored } from "./storage";

export type Language = string;

/** A language's name in that language, as in “Polski”. */
function ownName(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Every language of the locale files, by its code, under its own name. */
export const LANGUAGES: Readonly<Record<Language, string>> = Object.fromEntries(
  Object.keys(loaders).map((code) => [code, ownName(code)]),
);

const STORED = "sumida.language";

/** Ours is the Portuguese of Portugal, in which zero is many; `locales/__init__.py` says so too. */
const PLURALS: Readonly<Record<Language, string>> = { pt: "pt-PT" };

let bundle = $state.raw(new FluentBundle("en"));
let current = $state<Language>("en");

function known(tag: string): Language | undefined {
  const language = tag.toLowerCase().split("-")[0] ?? "";
  return language in LANGUAGES ? language : undefined;
}

function wished(): Language {
  for (const tag of [stored(STORED) ?? "", ...navigator.languages]) {
    const language = known(tag);
    if (language) return language;
  }
  return "en";
}

/** A page with long texts of its own, which are loaded only when it is opened. */
export type Part = "rules" | "learn" | "coach" | "about" | "me";

const opened = new Set<Part>();

async function load(language: Language): Promise<void> {
  const wanted = [loaders, ...[...opened].map((part) => parts[part]!)];
  const texts = await Promise.all(wanted.map((part) => part[language]!()));
  const next = new FluentBundle(PLURALS[language] ?? language, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text.default));
  bundle = next;
  current = language;
  document.documentElement.lang = language;
}

export const startLanguage = (): Promise<void> => load(wished());

export async function chooseLanguage(language: Language): Promise<void> {
  store(STORED, language);
  await load(language);
}

/** Add the texts of a page, in this language and in any chosen later. */
export async function loadPart(part: Part): Promise<void> {
  if (opened.has(part)) return;
  opened.add(part);
  await load(current);
}

export const language = (): Language => current;

export const has = (key: string): boolean => bundle.hasMessage(key);

/** Names in a sentence: “Ana, Bo and Cy”. */
export const listed = (names: string[]): string => new Intl.ListFormat(current).format(names);

/** Never break a text inside the name of a line such as b6–c6. */
const together = (text: string): string => text.replace(/\b([a-l]\d+)([-–])(?=[a-l]\d)/g, "$1\u2060$2\u2060");

/** The sentence `key` of the locale files in the language of the page. */
export function t(key: string, facts?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? together(bundle.formatPattern(pattern, facts, [])) : key;
}
