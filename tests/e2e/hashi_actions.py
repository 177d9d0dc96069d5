"""Playing Hashi on the page, by what it offers and what a screen reader hears."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.table_actions import command_line, numbers_in, settle

CONFIRM = re.compile(r"^(Done|Pass|Pass it on)$")
LABELS = "found => found.map((one) => one.ariaLabel ?? '')"
LINE = re.compile(r"(\w+)\W+(\w+)$")
# In drawing units: the circle that catches clicks around an island, and a point on a line just outside it.
ISLAND_WIDTH, NEAR = 84, 50


def table(page: Page) -> Locator:
    return page.locator(".hashi")


def confirm_button(page: Page) -> Locator:
    return page.get_by_role("button", name=CONFIRM)


def lit_islands(page: Page) -> Locator:
    """Islands where the number can be written and that can still be finished."""
    offered = page.get_by_role("button", name="can be written here")
    return offered.and_(page.locator(":not(.hopeless)"))


def island(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Board").get_by_role("button", name=re.compile(rf"^{name}, "))


def offered_lines(page: Page) -> list[str]:
    """Names of the lines that may be drawn now, such as `b2-b5`."""
    found = page.get_by_role("button", name="Draw a bridge").evaluate_all(LABELS)
    names = [LINE.search(label) for label in found]
    return [f"{name[1]}-{name[2]}" for name in names if name]


def marks(page: Page) -> str:
    return table(page).get_attribute("data-marks") or ""


def write(page: Page, place: Locator) -> None:
    before = marks(page)
    place.click()
    _marked(page, before)


def draw(page: Page, line: str) -> None:
    """Click on a line, near its first island, where no other line crosses it."""
    before = marks(page)
    start, end = (centre(page, name) for name in line.split("-"))
    far = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    part = NEAR * start[2] / far
    page.mouse.click(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
    _marked(page, before)


def centre(page: Page, name: str) -> tuple[float, float, float]:
    """Where an island is on the screen, and the size of a drawing unit."""
    place = island(page, name)
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] / ISLAND_WIDTH


def _marked(page: Page, before: str) -> None:
    expect(table(page)).not_to_have_attribute("data-marks", before)
    settle(page)


def start_board(page: Page) -> None:
    """The set-up: a start number anywhere it may be written."""
    expect(table(page)).to_have_attribute("data-phase", "set-up")
    write(page, lit_islands(page).first)
    confirm_button(page).click()


def mark_all(page: Page) -> None:
    """Write the number and draw the bridges where the page lights up places."""
    if lit_islands(page).count():
        write(page, lit_islands(page).first)
    while lines := offered_lines(page):
        draw(page, lines[0])


def play_round(page: Page) -> None:
    mark_all(page)
    confirm_or_pass(page)


def play_to_the_end(page: Page) -> int:
    """Play every round that is left; the points that the page shows."""
    end = page.get_by_role("region").filter(has=page.locator("#hashi-end"))
    while not end.is_visible():
        if confirm_button(page).count():
            play_round(page)
        settle(page)
    return numbers_in(end.get_by_text(re.compile(r"^\d+ points?$")).first.text_content())[0]


def pass_to_the_end(*pages: Page, rounds: int = 17) -> None:
    """The shortest end: every round that is left is passed by everyone, typed on the command line."""
    for number in range(int(table(pages[0]).get_attribute("data-round") or 0), rounds + 1):
        for page in pages:
            expect(page.locator(f".hashi[data-phase=round][data-round='{number}']")).to_be_visible()
            line = command_line(page)
            line.fill("done")
            line.press("Enter")


def confirm_or_pass(page: Page) -> None:
    """Confirm the round as it is; a pass is confirmed once more if the card could be used."""
    settle(page)
    playable = not marks(page) and bool(page.locator(".place.lit").count() or offered_lines(page))
    confirm_button(page).click()
    if playable:
        page.get_by_role("dialog", name="Pass this round?").get_by_role("button", name="Pass").click()


def expect_round(page: Page, number: int) -> None:
    expect(table(page)).to_have_attribute("data-phase", "round")
    expect(table(page)).to_have_attribute("data-round", str(number))
    settle(page)
