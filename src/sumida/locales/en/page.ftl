# The frame of the page: first page, preferences, joining.
sumida = Sumida
title = Sumida — Hashi and Hanabi on one river
tagline = Two Japanese-flavoured table games on one river: build bridges, or light fireworks together.
home = Sumida, first page
navigation = Pages
nav-learn = Learn
nav-rules = Rules
skip = Skip to the game
close = Close
page-failed = This page did not load. Is the server still running?
try-again = Try again
not-found = There is no such page.
guest = Guest
former-player = a former player
footer = Free software. No account, no ads, nothing to install.
about = About
offline-title = Play offline

hashi = Hashi
hashi-kind = Flip and write · 1–4 players · 20 minutes
hashi-about = Each card gives everyone the same number and bridges. Connect eighteen islands before the others do.
hanabi = Hanabi
hanabi-kind = Cooperative cards · 2–5 players · 25 minutes
hanabi-about = You see everyone’s hand but your own. Give each other clues and set off five perfect fireworks.
quick-alone = Play alone
quick-bots = { $count ->
    [1] Play with a bot
    [2] Play with two bots
    [3] Play with three bots
   *[other] Play with four bots
}
quick-options = Options
quick-bot = The others at the table
quick-reset = Back to the usual game
partner-lesson = What its clues mean: a lesson
with-friends = With friends…
go-on-game = Continue your game of { $game }
my-games = My games
unfinished = Unfinished games
unfinished-with = with { $names }
unfinished-alone = alone
unfinished-your-turn = your turn
unfinished-turn = { $name }’s turn
unfinished-turns = { $names } to move
unfinished-until = until { $time }
unfinished-remove = Remove { $game } at table { $table } from this list
learn-short = Learn it in three minutes
rules-short = The rules

join-title = Join a table
join-placeholder = Code or link
join = Join
replay-title = Replay a game
replay-upload = Open a game file…

preferences = Preferences
preferences-name = Your name
preferences-language = Language
preferences-theme = Colours
theme-night = River at night
theme-paper = Paper
theme-auto = Same as this device
preferences-knowledge = Hanabi: what my own cards show
knowledge-none = Nothing: I’ll remember
knowledge-clues = The clues I was given
knowledge-full = Everything the clues imply
preferences-warnings = Warn me before a play that is bound to fail
preferences-motion = Short animations
preferences-sound = Sounds
preferences-vibrate = Vibrate when it is my turn

cancel = Cancel
you = you
host = host
host-for = acting host while { $name } is away
away = away
score = Score
player = Player
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
log = What happened
log-you = You
log-empty = Nothing yet.
log-why = Why?
log-meaning = Meaning?
legend = What do the marks mean?
undo = Undo

title-table = { $game } — Sumida
title-new = New table: { $game } — Sumida
connecting = Connecting to the table…
bot-waits = { $bot } cannot think on this server right now. The table waits and tries again.
reconnecting = Connection lost. Reconnecting; your game is safe.
reconnecting-kept = Your last action is kept and will be sent.
sending = Sending…
gone = You no longer have access to this table.
locked-out = This table is locked
locked-out-about = The host lets nobody new in. Ask for the table to be unlocked, then try again.
watchers-full = There is no room for more spectators
signed-out = You have been signed out here
missing-table = There is no table { $table }
missing-table-about = Check the code: perhaps a letter is wrong. A table that nobody has used for a long time may also have been deleted.
join-table = { $host } invites you to { $game }
join-and-sit = Take a seat
join-and-ask = Ask for the free seat
join-and-watch = Just watch

title-replay = Replay — Sumida
replay-none = This game cannot be shown
replay-loading = Loading the game…
replay-controls = Steps
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play automatically
replay-turn = Position
replay-link = Link to this position
replay-download = Download
eyes-open = All hands open
eyes-table = Public view
