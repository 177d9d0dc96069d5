"""The bots of Hanabi by name."""

from __future__ import annotations

from sumida.roster import Entry, Roster

ANY = (2, 3, 4, 5)
_HERE = "sumida.hanabi.bots"

ROSTER = Roster(
    "Hanabi",
    {
        "random": Entry(f"{_HERE}.random", "RandomBot", ANY, "bot-random"),
        "cautious": Entry(f"{_HERE}.cautious", "CautiousBot", ANY, "bot-cautious"),
        "partner": Entry(f"{_HERE}.partner", "PartnerBot", ANY, "bot-partner"),
        "hat": Entry(f"{_HERE}.hat.bot", "HatBot", ANY, "bot-hat", code="hat"),
        "hat+search": Entry(f"{_HERE}.hat.bot", "HatSearchBot", ANY, "bot-hat-search", code="hat"),
        "learned": Entry(f"{_HERE}.learned", "LearnedBot", (2,), "bot-learned"),
        "learned+search": Entry(f"{_HERE}.learned_search", "LearnedSearchBot", (2,), "bot-learned-search"),
    },
    default="partner",
)
