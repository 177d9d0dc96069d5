/** Whether somebody looks at the page: is it on the screen, and does it have the focus? */
class Attention {
  visible = $state(!document.hidden);
  focused = $state(document.hasFocus());

  constructor() {
    const look = (): void => {
      this.visible = !document.hidden;
      this.focused = document.hasFocus();
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    addEventListener("blur", look);
  }
}

export const attention = new Attention();
