# Why the rules of Hanabi refuse something.

refuse-over = The game is over.
refuse-not-your-turn = It is the turn of seat { $seat }.
refuse-hanabi-unknown = That is no action of Hanabi: play, discard or give a clue.
refuse-hanabi-undo = A turn of Hanabi cannot be taken back: everybody has seen it.
refuse-hanabi-no-tokens = There is no clue token left: play or discard.
refuse-hanabi-clue-self = A clue is for another player, never for oneself.
refuse-hanabi-empty-clue =
    { $value ->
        [white] No card of { $seat } is white
        [red] No card of { $seat } is red
        [blue] No card of { $seat } is blue
        [yellow] No card of { $seat } is yellow
        [green] No card of { $seat } is green
        [teal] No card of { $seat } is teal
        [black] No card of { $seat } is black
       *[other] No card of { $seat } is a { $value }
    }, and a clue must touch a card at this table.
refuse-hanabi-discard-full = All { $tokens } clue tokens are available: play or give a clue.
refuse-hanabi-position = There is no card at position { $position }: the hand holds { $cards }.
refuse-hanabi-clue = No such clue at this table: the seats are { $seats }, and a clue names one of { $values }.

error-options-type = The options must be an object with named values.
error-hanabi-option = The option “{ $option }” is not right; allowed: { $allowed }.
error-hanabi-action = “{ $text }” is no action here: write play N or discard N with N from 1 to { $positions }, or clue S V with S one of { $seats } and V one of { $values }.
error-hanabi-action-type = The action must be a text.
error-hanabi-action-long = The action has { $length } characters; at most { $limit } are read.
error-hanabi-card = Card { $place } of the deck, “{ $text }”, is none: write one of { $letters } and a rank 1 to 5.
error-hanabi-deck = The deck holds { $found } × { $card }; the variant { $variant } has { $copies }.
error-hanabi-deck-type = The deck must be a text.
error-hanabi-deck-long = The deck has { $length } characters; at most { $limit } are read.

error-hanablive-type = A hanab.live game must be a text.
error-hanablive-long = The game has { $length } characters; at most { $limit } are read.
error-hanablive-json = This is no hanab.live game: { $fault }.
error-hanablive-link = This is no hanab.live link: { $fault }.
error-hanablive-variant = The hanab.live variant “{ $variant }” cannot be converted; these can: { $variants }.
error-hanablive-option = The hanab.live option { $option } changes the rules in a way that this game does not know.
error-hanablive-inexpressible = That form of hanab.live cannot carry the option { $option }.
error-hanablive-record = Only records of Hanabi under rules { $rules } can go to hanab.live.
error-hanablive-deck = The deck has { $found } cards; it should have { $cards }.
error-hanablive-card = Card { $place } of the deck has a suit or rank that the variant does not have.
error-hanablive-name = A name may have { $limit } characters.
error-hanablive-action = Action { $number }: { $fault }.
error-hanablive-action-type = That is no action of a hanab.live game.
error-hanablive-order = Card { $order } of the deck is not in the hand of the player to move.
