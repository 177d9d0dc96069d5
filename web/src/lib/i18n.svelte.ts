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

/** Texts that most visitors do not need at once; the page or game that needs them loads them. */
export type Part = "rules" | "learn" | "hashi" | "me" | "more";

const opened = new Set<Part>();

let last: Promise<void> = Promise.resolve();

/** One after another: the slower of two must not replace what the later one loaded. */
function load(language?: Language): Promise<void> {
  last = last.catch(() => {}).then(() => show(language ?? current));
  return last;
}

async function show(language: Language): Promise<void> {
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

/** Add the texts of a part, in this language and in any chosen later; whoever asks again waits for them, too. */
export async function loadPart(part: Part): Promise<void> {
  if (opened.has(part)) return last;
  opened.add(part);
  await load().catch((failure: unknown) => {
    opened.delete(part);
    throw failure;
  });
}

/** What is being loaded, once its texts are there too. */
export const withTexts = <T>(loading: Promise<T>, ...wanted: Part[]): Promise<T> =>
  Promise.all([loading, ...wanted.map(loadPart)]).then(([found]) => found);

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
