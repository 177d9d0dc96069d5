# Dlaczego zasady Hanabi na coś nie pozwalają.

refuse-over = Gra jest skończona.
refuse-not-your-turn = Teraz ruch ma miejsce { $seat }.
refuse-hanabi-unknown = To nie jest ruch w Hanabi: zagraj, odrzuć albo daj wskazówkę.
refuse-hanabi-undo = Ruchu w Hanabi nie można cofnąć: wszyscy go widzieli.
refuse-hanabi-no-tokens = Nie ma już żetonów wskazówek: zagraj albo odrzuć.
refuse-hanabi-clue-self = Wskazówka jest dla kogoś innego, nigdy dla siebie.
refuse-hanabi-empty-clue =
    { $value ->
        [white] Żadna karta { $seat } nie jest biała
        [red] Żadna karta { $seat } nie jest czerwona
        [blue] Żadna karta { $seat } nie jest niebieska
        [yellow] Żadna karta { $seat } nie jest żółta
        [green] Żadna karta { $seat } nie jest zielona
        [teal] Żadna karta { $seat } nie jest turkusowa
        [black] Żadna karta { $seat } nie jest czarna
       *[other] Żadna karta { $seat } nie ma wartości { $value }
    }, a przy tym stole wskazówka musi dotyczyć jakiejś karty.
refuse-hanabi-discard-full = Wszystkie żetony wskazówek ({ $tokens }) są dostępne: zagraj albo daj wskazówkę.
refuse-hanabi-position = Na pozycji { $position } nie ma karty; kart na ręce: { $cards }.
refuse-hanabi-clue = Nie ma takiej wskazówki przy tym stole: miejsca to { $seats }, a wskazówka wymienia jedno z: { $values }.

error-options-type = Opcje muszą być obiektem z nazwanymi wartościami.
error-hanabi-option = Opcja „{ $option }” jest niewłaściwa; dozwolone: { $allowed }.
error-hanabi-action = „{ $text }” nie jest tu ruchem: napisz play N albo discard N, gdzie N to od 1 do { $positions }, albo clue S V, gdzie S to jedno z { $seats }, a V jedno z { $values }.
error-hanabi-action-type = Ruch musi być tekstem.
error-hanabi-action-long = Ruch ma znaków: { $length }; czytanych jest najwyżej { $limit }.
error-hanabi-card = Karta { $place } talii, „{ $text }”, nie istnieje: napisz jedną z liter { $letters } i wartość od 1 do 5.
error-hanabi-deck = W talii jest { $found } × { $card }; wariant { $variant } ma { $copies }.
error-hanabi-deck-type = Talia musi być tekstem.
error-hanabi-deck-long = Talia ma znaków: { $length }; czytanych jest najwyżej { $limit }.

error-hanablive-type = Gra z hanab.live musi być tekstem.
error-hanablive-long = Gra ma znaków: { $length }; czytanych jest najwyżej { $limit }.
error-hanablive-json = To nie jest gra z hanab.live: { $fault }.
error-hanablive-link = To nie jest odnośnik hanab.live: { $fault }.
error-hanablive-variant = Wariantu hanab.live „{ $variant }” nie można przekształcić; te można: { $variants }.
error-hanablive-option = Opcja hanab.live { $option } zmienia zasady w sposób, którego ta gra nie zna.
error-hanablive-inexpressible = Ta postać hanab.live nie może zawierać opcji { $option }.
error-hanablive-record = Do hanab.live można wysłać tylko gry Hanabi według zasad { $rules }.
error-hanablive-deck = Talia ma kart: { $found }; powinna mieć { $cards }.
error-hanablive-card = Karta { $place } talii ma kolor lub wartość, której wariant nie ma.
error-hanablive-name = Imię może mieć znaków: { $limit }.
error-hanablive-action = Ruch { $number }: { $fault }.
error-hanablive-action-type = To nie jest ruch z gry hanab.live.
error-hanablive-order = Karty { $order } z talii nie ma na ręce osoby, która ma ruch.
