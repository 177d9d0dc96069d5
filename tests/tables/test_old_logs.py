"""Entries stored by earlier versions still lead to the same table."""

from __future__ import annotations

from typing import Any

from sumida.tables.log import read_entry
from sumida.tables.table import Table

SETTINGS = (
    '{"game":"hanabi","options":{"players":2},"talk":"strict","watching":"all","clock":null,'
    '"one_device":false,"shuffle_seats":false,"daily":null}'
)
EVENTS = (
    f'{{"type":"created","code":"ABCD","settings":{SETTINGS}}}',
    '{"type":"joined-with","member":1,"name":"ada","device":"ada"},{"type":"host-is","member":1,"away":null}',
    '{"type":"sat-down","member":1,"seat":0,"name":"ada"}',
    '{"type":"joined-with","member":2,"name":"bo","device":"bo"}',
    '{"type":"sat-down","member":2,"seat":1,"name":"bo"}',
    '{"type":"joined-with","member":3,"name":"wu","device":"wu"}',
    '{"type":"dealt","number":1,"rules":1,"options":{"players":2},"deal":"{deal}","salt":"5a17","order":[0,1]}',
    '{"type":"watches","member":3,"mode":"all","seat":null,"allowed":true}',
    '{"type":"move-made","seat":0,"action":"play 1","open":true}',
    '{"type":"left","member":2,"kicked":false}',
    '{"type":"bot-sat","seat":1,"bot":"any"}',
    '{"type":"ended","number":1,"stopped":true}',
    '{"type":"back-to-lobby"}',
    '{"type":"bot-sat","seat":1,"bot":"any"}',
    '{"type":"dealt","number":2,"rules":1,"options":{"players":2},"deal":"{deal}","salt":"5a17","order":[0,1]}',
)


def _rebuilt(desk: Any, events: tuple[str, ...]) -> Table:
    deal = desk.room.game.deal
    entries = [
        read_entry(
            f'{{"version":{version},"at":{version},"events":[{text.replace("{deal}", deal)}]}}'.encode()
        )
        for version, text in enumerate(events, 1)
    ]
    return Table.rebuild(desk.room.offers, entries)


def test_a_seat_that_a_bot_took_for_good_stays_the_bots(make_desk: Any, hanabi: Any) -> None:
    table = _rebuilt(hanabi, EVENTS[:11])
    chair = table.room.chairs[1]
    assert (chair.member, chair.bot, chair.substitute) == (None, "any", None)
    assert [job.seat for job in table.bot_jobs()] == [1]
    assert "bo" in table.room.seen_hidden


def test_a_spectator_who_saw_all_hands_in_the_next_game_still_does(hanabi: Any) -> None:
    table = _rebuilt(hanabi, EVENTS)
    assert table.room.members[3].watching == "all"
    assert "wu" in table.room.seen_hidden


def test_terms_that_were_not_stored_are_the_usual_ones(hanabi: Any) -> None:
    settings = _rebuilt(hanabi, EVENTS).room.settings
    assert (settings.takebacks, settings.starts, settings.takeover) == ("agreed", "first", None)
