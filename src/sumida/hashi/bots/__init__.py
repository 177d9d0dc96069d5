"""The bots of Hashi by name."""

from __future__ import annotations

from sumida.hashi.setup import SEATS
from sumida.roster import Entry, Roster

_HERE = "sumida.hashi.bots"

ROSTER = Roster(
    "Hashi",
    {
        "random": Entry(f"{_HERE}.random", "RandomBot", SEATS, "bot-hashi-random"),
        "careful": Entry(f"{_HERE}.careful", "CarefulBot", SEATS, "bot-hashi-careful"),
        "planner": Entry(f"{_HERE}.planner", "PlannerBot", SEATS, "bot-hashi-planner"),
        "master": Entry(f"{_HERE}.master", "MasterBot", SEATS, "bot-hashi-master"),
    },
    default="careful",
)
