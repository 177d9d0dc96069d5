"""`sumida verify FILE`: was the deal of a game fixed before it, and by whom?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from sumida import codec
from sumida.arguments import Parser
from sumida.files import read_text
from sumida.kernel import NotationError
from sumida.printing import one_line, show
from sumida.tables.sealing import commitment, seal, shuffled

_Text = Annotated[str, Meta(max_length=20_000)]


class _Added(msgspec.Struct):
    """What a player added to a deal."""

    name: _Text
    text: Annotated[str, Meta(max_length=600, pattern="^[^\\n]*$")]


class _Proof(msgspec.Struct):
    """The part of the answer to GET /api/replays/ID that is about the deal."""

    deal: _Text
    salt: _Text | None
    digest: _Text | None
    sealed: _Text | None = None
    secret: _Text | None = None
    added: Annotated[list[_Added], Meta(max_length=200)] = []


def main(argv: Sequence[str]) -> int:
    """Check how the deal of a game was fixed; FILE is what "Was the deal fair?" saves after a game.

    Exits with 0 if the deal is what was announced, 1 if not or if nothing was, 2 if the file is unreadable.
    """
    parser = Parser("sumida verify", description=main.__doc__)
    parser.add_argument("file", help="the answer of GET /api/replays/ID (- for standard input)")
    parser.add_argument("--sealed", metavar="HEX", help="the seal that you saw before the game")
    parser.add_argument("--added", metavar="TEXT", help="what you added to the deal")
    options = parser.parse_args(argv)
    proof = _read(options.file)
    if proof.salt is None or proof.digest is None:
        show("this game was not dealt by a server; there is nothing to check")
        return 1
    faults = [*_faults(proof), *_against(proof, options.sealed, options.added)]
    for fault in faults:
        show(f"WRONG: {fault}")
    if not faults:
        show(_confirmation(proof))
    return 1 if faults else 0


def _read(path: str) -> _Proof:
    try:
        found: _Proof = codec.decode(read_text(path), _Proof)
    except msgspec.ValidationError as error:
        raise NotationError(
            f"{path} is not about a deal: {error}", "error-not-json", detail=str(error)
        ) from None
    return found


def _faults(proof: _Proof) -> Sequence[str]:
    found = []
    assert proof.salt is not None
    if commitment(proof.salt, proof.deal) != proof.digest:
        found.append("the deal is not the one whose fingerprint was published when the game started")
    if proof.sealed is None:
        return found
    if proof.secret is None or seal(proof.secret) != proof.sealed:
        return [*found, "the secret is not the one that was sealed before the game"]
    texts = [one.text for one in proof.added]
    if shuffled(proof.deal.split(), proof.secret, texts) != proof.deal.split():
        found.append("the deal does not follow from the secret and from what players added")
    return found


def _against(proof: _Proof, sealed: str | None, added: str | None) -> Sequence[str]:
    """What differs from what the player noted before the game."""
    found = []
    if sealed is not None and sealed != proof.sealed:
        found.append("the server had published another seal before the game")
    if added is not None and not any(added in one.text for one in proof.added):
        found.append("what you added was left out")
    return found


def _confirmation(proof: _Proof) -> str:
    if proof.sealed is None:
        return "The deal was fixed when the game started."
    names = ", ".join(one_line(one.name) for one in proof.added) or "nobody"
    return f"The deal was fixed before the game by the server's secret; {names} added to it."
