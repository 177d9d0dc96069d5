# Why the rules of Hashi refuse something.

refuse-hashi-done = You have said done; the others are still at work.
refuse-hashi-no-seat = There is no seat { $seat } at this table.
refuse-hashi-undo-nothing = There is nothing to take back in this round.
refuse-hashi-set-up = In the set-up only a start number is written.
refuse-hashi-no-start-number = First write a 3 or a 4 on an island without a flag.
refuse-hashi-start-number = The start number is a 3 or a 4.
refuse-hashi-second-number = Only one number is written in a round.
refuse-hashi-number-after-bridge = The number comes first: a bridge has been drawn in this round.
refuse-hashi-number-not-card = The card shows { $number }: no other number may be written.
refuse-hashi-number-range = A number is 1 to 6.
refuse-hashi-number-there = Island { $island } has a number already.
refuse-hashi-flag-needs-bridge = Island { $island } has a flag: it takes a number only once a bridge leads to it.
refuse-hashi-number-low = Island { $island } has more than { $number } bridges: the number must not be lower.
refuse-hashi-bridge-no-number = Neither { $a } nor { $b } has a number: a bridge must start at an island that has one.
refuse-hashi-line-full = Two bridges join { $a } and { $b } already: no third is allowed.
refuse-hashi-bridge-crosses = The bridge from { $a } to { $b } would cross another bridge.
refuse-hashi-island-finished = There are as many bridges at { $islands } as its number says: no bridge may be added there.
refuse-hashi-six-bridges = There are six bridges at { $islands } already: more can never be numbered.
refuse-hashi-bridges-drawn = All bridges of the card ({ $bridges }) are drawn.
refuse-hashi-bridges-incomplete = After this bridge the card’s other bridges ({ $left }) could not be drawn: all of them or none.
refuse-hashi-bridges-missing = All { $bridges } bridges of the card must be drawn, or none: { $left } to go.

# The paper rule on mistakes: the reasons above name the rule that a mark broke.

refuse-hashi-erase-strict = Only paper tables let mistakes be taken back.
refuse-hashi-erase-nothing = There is no mistake of the last round at { $mark } to take back.
refuse-hashi-erase-built-on = A later mark touches { $mark }: it cannot be taken back any more.
refuse-hashi-line-crowded = There is no room for another bridge on this line.
refuse-hashi-struck = Island { $island } is struck out and takes no further marks.

# What is no action, card, deck, option or board at all.

error-hashi-action = “{ $text }” is no action; write b2=5, b2-b5, done, x b2 or x b2-b5.
error-hashi-no-island = There is no island { $island } on this board.
error-hashi-no-line = No dotted line { $line } on this board.
error-hashi-card = Card { $place } is “{ $text }”; a card is a number 1–6 and 1–3 bridges, such as 5/3.
error-hashi-card-count = There must be exactly { $wanted } cards such as 5/3, separated by blanks; found: { $found }.
error-hashi-deal-card = The deal has the card { $card } more often than the deck.
error-hashi-option = Option “{ $key }” has a wrong value; allowed: { $allowed }.
error-hashi-option-unknown = Hashi has no option “{ $key }”; its options are { $allowed }.
error-hashi-difficulty = There is no difficulty “{ $difficulty }”; choose { $allowed }.
error-board-long = Line { $line }, column { $column }: a board has at most { $most } characters.
error-board-letter = Line { $line }, column { $column }: “{ $letter }” is no island and no water; use o, R, B or a dot.
error-board-blank = Line { $line }, column { $column }: letters are separated by blanks, as in “o . R”.
error-board-empty = Line { $line }, column { $column }: there is no grid; a board has rows of o, R, B and dots.
error-board-ragged = Line { $line }, column { $column }: this row has { $found } places, the first has { $width }; all rows are equally long.
error-board-big = Line { $line }, column { $column }: a board has at most { $most } columns and { $most } rows.
error-board-count = Line { $line }, column { $column }: a board has exactly { $wanted } islands “{ $letter }”, this one has { $found }.
error-board-alone = Line { $line }, column { $column }: island { $island } has no other island in its row or column.
