"""Learned bots with weights from a file: `learned:FILE` and `learned+search:FILE`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sumida.hanabi import bots
from sumida.hanabi.bots.learned import LearnedBot, load_policy
from sumida.hanabi.bots.learned_search import LearnedSearchBot, load_for_search
from sumida.hanabi.learned import weights
from sumida.hanabi.learned.policy import Policy
from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Bot, GameError

PLAIN, SEARCHING = "learned", "learned+search"


@dataclass(frozen=True)
class LearnedBotSpec:
    """A learned bot and the file of its weights; without a file, the packaged weights."""

    bot: str
    file: Path | None

    @classmethod
    def parse(cls, name: str) -> LearnedBotSpec:
        """From its name; raises `GameError` unless it is one of the learned bots."""
        bot, found, file = name.partition(":")
        if bot not in (PLAIN, SEARCHING):
            raise GameError(
                f"The bot {bot[:40]!r} takes no weights: only {PLAIN} and {SEARCHING} do.",
                "error-bot-takes-no-weights",
                bot=bot[:40],
            )
        return cls(bot, Path(file) if found else None)

    def check(self, players: int) -> None:
        """Raise `GameError`, before any game, unless the weights exist and fit the number of players."""
        if self.file is None:
            bots.ROSTER.check(self.bot, players)
        elif self.bot == SEARCHING:
            load_for_search(self.file, players)
        else:
            load_policy(self.file, players)

    def make(self) -> Bot[HanabiAction, HanabiView]:
        return LearnedSearchBot(self.file) if self.bot == SEARCHING else LearnedBot(self.file)

    def policy(self, players: int) -> Policy:
        return load_policy(self.file or weights.packaged(players), players)
