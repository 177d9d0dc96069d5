/** Whether a key is not meant for the game: it goes to a field, or to a dialog that lies over everything. */
export function keyElsewhere(event: KeyboardEvent): boolean {
  const field = event.target instanceof Element && event.target.matches("input, textarea, select");
  return field || document.querySelector("dialog:modal") !== null;
}
