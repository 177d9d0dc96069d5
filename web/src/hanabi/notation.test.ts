import { afterEach, expect, test } from "vitest";
import { chooseLanguage, LANGUAGES } from "../lib/i18n.svelte";
import { colourName, letterOf } from "./describe";
import { readAction, sayAction } from "./notation";
import { NAMED } from "./suits";

const LEGAL = NAMED.flatMap((name) => [`clue B ${name}`, `clue C ${name}`]);

afterEach(() => chooseLanguage("en"));

test.each(Object.keys(LANGUAGES))("typing what is shown works (%s)", async (language) => {
  await chooseLanguage(language);
  for (const name of NAMED) {
    for (const word of [colourName(name), letterOf(name), letterOf(name).toLowerCase(), name]) {
      expect(readAction(` CLUE  b ${word} `, LEGAL)).toBe(`clue B ${name}`);
    }
    expect(readAction(sayAction(`clue C ${name}`), LEGAL)).toBe(`clue C ${name}`);
  }
});

test.each(Object.keys(LANGUAGES))("no two suits have the same letter (%s)", async (language) => {
  await chooseLanguage(language);
  expect(new Set(NAMED.map((name) => letterOf(name))).size).toBe(NAMED.length);
});

test("other actions stay as they are", async () => {
  await chooseLanguage("pl");
  expect(sayAction("play 1")).toBe("play 1");
  expect(sayAction("clue B 3")).toBe("clue B 3");
  expect(readAction("PLAY 1", ["play 1"])).toBe("play 1");
  expect(readAction("clue B zolty", [])).toBe("clue B yellow");
  expect(readAction("b2-b5", [])).toBe("b2-b5");
});

test("a suit without a letter of its own keeps that of the rules", () => {
  expect(letterOf("ochre", "o")).toBe("O");
});
