/** Where a screen reader goes on after the page has changed: its heading, or its main part if it has none yet. */
const goal = (): HTMLElement | null => document.querySelector("main h1") ?? document.querySelector("main");

/** Something new is on the screen: begin at its heading. An open dialog keeps the focus. */
export function focusHeading(): void {
  const found = goal();
  if (!found || document.querySelector("dialog[open]")) return;
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
}

/** Begin at the top. */
export function arrive(): void {
  scrollTo(0, 0);
  focusHeading();
}

/** Something has opened below: show as much of it as fits. */
export const lookAt = (node: HTMLElement): void => node.scrollIntoView({ block: "nearest" });

/** Something new has appeared above what the screen shows, such as the end of a game on a phone: go up to it. */
export function lookUpTo(node: HTMLElement): void {
  if (node.getBoundingClientRect().top < 0) node.scrollIntoView();
}
