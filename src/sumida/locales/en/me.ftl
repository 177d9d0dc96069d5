# The page “My games”, and what is refused there.
error-person-unknown = This code or phrase is not known; a code is good once, for ten minutes.
error-person-same = This browser is already one of yours.
error-person-devices = { $most } devices are as many as one person can have; sign one out first.
error-device-unknown = This device is not one of yours any more.
error-passkey-none = Passkeys do not work at this address. They need https and a host name.
error-passkey-refused = This passkey was not accepted. Try again.
error-passkey-unknown = This passkey is not known here. Use a code from another device.
error-push-none = This server cannot send notifications.
error-push-refused = Notifications cannot be sent to the push service that this browser names.
error-push-unknown = This device gets no notifications.
me-none-running = No game of yours is running. Begin one on the first page.
me-none-finished = No finished games yet.
me-none-shared = Nothing yet. Games that you watch or have watched are listed here.
me-none-found = No game fits.
me-shared = Shared with me
me-finished = Finished
me-running = Running
me-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
me-points-of = { $name } { $points }
me-stopped = stopped early
me-offline = begun offline
me-daily = deal of { $day }
me-still-running = still running
me-more = More games
me-search = Search
me-search-game = Game
me-search-any = any
me-search-partner = Somebody at the table
me-search-variant = Variant or board
me-search-lowest = Points from
me-search-highest = to
me-search-since = From
me-search-until = Until
me-search-clear = Show all
me-devices = My devices
me-devices-about = No account, no password: your browsers know you. Add your phone or another computer, and your games are there too.
me-device-unnamed = Browser
me-device-here = this one
me-device-used = last used on { $day }
me-device-out = Sign out
me-device-out-label = Sign out { $name }
me-device-out-title = Sign out { $name }?
me-device-out-text = It loses your seats and games at once. They stay with your other devices. If somebody else may have it, make a new recovery phrase too.
me-device-out-last = This is your only device. Without a recovery phrase nobody can get at your games any more.
me-add = Add a device
me-add-about = Scan this with the other device, or open “My games” there and type the code. It works once, until { $time }.
me-code = One-time code
me-join = I have a code or a recovery phrase
me-join-field = Code or recovery phrase
me-join-go = Add this browser
me-join-title = Is that your own device?
me-join-text = This browser and all its games will belong to the person whose code this is. They will see your hand in running games. Go on only if it is you.
me-join-yes = It is me
me-joined = Done: your games are here.
me-phrase = Recovery phrase
me-phrase-about = If all your devices are lost, this phrase brings your games back. Write it down; it is shown only once.
me-phrase-none = You have none yet.
me-phrase-has = You have one. A new one voids it.
me-phrase-new = Make a recovery phrase
me-passkeys = Passkeys
me-passkeys-about = A passkey in your phone, computer or password manager lets you sign in on a new device with a fingerprint, your face or a PIN. If you lose a device, sign it out and remove its passkey too.
me-passkey-unnamed = Passkey
me-passkey-made = made on { $since }, last used on { $used }
me-passkey-new = Make a passkey
me-passkey-use = Sign in with a passkey
me-passkey-remove = Remove
me-passkey-remove-label = Remove the passkey { $name }
me-passkey-remove-title = Remove the passkey { $name }?
me-passkey-remove-text = Nobody can sign in with it any more. Delete it in your password manager too.
me-passkey-added = Done: you can sign in with this passkey on other devices.
me-passkey-failed = Nothing came of it: no passkey was chosen, or this device already has one.
push-late-title = Your time is running out – { $game }
push-late-text = Table { $code }: less than a quarter of the time for your move is left.
me-push = Notifications
me-push-about = Get a notification when it is your turn and no page of yours shows the table. It says which table is waiting, and nothing about the game.
me-push-on = This browser is notified.
me-push-start = Notify this browser
me-push-stop = Stop notifying this browser
me-push-turns = When
me-push-turns-all = whenever it is my turn
me-push-turns-deadlines = only in games with a deadline
me-push-quiet = Quiet hours
me-push-begin = From
me-push-end = Until
me-push-zone = By the clock of this device ({ $zone }). If it is still your turn when they end, you are told then.
me-push-saved = Saved.
me-push-others = Also notified:
me-push-remove = Stop
me-push-remove-label = Stop notifying { $name }
me-push-failed = This browser could not be signed up for notifications. Try again later.
me-push-insecure = This address has no https, so browsers allow no notifications here. While a table is open, the title of its tab and, if you like, sounds and vibration call you.
me-push-server = This server cannot notify you while the page is closed. While a table is open in a tab, the bell in its bar turns notifications on.
me-push-browser = This browser cannot be notified while the page is closed. On an iPhone or iPad, add the page to the home screen first and open it from there.
me-data = My data
me-data-about = Your devices, your games with every move, your notes, your lines of chat and your statistics in one file. Of a running game it holds only what you can see yourself.
me-export = Download everything
me-forget = Delete everything about me
me-forget-title = Delete everything about you?
me-forget-text = All your devices, your list of games, your name, notes, chat and preferences are deleted, here and on your other devices. Games that only you played are deleted too. Games with other people go on without you; your seat is called “a former player”. Nobody can undo this.
me-forget-yes = Delete everything
me-forgotten = Everything about you has been deleted. This browser is a new one here.
open-tables = Open tables
open-table = { $game } with { $host }: { $open ->
    [one] { $open } open seat
   *[other] { $open } open seats
}
open-table-running = { $game } with { $host }, running
open-table-watched = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
open-tables-more = More tables
stats = Statistics
stats-none = Finish a game, and your figures appear here.
stats-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $mean } points on average, { $best } at best.
stats-perfect = Perfect scores: { $perfect } ({ $share }).
stats-below = Points short of perfect: { $gap } on average.
stats-won = Against others you won { $won } of { $games }.
stats-stopped = { $count ->
    [one] 1 game was stopped early and is not counted.
   *[other] { $count } games were stopped early and are not counted.
}
stats-offline = { $count ->
    [one] 1 game begun offline ({ $mean } points) is not counted, as the server did not deal its cards.
   *[other] { $count } games begun offline ({ $mean } points on average) are not counted, as the server did not deal their cards.
}
stats-plot-day = Average points per day
stats-plot-week = Average points per week
stats-plot-month = Average points per month
stats-trend = From { $from } to { $to }: between { $low } and { $high } points, most recently { $last }.
stats-table = As a table
stats-col-since = From
stats-col-games = Games
stats-col-mean = Average
stats-col-best = Best
stats-col-perfect = Perfect
stats-col-won = Won
stats-col-variant = Variant or board
stats-col-with = With
stats-col-rank = Rank
stats-col-day = Day
stats-col-points = Points
stats-col-possible = Possible
stats-groups = By variant and partners
stats-alone = alone
stats-people = { $others ->
    [one] 1 person
   *[other] { $others } people
}
stats-bots = { $bots }
stats-both = people and { $bots }
stats-ranks = Solo ranks
stats-rank = { $rank } (from { $least } points)
stats-daily = Deals of the day
stats-daily-summary = { $days ->
    [one] 1 day played
   *[other] { $days } days played
}, { $current } in a row now, { $longest } in a row at most.
stats-gap = { $days ->
    [one] On the one deal whose best score is known, you were { $gap } points below it.
   *[other] On { $days } deals whose best score is known, you were { $gap } points below it on average.
}
stats-at-most = at most { $limit }
board = The board of the day
board-about = It shows your first try at each day’s deal to everyone on this server, under the name that you give here, and nothing else.
board-name = Name on the board
board-join = Join the board
board-leave = Leave the board
board-on = You are on it as { $name }.
board-title = First tries on this server
board-place = Place
board-who = Name
board-want = Join the board in “My games”
