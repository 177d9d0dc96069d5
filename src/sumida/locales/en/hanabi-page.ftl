# The Hanabi table.
hanabi-table = Hands and fireworks
fireworks = Fireworks
firework-height = { $height ->
    [0] { $colour }: not begun
   *[other] { $colour }: up to { $height }
}
clue-tokens = Clues
strikes = Strikes
draw-pile = Pile
last-round = Last round
turns-left = { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
discards = Discards
last-copy = The other copies are gone: { $card } is needed
own-hand = Your hand, as you know it
hand-of = { $name }’s hand
your-turn = Your turn
as-owner = Hold to see { $name }’s hand the way { $name } does
give-clue = Give a clue
clue-to = Clue for { $name }
clue-button = { $count ->
    [0] { $value } to { $name }: touches no card
    [one] { $value } to { $name }: touches 1 card
   *[other] { $value } to { $name }: touches { $count } cards
}
play = Play
discard = Discard
note = Note
note-label = Private note on card { $position }
hanabi-wait = Waiting for the others…
hanabi-your-turn = Your turn: pick one of your cards, or someone else’s card to give a clue.
hanabi-no-clues = No clues left: pick a card to play or discard.
hanabi-full-clues = All clue tokens are available, so you cannot discard.
must-fail-title = This card cannot fit
must-fail-text = From everything you know, this card does not fit on any firework. Playing it costs a strike.
must-fail-yes = Play it anyway
card-position = card { $position }
card-unknown = unknown
card-word = { $colour } { $rank }
card-clued = clued { $clues }
card-critical = last copy
card-touched = would be touched
card-note = note: { $note }
any-colour = any colour
any-rank = any number
colour-white = white
letter-white = W
colour-red = red
letter-red = R
colour-blue = blue
letter-blue = B
colour-yellow = yellow
letter-yellow = Y
colour-green = green
letter-green = G
colour-teal = teal
letter-teal = T
colour-black = black
letter-black = K
colour-multicolour = multicolour
letter-multicolour = M
colour-colourless = colourless
letter-colourless = C
turn-clue = { $count ->
    [one] { $name } tells { $target } about { $value }: 1 card
   *[other] { $name } tells { $target } about { $value }: { $count } cards
}
turn-you-clue = { $count ->
    [one] You tell { $target } about { $value }: 1 card
   *[other] You tell { $target } about { $value }: { $count } cards
}
turn-clue-you = { $count ->
    [one] { $name } tells you about { $value }: 1 card
   *[other] { $name } tells you about { $value }: { $count } cards
}
turn-play = { $name } plays { $card }
turn-strike = { $name } plays { $card }: it does not fit. Strike!
turn-discard = { $name } discards { $card }
turn-you-play = You play { $card }
turn-you-strike = You play { $card }: it does not fit. Strike!
turn-you-discard = You discard { $card }
points-research = { $points } in tournament scoring, where a third strike loses everything
ended-perfect = Every firework is complete.
ended-strikes = The third strike ended the show.
ended-last-round = The last round is over.
ended-indispensable = A card that cannot be replaced was lost.
ended-stuck = There was no move left.
ended-stopped = The game was stopped.
firework-capped = can get no higher than { $height }
score-at-most = at most { $most }
strike-number = Strike { $strikes } of { $most }
strike-text = { $name }: { $card } does not fit.
card-place = place { $at } of { $of }
card-moved = card { $position } is now in place { $at } of { $of }
move-left = Move card { $position } to the left
move-right = Move card { $position } to the right
usual-order = Usual order
looking-back = You are looking back at turn { $turn }.
back-to-now = Back to now
legend-hanabi-clued = Gold frame: a clue has touched this card.
legend-hanabi-pips = What the clues said about it.
legend-hanabi-arrow = Touched by a clue since your last turn.
legend-hanabi-possible = What the card can still be; a dot stands for what it cannot be.
legend-hanabi-plays = It surely fits now.
legend-hanabi-useless = It fits on no firework any more: safe to discard.
legend-hanabi-critical = The last copy of a card that is still needed.
legend-hanabi-single = Among the discards: only one more copy is left, and it is needed.
legend-hanabi-note = Your private note.
legend-hanabi-touched = The clue would touch this card.
legend-hanabi-chosen = The card you have chosen.
legend-hanabi-slot = The number of the card in keys, moves and commands, 1 for the oldest; it stays with the card when you sort your hand.
legend-hanabi-token = Clue tokens: the lit ones are left.
legend-hanabi-strike = Strikes: the third ends the show.
legend-hanabi-pile = Cards left to draw.
legend-hanabi-cap = This firework can get no higher than that.
legend-hanabi-count = How many cards the clue touches.
legend-hanabi-turn = Red border: this player is to move.
