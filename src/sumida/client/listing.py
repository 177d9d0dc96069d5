"""Tables whose hosts have opened them to bots."""

from __future__ import annotations

import asyncio
from http.client import HTTPException
from urllib.request import urlopen

import msgspec

from sumida.client.address import read_address
from sumida.kernel import GameError
from sumida.printing import network_error
from sumida.tables.messages.responses import OpenTable, OpenTables

TIMEOUT_S = 20
LONGEST_LIST = 4_000_000
"""Bytes; a server of ours lists far less."""


async def find_tables(url: str) -> list[OpenTable]:
    """The tables of a server that wait for bots; raises `GameError` if the server cannot be reached."""
    server = read_address(url).server
    try:
        body = await asyncio.to_thread(_get, f"{server}/api/open-to-bots")
        return msgspec.json.decode(body, type=OpenTables).tables
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise GameError(f"{server} sent a list that cannot be read: {error}") from None
    except (OSError, ValueError, HTTPException) as error:
        raise GameError(
            f"{server} cannot be reached: {network_error(error)}", "error-server-unreachable"
        ) from None


def _get(address: str) -> bytes:
    with urlopen(address, timeout=TIMEOUT_S) as answer:
        found: bytes = answer.read(LONGEST_LIST)
    return found
