"""A passkey in a real browser, with Chromium's virtual authenticator."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import OpenPage
from tests.e2e.server import Server
from tests.e2e.table_actions import quick_game

PHONE: dict[str, Any] = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


@pytest.fixture
def contexts(browser: Browser) -> Iterator[list[BrowserContext]]:
    """Two browsers."""
    made = [browser.new_context() for _ in range(2)]
    yield made
    for one in made:
        one.close()


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A fingerprint reader for this page, and its name."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": PHONE})
    return session, made["authenticatorId"]


def named(server: Server) -> str:
    """Passkeys need a host name."""
    return server.address.replace("127.0.0.1", "localhost")


def test_a_passkey_signs_in_on_a_new_device(contexts: list[BrowserContext], shared_server: Server) -> None:
    laptop, phone = (context.new_page() for context in contexts)
    laptop.goto(named(shared_server))
    quick_game(laptop, "hashi")
    session, reader = authenticator(laptop)
    laptop.goto(f"{named(shared_server)}/me")
    laptop.get_by_role("button", name="Make a passkey").click()
    expect(laptop.get_by_text("you can sign in with this passkey")).to_be_visible()
    (made,) = session.send("WebAuthn.getCredentials", {"authenticatorId": reader})["credentials"]
    assert made["isResidentCredential"]
    # The same passkey in another device, as a password manager carries it there.
    other, other_reader = authenticator(phone)
    other.send("WebAuthn.addCredential", {"authenticatorId": other_reader, "credential": made})
    phone.goto(f"{named(shared_server)}/me")
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_text("Done: your games are here.")).to_be_visible()
    expect(phone.get_by_role("region", name="Running").get_by_role("link")).to_have_count(1)
    assert violations(phone) == []
    phone.get_by_role("button", name=re.compile("^Remove the passkey")).click()
    phone.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(phone.get_by_role("button", name=re.compile("^Remove the passkey"))).to_have_count(0)


def test_passkeys_are_not_offered_without_a_host_name(open_page: OpenPage) -> None:
    page = open_page("/me")
    expect(page.get_by_role("heading", name="Recovery phrase")).to_be_visible()
    expect(page.get_by_role("heading", name="Passkeys")).to_have_count(0)
