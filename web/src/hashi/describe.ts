import { has, t } from "../lib/i18n.svelte";
import type { BoardOffered } from "../lib/protocol";
import type { Island } from "./view";

/** A board's title in the page's language, or as its file gives it. */
export const boardTitle = (boards: readonly BoardOffered[], name: string): string =>
  has(`board-${name}`) ? t(`board-${name}`) : (boards.find((board) => board.name === name)?.title ?? name);

/** `b2-b5` as it is spoken and shown. */
export const lineName = (line: string): string => line.replace("-", "–");

/** What a screen reader says about an island; `offered` is the number that may be written now, or 0. */
export function describeIsland(island: Island, offered: number): string {
  const parts = [island.name];
  if (island.flag) parts.push(t(`flag-${island.flag}`));
  if (island.struck) parts.push(t("island-struck"));
  else if (island.finished) parts.push(t("island-finished", { number: island.number }));
  else if (island.number) parts.push(t("island-number", { number: island.number, bridges: island.bridges }));
  else if (island.bridges) parts.push(t("island-reached", { bridges: island.bridges }));
  else parts.push(t("island-empty"));
  if (island.hopeless) parts.push(t("island-hopeless"));
  if (offered) parts.push(t("island-offered", { number: offered }));
  return parts.join(", ");
}

/** A mark of the notation in a sentence. */
export function describeMark(mark: string): string {
  const write = /^([a-l]\d+)=(\d)$/.exec(mark);
  if (write) return t("mark-write", { island: write[1] ?? "", number: Number(write[2]) });
  if (mark === "done") return t("mark-done");
  if (mark.startsWith("x ")) return t("mark-erase", { mark: lineName(mark.slice(2)) });
  return t("mark-bridge", { line: lineName(mark) });
}

/** The same, said to the one who made the mark. */
export const describeOwnMark = (mark: string): string =>
  mark.startsWith("x ") ? t("mark-you-erase", { mark: lineName(mark.slice(2)) }) : describeMark(mark);
