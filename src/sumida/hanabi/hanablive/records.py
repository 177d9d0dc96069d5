"""Convert between games of hanab.live and our records; the rules check every move."""

from __future__ import annotations

from collections.abc import Iterator

from sumida.hanabi.hanablive.files import (
    COLOUR_CLUE,
    DISCARD,
    END,
    LONGEST_NAME,
    PLAY,
    RANK_CLUE,
    VOTE,
    SiteAction,
    SiteCard,
    SiteGame,
    SiteOptions,
)
from sumida.hanabi.hanablive.variants import SiteVariant, known_as, named
from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import RANKS, rank_of, suit_of
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import GameError, IllegalAction, NotationError, Record

TERMINATED = 4


def to_record(game: SiteGame) -> Record:
    """A game of the site as a record; raises `GameError` if the rules do not allow it."""
    options = game.options or SiteOptions()
    _refuse_foreign(options)
    theirs = named(options.variant)
    setup = _setup(theirs, options, len(game.players))
    deck = setup.parse_deal(" ".join(_texts(theirs, game.deck)))
    moves = tuple(_moves(setup.start(deck), game.actions))
    return Record(GAME.name, GAME.rules, setup.options, str(deck), moves, _names(game.players))


def _refuse_foreign(options: SiteOptions) -> None:
    foreign = {"deckPlays": options.deck_plays, "detrimentalCharacters": options.detrimental_characters}
    for key, chosen in foreign.items():
        if chosen:
            raise NotationError(
                f"hanab.live's option {key} changes the rules in a way that this game does not know",
                "error-hanablive-option",
                option=key,
            )


def _setup(theirs: SiteVariant, options: SiteOptions, players: int) -> HanabiSetup:
    return GAME.setup(
        {
            "players": players,
            "variant": theirs.ours.name,
            "grand_finale": options.all_or_nothing,
            "empty_clues": options.empty_clues,
            "hand_adjust": options.one_extra_card - options.one_less_card,
            "first_seat": options.starting_player,
        }
    )


def _names(players: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name[:LONGEST_NAME] for name in players) if any(players) else ()


def _texts(theirs: SiteVariant, deck: tuple[SiteCard, ...]) -> Iterator[str]:
    if len(deck) != len(theirs.ours.deck):
        raise NotationError(
            f"the deck has {len(deck)} cards; {theirs.name} has {len(theirs.ours.deck)}",
            "error-hanablive-deck",
            found=len(deck),
            cards=len(theirs.ours.deck),
        )
    for place, card in enumerate(deck):
        if not 0 <= card.suit_index < len(theirs.suits) or not 1 <= card.rank <= RANKS:
            raise NotationError(
                f"card {place} of the deck has a suit or rank that {theirs.name} does not have",
                "error-hanablive-card",
                place=place,
            )
        yield theirs.ours.cards[theirs.suits[card.suit_index] * RANKS + card.rank - 1]


def _moves(state: HanabiState, actions: tuple[SiteAction, ...]) -> Iterator[tuple[int, str]]:
    for number, action in enumerate(actions, 1):
        if action.type in (END, VOTE):
            if number != len(actions):
                raise _wrong(number, "the game was broken off here, yet goes on")
            return
        seat = state.current
        try:
            move = read_action(state, action)
            state = state.apply(seat, move)
        except GameError as error:
            raise _wrong(number, str(error)) from error
        yield seat, str(move)


def _wrong(number: int, fault: str) -> NotationError:
    return NotationError(f"action {number}: {fault}", "error-hanablive-action", number=number, fault=fault)


def read_action(position: HanabiState | HanabiView, action: SiteAction) -> HanabiAction:
    """The site's action of the player to move as ours; raises `GameError` if it is none."""
    theirs = known_as(position.setup.variant)
    if action.type in (PLAY, DISCARD):
        kind = Play if action.type == PLAY else Discard
        return kind(_position(position, action.target))
    value = -1 if action.value is None else action.value
    if action.type == RANK_CLUE:
        return Clue(action.target, value)
    if action.type == COLOUR_CLUE and 0 <= value < len(theirs.colours):
        return Clue(action.target, theirs.colours[value])
    raise NotationError(
        f"type {action.type} with value {action.value} is no action", "error-hanablive-action-type"
    )


def _position(position: HanabiState | HanabiView, order: int) -> int:
    hand = [held.order for held in position.hands[position.current]]
    if order not in hand:
        raise IllegalAction(
            f"card {order} of the deck is not in the hand of the player to move",
            "error-hanablive-order",
            order=order,
        )
    return hand.index(order) + 1


def from_record(record: Record) -> SiteGame:
    """A record as a game of the site; raises `GameError` if it is invalid or the site cannot express it."""
    setup = _exportable(record)
    theirs = known_as(setup.variant)
    deck = setup.parse_deal(record.deal)
    actions = tuple(_actions(setup.start(deck), record))
    names = record.names or tuple(f"Player {seat + 1}" for seat in range(setup.players))
    cards = tuple(SiteCard(theirs.suits.index(suit_of(card)), rank_of(card)) for card in deck.cards)
    return SiteGame(names, cards, actions or (SiteAction(END, 0, TERMINATED),), options_of(setup))


def options_of(setup: HanabiSetup) -> SiteOptions:
    """Our terms as the site's options; what the site cannot express is left out."""
    return SiteOptions(
        variant=known_as(setup.variant).name,
        starting_player=setup.first_seat,
        empty_clues=setup.empty_clues,
        one_extra_card=setup.hand_adjust == 1,
        one_less_card=setup.hand_adjust == -1,
        all_or_nothing=setup.grand_finale,
    )


def _exportable(record: Record) -> HanabiSetup:
    if (record.game, record.rules) != (GAME.name, GAME.rules):
        raise NotationError(
            f"only records of {GAME.name} under rules {GAME.rules} can go to hanab.live",
            "error-hanablive-record",
            rules=GAME.rules,
        )
    setup = GAME.setup(record.setup)
    check_expressible(setup)
    return setup


def check_expressible(setup: HanabiSetup) -> None:
    """Refuse terms that the site has no words for."""
    known_as(setup.variant)
    usual = HanabiSetup()
    for key in ("clue_tokens", "max_strikes"):
        if getattr(setup, key) != getattr(usual, key):
            raise NotationError(
                f"hanab.live cannot express the option {key}", "error-hanablive-inexpressible", option=key
            )


def _actions(state: HanabiState, record: Record) -> Iterator[SiteAction]:
    for number, (seat, text) in enumerate(record.moves, 1):
        try:
            move = state.setup.parse_action(text)
            after = state.apply(seat, move)
        except GameError as error:
            raise _wrong(number, str(error)) from error
        yield write_action(state, move)
        state = after


def write_action(position: HanabiState | HanabiView, move: HanabiAction) -> SiteAction:
    """An action of the player to move as the site wants it sent."""
    if isinstance(move, Clue):
        if isinstance(move.value, int):
            return SiteAction(RANK_CLUE, move.target, move.value)
        colours = known_as(position.setup.variant).colours
        return SiteAction(COLOUR_CLUE, move.target, colours.index(move.value))
    held = position.hands[position.current][move.position - 1]
    return SiteAction(PLAY if isinstance(move, Play) else DISCARD, held.order, 0)
