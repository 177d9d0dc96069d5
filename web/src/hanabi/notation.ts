import { colourName, letterOf } from "./describe";
import { NAMED } from "./suits";

const CLUE = /^(clue [a-e]) (\S+)$/i;

/** An action as it is typed in the language of the page: `clue B red` is `clue B rojo` in Spanish. */
export const sayAction = (action: string): string =>
  action.replace(CLUE, (_, clue: string, value: string) => `${clue} ${colourName(value)}`);

/** What was typed, as one of the `legal` actions where it is one. Colours may be given by the word or the letter shown,
 * or by the English word, which is the notation of records. */
export function readAction(typed: string, legal: readonly string[]): string {
  const command = typed.normalize("NFKC").trim().replace(/\s+/g, " ");
  const meant = command.replace(CLUE, (_, clue: string, value: string) => `${clue} ${readColour(value)}`);
  return legal.find((action) => action.toLowerCase() === meant.toLowerCase()) ?? meant;
}

function readColour(word: string): string {
  const wanted = plain(word);
  return NAMED.find((name) => [plain(colourName(name)), plain(letterOf(name)), name].includes(wanted)) ?? word;
}

/** Without case and accents: “ŻÓŁTY” may be typed as “zolty”, “Weiß” as “weiss”. */
const plain = (word: string): string =>
  word.toLowerCase().replaceAll("ł", "l").replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
