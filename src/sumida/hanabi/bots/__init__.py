"""The bots of Hanabi by name."""

from __future__ import annotations

from importlib.resources import files

from sumida.roster import Entry, Roster

ANY = (2, 3, 4, 5)
LEARNED = tuple(n for n in ANY if (files("sumida.hanabi") / "weights" / f"five-{n}.npz").is_file())
"""Numbers of players for which weights come with the package."""
_HERE = "sumida.hanabi.bots"

ROSTER = Roster(
    "Hanabi",
    {
        "random": Entry(f"{_HERE}.random", "RandomBot", ANY, "bot-random"),
        "cautious": Entry(f"{_HERE}.cautious", "CautiousBot", ANY, "bot-cautious"),
        "partner": Entry(f"{_HERE}.partner", "PartnerBot", ANY, "bot-partner"),
        "hat": Entry(f"{_HERE}.hat.bot", "HatBot", ANY, "bot-hat", code="hat"),
        "hat+search": Entry(f"{_HERE}.hat.bot", "HatSearchBot", ANY, "bot-hat-search", code="hat"),
        "learned": Entry(f"{_HERE}.learned", "LearnedBot", LEARNED, "bot-learned"),
        "learned+search": Entry(f"{_HERE}.learned_search", "LearnedSearchBot", (2,), "bot-learned-search"),
    },
    default="partner",
)
