"""Makes tables for games that were begun offline."""

from __future__ import annotations

from functools import partial

import msgspec

from sumida.server.errors import error
from sumida.server.live.creation import code_of, set_up_adopted
from sumida.server.live.hub import Hub
from sumida.server.people.people import Identity
from sumida.store import Conflict
from sumida.tables.adoption import is_adopted
from sumida.tables.messages.requests import OfflineGame


async def adopt(hub: Hub, game: OfflineGame, who: Identity, address: str) -> str:
    """The code of the table; raises `GameError` if a move breaks a rule.

    The code follows from the game: a browser that got no answer sends it again, and finds the same table.
    """
    if hub.closing:
        raise error("error-shutting-down")
    if game.bots:
        hub.bot_limits.check_games(address)
    made = partial(set_up_adopted, game=game, device=who.main)
    code = code_of(hub.signer.digest("offline", who.device, msgspec.json.encode(game).decode()))
    try:
        await hub.make(made, address, code)
    except Conflict:
        room = (await hub.peek(code)).room
        if not is_adopted(room, who.at(room), game):  # another table happens to have this code
            return (await hub.make_anywhere(made, address)).code
    return code
