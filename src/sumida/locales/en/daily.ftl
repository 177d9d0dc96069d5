# The deal of the day.
title-daily = { $game }: the deal of the day — Sumida
daily-title = Today’s deal
daily-today = { $game }: today’s deal
daily-past = { $game }: a past deal
daily-of = The deal of { $day }
daily-chip = Deal of { $day }
daily-open = Not played yet
daily-begun = Begun: go on
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
daily-about-hashi = Alone on side { $board }. Everybody in the world has the same cards today.
daily-about-hanabi = You and two bots, five colours. Everybody in the world has the same cards today.
daily-counts = Your first try counts. After that you may practise as often as you like.
daily-practice-about = This day is over: whatever you play here is practice.
daily-play = Play today’s deal
daily-go-on = Go on with my game
daily-practise = Practise on this deal
daily-standing = Your days
daily-streak-now = in a row
daily-streak-longest = longest row
daily-best-own = best without help
daily-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
daily-kept = This is kept in your browser only.
daily-honour = The deal follows from the date, so whoever computes it knows the cards: results are a matter of honour.
daily-days = Other days
daily-before = The day before
daily-mark-counted = Counted
daily-mark-helped = With help
daily-mark-practice = Practice
daily-comparison = Your result beside others
daily-you = You
daily-table-of = Three of { $bot }
daily-best = Best possible, knowing all cards
daily-best-found = Best found, knowing all cards
daily-computing = Still being worked out: what bots make of this deal. It takes a minute or two.
daily-compare-failed = The comparison cannot be had now. Trying again.
daily-share = Result to share: it gives nothing away
copy-result = Copy the result
share-title = Sumida · { $game } · { $day }
share-of = { $points } of { $best } points
share-bot = { $bot } { $points }
share-best = best possible { $points }
share-streak = { $count ->
    [one] 🔥 1 day
   *[other] 🔥 { $count } days in a row
}

# Hints.
hint-ask = Hint
hint-thinking = A master looks at your board…
hint-warming = A master is warming up; the first hint takes longest…
hint-start = A master would begin with { $marks }.
hint-turn = A master’s turn: { $marks }; { $points } points to be expected at the end.
hint-nothing = A master would draw nothing and expect { $points } points at the end.
hint-confirm = A master would confirm this turn as it is and expect { $points } points at the end.
hint-done = Confirm to begin.
hint-undo = { $count ->
    [one] Take back your mark first.
   *[other] Take back your { $count } marks first.
}
hint-lead = That is { $lead } more than with the next best turn.
hint-finishes = It finishes { $islands }.
hint-use = Use it
hint-close = Put away
hint-daily-title = A hint in today’s deal?
hint-daily-text = Your try will be marked “with help”. The row of days goes on, but it is no score of your own.
hint-daily-yes = Show me
bots-warming = { $bots } is warming up after the server’s start: the first move may take a minute.
