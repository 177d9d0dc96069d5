# Tables where players have hours or days for each move.
deadline = Time for each move
deadline-none = No deadline
deadline-each = { $time } per move
deadline-other = Another time…
deadline-number = How many hours or days
deadline-unit = Hours or days
deadline-hours = hours
deadline-days = days
deadline-passed = When the time is over
deadline-passed-bot = A bot makes this move
deadline-passed-host = The host decides
deadline-passed-abandon = The game ends
deadline-bot = Which bot moves
deadline-holiday = Holiday for each player
deadline-holiday-days = up to { $time } a game
deadline-about = Nobody needs to stay online. While the server is down, no time passes.
deadlines = Deadlines
deadline-yours = Your move:
deadline-until = until { $time }
deadline-left = ({ $time } left)
deadline-over = the time is over
deadline-late = The time for { $name }’s move is over.
deadline-late-you = The time for your move is over, but you can still make it.
deadline-host-decides = { $name } decides what happens.
deadline-wait = Wait as long again
deadline-bot-moves = Only for this move
deadline-bot-stays = Until the player is back
said-deadline = The time for { $name }’s move is over.
holiday = Holiday
holiday-none = none
holiday-until = { $name } is on holiday until { $time }
holiday-yours = You are on holiday until { $time }. You can move all the same.
holiday-about = While you are away, the time for your moves in this game stands still. You have { $time } left.
holiday-days = Days
holiday-take = Take a holiday
holiday-back = I am back
refuse-no-deadline = This table has no deadlines.
refuse-deadline-runs = The time for this move is not over.
refuse-holiday-long = { $days ->
    [one] You have one day of holiday left in this game.
   *[other] You have { $days } days of holiday left in this game.
}
