# What the bots are.
bot-random = Plays any legal move: the baseline for the others.
bot-cautious = A fair beginner: plays what is certain and clues what is playable.
bot-partner = A partner for people: plays by the conventions that you know, and learns from your moves which they are.
error-no-such-bot = There is no bot “{ $bot }”; there are { $known }.
error-bot-players = The bot { $bot } cannot play with { $players } players, only with { $counts }.
bot-hat = The strongest: everyone at the table speaks one code. Plays only with bots of its kind.
bot-hat-search = The same code, and before every move it plays out the rest of the game many times.
error-bot-needs-fast = The bot { $bot } needs NumPy and Numba: install sumida with the extra “fast”.
bot-outside = A bot from outside: somebody else wrote it.
bot-says = { $text }
bot-no-reason = It gives no reason.
bot-partner-how = How Partner plays
error-bot-only-hanabi = A bot for hanab.live plays Hanabi only.
