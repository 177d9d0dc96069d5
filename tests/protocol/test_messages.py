"""docs/protocol.md shows every message as a real server and real clients have just sent it."""

from __future__ import annotations

import asyncio

import pytest

from sumida.tables.messages.commands import ClientMessage
from sumida.tables.messages.happenings import AnyHappening
from sumida.tables.messages.protocol import ServerMessage
from tests.protocol.examples import PAGE, RARE, Examples, collect, kinds, page, written


@pytest.fixture(scope="module")
def examples() -> Examples:
    return asyncio.run(collect())


def test_every_message_was_sent_in_a_short_game(examples: Examples) -> None:
    assert set(examples.sent) == set(kinds(ClientMessage))
    assert set(examples.received) == set(kinds(ServerMessage))
    rare = {one.__struct_config__.tag for one in RARE}
    assert set(examples.happened) | rare == set(kinds(AnyHappening))


def test_the_page_shows_them(examples: Examples) -> None:
    """If this fails: python -m tests.protocol.examples"""
    text = PAGE.read_text("utf-8")
    assert page(text, written(examples)) == text
