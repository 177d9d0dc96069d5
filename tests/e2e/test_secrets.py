"""What a browser must not know is neither on its page nor in any message to it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hanabi_actions import await_turn, other_hand, own_cards, table, take_turn
from tests.e2e.table_actions import Frames, command, make_table, quick_game, sit_down, two_at_a_table

CARD_BACK = re.compile(r'data-order="[^"]*"|card \d, |(<text class="position[^>]*>)\d')


def held_cards(play: dict[str, Any], seat: int) -> list[str | None]:
    """The cards of a seat in every view of one message; None where hidden."""
    return [card["card"] for seen in play["views"] for card in seen["view"]["hands"][seat]]


def test_no_message_tells_players_their_own_cards_before_they_are_played(open_page: OpenPage) -> None:
    page = open_page()
    frames = Frames(page)
    quick_game(page, "hanabi")
    while await_turn(page):
        take_turn(page)
    running = [play for play in frames.plays if play["scores"] is None]
    assert len(running) > 3
    for play in running:
        assert play["opening"] is None
        assert set(held_cards(play, 0)) <= {None}
    opening = frames.plays[-1]["opening"]
    plays = [message.get("play") or {} for message in frames.messages]
    over = next(index for index, play in enumerate(plays) if play.get("opening"))
    for text in frames.texts[:over]:
        assert opening["salt"] not in text
        assert opening["deal"] not in text


def test_the_backs_of_different_cards_are_the_same_to_their_holder(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    cards = other_hand(bo, "Ana").get_by_role("button", name=re.compile(r"^card \d"))
    faces = {re.sub(r"^card \d, ", "", card.text_content() or "") for card in cards.all()}
    backs = {CARD_BACK.sub("", str(card.evaluate("card => card.outerHTML"))) for card in own_cards(ana).all()}
    assert len(faces) > 1
    assert len(backs) == 1
    for number, card in enumerate(own_cards(ana).all(), 1):
        expect(card).to_have_accessible_name(f"card {number}, any colour, any number")


def test_a_spectator_sees_public_information_only(open_page: OpenPage) -> None:
    host = open_page("/new/hanabi")
    path = make_table(host, 2, "Ana")
    guest, watcher = open_page(path), open_page(path)
    frames = Frames(watcher)
    sit_down(guest, "Bo")
    watcher.get_by_label("Your name").fill("Eve")
    watcher.get_by_role("button", name="Just watch").click()
    host.get_by_role("button", name="Start the game").click()
    expect(table(watcher)).to_be_visible()
    expect(watcher.get_by_text("you are watching")).to_be_visible()
    cards = watcher.get_by_role("button", name=re.compile(r"^card \d"))
    expect(cards).to_have_count(10)
    for card in cards.all():
        expect(card).to_have_accessible_name(re.compile("any colour, any number"))
    take_turn(host)
    expect(watcher.get_by_role("button", name=re.compile("^1 Ana"))).to_be_visible()
    watcher.reload()
    expect(watcher.get_by_role("button", name=re.compile("^1 Ana"))).to_be_visible()
    assert frames.plays
    for play in frames.plays:
        assert set(held_cards(play, 0) + held_cards(play, 1)) == {None}


def test_a_stranger_who_does_not_join_sees_no_hand_either(open_page: OpenPage) -> None:
    ana, _ = two_at_a_table(open_page, "hanabi")
    stranger = open_page()
    frames = Frames(stranger)
    stranger.goto(ana.url)
    expect(table(stranger)).to_be_visible()
    for play in frames.plays:
        assert set(held_cards(play, 0) + held_cards(play, 1)) == {None}


def test_a_table_closed_to_spectators_shows_them_nothing(open_page: OpenPage) -> None:
    host = open_page("/new/hanabi")
    host.get_by_label("Spectators").select_option("closed")
    path = make_table(host, 2, "Ana")
    guest = open_page(path)
    sit_down(guest, "Bo")
    host.get_by_role("button", name="Start the game").click()
    expect(table(host)).to_be_visible()
    stranger = open_page(path)
    expect(stranger.get_by_role("heading", name="You no longer have access to this table.")).to_be_visible()
    expect(table(stranger)).to_have_count(0)


def test_marks_of_the_running_round_stay_hidden_from_the_others(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hashi")
    frames = Frames(bo)
    bo.reload()
    expect(bo.locator(".hashi")).to_be_visible()
    command(ana, "d2=4")
    command(ana, "done")
    expect(bo.get_by_label("Other boards").get_by_text("done", exact=True)).to_be_visible()
    told = [message for message in frames.messages if message.get("happened")]
    actions = [one["action"] for message in told for one in message["happened"] if one["type"] == "moved"]
    assert set(actions) == {None}
    for message in told:
        (seen,) = message["play"]["views"]
        islands = {island["name"]: island["number"] for island in seen["view"]["sheets"][0]["islands"]}
        assert islands["d2"] == 0
