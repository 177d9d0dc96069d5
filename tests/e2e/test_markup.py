"""Whatever users type is shown as text: it never becomes markup, and no script in it runs."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hanabi_actions import own_cards
from tests.e2e.server import ROOT, Server
from tests.e2e.table_actions import command_line, quick_game

GAME = ROOT / "web" / "src" / "learn" / "hanabi.json"
SHORT = "<img src=x onerror=hurt>"
"""As long as a name may be."""
LONG = '"><svg onload="hurt()"></svg><script>hurt()</script><img src=x onerror="hurt()">'
FOREIGN = "img, script:not([src]), [onload], [onerror]"


def foreign(page: Page) -> list[str]:
    """Elements that the page itself never makes."""
    return [str(element.evaluate("it => it.outerHTML")) for element in page.locator(FOREIGN).all()]


def test_a_note_with_markup_stays_text(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    card = own_cards(page).nth(2)
    card.click()
    note = page.get_by_label("Private note on card 3")
    note.fill(LONG)
    note.press("Enter")
    note.blur()
    expect(card).to_have_accessible_name(re.compile(re.escape(LONG)))
    assert foreign(page) == []


def test_names_on_a_shared_device_with_markup_stay_text(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi")
    page.get_by_role("radio", name="Friends, on this device").check()
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Name of player 2").fill(SHORT)
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name=re.compile("^I am ")).click()
    expect(page.get_by_role("heading", name=SHORT)).to_be_visible()
    assert foreign(page) == []


def test_names_with_markup_in_an_uploaded_game_stay_text(open_page: OpenPage, tmp_path: Path) -> None:
    hostile = tmp_path / "hostile.json"
    hostile.write_text(GAME.read_text("utf-8").replace('"Bo"', f'"{SHORT}"'), "utf-8")
    page = open_page()
    page.get_by_label("Open a game file").set_input_files(hostile)
    expect(page.get_by_role("heading", name=SHORT)).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name=re.compile(re.escape(f"{SHORT} plays"))).first).to_be_visible()
    assert foreign(page) == []


def test_a_command_with_markup_is_refused_as_text(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    line = command_line(page)
    line.fill(LONG)
    line.press("Enter")
    expect(page.get_by_role("alert").first).not_to_be_empty()
    assert foreign(page) == []


def test_injected_markup_could_run_no_script(browser: Browser, shared_server: Server) -> None:
    """The content security policy is the second line of defence: no inline handler or script runs."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(shared_server.address)
    page.evaluate(
        """async () => {
            window.hurt = []
            const told = new Promise(tell => document.addEventListener("securitypolicyviolation", tell))
            const spot = document.body.appendChild(document.createElement("div"))
            spot.innerHTML = '<img src="/nothing.png" onerror="window.hurt.push(1)">'
            const script = document.createElement("script")
            script.textContent = "window.hurt.push(2)"
            spot.append(script)
            await told
            await new Promise(done => setTimeout(done, 500))
        }"""
    )
    assert page.evaluate("window.hurt") == []
    context.close()
