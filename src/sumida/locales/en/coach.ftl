# The coach: a finished game looked at again.
coach = Coach
coach-ask = Ask the coach
coach-away = Put the coach away
coach-whose = Whose game
coach-progress = How far the review is
coach-waiting = { $ahead ->
    [0] Your review is next.
    [one] One review comes before yours.
   *[other] { $ahead } reviews come before yours.
}
coach-warming = The coach is warming up. The first time that can take a minute.
coach-running = The coach is going through the game: { $percent } %

coach-scored = { $name }: { $points } points
coach-bound-proven = Had the cards been known, { $best } points were possible. That is proven.
coach-bound-between = Had the cards been known, at least { $best } points were possible, and certainly no more than { $limit }.
coach-bound-none = How much was possible stays open: the solver is not installed on this server.
coach-bound-watch = Watch the best line
coach-bound-line = possible { $best }
coach-luck-good = Luck: the cards were kind and brought { $points } points.
coach-luck-bad = Luck: the cards were unkind and took { $points } points.
coach-luck-even = Luck: the cards were neither kind nor unkind.
coach-skill = Skill: the choices gave away { $points } points against a master's.
coach-skill-none = Skill: a master would have drawn just as much.
coach-start-cost = Another start number would have been worth { $points } points more.

coach-graph-hashi = Expected final score, turn by turn
coach-graph-hanabi = Chance of { $best } points, turn by turn
coach-graph-reach = Points still in reach, turn by turn
coach-graph-keys = Left and right arrow go from turn to turn, and the replay with them.
coach-at-start = At the start: { $value }
coach-at-turn = Turn { $turn }: { $value }
coach-at-cost = Turn { $turn }: { $value }; decision number { $place } of the costliest, { $cost } points
coach-points = { $points } points
coach-percent = { $percent } %

coach-costliest = What cost most
coach-costliest-none = No decision cost anything worth telling. Well played!
coach-cost = { $points } points given away
coach-drawn = Drawn: { $marks }
coach-better = Better: { $marks }
coach-show = Show turn { $turn } in the replay
coach-table = The same as a table
coach-column-turn = Turn
coach-column-card = Card
coach-column-player = Player
coach-column-move = Move
coach-column-better = Better
coach-column-advice = Advice
coach-column-expected = Expected
coach-column-chance = Chance
coach-column-reach = In reach
coach-column-cost = Cost

coach-of = { $points } of { $best } points
coach-advisor-partner = { $bot } advises: it reads the usual conventions and forgives those who keep to none.
coach-advisor-own = { $bot } advises: this table speaks its language.
coach-team = The chance is that of a team of bots ({ $bot }) taking over at that moment, found by { $games } games with a freshly shuffled pile; give or take { $error } %.
coach-team-none = No team of bots can play on under these terms, so the graph shows the points still in reach.
coach-about = How the coach finds this
coach-next = The move that followed
coach-same = { $name } chose what { $bot } would have chosen: { $move }.
coach-rather = { $name } chose: { $move }. { $bot } would rather: { $better }.
coach-moved = Chance of { $best }: { $before } % before, { $after } % after.
coach-moved-points = Points to be expected: { $before } before, { $after } after.
coach-lost-chance = The chance of { $best } fell by { $percent } %.
coach-hindsight = { $bot } would have done the same: only with all hands open was there something better.
coach-over = The game is over.
coach-move-play = play card { $position }
coach-move-discard = discard card { $position }
coach-move-clue = tell { $target } about { $value }

term-coach = Shall the coach look at this game? y for yes, Enter for no:
term-coach-works = The coach is looking…

error-review-none = Nobody has asked for this review yet.
error-review-unfinished = The game is unfinished; only a game played to its end can be reviewed.
error-review-seat = This game has no seat { $seat }.
error-review-busy = The coach has too much to do; try again in a minute.
error-review-failed = The review broke off; try again.
error-review-needs-fast = A review needs NumPy and Numba, which are not installed on this server.
