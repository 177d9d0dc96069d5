# Tables: creating one, the lobby, seats, chat, clocks.
new-table = New table: { $game }
with-whom = Who are you playing with?
way-link = Friends, by a link
way-link-about = You get a link to share; everyone plays on their own device.
way-bots = Bots
way-bots-about = Bots take all the other seats, and the game starts right away.
way-device = Friends, on this device
way-device-about-hanabi = Pass the device around; hands stay hidden between turns.
way-device-about-hashi = Pass the device around; everyone draws on their own board.
way-watch = Watch bots
way-watch-about-hanabi = Bots take every seat, even the strongest ones; you see all hands.
way-watch-about-hashi = Bots take every seat, even the strongest ones; you see all boards.
bot-own-kind = plays only with bots of its kind
bot-coded-table = cannot follow these bots’ code
which-bot = Which bot?
player-name = Name of player { $number }
player-number = Player { $number }
create-table = Create the table
start-game = Start the game

terms = Table settings
option-players = Players
players-count = { $count ->
    [one] 1 (alone)
   *[other] { $count }
}
option-variant = Variant
variant-five = Five colours
variant-three = Three colours
variant-four = Four colours
variant-six = Six colours
variant-multicolour = Five colours plus multicolour
variant-multicolour-short = Five colours plus multicolour, one card of each
variant-one-of-each = Five colours plus black, one card of each
variant-colourless = Five colours plus colourless
variant-colourless-short = Five colours plus colourless, one card of each
variant-four-multicolour = Four colours plus multicolour
variant-four-multicolour-short = Four colours plus multicolour, one card of each
variant-four-one-of-each = Four colours plus black, one card of each
variant-four-colourless = Four colours plus colourless
variant-four-colourless-short = Four colours plus colourless, one card of each
option-grand-finale = Grand finale: play on until everything is won or lost
option-empty-clues = Allow clues that touch no card
option-strikeout-scores-zero = The third strike loses all points
option-board = Board
board-A = Side A (easier)
board-B = Side B (harder)
board-own = Your own board
board-text = Board: o island, R red flag, B blue flag, . water
option-mistakes = Mistakes
mistakes-strict = Strict: mistakes are refused
mistakes-paper = As on paper: mistakes are found after the round
mistakes-strict-short = mistakes refused
mistakes-paper-short = mistakes as on paper
grand-finale-short = grand finale
empty-clues-short = empty clues allowed
strikeout-scores-zero-short = the third strike loses all
talk = Chat rules
talk-silent = Silent: no comments while a game is running
talk-strict = Strict: only set phrases while a game is running
talk-house = House rules: free chat
talk-strict-short = set phrases only
talk-house-short = free chat
talk-silent-short = no comments
watching = Spectators
watching-public = see only what is public
watching-shadow = may look over one player’s shoulder, if the host agrees
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
open-to-all = Open to everyone: the table is listed on the first page, and strangers may sit down and watch
open-to-bots = Open to bots: the table is listed, and programs of other people may sit down
show-sorting = Others see how a hand is sorted
sorting-shown-short = sorted hands are shown
sorting-hidden-short = sorted hands are private
clock-short = { $minutes } min + { $increment } s
clock-none-short = no clock
takebacks = Takebacks
takebacks-agreed-hanabi = If everyone agrees
takebacks-agreed-hashi = A turn can be reopened until the next card
takebacks-never-hanabi = Never
takebacks-never-hashi = Never
takebacks-agreed-short = takebacks if all agree
takebacks-agreed-hashi-short = turns can be reopened
takebacks-never-short = no takebacks
level-short = { $level ->
    [0] new to conventions
    [1] conventions: the basics
   *[other] conventions up to level { $level }
}
starts = Who starts
starts-first = The first seat
starts-host = The host
starts-drawn = Drawn by lot
starts-seat = Seat { $seat }: { $name }
starts-host-short = the host starts
starts-drawn-short = the first player is drawn
starts-seat-short = { $name } starts
takeover = When a player is away
takeover-host = The host decides
takeover-after = { $minutes ->
    [one] A bot takes over after 1 minute
   *[other] A bot takes over after { $minutes } minutes
}
takeover-bot = Which bot takes over
takeover-short = { $bot } takes over after { $minutes } min
open-to-all-short = open to everyone
open-to-bots-short = open to bots

