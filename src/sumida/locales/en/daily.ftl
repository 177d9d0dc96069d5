# The deal of the day.
title-daily = { $game }: the deal of the day — Sumida
daily-title = Today’s deal
daily-today = { $game }: today’s deal
daily-past = { $game }: a past deal
daily-of = The deal of { $day }
daily-chip = Deal of { $day }
daily-open = Not played yet
daily-begun = Started: continue
daily-gave-up = Given up
daily-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
daily-score-helped = { $points ->
    [one] 1 point, with help
   *[other] { $points } points, with help
}
daily-next = { $hours ->
    [0] The next one comes in { $minutes } min.
   *[other] The next one comes in { $hours } h { $minutes } min.
}
daily-about-hashi = On your own, on side { $board }. Everyone in the world gets the same cards today.
daily-about-hanabi = You and two bots, five colours. Everyone in the world gets the same cards today.
daily-counts = Your first try counts. After that, practise as often as you like.
daily-practice-about = This day is over: anything you play here is practice.
daily-play = Play today’s deal
daily-go-on = Continue my game
daily-practise = Practise on this deal
daily-standing = Your streak
daily-streak-now = in a row
daily-streak-longest = longest streak
daily-best-own = best without help
daily-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
daily-kept = This is stored only in your browser.
daily-honour = The deal follows from the date, so anyone can work out the cards: results are on your honour.
daily-days = Other days
daily-before = The day before
daily-mark-counted = Counted
daily-mark-helped = With help
daily-mark-practice = Practice
daily-comparison = Your result and others’
daily-you = You
daily-table-of = Three { $bot } bots
daily-best = Best possible, knowing every card
daily-best-found = Best found, knowing every card
daily-computing = The bots are still playing this deal. It takes a minute or two.
daily-other-rules = This result was reached under older rules and with other cards, so there is nothing to compare it with.
daily-compare-failed = The comparison is not available right now. Trying again.
daily-share = Share your result: no spoilers
copy-result = Copy the result
share-title = Sumida · { $game } · { $day }
share-played = Sumida · { $game }
share-player = { $name }: { $points }
share-team = { $names ->
    [one] 1 player
   *[other] { $names } players
}
share-result = Share the result
share-picture = Share the picture
share-save = Save the picture
share-copy-picture = Copy the picture
share-picture-about = Picture of the result: { $result }
share-of = { $points } of { $best } points
share-bot = { $bot } { $points }
share-best = best possible { $points }
share-streak = { $count ->
    [one] 🔥 1 day
   *[other] 🔥 { $count } days in a row
}

# Hints.
hint-ask = Hint
hint-thinking = A master is looking at your board…
hint-warming = A master is warming up; the first hint takes longest…
hint-start = A master would start with { $marks }.
hint-turn = A master’s turn: { $marks }; expected final score { $points }.
hint-nothing = A master would draw nothing; expected final score { $points }.
hint-confirm = A master would confirm this turn as it is; expected final score { $points }.
hint-done = Confirm to begin.
hint-undo = { $count ->
    [one] Take back your mark first.
   *[other] Take back your { $count } marks first.
}
hint-lead = That is { $lead } more than the next best turn.
hint-use = Use it
hint-close = Close
hint-daily-title = A hint in today’s deal?
hint-daily-text = Your try will be marked “with help”. Your streak continues, but the score is not yours alone.
hint-daily-yes = Show me
bots-warming = Still warming up since the server started: { $bots }. The first move may take a minute.
