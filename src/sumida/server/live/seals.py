"""Secrets that were sealed for tables that do not exist yet: a page adds to a deal only after that."""

from __future__ import annotations

from collections import OrderedDict

from sumida.server.errors import error
from sumida.tables.context import Chance
from sumida.tables.sealing import seal

MOST = 10_000


class Seals:
    """Each secret is for one table; the oldest are forgotten."""

    def __init__(self, chance: Chance | None) -> None:
        self._chance = chance or Chance()
        self._secrets: OrderedDict[str, str] = OrderedDict()

    def new(self) -> str:
        """The seal of a new secret."""
        secret = self._chance.secret()
        sealed = seal(secret)
        self._secrets[sealed] = secret
        while len(self._secrets) > MOST:
            self._secrets.popitem(last=False)
        return sealed

    def break_open(self, sealed: str) -> str:
        """The secret of a seal, once; raises `GameError` if this server does not know it."""
        secret = self._secrets.pop(sealed, None)
        if secret is None:
            raise error("error-seal-unknown")
        return secret
