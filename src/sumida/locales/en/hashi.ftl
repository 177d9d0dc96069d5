# Why the rules of Hashi refuse something.

refuse-hashi-done = You have confirmed this round; the others are still playing.
refuse-hashi-no-seat = There is no seat { $seat } at this table.
refuse-hashi-undo-nothing = There is nothing to take back in this round.
refuse-hashi-set-up = In the set-up you write only a start number.
refuse-hashi-no-start-number = First write a 3 or a 4 on an island without a flag.
refuse-hashi-start-number = The start number is a 3 or a 4.
refuse-hashi-second-number = You may write only one number a round.
refuse-hashi-number-after-bridge = The number comes first: you have already drawn a bridge this round.
refuse-hashi-number-not-card = The card shows { $number }: you may not write another number.
refuse-hashi-number-range = A number is from 1 to 6.
refuse-hashi-number-there = Island { $island } already has a number.
refuse-hashi-flag-needs-bridge = Island { $island } has a flag: it takes a number only once a bridge leads to it.
refuse-hashi-number-low = Island { $island } has more than { $number } bridges: the number must not be lower.
refuse-hashi-bridge-no-number = Neither { $a } nor { $b } has a number: a bridge must start at an island that has one.
refuse-hashi-line-full = Two bridges already join { $a } and { $b }: a third is not allowed.
refuse-hashi-bridge-crosses = The bridge from { $a } to { $b } would cross another bridge.
refuse-hashi-island-finished = { $islands } already has as many bridges as its number says: no more may be added.
refuse-hashi-six-bridges = { $islands } already has six bridges: no number is higher.
refuse-hashi-bridges-drawn = All the card’s bridges ({ $bridges }) have been drawn.
refuse-hashi-bridges-incomplete = After this bridge the card’s other bridges ({ $left }) could not be drawn: it is all or none.
refuse-hashi-bridges-missing = All { $bridges } bridges of the card must be drawn, or none: { $left } to go.

# The paper rule on mistakes: the reasons above name the rule that a mark broke.

refuse-hashi-erase-strict = Mistakes can be taken back only at paper tables.
refuse-hashi-erase-nothing = There is no mistake from the last round at { $mark } to take back.
refuse-hashi-erase-built-on = A later mark touches { $mark }: it can no longer be taken back.
refuse-hashi-line-crowded = There is no room for another bridge on this line.
refuse-hashi-struck = Island { $island } is struck out and takes no more marks.

# What is not an action, card, deck, option or board at all.

error-hashi-action = “{ $text }” is not an action; write b2=5, b2-b5, done, x b2 or x b2-b5.
error-hashi-no-island = There is no island { $island } on this board.
error-hashi-no-line = There is no dotted line { $line } on this board.
error-hashi-card = Card { $place } is “{ $text }”; a card is a number 1–6 and 1–3 bridges, such as 5/3.
error-hashi-card-count = There must be exactly { $wanted } cards such as 5/3, separated by spaces; found: { $found }.
error-hashi-deal-card = The deal holds the card { $card } more often than the deck does.
error-hashi-option = The option “{ $key }” is not valid; allowed: { $allowed }.
error-hashi-option-unknown = Hashi has no option “{ $key }”; its options are { $allowed }.
error-hashi-difficulty = There is no difficulty “{ $difficulty }”; choose { $allowed }.
error-board-long = Line { $line }, column { $column }: a board has at most { $most } characters.
error-board-letter = Line { $line }, column { $column }: “{ $letter }” is neither an island nor water; use o, R, B or a dot.
error-board-blank = Line { $line }, column { $column }: put spaces between the letters, as in “o . R”.
error-board-empty = Line { $line }, column { $column }: there is no grid; a board has rows of o, R, B and dots.
error-board-ragged = Line { $line }, column { $column }: this row has { $found } places but the first has { $width }; all rows must be equally long.
error-board-big = Line { $line }, column { $column }: a board has at most { $most } columns and { $most } rows.
error-board-count = Line { $line }, column { $column }: a board has exactly { $wanted } islands “{ $letter }”; this one has { $found }.
error-board-alone = Line { $line }, column { $column }: island { $island } has no other island in its row or column.
