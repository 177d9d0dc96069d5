# Why the rules of Hanabi refuse something.

refuse-over = The game is over.
refuse-not-your-turn = It is seat { $seat }’s turn.
refuse-hanabi-unknown = That is not a Hanabi action: play, discard or give a clue.
refuse-hanabi-undo = A Hanabi turn cannot be taken back: everyone has seen it.
refuse-hanabi-no-tokens = There are no clue tokens left: play or discard.
refuse-hanabi-clue-self = A clue goes to another player, never to yourself.
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
refuse-hanabi-clue = There is no such clue at this table: the seats are { $seats }, and a clue names one of { $values }.

error-options-type = The options must be an object with named values.
error-hanabi-option = The option “{ $option }” is not valid; allowed: { $allowed }.
error-hanabi-action = “{ $text }” is not an action here: write play N or discard N with N from 1 to { $positions }, or clue S V with S one of { $seats } and V one of { $values }.
error-hanabi-action-type = The action must be text.
error-hanabi-action-long = The action has { $length } characters; at most { $limit } are read.
error-hanabi-card = Card { $place } of the deck, “{ $text }”, is not a card: write one of { $letters } and a rank from 1 to 5.
error-hanabi-deck = The deck holds { $found } × { $card }; the variant { $variant } has { $copies }.
error-hanabi-deck-type = The deck must be text.
error-hanabi-deck-long = The deck has { $length } characters; at most { $limit } are read.
error-hanabi-engine-size = The variant { $variant } is too large for the compiled engine: it has { $size }, and { $most } is the most.

error-hanablive-type = A hanab.live game must be text.
error-hanablive-long = The game has { $length } characters; at most { $limit } are read.
error-hanablive-json = This is not a hanab.live game: { $fault }.
error-hanablive-link = This is not a hanab.live link: { $fault }.
error-hanablive-page = A link to a page of hanab.live does not contain the game. Open { $export }, save it as a file, and open that file here.
error-hanablive-variant = The hanab.live variant “{ $variant }” cannot be converted; these can: { $variants }.
error-hanablive-option = The hanab.live option { $option } changes the rules in a way this game does not support.
error-hanablive-inexpressible = That hanab.live format cannot carry the option { $option }.
error-hanablive-record = Only Hanabi records under rules { $rules } can be exported to hanab.live.
error-hanablive-deck = The deck has { $found } cards; it should have { $cards }.
error-hanablive-card = Card { $place } of the deck has a suit or rank that the variant does not have.
error-hanablive-action = Action { $number }: { $fault }.
error-hanablive-action-type = That is not an action of a hanab.live game.
error-hanablive-order = Card { $order } of the deck is not in the hand of the player to move.
error-hanablive-impossible = hanab.live told what cannot be: { $detail }.
