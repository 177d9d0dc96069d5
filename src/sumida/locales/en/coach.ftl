# The coach: reviews of finished games.
coach = Coach
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
coach-graph-gone = Chance of { $best } points up to turn { $turn }, then the points expected
coach-gone-points = points
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
coach-why = The better turn:
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
coach-advisor-partner = The advice reads the usual conventions and is patient with players who use none.
coach-advisor-own = The advice speaks this table’s language.
coach-team = The chance is that of a team that has read this table’s clues and plays on as well as the strongest bots: up to { $games } games for every move, with the upper two thirds of the pile as they were and the rest shuffled. The team may also take over some moves later, after what the players really did with those cards. Where it sees little hope, it thinks longer over fewer games, or players with this table’s conventions go on instead. Plus or minus { $error } %.
coach-gone = From turn { $turn } on, { $best } points were out of reach. There the graph shows the points that the team expects.
coach-team-none = No team of bots can play on with these settings, so the graph shows the points still within reach.
coach-about = How the coach works this out
coach-next = The next move
coach-chose = { $name } chose to { $move }.
coach-same = The coach would have done the same.
coach-rather = The coach’s advice: { $better }.
coach-moved = Chance of { $best }: { $before } % before, { $after } % after.
coach-moved-points = Expected points: { $before } before, { $after } after.
coach-lost-chance = The chance of { $best } fell by { $percent } %.

outcome-fits = It was { $card }, and it fitted.
outcome-strike-early = It was { $card }, but { $colour } needed a { $needed }: a strike.
outcome-strike-late = It was { $card }, and { $colour } already had one: a strike.
outcome-last = It was the last { $card }: at most { $reach } points were possible from then on.
outcome-knew = From the clues and the cards in sight it could be { $count ->
    [one] one card
   *[other] { $count } different cards
  }, of which { $fitting } fitted.
outcome-knew-better = From the clues and the cards in sight it was clear that it could not fit.
outcome-read-play = By the conventions, the clues said that it could be played.
outcome-read-prompt = By the conventions, a clue to another player asked for it.
outcome-read-finesse = By the conventions, a clue to another player asked for the newest unclued card.
outcome-read-nothing = No clue had pointed at it.
outcome-discard-useless = It was { $card }, which was no longer needed.
outcome-discard-last = It was the last { $card }: at most { $reach } points were possible from then on.
outcome-discard-copy = It was { $card }; { $left ->
    [one] one more copy is left.
   *[other] { $left } more copies are left.
}
outcome-clue-one-fits = It pointed at one card, which fits now.
outcome-clue-one-waits = It pointed at one card, which does not fit yet.
outcome-clue-fits = It pointed at { $count } cards; { $fitting ->
    [one] one of them fits now.
   *[other] { $fitting } of them fit now.
}
outcome-clue-waits = It pointed at { $count } cards; none of them fits now.
outcome-clue-none = It pointed at no card.
advice-strike = Nobody could see it at the time, but that card was { $card }: a strike.
advice-last = Nobody could see it at the time, but that card was the last { $card }.
coach-hindsight = Something better was visible only with all hands open.
coach-over = The game is over.
coach-move-play = play card { $position }
coach-move-discard = discard card { $position }
coach-move-clue = tell { $target } about { $value }

term-coach = Shall the coach review this game? y for yes, Enter for no:
term-coach-works = The coach is reviewing…

error-review-none = Nobody has asked for this review yet.
error-review-rules = The coach knows version { $known } of the rules; this game was played under version { $version }.
error-review-unfinished = The game is unfinished; only a game played to the end can be reviewed.
error-review-seat = This game has no seat { $seat }.
error-review-busy = The coach has too much to do; try again in a minute.
error-review-failed = The review failed; try again.
error-review-needs-fast = A review needs NumPy and Numba, which are not installed on this server.
