# The Hashi board.
hashi-board = Board. Arrow keys move between islands, Enter writes, Shift with an arrow draws a bridge.
hashi-board-of = { $name }’s board
hashi-sheet-of = { $finished ->
    [one] { $name }’s board: 1 island finished
   *[other] { $name }’s board: { $finished } islands finished
}
hashi-board-own = Your board
hashi-sheet-own = { $finished ->
    [one] Your board: 1 island finished
   *[other] Your board: { $finished } islands finished
}
points-own = Your points
points-of = { $name }’s points
hashi-card = { $bridges ->
    [one] Number { $number }, 1 bridge
   *[other] Number { $number }, { $bridges } bridges
}
hashi-card-gone = { $bridges ->
    [one] Number { $number }, 1 bridge: gone
   *[other] Number { $number }, { $bridges } bridges: gone
}
hashi-unseen = { $count ->
    [one] 1 card not seen yet, and it is in the box
   *[other] { $count } cards not seen yet; one of them is in the box
}
hashi-draw = Draw a bridge { $line }
set-up = Set-up
round-of = Round { $round } of { $rounds }
hashi-setup = Write a 3 or a 4 on any island without a flag.
hashi-setup-done = Pass the board on, or undo.
hashi-setup-alone = Confirm to begin, or undo.
hashi-start-number = Start number
hashi-wait = Waiting for the others…
hashi-write = Write the { $number } on a highlighted island, or skip it.
hashi-write-or-draw = { $bridges ->
    [one] Write the { $number }, then draw 1 bridge along a lit line.
   *[other] Write the { $number }, then draw { $bridges } bridges along lit lines.
}
hashi-draw-all = { $bridges ->
    [one] Draw 1 bridge, or none.
   *[other] Draw all { $bridges } bridges, or none.
}
hashi-more-bridges = { $bridges ->
    [one] 1 more bridge to draw.
   *[other] { $bridges } more bridges to draw.
}
hashi-no-number = No number this round, unless you undo.
hashi-confirm = Everything is drawn: confirm, or undo.
hashi-done = Done
hashi-done-setup = Pass it on
hashi-pass = Pass
pass-title = Pass this round?
pass-text = You could still use this card. If you pass, it is gone.
boards-passed = The boards moved to the left: you play on { $giver }’s start, and { $taker } on yours.
looking-at = You are looking at { $name }’s board.
back-to-own = Back to my board
look-at = Look at { $name }’s board
others = Other boards
is-done = done
is-passing = passes
races = Races
race-open = { $points } for the first, then { $later }
race-later = { $points } points still to win
race-deadline = { $points } points by round { $round }
race-ready = { $points } points at the end of this round
race-scored = { $points } points, scored in round { $round }
race-missed = not reached
race-others = Scored by { $names }
race-progress = { $have } of { $need }
piles = Three piles
pile-left = { $left ->
    [one] Pile { $pile }: 1 card left, until round { $round }
   *[other] Pile { $pile }: { $left } cards left, until round { $round }
}
pile-until = to round { $round }
score-preview = { $finished ->
    [one] points now: 1 island, races { $races }
   *[other] points now: { $finished } islands, races { $races }
}
score-final = { $finished ->
    [one] points: 1 island, races { $races }
   *[other] points: { $finished } islands, races { $races }
}
score-islands = Islands
score-red = Red
score-blue = Blue
score-linked = Linked
score-total = Total
solo-end = { $points } points
ranks = All ranks
winner-you = You win!
winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
flag-red = red flag
flag-blue = blue flag
island-empty = empty
island-number = number { $number }, { $bridges } of { $number } bridges
island-reached = { $bridges ->
    [one] no number, 1 bridge
   *[other] no number, { $bridges } bridges
}
island-finished = number { $number }, finished
island-struck = struck out
island-hopeless = can never be finished
island-offered = { $number } can be written here
mark-write = { $number } on { $island }
mark-bridge = bridge { $line }
mark-erase = takes back { $mark }
mark-you-erase = take back { $mark }
mark-done = done
mark-nothing = nothing
mark-pass = pass
news-passed = { $name } passes.
news-race = { $race ->
    [red] { $name }: all red flags, { $points } points!
    [blue] { $name }: all blue flags, { $points } points!
   *[linked] { $name }: six islands connected, { $points } points!
}
log-round = { $bridges ->
    [one] Round { $round }: { $number } and 1 bridge
   *[other] Round { $round }: { $number } and { $bridges } bridges
}
log-setup = Set-up
hopeless-title = This island can never reach that number
hopeless-text = There are not enough lines left for that many bridges, so the island could never be finished. You may still write it.
hopeless-yes = Write it anyway
mistakes = Against the rules
mistake-until = You can take it back until the end of round { $round }.
mistake-erase = Take back
# The legend of the board.
legend-hashi-lit = The card’s number may be written here.
legend-hashi-open = A bridge may be drawn along this line.
legend-hashi-missing = A number; each dot is a bridge that is still missing.
legend-hashi-reached = No number yet: this many bridges already lead here.
legend-hashi-fresh = Marked this round: Undo takes it back.
legend-hashi-finished = Finished: worth 2 points, and no more bridges.
legend-hashi-red = A red flag: finish all four for the red race.
legend-hashi-blue = A blue flag: finish all three for the blue race.
legend-hashi-hopeless = It can never be finished: too few lines are left.
legend-hashi-struck = Struck out after a mistake: it does not score.
legend-hashi-hint = A suggestion; nothing has been drawn.
legend-hashi-gone = In the table of cards: this card has gone by.
