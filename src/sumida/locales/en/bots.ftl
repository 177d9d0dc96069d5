# What the bots are, and why they do what they do.
bot-random = Plays any legal move: the zero of the scale.
bot-cautious = A fair beginner: plays what is certain and clues what is playable.
bot-partner = A partner for people: the conventions of one page, given and understood.

why-random = The dice decided.
why-cautious-play = Card { $position } fits, whatever it is.
why-cautious-clue = A playable card can be recognised by “{ $value }”.
why-cautious-idle-clue = All clue tokens are there, so something had to be said.
why-cautious-useless = Card { $position } is certainly of no use any more.
why-cautious-oldest = Nothing is certain, so the oldest card that nobody clued goes.
why-partner = It looked like the best move.

error-no-such-bot = There is no bot “{ $bot }”; there are { $known }.
error-bot-players = The bot { $bot } cannot play with { $players } players, only with { $counts }.
