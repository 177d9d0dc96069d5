# The coach: reviews of finished games.
coach = Coach
coach-ask = Ask the coach
coach-away = Close the coach
coach-whose = Whose game
coach-progress = Review progress
coach-waiting = { $ahead ->
    [0] Your review is next.
    [one] One review comes before yours.
   *[other] { $ahead } reviews come before yours.
}
coach-warming = The coach is warming up. The first review can take a minute.
coach-running = The coach is reviewing the game: { $percent } %

coach-scored = { $name }: { $points } points
coach-bound-proven = With every card known in advance, { $best } points were possible. That is proven.
coach-bound-between = With every card known in advance, at least { $best } points were possible, and no more than { $limit }.
coach-bound-none = The best possible score is unknown: the solver is not installed on this server.
coach-bound-watch = Watch the best line
coach-bound-line = possible { $best }
coach-luck-good = Luck: the cards were kind and brought { $points } points.
coach-luck-bad = Luck: the cards were unkind and cost { $points } points.
coach-luck-even = Luck: the cards were neither kind nor unkind.
coach-skill = Skill: the choices cost { $points } points compared with a master’s.
coach-skill-none = Skill: a master would have done no better.
coach-start-cost = Another start number would have been worth { $points } points more.

coach-graph-hashi = Expected final score, turn by turn
coach-graph-hanabi = Chance of { $best } points, turn by turn
coach-graph-reach = Points still within reach, turn by turn
coach-graph-keys = Left and right arrows step through the turns, and the replay follows.
coach-at-start = At the start: { $value }
coach-at-turn = Turn { $turn }: { $value }
coach-at-cost = Turn { $turn }: { $value }; number { $place } of the costliest decisions, { $cost } points
coach-points = { $points } points
coach-percent = { $percent } %

coach-costliest = What cost most
coach-costliest-none = No decision cost anything worth mentioning. Well played!
coach-cost = { $points } points lost
coach-drawn = Drawn: { $marks }
coach-better = Better: { $marks }
coach-show = Show turn { $turn } in the replay
coach-table = Show as a table
coach-column-turn = Turn
coach-column-card = Card
coach-column-player = Player
coach-column-move = Move
coach-column-better = Better
coach-column-advice = Advice
coach-column-expected = Expected
coach-column-chance = Chance
coach-column-reach = Within reach
coach-column-cost = Cost

coach-of = { $points } of { $best } points
coach-advisor-partner = { $bot } gives the advice: it reads the usual conventions and is patient with players who use none.
coach-advisor-own = { $bot } gives the advice: it speaks this table’s language.
coach-team = This is the chance for a team of bots ({ $bot }) taking over at that point, from { $games } games with a freshly shuffled pile, plus or minus { $error } %.
coach-team-none = No team of bots can play on with these settings, so the graph shows the points still within reach.
coach-about = How the coach works this out
coach-next = The next move
coach-same = { $name } chose what { $bot } would have chosen: { $move }.
coach-rather = { $name } chose to { $move }. { $bot } would have chosen to { $better }.
coach-moved = Chance of { $best }: { $before } % before, { $after } % after.
coach-moved-points = Expected points: { $before } before, { $after } after.
coach-lost-chance = The chance of { $best } fell by { $percent } %.
coach-hindsight = { $bot } would have done the same: a better move was visible only with all hands open.
coach-over = The game is over.
coach-move-play = play card { $position }
coach-move-discard = discard card { $position }
coach-move-clue = tell { $target } about { $value }

term-coach = Shall the coach review this game? y for yes, Enter for no:
term-coach-works = The coach is reviewing…

error-review-none = Nobody has asked for this review yet.
error-review-unfinished = The game is unfinished; only a game played to the end can be reviewed.
error-review-seat = This game has no seat { $seat }.
error-review-busy = The coach has too much to do; try again in a minute.
error-review-failed = The review failed; try again.
error-review-needs-fast = A review needs NumPy and Numba, which are not installed on this server.
