"""The bots of Hashi by name. Each is imported only when it is asked for.
Imports rules, engines and learned; never tables or servers.
"""

from __future__ import annotations

from sumida.hashi.rules.setup import SEATS
from sumida.roster import FAST, BotEntry, Roster

_HERE = "sumida.hashi.bots"

ROSTER = Roster(
    "Hashi",
    {
        "random": BotEntry(f"{_HERE}.random", "RandomHashiBot", SEATS, "bot-hashi-random"),
        "careful": BotEntry(f"{_HERE}.careful", "CarefulBot", SEATS, "bot-hashi-careful"),
        "planner": BotEntry(f"{_HERE}.planner", "PlannerBot", SEATS, "bot-hashi-planner", needs=FAST),
        "master": BotEntry(f"{_HERE}.master", "MasterBot", SEATS, "bot-hashi-master", needs=FAST),
    },
    default="careful",
)
