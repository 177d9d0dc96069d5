import { beforeAll, expect, test } from "vitest";
import { startLanguage } from "../lib/i18n.svelte";
import { snapshot } from "../testing/socket";
import { botName, describeHost, seatNames, distinctNames, describeWatching } from "./people";

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
    { seat: 0, kind: "person", name: "Ana", member: 0, bot: null, substitute: null },
    { seat: 1, kind: "bot", name: "", member: null, bot: "newcomer", substitute: null },
    { seat: 2, kind: "open", name: "", member: null, bot: null, substitute: null },
  ] as const;
  const [ana, bot, open] = seatNames({ ...shown, seats: [...seats] });
  expect([ana, bot]).toEqual(["Ana", "Newcomer"]);
  expect(open).not.toBe("");
  expect(seatNames(null)).toEqual([]);
});

test("an acting host is marked with the name of the host who is away", () => {
  const members = [{ member: 3, name: "Bo", seats: [], watching: "public", shadows: null, here: false }] as const;
  expect(describeHost({ ...shown, host_away: 3, members: members.map((one) => ({ ...one, seats: [] })) })).toContain(
    "Bo",
  );
  expect(describeHost(shown)).not.toContain("Bo");
});

test("a way of watching that has no words is shown as it is", () => {
  expect(describeWatching("watching", "sideways", "hashi")).toBe("sideways");
  expect(describeWatching("watching", "public", "hashi")).not.toBe("public");
});