lobby = { $game }: waiting for players
invite = Invite friends with this link
invite-qr = QR code
invite-qr-about = QR code of the link { $address }
invite-network = This link is for other devices in your network.
invite-only-here = Only this computer can open this link. To let others in your network join, stop the server and start it with: sumida serve --host 0.0.0.0
lock = Lock the table
lock-open = Anyone with the link can come in.
unlock = Unlock the table
locked = This table is locked: nobody new can come in.
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
start-needs-seats = All seats must be taken first.
host-starts = The host starts the game once everyone is here.
people = People
rename = Change my name
rename-save = Change
watches-public = is watching
watches-shadow = is looking over { $name }’s shoulder
watches-all = sees all hands
watches-all-hashi = sees every mark as it is drawn
wish-shadow = asks to look over { $name }’s shoulder
wish-all = asks to see all hands
wish-all-hashi = asks to see every mark as it is drawn
wish-play = asks to take seat { $seat }
wish-asked = You have asked the host. Please wait for the answer.
wish-declined = The host has said no.
wish-seat-taken = The seat has been taken.
allow = Allow
deny = No
make-host = Make host
kick = Remove
kick-title = Remove { $name } from the table?
kick-text = { $name } cannot come back to this table.
kick-seat = Who takes over this seat?
kick-seat-open = Nobody: the seat is free
requests = Requests
withdraw = Withdraw
takeback-ask = Take back
takeback-asks = { $moves ->
    [one] { $name } asks to take back the last move.
   *[other] { $name } asks to take back the last { $moves } moves.
}
takeback-asked = You have asked to take your move back. Waiting for { $names }.
takeback-waiting = Waiting for { $names }.
takeback-agree = Agree
takeback-decline = Decline
substitute-for = { $bot } for { $name }
substitute-plays = { $bot } is playing
substitute-you = { $bot } is playing for you.
take-seat-back = Take your seat back
absent-open = Seat { $seat } is free.
absent-left = { $name } has left the game.
absent-away = { $name } is away.
let-bot-play = Let a bot play…
ask-all = Ask to see all hands
ask-all-hashi = Ask to see every mark as it is drawn
ask-shadow = Ask to see { $name }’s view
ask-seat = Ask for this seat
finished-games = Games played here
finished-earlier = Earlier games
finished-game = Game { $number }: { $scores }
archived-title = Old game
archived-running = This game was begun under version { $version } of the rules, which this server does not have. It cannot be played on.
archived-host = The host can end it and start a new one.
archived-over = This game was played under version { $version } of the rules, which this server does not have. What was stored of it is shown here.
archived-result = Result
archived-no-result = The result was not stored.

table = Table
table-code = Table { $code }
spectating = you are watching
seat-link = Link back to my seat
seat-link-about = Open it in any browser to take your seat again. Do not share it.
seat-link-renew = Renew the link
seat-link-renew-about = If someone else has the link, renew it: the old one stops working, and your other devices are signed out.
seat-link-renewed = This is the new link. The old one no longer works.
stop-game = End this game now
stop-title = End this game?
stop-text = The game ends now for everyone at the table and cannot be resumed.
stop-yes = End it
leave = Leave the table
pause = Pause
unpause = Resume
eyes = Viewpoint
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
notify = Notify me when it is my turn
notify-on = Notifications are on
notify-off = Notifications are off
notify-denied = Your browser blocks notifications from this page; its site settings can allow them.
alert-title = Your turn – { $game }
alert-text = Table { $code } is waiting for you.

