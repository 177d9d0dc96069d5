# Hashi's bots.
bot-hashi-random = Makes any mark the rules allow: the baseline for the others.
bot-hashi-careful = A sensible beginner: finishes what it can and watches the flags.
bot-hashi-planner = A quick player with a trained eye who looks one card ahead.
bot-hashi-master = The strongest: weighs every turn against every card that may come.
