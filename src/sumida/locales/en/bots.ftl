# What the bots are, and why they do what they do.
bot-random = Plays any legal move: the zero of the scale.
bot-cautious = A fair beginner: plays what is certain and clues what is playable.
bot-partner = A partner for people: the conventions of one page, given and understood.

why-random = The dice decided.
why-cautious-play = Card { $position } fits, whatever it is.
why-cautious-clue = { $seat } holds a playable card that this clue points at.
why-cautious-idle-clue = All clue tokens are there, so something had to be said.
why-cautious-useless = Card { $position } is certainly of no use any more.
why-cautious-oldest = Nothing is certain, so the oldest card that nobody clued goes.
why-partner-called = The last clue only makes sense if card { $position } fits first, so it is played unseen.
why-partner-gamble = The show is nearly over and card { $position } may fit: worth the risk.
why-partner-play = Whatever card { $position } is by the clues, it can be played now.
why-partner-play-known = Card { $position } is known, and it fits.
why-partner-useless = Card { $position } is of no use any more.
why-partner-chop = Nothing urgent to play or say: the oldest unclued card makes room.
why-partner-spare = Every card is being kept; card { $position } will be missed least.
why-partner-finesse = The card clued to { $seat } fits once another player has answered with an unseen card.
why-partner-play-clue = Now { $seat } knows a card that can be played.
why-partner-save = { $seat } might have discarded a card that we need.
why-partner-tell = { $seat } learns something that will help soon.

error-no-such-bot = There is no bot “{ $bot }”; there are { $known }.
error-bot-players = The bot { $bot } cannot play with { $players } players, only with { $counts }.
bot-hat = The strongest: everybody at the table speaks one code. Sits only with its own kind.
bot-hat-search = The same code, and it plays the rest of the game many times in its head before every move.
why-hat-clue = By the code this clue tells every other hand something new.
why-hat-play-sure = Card { $position } certainly fits.
why-hat-play-coded = Several cards fit; that it is card { $position } tells the others something.
why-hat-play-guess = Card { $position } is worth the risk.
why-hat-discard-sure = Card { $position } is certainly of no use any more.
why-hat-discard-coded = Several cards are useless; that it is card { $position } tells the others something.
why-hat-discard-guess = Card { $position } is the one that would be missed least.
error-hat-setup = The hat bots play the game of the box without changes; here the option { $option } differs.
error-bot-alone = The bot { $bot } sits only with its own kind; with people there are { $known }.
error-bot-needs-fast = The bot { $bot } needs NumPy and Numba: install sumida with the extra “fast”.
