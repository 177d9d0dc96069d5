# Around a table: making one, the lobby, seats, talk, clocks.
new-table = A table of { $game }
with-whom = With whom?
way-link = Friends, by a link
way-link-about = You get a link; each plays on their own device.
way-bots = Bots
way-bots-about = Every other seat is played by a bot. The game starts at once.
way-device = Friends, on this device
way-device-about-hanabi = Pass it around; hands stay hidden between turns.
way-device-about-hashi = Pass it around; everybody draws on a board of their own.
way-watch = Watch bots
way-watch-about-hanabi = All seats are played by bots, the strongest among them; you see every hand.
way-watch-about-hashi = All seats are played by bots, the strongest among them; you see every board.
bot-own-kind = sits only with its own kind
bot-coded-table = cannot follow the code of these bots
which-bot = Which bot?
player-name = Name of player { $number }
player-number = Player { $number }
create-table = Make the table
start-game = Start the game

terms = Terms of the table
players = Players
players-count = { $count ->
    [one] 1 (alone)
   *[other] { $count }
}
variant = Variant
variant-five = Five colours
variant-three = Three colours
variant-four = Four colours
variant-six = Six colours
variant-multicolour = Five colours and a multicolour
variant-multicolour-short = Five colours and a short multicolour
variant-one-of-each = Five colours and one with a single card of each
variant-colourless = Five colours and a colourless one
variant-colourless-short = Five colours and a short colourless one
variant-four-multicolour = Four colours and a multicolour
variant-four-multicolour-short = Four colours and a short multicolour
variant-four-one-of-each = Four colours and one with a single card of each
variant-four-colourless = Four colours and a colourless one
variant-four-colourless-short = Four colours and a short colourless one
option-grand-finale = Grand finale: play on until all is won or lost
option-empty-clues = Clues that touch no card are allowed
option-strikeout-scores-zero = The third strike costs all points
board = Board
board-A = Side A (easier)
board-B = Side B (harder)
board-own = A board of our own
board-text = The board: o island, R red flag, B blue flag, . water
mistakes-rule = Mistakes
mistakes-strict = Strict: mistakes are refused
mistakes-paper = As on paper: mistakes are found after the round
talk = Talk
talk-strict = Strict: fixed phrases while a game runs
talk-house = House: free chat
talk-strict-short = strict
talk-house-short = house rules
watching = Spectators
watching-public = see what everybody sees
watching-shadow = may look over one shoulder, if the host agrees
watching-all = may see all hands, if the host agrees
watching-all-hashi = may see every mark as it is drawn, if the host agrees
watching-closed = none
clock = Clock
clock-none = None
clock-minutes = { $minutes ->
    [one] 1 minute each, and 10 seconds a turn
   *[other] { $minutes } minutes each, and 10 seconds a turn
}
shuffle-seats = Shuffle the seats

lobby = { $game }: the table fills
invite = Invite friends with this link
copy = Copy
copied = Copied
share = Share
seats = Seats
open-seat = Open seat
sit = Sit here
stand = Stand up
add-bot = Add a bot
seat-bot = Bot for seat { $seat }
clear-seat = Clear seat { $seat }
start-needs-seats = Every seat must be taken first.
host-starts = The host starts the game when everybody is here.
people = People
watches-public = watches
watches-shadow = looks over { $name }’s shoulder
watches-all = sees all hands
watches-all-hashi = sees every mark as it is drawn
wish-shadow = would like to look over { $name }’s shoulder
wish-all = would like to see all hands
wish-all-hashi = would like to see every mark as it is drawn
allow = Allow
deny = No
make-host = Make host
kick = Send away
ask-all = Ask to see all hands
ask-all-hashi = Ask to see every mark as it is drawn
ask-shadow = Ask to see as { $name }
finished-games = Games played here
finished-game = Game { $number }: { $scores }

table = Table
table-code = Table { $code }
spectating = you are watching
seat-link = Link back to my seat
seat-link-about = Open it in any browser to take your seat again. Keep it to yourself.
stop-game = End this game now
stop-title = End this game?
stop-text = It ends for everybody at the table, as it stands. Nobody can go on with it.
stop-yes = End it
leave = Leave the table
pause = Pause
unpause = Go on
eyes = Seen by

chat = Talk
chat-say = Say something
chat-send = Send
chat-strict = A strict table: only these phrases while the game runs.
phrases = Say a phrase…
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thinking = I am still thinking.
phrase-take-your-time = Take your time.
phrase-back-soon = Back in a moment.
phrase-back = I am back.
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-again = Another one?
phrase-goodbye = Goodbye!

command = Command line
command-hanabi = play 1 · clue B red
command-hashi = b2=5 · b2-b5 · done · undo
command-help = Press / to come here. Every move can be typed in the notation of the rules.
command-keys-hanabi = Keys: 1–5 choose your card, P plays it, D discards it, C starts a clue.
command-keys-hashi = Keys: arrows move, Enter writes, Shift and an arrow draws, U undoes, D confirms, H asks for a hint (alone).

hand-over = Pass the device to { $name }
hand-over-hint = Nobody else should look now.
hand-over-take = I am { $name }
hand-over-wait = Waiting for the other players…

play-again = Play again
rematch = Rematch
watch-replay = Watch the replay
audit = Was the deal fair?
audit-about = The server committed to the deal before the game by a fingerprint: the SHA-256 of the salt, a line feed and the deal. Now all three are open.
audit-digest = Fingerprint
audit-salt = Salt
audit-deal = Deal
audit-sealed = The deal is sealed
audit-sealed-about = Its fingerprint was taken before the game. When the game is over, everybody can check that the deal is still the same.

said-joined = { $name } has joined.
said-left = { $name } has left.
said-started = The game begins.
said-ended = The game is over.
said-said = { $name } says: { $text }
said-paused = The clocks are paused.
said-unpaused = The clocks run again.
said-clock = { $name } is out of time; the game goes on.
said-round = Round { $round }: number { $number }, { $bridges } bridges.

botname-random = Dice
botname-cautious = Novice
botname-partner = Partner
botname-hat = Hat trick
botname-careful = Careful
botname-planner = Planner
botname-master = Master
botname-hat-search = Hat searcher
botname-learned = Prodigy
