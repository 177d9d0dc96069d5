# What the bots are, and why they do what they do.
bot-random = Plays any legal move: the baseline for the others.
bot-cautious = A fair beginner: plays what is certain and clues what is playable.
bot-partner = A partner for people: gives and understands the conventions that fit on one page.

why-random = The dice decided.
why-cautious-play = Card { $position } fits, whatever it is.
why-cautious-clue = { $seat } holds a playable card, and this clue points to it.
why-cautious-idle-clue = All clue tokens are available, so it had to say something.
why-cautious-useless = Card { $position } is certainly useless now.
why-cautious-oldest = Nothing is certain, so the oldest unclued card goes.
why-partner-called = The last clue makes sense only if card { $position } fits first, so it is played blind.
why-partner-gamble = The show is nearly over and card { $position } may fit: worth the risk.
why-partner-play = Whatever card { $position } is, given the clues, it can be played now.
why-partner-play-known = Card { $position } is known, and it fits.
why-partner-useless = Card { $position } is useless now.
why-partner-chop = Nothing urgent to play or clue: the oldest unclued card makes room.
why-partner-spare = Every card is worth keeping; card { $position } will be missed least.
why-partner-finesse = The card clued to { $seat } fits once another player has answered by playing a card blind.
why-partner-play-clue = Now { $seat } knows of a card to play.
why-partner-save = { $seat } might have discarded a card we need.
why-partner-tell = { $seat } learns something that will help soon.

error-no-such-bot = There is no bot “{ $bot }”; there are { $known }.
error-bot-players = The bot { $bot } cannot play with { $players } players, only with { $counts }.
bot-hat = The strongest: everyone at the table speaks one code. Plays only with bots of its kind.
bot-hat-search = The same code, and before every move it plays out the rest of the game many times.
why-hat-clue = In the code, this clue tells every other hand something new.
why-hat-play-sure = Card { $position } certainly fits.
why-hat-play-coded = Several cards fit; choosing card { $position } tells the others something.
why-hat-play-guess = Card { $position } is worth the risk.
why-hat-discard-sure = Card { $position } is certainly useless now.
why-hat-discard-coded = Several cards are useless; choosing card { $position } tells the others something.
why-hat-discard-guess = Card { $position } will be missed least.
error-hat-setup = The hat bots play only the standard game; here the option { $option } differs.
error-bot-alone = The bot { $bot } plays only with bots of its kind; with people you can choose { $known }.
error-bot-needs-fast = The bot { $bot } needs NumPy and Numba: install sumida with the extra “fast”.
