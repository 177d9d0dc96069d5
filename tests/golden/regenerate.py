"""Golden games: whole games as text, so that a change to the rules shows up in review.

`make golden` plays them again and writes the files; the test compares.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from sumida.records import Match
from sumida.registry import game, games
from sumida.tui.drawing import draw, latest, result
from sumida.tui.screen import Screen

FOLDER = Path(__file__).parent / "games"
DRAWN_EVERY = 20


def chosen() -> list[tuple[str, str]]:
    """Every game and every kind of preset; Hashi on boards A and B, Hanabi with the player counts in turn."""
    return [
        (name, preset)
        for name in games()
        for place, (preset, options) in enumerate(game(name).presets().items())
        if (options["board"] in ("A", "B") if name == "hashi" else place < 4 or place % 4 == place // 4 % 4)
    ]


def file_of(name: str, preset: str) -> Path:
    return FOLDER / f"{name}-{preset}.txt"


def text(name: str, preset: str) -> str:
    """One random game: its terms, its deal, every move, and some positions drawn in full."""
    rng = Random(f"golden {name} {preset}")
    setup = game(name).setup(game(name).presets()[preset])
    match = Match(name, setup, setup.deal(rng))
    head = [f"game   {name}", f"setup  {json.dumps(setup.options)}", f"deal   {match.deal}", ""]
    return "\n".join([*head, *_played(match, rng)]) + "\n"


def _played(match: Match, rng: Random) -> Iterator[str]:
    screen, told = Screen(), 0
    while not match.over:
        seat = rng.choice(match.state.to_act)
        action = str(rng.choice(list(match.state.legal(seat))))
        match.move(seat, action)
        yield f"{len(match.moves):>4}  {'ABCDE'[seat]}  {action}"
        news = latest(match, None, told, "en")
        told += len(news)
        yield from (f"         {line}" for line in news)
        if len(match.moves) % DRAWN_EVERY == 0:
            yield from _drawn(match, screen)
    yield from _drawn(match, screen)
    yield result(match, "en")


def _drawn(match: Match, screen: Screen) -> Iterator[str]:
    seat = len(match.moves) // DRAWN_EVERY % match.setup.players
    yield f"\n--- as {'ABCDE'[seat]} sees it after {len(match.moves)} moves"
    yield draw(match, seat, screen, "en")
    yield "---\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = {file_of(*pair): text(*pair) for pair in chosen()}
    for stale in set(FOLDER.glob("*.txt")) - set(wanted):
        stale.unlink()
    for file, content in wanted.items():
        file.write_text(content, "utf-8")
    print(f"{len(wanted)} golden games in {FOLDER}")


if __name__ == "__main__":
    main()
