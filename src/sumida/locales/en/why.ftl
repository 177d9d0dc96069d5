why-random = The dice decided.
why-cautious-play = Card { $position } fits, whatever it is.
why-cautious-clue = { $seat } holds a playable card, and this clue points to it.
why-cautious-idle-clue = All clue tokens are available, so it had to say something.
why-cautious-useless = Card { $position } is certainly useless now.
why-cautious-oldest = Nothing is certain, so the oldest unclued card goes.
why-partner-called = A clue to another player makes sense only if card { $position } fits first, so it is played blind.
why-partner-prompted = A clue to another player makes sense only if card { $position } is the one that is missing.
why-partner-self = The clue makes sense only if card { $position } is played first.
why-partner-signal = A discard asked for card { $position } to be played.
why-partner-gamble = The show is nearly over and card { $position } may fit: worth the risk.
why-partner-risk = Card { $position } is worth the risk.
why-partner-play = By the conventions, the clues say that card { $position } can be played now.
why-partner-play-sure = Whatever card { $position } is, it fits now.
why-partner-play-known = Card { $position } is known, and it fits.
why-partner-useless = Card { $position } is useless now.
why-partner-useless-read = By the conventions, card { $position } is no longer needed.
why-partner-chop = No play and no clue seemed worth more: the oldest card that nothing keeps makes room.
why-partner-least = Card { $position } seemed the one to be missed least.
why-partner-finesse = The card clued to { $seat } fits once another player has answered by playing a card blind.
why-partner-prompt = The card clued to { $seat } fits once another player has played the clued card that is missing.
why-partner-bluff = The next player answers by playing a card blind, and { $seat } learns that the clued card comes soon.
why-partner-play-clue = Now { $seat } can tell that a card may be played.
why-partner-save = { $seat } might have discarded a card we need.
why-partner-move = { $seat } is asked to keep cards that the clue does not touch.
why-partner-tell = { $seat } learns more about the hand.
why-partner-idle = Nothing was better than to wait: the clue tells { $seat } nothing new.
why-read-play = The clue is about your card { $position }: by the conventions it can be played now.
why-read-later = The clue is about your card { $position }: by the conventions it will be played, but not yet.
why-read-save = The clue is about your card { $position }, the oldest that nothing kept: it asks you to keep it.
why-read-either = The clue is about your card { $position }, the oldest that nothing kept: it may fit now, or is worth keeping.
why-read-move = Though the clue does not touch it, it asks you to keep your card { $position }, and any older one without a clue.
why-read-self = The clue makes sense only if you first play your card { $position }.
why-read-prompt-you = The card clued to { $seat } fits only once you have played your clued card { $position }.
why-read-blind-you = The clue to { $seat } makes sense only if your card { $position } fits: you are asked to play it blind.
why-read-plain = Nothing more is read into this clue than it says.
why-read-unclear = As far as you can see, no convention gives a reason to play card { $position }.
why-person = Only the player knows why.
why-unexplained-play = No convention gives a reason to play card { $position }.
why-unexplained-discard = No convention gives a reason to discard card { $position }.
why-hat-clue = In the code, this clue speaks to every other hand.
why-hat-play-sure = Card { $position } certainly fits.
why-hat-play-coded = Several cards fit; choosing card { $position } tells the others something.
why-hat-play-guess = Card { $position } is worth the risk.
why-hat-discard-sure = Card { $position } is certainly useless now.
why-hat-discard-coded = Several cards are useless; choosing card { $position } tells the others something.
why-hat-discard-guess = Card { $position } will be missed least.
why-hat-play-misled = In the code, card { $position } seemed to fit.
why-hat-discard-misled = In the code, card { $position } seemed useless.
why-hashi-random = Any mark would do.
why-hashi-start = A { $number } on { $island } is a good start.
why-hashi-start-other = A { $number } on { $island } gives the neighbour the hardest start.
why-hashi-write = { $number } suits { $island } best.
why-hashi-bridge = { $line } brings unfinished islands forward.
why-hashi-finish = { $line } finishes { $islands }.
why-hashi-done = The turn is complete.
why-hashi-renounce = Drawing nothing beats every possible mark.
why-hashi-write-worth = { $number } on { $island }: this turn leads to { $points } points on average, { $lead } more than the next best.
why-hashi-bridge-worth = { $line }: this turn leads to { $points } points on average, { $lead } more than the next best.
why-hashi-finish-worth = { $line } finishes { $islands }: this turn leads to { $points } points on average, { $lead } more than the next best.
why-hashi-done-worth = The turn is complete and leads to { $points } points on average, { $lead } more than the next best.
why-hashi-renounce-worth = Drawing nothing leads to { $points } points on average, { $lead } more than the next best turn.
# Why a whole turn is good: for hints and for the coach.
why-turn-race = { $race ->
    [red] It finishes the last red flag: { $points } points for the race.
    [blue] It finishes the last blue flag: { $points } points for the race.
   *[linked] It connects six finished islands: { $points } points for the race.
}
why-turn-finish = It finishes { $islands }: { $points } points.
why-turn-finish-red = It finishes { $islands }: { $points } points, and { $have } of { $need } red flags.
why-turn-finish-blue = It finishes { $islands }: { $points } points, and { $have } of { $need } blue flags.
why-turn-flag = It leads a first bridge to { $islands }: only then may a flag get a number.
why-turn-nearly = { $missing ->
    [one] After it { $island } lacks only one bridge.
   *[other] It brings { $island } forward: { $missing } bridges are missing, and there is room for them.
}
why-turn-number = There is room for { $most } bridges at { $island }, enough for a { $number }.
why-turn-reach = It leads bridges to { $islands }, where any number that fits may still be written.
why-turn-best = No other turn is expected to bring more points.
why-turn-best-lead = Every other turn is expected to bring at least { $lead } points fewer.
why-turn-pass = No mark would bring more than passing.
why-turn-pass-lead = Any mark would cost points: { $lead } fewer at the end.
why-learned = The policy gives this move { $percent } %.
why-learned-search = Over the hands it may hold, this move is worth { $hundredths } hundredths of a point more than the policy’s own.
