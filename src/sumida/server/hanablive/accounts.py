"""Who a bot written for hanab.live is. There are no accounts to make: a name and a password are one.

The name is that of the bot at tables, or `BOT@OWNER`. The same name and password are always the same member.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass

from starlette.requests import HTTPConnection, cookie_parser

from sumida.kernel import GameError
from sumida.server.tokens import Signer
from sumida.tables.chat import clean_name

COOKIE = "hanabi.sid"
SHORTEST_PASSWORD = 8


@dataclass(frozen=True)
class SiteAccount:
    """A bot that has logged in; `token` is what the cookie of a browser holds."""

    login: str
    token: str

    @property
    def name(self) -> str:
        return self.login.partition("@")[0]

    @property
    def owner(self) -> str:
        """The name of its owner."""
        return self.login.partition("@")[2] or self.name


def log_in(name: str, password: str, signer: Signer) -> SiteAccount:
    """The account; raises `GameError` if the name cannot be one, or the password is easily guessed."""
    if len(password) < SHORTEST_PASSWORD:
        raise GameError(f"Choose a password of {SHORTEST_PASSWORD} characters or more.")
    account = SiteAccount(name, signer.account(name, password))
    clean_name(account.name)
    clean_name(account.owner)
    return account


def write_cookie(account: SiteAccount, signer: Signer, *, secure: bool) -> str:
    """The only cookie of the login's response: bots send back all of the header."""
    name = urlsafe_b64encode(account.login.encode()).decode().rstrip("=")
    value = f"{name}.{account.token}.{signer.login(account.login, account.token)}"
    return f"{COOKIE}={value}; Path=/; HttpOnly; SameSite=Strict" + ("; Secure" if secure else "")


def has_cookie(request: HTTPConnection) -> bool:
    return bool(_cookie(request))


def read_account(request: HTTPConnection, signer: Signer) -> SiteAccount | None:
    """The account that a cookie proves; None if it is forged."""
    name, _, rest = _cookie(request).partition(".")
    token, _, proof = rest.rpartition(".")
    try:
        login = urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode()
    except ValueError:
        return None
    return SiteAccount(login, token) if signer.is_login(proof, login, token) else None


def _cookie(request: HTTPConnection) -> str:
    return cookie_parser(request.headers.get("cookie", "")).get(COOKIE, "")
