import { expect, test, vi } from "vitest";
import type { Ack } from "../lib/protocol";
import { Commands } from "./commands.svelte";
import type { TableLink } from "./link.svelte";

const ACK: Ack = { type: "ack", id: "a", version: 8, token: null };

test("a command is sent once until it is answered, then again", async () => {
  const answers: (() => void)[] = [];
  const send = vi.fn(() => new Promise<Ack>((resolve) => answers.push(() => resolve(ACK))));
  const commands = new Commands({ send } as unknown as TableLink);
  const twice = [commands.send({ type: "start" }), commands.send({ type: "start" })];
  expect(send).toHaveBeenCalledTimes(1);
  answers[0]!();
  expect(await Promise.all(twice)).toEqual([ACK, ACK]);
  void commands.send({ type: "start" });
  expect(send).toHaveBeenCalledTimes(2);
});

test("different commands do not wait for each other", () => {
  const send = vi.fn(() => new Promise<Ack>(() => {}));
  const commands = new Commands({ send } as unknown as TableLink);
  void commands.send({ type: "move", action: "play 1", seat: null });
  void commands.send({ type: "move", action: "play 2", seat: null });
  expect(send).toHaveBeenCalledTimes(2);
});