chat = Chat
chat-and-log = Chat and what happened
chat-unread = { $count ->
    [one] Chat: 1 new line
   *[other] Chat: { $count } new lines
}
chat-say = Say something
chat-send = Send
chat-earlier = Earlier messages
chat-strict = Strict table: only these phrases while the game is running.
chat-silent = Silent table: no comments while the game is running, from players or spectators.
phrases = Say a phrase…
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thinking = Still thinking.
phrase-take-your-time = Take your time.
phrase-back-soon = Back in a moment.
phrase-back = I’m back.
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-again = Another game?
phrase-goodbye = Goodbye!

command = Command line
command-hanabi = play 1 · clue B red
command-hashi = b2=5 · b2-b5 · done · undo
command-help = Type any move in notation; Esc closes this line.
command-keys-hanabi = Keys: 1–5 choose your card, P plays it, D discards it, C starts a clue, Alt with ← or → moves the card.
command-keys-hashi = Keys: arrows move, Enter writes, Shift and an arrow draws, U undoes, D confirms, H asks for a hint (alone).
keys = Keyboard
keys-frame = Everywhere: / opens the command line, ? opens this help, Esc closes.

hand-over = Pass the device to { $name }
hand-over-hint = No peeking, everyone else!
hand-over-take = I am { $name }
hand-over-wait = Waiting for the other players…

play-again = Play again
rematch = Rematch
watch-replay = Watch the replay
coach-ask = Ask the coach
audit = Was the deal fair?
audit-about = Before the game, the server published a fingerprint of the deal: the SHA-256 of the salt, a line feed and the deal. Now you can check all three.
audit-digest = Fingerprint
audit-salt = Salt
audit-deal = Deal
audit-sealed = The deal is sealed
audit-sealed-about = Its fingerprint was published before the game. Once the game is over, anyone can check that the deal was not changed.
fair-add = Add to the shuffle
fair-add-about = The server has sealed its part of the deal. Your browser now adds chance of its own, and you can add words of yours: then nobody, not even the server, can choose the cards alone.
fair-words = Any words of yours
fair-add-words = Add them
fair-added-by = Added so far by { $names }.
fair-seal = Seal
fair-secret = The server’s secret
fair-added = Added by { $name }
fair-about = Before the game the server published a seal, the SHA-256 of its secret. Then players added to it. The deal follows from both; the documentation shows how to check it in ten lines.
fair-download = Save everything about this deal (sumida verify reads it)
fair-fixed = This page has checked it: the deal was fixed when the game started, and it is the one that was played.
fair-sealed = This page has checked it: the deal was fixed before the game, and it is the one that was played.
fair-mixed = This page has checked it: the deal was fixed before the game, your browser had a part in it, and it is the one that was played.
fair-changed = Warning: this is not the deal that was fixed at the start of the game.
fair-not-sealed = Warning: the server’s secret is not the one that it sealed before the game.
fair-not-drawn = Warning: this deal does not follow from the server’s secret and from what players added.
fair-left-out = Warning: what your browser added to the deal was left out.
fair-played = Warning: the cards that were played are not those of the deal.

said-joined = { $name } has joined.
said-joined-bot = { $name }, a bot of { $owner }, has joined.
bot-of = bot of { $owner }
name-bot = { $name } (bot)
said-left = { $name } has left.
said-locked = The table is locked.
said-unlocked = The table is unlocked.
said-substitute = { $bot } plays for { $name }.
said-substitute-left = { $name } is back.
said-taken-back = A move has been taken back.
said-started = The game has started.
said-ended = The game is over.
said-turn = It is your turn.
said-said = { $name } says: { $text }
said-paused = The clocks are paused.
said-unpaused = The clocks are running again.
said-clock = { $name } is out of time; the game continues.
said-round = { $bridges ->
    [one] Round { $round }: number { $number }, 1 bridge.
   *[other] Round { $round }: number { $number }, { $bridges } bridges.
}

botname-random = Dice
botname-cautious = Novice
botname-partner = Partner
botname-literal = Literal
botname-partner-level = Partner (level { $level })
botname-hat = Hat trick
botname-careful = Careful
botname-planner = Planner
botname-master = Master
botname-hat-search = Hat searcher
botname-learned = Prodigy
botname-learned-search = Prodigy searcher
is-thinking = thinking…
