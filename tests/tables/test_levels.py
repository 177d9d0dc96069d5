"""The level of conventions that a table declares: shown to all, and told to its bots."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sumida.server.offers import Installed
from sumida.tables.company import company
from sumida.tables.context import Caller
from sumida.tables.messages import commands
from sumida.tables.messages.commands import Settings
from sumida.tables.seating import read_settings


def _table(make_desk: Any, **terms: Any) -> Any:
    """Ada sits with a bot, which has the first turn."""
    desk = make_desk(
        Settings(game="hanabi", options={"players": 2}, starts=1, **terms), ("ada",), start=False
    )
    desk.do("ada", commands.SeatBot, seat=1, bot="any")
    desk.do("ada", commands.Start)
    return desk


@pytest.mark.parametrize(("terms", "told"), [({}, "level:0"), ({"level": 5}, "level:5")])
def test_bots_are_told_the_level_that_the_table_declares(
    make_desk: Any, terms: dict[str, int], told: str
) -> None:
    desk = _table(make_desk, **terms)
    (job,) = desk.table.bot_jobs()
    assert job.company == (told, "any")
    (job,) = desk.rebuilt().table.bot_jobs()
    assert job.company == (told, "any"), "also after a restart"


def test_bots_are_told_from_which_turn_on_a_new_player_has_had_a_seat(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hanabi", options={"players": 3}), ("ada", "bo", "cy"))
    for name in ("ada", "bo"):
        desk.do(name, commands.Move, action=desk.first_legal(name))
    desk.do("ada", commands.Kick, member=2)
    desk.do("di", commands.Join, name="di")
    desk.do("di", commands.Sit)
    desk.do("ada", commands.Admit, member=4, allow=True)
    desk.do("cy", commands.Leave)
    desk.do("ada", commands.SeatBot, seat=2, bot="any")
    (job,) = desk.table.bot_jobs()
    assert job.company == ("level:0", "level:0@2", "level:0@2"), "and of a substitute the same"
    assert desk.table.question("ada", 2).company == ("level:0",) * 3, "bo made that turn"


def test_the_level_is_one_of_the_terms_that_everybody_sees(make_desk: Any) -> None:
    assert _table(make_desk, level=3).look("a stranger")["shown"]["settings"]["level"] == 3


def test_a_player_who_asks_gets_the_answer_for_that_level(make_desk: Any) -> None:
    desk = _table(make_desk, level=2)
    (job,) = desk.table.bot_jobs()
    move = commands.Move(id=desk.next_id(), version=0, action=str(job.view.legal[0]))
    desk.apply(desk.table.decide(move, Caller("bot", bot=1), desk.now))
    assert desk.table.question("ada", 1).company == ("level:2", "any")


def test_a_level_that_does_not_exist_is_refused() -> None:
    for level in (-1, 12):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(f'{{"game":"hanabi","level":{level}}}', type=Settings)


def test_the_deal_of_the_day_is_played_by_everybody_under_the_same_terms() -> None:
    wanted = Settings(game="hanabi", daily="2026-11-15", level=5)
    assert read_settings(Installed(), wanted, now=1_800_000_000_000).level == 0


def test_people_at_other_games_declare_nothing() -> None:
    assert company(Settings(game="hashi"), [("", 3), ("careful", 0)]) == ("", "careful")
