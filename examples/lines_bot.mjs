// A bot over lines: sumida arena hanabi --bots 'cmd:"node lines_bot.mjs",partner'
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type !== "view") continue;
  const { legal, view } = message;
  const sure = view.hands[view.seat].findIndex((card) => card.plays === "yes") + 1;
  const discard = legal.find((action) => action.startsWith("discard"));
  const action = sure ? `play ${sure}` : (discard ?? legal.at(-1));
  console.log(JSON.stringify({ action, why: sure ? "It fits." : "Nothing is certain." }));
}
