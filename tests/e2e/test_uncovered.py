"""What lay under a bar or beside a drawer takes no press that was meant for what covered it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import hanabi_actions as hanabi
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import settle, two_at_a_table
from tests.e2e.touch import Point, centre

PHONE: ViewportSize = {"width": 360, "height": 740}
PRESS_WHEN = """([there, selector, x, y]) => {
  window.hasty = new Promise((resolve) => {
    const look = new MutationObserver(() => {
      if ((document.querySelector(selector) !== null) !== there) return;
      look.disconnect();
      requestAnimationFrame(() => {
        const click = new MouseEvent("click", { bubbles: true, cancelable: true });
        document.elementFromPoint(x, y)?.dispatchEvent(click);
        resolve();
      });
    });
    look.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}"""


def press_again(page: Page, at: Point, act: Callable[[], None], *, there: bool, selector: str) -> None:
    """Act, and press at the same place again as soon as this has come or gone, as a hasty finger would."""
    page.evaluate(PRESS_WHEN, [there, selector, *at])
    act()
    page.evaluate("() => window.hasty")
    settle(page)


def test_a_second_press_on_decline_opens_no_preferences(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    bo.set_viewport_size(PHONE)
    hanabi.give_any_clue(ana)
    ana.get_by_role("button", name="Take back").first.click()
    decline = bo.get_by_role("button", name="Decline")
    expect(decline).to_be_visible()
    settle(bo)
    press_again(bo, centre(decline), decline.click, there=False, selector=".takeback")
    expect(decline).to_have_count(0)
    expect(bo.get_by_role("dialog")).to_have_count(0)


def test_a_second_press_on_a_line_of_chat_leaves_the_chat_open(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    bo.set_viewport_size(PHONE)
    ana.get_by_label("Say a phrase").select_option("Thank you!")
    bubble = bo.locator(".bubble")
    expect(bubble).to_be_visible()
    settle(bo)
    box = bubble.bounding_box()
    assert box is not None
    # Beside the drawer, where a press closes it.
    beside = (box["x"] + 10, box["y"] + box["height"] / 2)
    press_again(bo, beside, bubble.click, there=True, selector="dialog[open]")
    expect(bo.get_by_role("dialog").get_by_text("Thank you!").first).to_be_visible()
