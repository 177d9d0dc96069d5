import { t } from "./i18n.svelte";

/** The longest name a table accepts, as MAX_NAME in `sumida/tables/chat.py`. */
export const MAX_NAME = 24;

/** What is wrong with a name, in a sentence; nothing if a table accepts it. An empty name stands for "Guest". */
export function nameProblem(name: string): string {
  const length = Array.from(name.normalize("NFC").replace(/\s+/g, " ").trim()).length;
  return length > MAX_NAME ? t("refuse-name-long", { most: MAX_NAME, length }) : "";
}

/** A message of the server, with a name for whoever was forgotten: FORMER in `tables/forgetting.py`. */
export const read = (text: string): unknown => JSON.parse(text.replaceAll("former player\u2063", t("former-player")));
