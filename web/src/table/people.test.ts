import { beforeAll, expect, test } from "vitest";
import { startLanguage, t } from "../lib/i18n.svelte";
import { snapshot } from "../testing/socket";
import type { PlayShown } from "../lib/protocol";
import { botName, describeHost, describeWatching, distinctNames, namesAt, preferredBot, seatNames } from "./people";
import { describeTerms } from "./terms";

beforeAll(startLanguage);

const { shown } = snapshot(1);

test("bots of one kind are numbered, and nobody else is", () => {
  expect(distinctNames(["Ana", "Hat", "", "Hat", ""])).toEqual(["Ana", "Hat 1", "", "Hat 2", ""]);
});

test("a bot without a name in the locale files goes by its kind", () => {
  expect(botName("newcomer")).toBe("Newcomer");
});

test("names by seat: people, bots, open seats", () => {
  const seats = [
    { seat: 0, kind: "person", name: "Ana", member: 0, bot: null, substitute: null, owner: "" },
    { seat: 1, kind: "bot", name: "", member: null, bot: "newcomer", substitute: null, owner: "" },
    { seat: 2, kind: "open", name: "", member: null, bot: null, substitute: null, owner: "" },
  ] as const;
  const [ana, bot, open] = seatNames({ ...shown, seats: [...seats] });
  expect([ana, bot]).toEqual(["Ana", "Newcomer"]);
  expect(open).not.toBe("");
  expect(seatNames(null)).toEqual([]);
});

test("an acting host is marked with the name of the host who is away", () => {
  const members = [
    { member: 3, name: "Bo", seats: [], watching: "public", shadows: null, here: false, owner: "" },
  ] as const;
  expect(describeHost({ ...shown, host_away: 3, members: members.map((one) => ({ ...one, seats: [] })) })).toContain(
    "Bo",
  );
  expect(describeHost(shown)).not.toContain("Bo");
});

test("a way of watching that has no words is shown as it is", () => {
  expect(describeWatching("watching", "sideways", "hashi")).toBe("sideways");
  expect(describeWatching("watching", "public", "hashi")).not.toBe("public");
});

test("a seat that a bot plays for someone names both", () => {
  const bo = { seat: 0, kind: "person", name: "Bo", member: 0, bot: null, substitute: "newcomer", owner: "" } as const;
  expect(seatNames({ ...shown, seats: [bo] })).toEqual(["Newcomer for Bo"]);
});

test("the log names the player of then, also of a seat that is open now", () => {
  const holder = (since: number, name: string, bot: string | null = null) => ({ since, name, member: null, bot });
  const holders = [[holder(0, "Bo"), holder(4, "newcomer", "newcomer"), holder(9, "Bo")], [holder(0, "Cy")]];
  const play = { holders } as unknown as PlayShown;
  const now = ["Bo", t("open-seat")];
  expect([0, 3, 4, 8, 9].map((turn) => namesAt(play, turn, now)[0])).toEqual([
    "Bo",
    "Bo",
    "Newcomer",
    "Newcomer",
    "Bo",
  ]);
  expect(namesAt(play, 5, now)[1]).toBe("Cy");
});

test("a bot that plays with people is offered first", () => {
  expect(preferredBot(["random", "partner"])).toBe("partner");
  expect(preferredBot(["random"])).toBe("random");
  expect(preferredBot([])).toBeNull();
});

test("the terms in force name the rules, and leave out what makes no sense alone", () => {
  const settings = { ...shown.settings, game: "hashi", options: { players: 1, mistakes: "paper" } };
  expect(describeTerms(settings)).toEqual(["mistakes as on paper", "no clock"]);
  const together = { ...settings, options: { players: 2 } };
  expect(describeTerms(together)).toContain("set phrases only");
});

test("a bot from outside is named as one", () => {
  const robo = { seat: 0, kind: "person", name: "Robo", member: 2, bot: null, substitute: null, owner: "Ada" } as const;
  expect(seatNames({ ...shown, seats: [robo] })).toEqual(["Robo (bot)"]);
});
