"""Who may come to a table: locks, free seats, names and seat links, as people use them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hanabi_actions import own_hand
from tests.e2e.table_actions import finish, make_table, sit_down, two_at_a_table


def path_of(page: Page) -> str:
    return page.url[page.url.index("/t/") :]


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()


def close_menu(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def test_a_locked_table_lets_nobody_new_in_until_it_is_unlocked(open_page: OpenPage) -> None:
    ana = open_page("/new/hanabi")
    path = make_table(ana, 2, "Ana")
    bo = open_page(path)
    sit_down(bo, "Bo")
    ana.get_by_role("button", name="Lock the table").click()
    for page in (ana, bo):
        expect(page.get_by_text("This table is locked: nobody new can come in.")).to_be_visible()
    expect(bo.get_by_role("button", name="Unlock the table")).to_have_count(0)
    stranger = open_page(path)
    expect(stranger.get_by_role("heading", name="This table is locked")).to_be_visible()
    bo.reload()
    expect(bo.get_by_role("button", name="Stand up")).to_be_visible()
    ana.get_by_role("button", name="Unlock the table").click()
    stranger.get_by_role("button", name="Try again").click()
    expect(stranger.get_by_role("heading", name="Ana invites you to Hanabi")).to_be_visible()


def test_a_running_game_can_be_locked_and_shows_it(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hashi")
    watcher = open_page(path_of(ana))
    expect(watcher.get_by_role("button", name="Just watch")).to_be_visible()
    open_menu(ana)
    ana.get_by_role("button", name="Lock the table").click()
    expect(watcher.get_by_role("heading", name="This table is locked")).to_be_visible()
    open_menu(bo)
    expect(bo.get_by_text("This table is locked: nobody new can come in.")).to_be_visible()


def remove(host: Page, name: str) -> None:
    open_menu(host)
    host.get_by_role("listitem").filter(has_text=name).get_by_role("button", name="Remove").click()
    question = host.get_by_role("dialog", name=f"Remove {name} from the table?")
    question.get_by_label("Who takes over this seat?").select_option("")
    question.get_by_role("button", name="Remove").click()
    expect(question).to_be_hidden()
    close_menu(host)


def test_a_free_seat_of_a_running_game_needs_the_hosts_yes(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    path = path_of(ana)
    remove(ana, "Bo")
    expect(bo.get_by_text("The host has removed you from this table.")).to_be_visible()
    cy = open_page(path)
    cy.get_by_label("Your name").fill("Cy")
    cy.get_by_role("button", name="Ask for the free seat").click()
    requests = ana.get_by_role("status", name="Requests")
    expect(cy.get_by_text("You have asked the host.")).to_be_visible()
    expect(requests.get_by_text("Cy asks to take seat 2")).to_be_visible()
    requests.get_by_role("button", name="No", exact=True).click()
    expect(cy.get_by_text("The host has said no.")).to_be_visible()
    cy.get_by_role("button", name="Ask for this seat").click()
    requests.get_by_role("button", name="Allow").click()
    expect(own_hand(cy)).to_be_visible()
    expect(cy.get_by_text("The host has said no.")).to_have_count(0)


def test_a_name_is_changed_in_the_lobby_and_stays_during_a_strict_game(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    open_menu(bo)
    bo.get_by_role("button", name="Change my name").click()
    expect(bo.get_by_text("Names stay as they are until this game is over.")).to_be_visible()
    close_menu(bo)
    finish(ana, "hanabi")
    bo.get_by_role("button", name="Rematch").click()
    bo.get_by_role("button", name="Change my name").click()
    bo.get_by_label("Your name").fill("Bob")
    bo.get_by_role("button", name="Change", exact=True).click()
    expect(ana.get_by_role("region", name="Seats").get_by_text("Bob")).to_be_visible()


def test_a_renewed_seat_link_signs_the_other_device_out(open_page: OpenPage) -> None:
    _, bo = two_at_a_table(open_page, "hanabi")
    open_menu(bo)
    bo.get_by_role("button", name="Link back to my seat").click()
    field = bo.get_by_role("textbox", name="Link back to my seat")
    old = field.input_value()
    assert "#seat=" in old
    tablet = open_page(old[old.index("/t/") :])
    expect(own_hand(tablet)).to_be_visible()
    assert "seat=" not in tablet.url
    bo.get_by_role("button", name="Renew the link").click()
    expect(bo.get_by_text("This is the new link.")).to_be_visible()
    expect(tablet.get_by_role("heading", name="You have been signed out here")).to_be_visible()
    new = field.input_value()
    thief = open_page(old[old.index("/t/") :])
    expect(thief.get_by_role("alert")).to_contain_text("only the new one works")
    expect(own_hand(thief)).to_have_count(0)
    tablet.goto(new)
    expect(own_hand(tablet)).to_be_visible()
