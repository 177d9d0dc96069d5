# The terminal game.

term-welcome = { $game }. The game is saved after every move; quit at any time and continue with --resume.
term-which-game = Which game? 1 hanabi, 2 hashi:
term-saved = See you next time. The game is saved; this continues it:
term-nothing-saved = See you next time. There was nothing to save.
term-unfinished = { $moves ->
    [one] An unfinished game of { $game } is here, with 1 move. r: resume it · n: a new game (the old one is kept)
   *[other] An unfinished game of { $game } is here, with { $moves } moves. r: resume it · n: a new game (the old one is kept)
}
term-kept = Your unfinished game is kept; this one is saved in { $file }.
term-hand-over = Pass the keyboard to { $who }. Press Enter when nobody else is looking.
term-you = you
term-none = none
term-series = Fireworks
term-discards = Discards
term-tokens = Clues: { $clues }   Strikes: { $strikes }   Pile: { $pile }   Points: { $points }
term-last-round = { $turns ->
    [one] Last round: 1 turn left.
   *[other] Last round: { $turns } turns left.
}
term-set-up = set-up
term-unseen = Cards still to come
term-points = Points
term-hashi-set-up = Set-up: write a 3 or a 4 on an island without a flag, then done.
term-hashi-card = Round { $round } of { $rounds }: number { $number }, bridges: { $bridges }
term-hashi-confirm = That is all for this turn: done confirms it, undo takes a step back.
term-hashi-over = The game is over.
term-mistake = Against the rules: { $mark }. { $why }
term-replay-prompt = Enter: forward · b: back · number: jump · A, B …: that seat’s view · all · q

help-hanabi = Moves: play 1 · discard 4 · clue B red (or clue B r) · clue B 3. Position 1 is the oldest card, on the left. r1 is the red 1; brackets show what its holder can know: [?/23] is a 2 or a 3 of any colour.
help-grand-finale = Grand finale: the game does not end with the pile. You win with every firework complete, and lose with the third strike or once a card that is needed is gone.
help-hashi = Moves: b2=5 writes a number, b2-b5 draws a bridge, done ends the turn, undo takes a step back. On the board (3) is finished, [R] is a red flag and [B] a blue one, [4:1] needs a 4 and has 1 bridge. 3/1 is a card with a 3 and 1 bridge; (9 ≤ 12) means 9 points until round 12.
help-hashi-paper = Paper rules: everything that fits on the sheet is accepted, and mistakes are found after the round. x b2 or x b2-b5 takes one back, until the end of the next round; after that its islands are struck out.
help-hint = hint asks a master for this turn.
help-always = Also: legal (all your moves) · help · quit. Tab completes what you type, the arrow keys bring back earlier lines.

log-clue = { $count ->
    [one] { $who }: { $action } (1 card)
   *[other] { $who }: { $action } ({ $count } cards)
}
log-played = { $who } plays { $card }.
log-misplayed = { $who } tries { $card }: it does not fit. A strike!
log-discarded = { $who } discards { $card }.
log-you-played = You play { $card }.
log-you-misplayed = You try { $card }: it does not fit. A strike!
log-you-discarded = You discard { $card }.

result-points = { $points } of { $best } points.
result-strikes = The third strike ends the show: { $points } of { $best } points on the table ({ $zero } in tournament scoring).
result-solo = { $points } points: { $rank }.
result-you-win = You win.
result-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}

term-daily = { $game }: the deal of { $day }. Everyone in the world gets the same cards today.
term-daily-bot = { $points ->
    [one] { $bot }: 1 point
   *[other] { $bot }: { $points } points
}
term-daily-best = Best possible for someone who knows every card: { $points } points (proven; at most { $limit })
term-daily-between = Best possible for someone who knows every card: at least { $points } points, at most { $limit }

# What only a command line can be refused.
error-bot-form = “{ $bot }” names no bot: write FILE.py:CLASS.
error-bot-takes-no-weights = The bot { $bot } takes no weights; these do: { $takers }.
error-name-bot-again = { $bot } is a bot from outside: name it again with --bot { $bot }
error-no-program = There is no program “{ $program }”.
error-weights-damaged = The weights { $file } are missing or damaged: install the package again, or give a file that training wrote.
error-weights-other = The weights { $file } are for { $name } { $found }; weights for { $name } { $wanted } are needed.
error-nothing-to-resume = There is no unfinished game of { $game }; begin one with: sumida play { $game }
error-bot-crashed = The bot { $bot } crashed: { $detail }
error-bot-slow = The bot { $bot } gave no answer within { $seconds } seconds.
error-bot-illegal = The bot { $bot } answered “{ $answer }”: { $detail }
error-bot-unusable = The bot { $bot } cannot be used: { $detail }.
error-hat-setup = The hat bots play only the standard game; here the option { $option } differs.
error-bot-alone = The bot { $bot } plays only with bots of its kind; with people you can choose { $known }.
