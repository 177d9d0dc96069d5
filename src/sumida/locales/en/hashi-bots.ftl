# Hashi's bots: what they are, and why they do what they do.
bot-hashi-random = Makes any mark the rules allow: the baseline for the others.
bot-hashi-careful = A sensible beginner: finishes what it can and watches the flags.
bot-hashi-planner = A quick player with a trained eye who looks one card ahead.
bot-hashi-master = The strongest: weighs every turn against every card that may come.
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
