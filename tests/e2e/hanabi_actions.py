"""Playing Hanabi on the page like a careful beginner, by the names a screen reader hears."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from tests.e2e.table_actions import numbers_in, settle

OWN = "Your hand, as you know it"


def table(page: Page) -> Locator:
    return page.locator(".hanabi")


def own_hand(page: Page) -> Locator:
    return page.get_by_role("region", name=OWN)


def own_cards(page: Page) -> Locator:
    return own_hand(page).get_by_role("button", name=re.compile(r"^card \d"))


def other_hand(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=f"{name}’s hand")


def clues(page: Page) -> Locator:
    """The clues that may be given once a player is chosen."""
    return page.get_by_role("group", name="Clue for").locator("button:enabled")


def my_turn(page: Page) -> Locator:
    return own_hand(page).get_by_text("Your turn", exact=True)


def verdict(page: Page) -> Locator:
    return page.locator("#hanabi-end")


def await_turn(page: Page) -> bool:
    """Wait for this player's turn or the end of the game; whether it is their turn."""
    expect(my_turn(page).or_(verdict(page)).first).to_be_visible()
    settle(page)
    return not verdict(page).is_visible()


def take_turn(page: Page) -> None:
    """Play a card that certainly fits; otherwise give a clue; otherwise discard the oldest card."""
    sure = _sure_play(page)
    if sure is not None:
        act_on(page, sure, "Play")
    elif page.get_by_role("button", name="Give a clue").count():
        give_any_clue(page)
    else:
        act_on(page, own_cards(page).first, "Discard")


def play_to_the_end(page: Page) -> int:
    """Play every turn that is left, without a strike; the points that the page shows."""
    while await_turn(page):
        take_turn(page)
    expect(page.get_by_text(re.compile("The last round is over|Every firework is complete"))).to_be_visible()
    return numbers_in(page.locator(".end .points b").text_content())[0]


def strike_out(page: Page) -> None:
    """The shortest end: a clue, and then cards that nobody knows until the third strike."""
    assert await_turn(page)
    give_any_clue(page)
    while await_turn(page):
        play_newest(page)
    expect(page.locator(".end .points b")).to_be_visible()


def _wanted(page: Page) -> dict[str, int]:
    """The number that each firework needs next."""
    wanted = {}
    for pile in page.get_by_role("list", name="Fireworks").get_by_role("listitem").all():
        colour, height = (pile.get_attribute("aria-label") or "").split(";")[0].split(":")
        wanted[colour] = sum(numbers_in(height)) + 1
    return wanted


def _fitting(page: Page, cards: Locator) -> Iterator[tuple[Locator, str, int]]:
    """Cards whose colour and number are known and that fit their firework."""
    wanted = _wanted(page)
    for card in cards.all():
        name = re.match(r"card \d, (\w+) (\d)\b", card.locator(".unseen").first.text_content() or "")
        if name and wanted.get(name[1]) == int(name[2]):
            yield card, name[1], int(name[2])


def _sure_play(page: Page) -> Locator | None:
    return next((card for card, _, _ in _fitting(page, own_cards(page))), None)


def give_helpful_clue(page: Page) -> bool:
    """Give a clue about a playable card that nobody has clued; whether there was one."""
    if _sure_play(page) is not None or not page.get_by_role("button", name="Give a clue").count():
        return False
    unclued = page.locator(".hand:not(.own) .card").and_(page.locator(":not(.clued)"))
    for card, _, number in _fitting(page, unclued):
        turn = _turn(page)
        card.click()
        clues(page).and_(page.get_by_role("button", name=re.compile(rf"^{number} to"))).click()
        _moved(page, turn)
        return True
    return False


def act_on(page: Page, card: Locator, what: str) -> None:
    turn = _turn(page)
    card.click()
    own_hand(page).get_by_role("button", name=what, exact=True).click()
    _moved(page, turn)


def play_newest(page: Page) -> None:
    """Play the newest card, whatever is known of it."""
    turn = _turn(page)
    own_cards(page).last.click()
    own_hand(page).get_by_role("button", name="Play", exact=True).click()
    anyway = page.get_by_role("dialog").get_by_role("button", name="Play it anyway")
    expect(page.locator(f".hanabi:not([data-turn='{turn}'])").or_(anyway).first).to_be_visible()
    if anyway.is_visible():
        anyway.click()
    _moved(page, turn)


def give_any_clue(page: Page) -> None:
    turn = _turn(page)
    page.get_by_role("button", name="Give a clue").first.click()
    clues(page).first.click()
    _moved(page, turn)


def _turn(page: Page) -> str:
    return table(page).get_attribute("data-turn") or ""


def _moved(page: Page, turn: str) -> None:
    expect(table(page)).not_to_have_attribute("data-turn", turn)
    settle(page)
