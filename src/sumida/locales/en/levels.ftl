# Levels of conventions, in the settings of a table and where a bot is chosen.
level = Conventions you know
level-of = { $level ->
    [0] none: we are new to them
    [1] the basics (level 1)
   *[other] level { $level }
}
bot-plays = Its conventions
bot-plays-at = Conventions of the bot in seat { $seat }
bot-adapts = adapts to you
bot-plays-none = none: takes clues at their word
bot-partner-level = Plays the conventions of this level and expects everybody to know them.
bot-literal = Takes every clue at its word and plays no conventions.
