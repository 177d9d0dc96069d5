/** Whether a key press is not meant for the game, but for a text field or an open dialog. */
export function keyElsewhere(event: KeyboardEvent): boolean {
  const field = event.target instanceof Element && event.target.matches("input, textarea, select");
  return field || document.querySelector("dialog:modal") !== null;
}
