"""No frame is longer than 64 KB, whatever has piled up at a table; what is left out can be asked for."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from sumida.kernel import GameError
from sumida.tables.context import Caller
from sumida.tables.log import Entry, NoteWritten
from sumida.tables.membership import MOST_BOTS, MOST_MEMBERS
from sumida.tables.messages import commands
from sumida.tables.messages.commands import Settings
from sumida.tables.messages.happenings import BotSat, Said, SubstituteLeft, SubstituteSat
from sumida.tables.messages.protocol import FRAME_BYTES
from sumida.tables.pages import CHAT_LINES, GAMES_SHOWN, NOTES_BYTES
from sumida.tables.turns import MAX_ENTROPY, MOST_NOTES

WIDE = "🎆"
"""Four bytes as UTF-8, the most a character can take."""
PEOPLE = ("ada", "bo", "cy", "di", "ed")
MOST_ENTRIES = 20_000


def frames(desk: Any, who: str, since: int | None = None) -> list[dict[str, Any]]:
    """What a device is sent when it opens the table; every frame must be short enough."""
    update = None if since is None else desk.table.update(who, since, desk.now)
    found = desk.table.frames(who, update or desk.table.snapshot(who, desk.now, []))
    assert max(map(len, found)) <= FRAME_BYTES
    return [msgspec.json.decode(frame) for frame in found]


def put(desk: Any, *events: Any, private: int | None = None) -> None:
    desk.now += 1_000
    desk.apply(Entry(desk.room.version + 1, desk.now, list(events), private=private))


def say(desk: Any, text: str, member: int = 1) -> None:
    put(desk, Said(desk.now, member, "ada", text))


def crowd(desk: Any) -> None:
    """As many spectators as there can be, all with the longest names, all asking to see all hands."""
    while len(desk.room.members) < MOST_MEMBERS:
        device = f"d{len(desk.room.members)}"
        desk.do(device, commands.Join, name=f"{WIDE * 20}{len(desk.room.members)}")
        desk.do(device, commands.WatchAs, mode="all")


def add_to_deal(desk: Any, seats: int) -> None:
    for who in PEOPLE[:seats]:
        desk.do(who, commands.AddEntropy, text=WIDE * MAX_ENTROPY)


def bring_bots(desk: Any) -> None:
    """As many bots from outside as there can be, with the longest names of bots and owners."""
    for number in range(MOST_BOTS):
        desk.do(f"bot{number}", commands.Join, name=f"{WIDE * 20}b{number}", owner=WIDE * 24)


def write_all_notes(desk: Any, seats: int) -> None:
    """Notes as long as tables of earlier versions allowed."""
    for seat in range(seats):
        for card in range(MOST_NOTES):
            put(desk, NoteWritten(seat, card, WIDE * 200), private=seat)


def change_players(desk: Any, seats: int) -> None:
    for seat in range(seats):
        put(desk, SubstituteSat(seat, "any"))
        put(desk, SubstituteLeft(seat))


def play_long(desk: Any, seats: int, rng: Random) -> None:
    """A long game: every mark that can be made, every clue that can be given."""
    while desk.room.running:
        state = desk.room.game.state
        seat = state.to_act[0]
        legal = [str(action) for action in state.legal(seat)]
        longest = [action for action in legal if action.startswith("clue")] or (
            [action for action in legal if not action.startswith(("done", "pass", "play"))]
        )
        desk.do(PEOPLE[seat], commands.Move, action=rng.choice(longest or legal))
        if rng.random() < 0.2:
            change_players(desk, seats)
            frames(desk, "watcher")


GAMES = [
    ("hanabi", {"players": 5, "variant": "multicolour", "hand_adjust": 1}),
    ("hanabi", {"players": 2, "variant": "six", "hand_adjust": -1}),
    ("hashi", {"players": 4, "mistakes": "strict"}),
    ("hashi", {"players": 4, "mistakes": "paper"}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_frame_of_the_longest_games_is_short(make_desk: Any, game: str, options: Any) -> None:
    seats = options["players"]
    settings = Settings(game=game, options=options, watching="all", talk="house")
    desk = make_desk(settings, PEOPLE[:seats], start=False)
    desk.do("watcher", commands.Join, name=WIDE * 24)
    for who in PEOPLE[:seats]:
        desk.do(who, commands.Rename, name=f"{WIDE * 21}{who}")
    bring_bots(desk)
    crowd(desk)
    add_to_deal(desk, seats)
    for _ in range(600):
        say(desk, WIDE * 300)
    frames(desk, PEOPLE[0])
    desk.do(PEOPLE[0], commands.Start)
    desk.do("watcher", commands.WatchAs, mode="all")
    desk.do(PEOPLE[0], commands.Admit, member=desk.table.member_of("watcher").number, allow=True)
    write_all_notes(desk, seats)
    frames(desk, PEOPLE[0])
    play_long(desk, seats, Random(1))
    for who in ("watcher", "nobody", *PEOPLE[:seats]):
        frames(desk, who)
        frames(desk, who, max(0, desk.table.version_for(who) - 300))
    desk.do(PEOPLE[0], commands.Rematch)
    frames(desk, PEOPLE[0], desk.table.version_for(PEOPLE[0]) - 1)


def test_every_frame_of_a_table_with_20000_entries_is_short(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hashi", options={"players": 1}), ("ada",), start=False)
    while desk.room.version < MOST_ENTRIES:
        desk.now += 10_000
        for kind in (commands.Start, commands.Stop, commands.Rematch):
            command = kind(f"c{desk.room.version}", desk.room.version)
            desk.table.apply(desk.table.decide(command, Caller("ada"), desk.now))
        say(desk, WIDE * 300)
    [found] = frames(desk, "ada")
    assert found["shown"]["earlier_games"] == desk.room.games - GAMES_SHOWN > 4_000
    assert found["shown"]["finished"][-1]["number"] == desk.room.games
    assert found["earlier_chat"] > 400
    frames(desk, "ada", desk.room.version - 399)


def test_someone_who_sees_all_hands_gets_every_view_in_as_many_frames_as_needed(make_desk: Any) -> None:
    settings = Settings(game="hashi", options={"players": 4, "mistakes": "paper"}, watching="all")
    desk = make_desk(settings, PEOPLE[:4], start=False)
    desk.do("watcher", commands.Join, name="watcher")
    desk.do("ada", commands.Start)
    desk.do("watcher", commands.WatchAs, mode="all")
    desk.do("ada", commands.Admit, member=5, allow=True)
    play_long(desk, 4, Random(2))
    first, *rest = frames(desk, "watcher")
    assert first["play"]["views_to_come"] == sum(len(frame["views"]) for frame in rest) > 0
    assert {frame["type"] for frame in rest} == {"views"}
    assert {frame["version"] for frame in rest} == {first["version"]}
    views = [*first["play"]["views"], *(view for frame in rest for view in frame["views"])]
    assert [view["seat"] for view in views] == [0, 1, 2, 3]
    whole = msgspec.json.decode(desk.bytes("watcher"))
    assert views == whole["play"]["views"]


def test_a_short_message_is_one_frame_with_nothing_to_come(hanabi: Any) -> None:
    [found] = frames(hanabi, "ada")
    assert found["play"]["views_to_come"] == 0
    assert found == hanabi.look("ada")


def test_the_newest_page_of_chat_comes_first_and_the_others_on_request(hanabi: Any) -> None:
    for number in range(1, 131):
        say(hanabi, f"line {number}")
    newest = hanabi.look("bo")
    assert [line["n"] for line in newest["chat"]] == list(range(131 - CHAT_LINES, 131))
    assert newest["earlier_chat"] == 130 - CHAT_LINES
    texts = [line["text"] for line in newest["chat"]]
    before, earlier = newest["chat"][0]["n"], newest["earlier_chat"]
    while earlier:
        page = hanabi.table.chat_page("bo", before)
        texts = [line.text for line in page.lines] + texts
        before, earlier = page.lines[0].n, page.earlier
    assert texts == [f"line {number}" for number in range(1, 131)]
    assert hanabi.rebuilt().bytes("bo") == hanabi.bytes("bo")


def test_games_before_the_newest_come_on_request(make_desk: Any) -> None:
    desk = make_desk(Settings(game="hashi", options={"players": 1}), ("ada",), start=False)
    for _ in range(150):
        for kind in (commands.Start, commands.Stop, commands.Rematch):
            desk.do("ada", kind)
    shown = desk.look("ada")["shown"]
    assert [game["number"] for game in shown["finished"]] == list(range(141, 151))
    page = desk.table.games_page("ada", 141)
    assert [game.number for game in page.games] == list(range(41, 141))
    assert page.earlier == 40
    last = desk.table.games_page("ada", 41)
    assert ([game.number for game in last.games], last.earlier) == (list(range(1, 41)), 0)


def test_strangers_get_no_page_of_a_table_they_may_not_watch(make_desk: Any) -> None:
    settings = Settings(game="hanabi", options={"players": 2}, watching="closed")
    desk = make_desk(settings, ("ada", "bo"))
    for ask in (desk.table.chat_page, desk.table.games_page, desk.table.notes_page):
        with pytest.raises(GameError) as refused:
            ask("stranger", 0)
        assert refused.value.reason == "refuse-watching-closed"


def test_notes_may_be_8000_bytes_in_all(hanabi: Any) -> None:
    kept = 0
    while hanabi.table.version_for("ada") < 1_000:
        try:
            hanabi.do("ada", commands.Note, card=kept, text="x" * 200)
        except GameError as refused:
            assert refused.reason == "refuse-notes-long"
            break
        kept += 1
    assert 30 < kept < NOTES_BYTES // 200
    assert len(hanabi.view("ada")["notes"]) == kept
    hanabi.do("ada", commands.Note, card=0, text="")
    hanabi.do("ada", commands.Note, card=0, text="short")


def test_long_notes_are_asked_for_after_the_game(hanabi: Any) -> None:
    for seat, who in enumerate(("ada", "bo", "cy")):
        for card in range(15):
            hanabi.do(who, commands.Note, card=card, text=f"{seat} " + "x" * 190)
    with pytest.raises(GameError, match="not over"):
        hanabi.table.notes_page("bo", 0)
    hanabi.do("ada", commands.Stop)
    assert hanabi.look("bo")["play"]["notes"] is None
    assert len(hanabi.table.notes_page("bo", 0).notes) == 15
    assert hanabi.table.notes_page("bo", 2).notes["3"].startswith("2 x")
    with pytest.raises(GameError):
        hanabi.table.notes_page("bo", 3)


def test_whoever_missed_too_much_gets_a_snapshot(hanabi: Any) -> None:
    since = hanabi.table.version_for("bo")
    for _ in range(5):
        say(hanabi, "hello")
    assert hanabi.table.update("bo", since, hanabi.now) is not None
    for _ in range(15):
        say(hanabi, WIDE * 300)
    assert hanabi.table.update("bo", since, hanabi.now) is None


def test_a_seat_that_changes_hands_every_turn_shows_its_last_players(hanabi: Any) -> None:
    for _ in range(30):
        put(hanabi, BotSat(2, "any"))
        change_players(hanabi, 2)
        seat = hanabi.room.game.state.to_act[0]
        action = str(hanabi.room.game.state.legal(seat)[-1])
        hanabi.table.apply(
            hanabi.table.decide(
                commands.Move(f"m{hanabi.room.version}", 10_000, action), Caller("", bot=seat), hanabi.now
            )
        )
        if not hanabi.room.running:
            break
    assert max(map(len, hanabi.look("ada")["play"]["holders"])) <= 16
