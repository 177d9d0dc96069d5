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
