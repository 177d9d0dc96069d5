"""The bots of Hanabi by name. Each is imported only when it is asked for.
Imports rules, conventions, engines and learned; never tables or servers.
"""

from __future__ import annotations

from importlib.resources import files

from sumida.hanabi.conventions.levels import LITERAL, PLAYED
from sumida.roster import FAST, BotEntry, Roster

ANY = (2, 3, 4, 5)
LEARNED = tuple(n for n in ANY if (files("sumida.hanabi.learned") / "weights" / f"five-{n}.npz").is_file())
"""Numbers of players for which weights come with the package."""
_HERE = "sumida.hanabi.bots"


def _convention_bot(level: int) -> BotEntry:
    about = "bot-partner-level" if level else "bot-literal"
    return BotEntry(f"{_HERE}.convention", "ConventionBot", ANY, about, level=level, beside="partner")


def _zoo_bot(maker: str) -> BotEntry:
    return BotEntry(f"{_HERE}.convention.zoo", maker, ANY, "bot-partner")


ROSTER = Roster(
    "Hanabi",
    {
        "random": BotEntry(f"{_HERE}.random", "RandomHanabiBot", ANY, "bot-random"),
        "cautious": BotEntry(f"{_HERE}.cautious", "CautiousBot", ANY, "bot-cautious"),
        "partner": BotEntry(f"{_HERE}.convention.adapting", "AdaptingBot", ANY, "bot-partner", company=True),
        "hat": BotEntry(f"{_HERE}.hat.bot", "HatBot", ANY, "bot-hat", code="hat"),
        "hat+search": BotEntry(
            f"{_HERE}.hat.bot", "HatSearchBot", ANY, "bot-hat-search", code="hat", needs=FAST
        ),
        "learned": BotEntry(
            f"{_HERE}.learned",
            "LearnedBot",
            LEARNED,
            "bot-learned",
            needs=("numpy",),
            file_maker="with_weights",
        ),
        "learned+search": BotEntry(
            f"{_HERE}.learned_search",
            "LearnedSearchBot",
            (2,),
            "bot-learned-search",
            needs=("numpy",),
            file_maker="with_weights",
        ),
    },
    default="partner",
    levels={
        "literal": _convention_bot(LITERAL),
        **{f"partner:{level}": _convention_bot(level) for level in PLAYED},
    },
    unlisted={
        "partner-classic": BotEntry(f"{_HERE}.partner", "PartnerBot", ANY, "bot-partner", company=True),
        "forgetful": _zoo_bot("ForgetfulBot"),
        "greedy-cluer": _zoo_bot("GreedyCluerBot"),
        "discards-late": _zoo_bot("LateDiscarderBot"),
        "noisy": _zoo_bot("NoisyBot"),
    },
)
