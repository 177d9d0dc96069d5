"""The parameters of the hat player, tuned over millions of games of self-play."""

from __future__ import annotations

from sumida.hanabi.engines.jit import Floats, float_vector

ASK_PLAY_SLOPE = (
    0  # value of asking “is it playable?” when no card is known to be: this times the probability,
)
ASK_PLAY_BASE = 1  # plus this
ASK_PLAY_SECOND = 2  # playable, when one is known; this and all below are multiplied by p * (1 - p)
ASK_PLAY_MORE = 3  # playable, when two are known
ASK_DEAD_FIRST = 4  # dead, when no card is known to be
ASK_DEAD_MORE = 5  # dead, when some are known
ASK_CRITICAL = 6  # indispensable
ASK_HALF = 7  # in the half nearest to being playable
ASK_HALF_PLAYABLE = 8  # the same, for a card that is known to be playable
SHARE_PLAY = 9  # shifts leaves of the tree towards the answer yes
GAMBLE = 10  # a card is played at this probability or more
GAMBLE_STRUCK = 11  # the same after a strike
CLUE_BASE = 12  # preference for a clue over a discard:
CLUE_TOKEN = 13  # for each token
CLUE_IDLE = 14  # if another player could play and does not know it
CLUE_IDLE_MORE = 15  # for each further one
CLUE_BUSY = 16  # if another player knows a card to play
CLUE_DEAD = 17  # if the player has a dead card to discard
CLUE_DEAD_LATE = 18  # the same late in the game
CLUE_PACE = 19  # for each discard that can still be spared
CLUE_LATE = 20  # late in the game
CLUE_BADNESS = 21  # for each point of harm that the best discard does
CLUE_NEXT_SAFE = 22  # if the next seat has something safe to do
CLUE_PILE = 23  # times the part of the deck that is left
LATE_PACE = 24  # it is late once no more discards than this can be spared
KEEP_CRITICAL = 25  # harm of a discard: an indispensable card
KEEP_SEEN = 26  # seen in another hand
KEEP_DEAD = 27  # dead
KEEP_RANK = 28  # for each rank below five
KEEP_PLAYABLE = 29  # playable
KEEP_NEXT = 30  # playable after the next card
PLAY_RANK = 31  # preference among sure plays: for each rank
PLAY_FIVE = 32  # a five
PLAY_LEADS = 33  # another player holds the next card
ASK_NEXT = 34  # asking “is it playable now or after one more card?”
GAMBLE_CRITICAL = 35  # gambling: times the probability of losing an indispensable card

_TUNED = (
    (1.0, 1.0, 0.699, 0.683),  # ask_play_slope
    (0.436, 0.436, 0.5, 0.623),  # ask_play_base
    (0.887, 0.887, 1.012, 0.949),  # ask_play_second
    (0.562, 0.562, 0.6, 0.628),  # ask_play_more
    (0.6, 0.6, 0.6, 0.479),  # ask_dead_first
    (0.377, 0.377, 0.582, 0.3),  # ask_dead_more
    (0.3, 0.3, 0.3, 0.3),  # ask_critical
    (0.3, 0.3, 0.3, 0.098),  # ask_half
    (0.182, 0.182, 0.2, 0.2),  # ask_half_playable
    (-0.132, -0.132, 0.0, -0.205),  # share_play
    (0.75, 0.75, 0.75, 0.75),  # gamble
    (0.762, 0.762, 0.85, 0.797),  # gamble_struck
    (-2.5, -2.5, -2.5, -2.959),  # clue_base
    (1.0, 1.0, 1.0, 0.943),  # clue_token
    (6.278, 6.278, 10.0, 8.489),  # clue_idle
    (0.0, 0.0, 0.0, 0.0),  # clue_idle_more
    (3.0, 3.0, 3.0, 2.74),  # clue_busy
    (-10.558, -10.558, -10.459, -9.0),  # clue_dead
    (0.0, 0.0, 0.0, -0.003),  # clue_dead_late
    (0.218, 0.218, 0.0, -0.072),  # clue_pace
    (13.355, 13.355, 6.0, 6.0),  # clue_late
    (-0.04, -0.04, -0.097, 0.079),  # clue_badness
    (0.0, 0.0, 0.0, 0.043),  # clue_next_safe
    (0.0, 0.0, 0.0, 0.038),  # clue_pile
    (2.832, 2.832, 3.0, 4.75),  # late_pace
    (7.059, 7.059, 6.415, 5.0),  # keep_critical
    (-0.676, -0.676, -1.0, -1.0),  # keep_seen
    (-4.625, -4.625, -6.0, -6.0),  # keep_dead
    (0.776, 0.776, 1.0, 0.801),  # keep_rank
    (0.0, 0.0, -0.08, 0.0),  # keep_playable
    (0.025, 0.025, 0.0, 0.0),  # keep_next
    (-0.943, -0.943, -1.0, -1.333),  # play_rank
    (-0.132, -0.132, 0.0, 0.131),  # play_five
    (-0.036, -0.036, 0.0, 0.0),  # play_leads
    (0.124, 0.124, 0.0, 0.18),  # ask_next
    (0.0, 0.0, 0.0, 0.0),  # gamble_critical
)
"""A row for each parameter: its value with 2, 3, 4 and 5 players."""

PARAMETERS: dict[int, Floats] = {
    players: float_vector([row[players - 2] for row in _TUNED]) for players in range(2, 6)
}
"""By number of players."""
