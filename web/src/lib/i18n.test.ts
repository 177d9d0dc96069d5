import { afterEach, expect, test } from "vitest";
import { chooseLanguage, loadPart, t } from "./i18n.svelte";

afterEach(() => chooseLanguage("en"));

const islands = (finished: number): string => t("hashi-sheet-of", { name: "Ana", finished });

test("parts that are loaded at once are all there", async () => {
  await Promise.all([loadPart("rules"), loadPart("learn"), loadPart("hashi")]);
  expect(["rules-contents", "why-random", "coach-why"].map((key) => t(key))).not.toContainEqual(
    expect.stringMatching(/^(rules|why|coach)-/),
  );
});

test("a part that is on its way is waited for by everybody who asks for it", async () => {
  void loadPart("more");
  await loadPart("more");
  expect(t("deadline-none")).not.toBe("deadline-none");
});

test.each([
  ["en", ["0 islands", "1 island", "2 islands", "5 islands", "22 islands"]],
  ["de", ["0 fertige Inseln", "1 fertige Insel", "2 fertige Inseln", "5 fertige Inseln", "22 fertige Inseln"]],
  ["es", ["0 islas", "1 isla", "2 islas", "5 islas", "22 islas"]],
  ["fr", ["0 île terminée", "1 île terminée", "2 îles terminées", "5 îles terminées", "22 îles terminées"]],
  ["it", ["0 isole complete", "1 isola completa", "2 isole complete", "5 isole complete", "22 isole complete"]],
  ["ja", ["完成した島0", "完成した島1", "完成した島2", "完成した島5", "完成した島22"]],
  ["pt", ["0 ilhas", "1 ilha", "2 ilhas", "5 ilhas", "22 ilhas"]],
  ["pl", ["0 gotowych wysp", "1 gotowa wyspa", "2 gotowe wyspy", "5 gotowych wysp", "22 gotowe wyspy"]],
])("counts are said as people say them (%s)", async (language, said) => {
  await chooseLanguage(language);
  await loadPart("hashi");
  [0, 1, 2, 5, 22].forEach((count, place) => expect(islands(count)).toMatch(new RegExp(`[:：]\\s?${said[place]}`)));
});
