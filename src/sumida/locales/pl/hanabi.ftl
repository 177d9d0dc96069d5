# Dlaczego zasady Hanabi na coś nie pozwalają.

refuse-over = Gra jest skończona.
refuse-not-your-turn = Teraz kolej gracza z miejsca { $seat }.
refuse-hanabi-unknown = To nie jest ruch w Hanabi: zagraj, odrzuć albo daj wskazówkę.
refuse-hanabi-undo = Tury w Hanabi nie można cofnąć: wszyscy ją widzieli.
refuse-hanabi-no-tokens = Nie ma już żetonów wskazówek: zagraj albo odrzuć.
refuse-hanabi-clue-self = Wskazówki daje się innym, nigdy sobie.
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
refuse-hanabi-clue = Nie ma takiej wskazówki przy tym stole: miejsca to { $seats }, a wskazówka podaje jedną z wartości: { $values }.

error-options-type = Opcje muszą być obiektem z nazwanymi wartościami.
error-hanabi-option = Opcja „{ $option }” jest nieprawidłowa; dozwolone: { $allowed }.
error-hanabi-action = „{ $text }” to nie jest ruch: wpisz play N albo discard N, gdzie N to liczba od 1 do { $positions }, albo clue S V, gdzie S to jedno z { $seats }, a V jedno z { $values }.
error-hanabi-action-type = Ruch musi być tekstem.
error-hanabi-action-long = Liczba znaków w ruchu: { $length }; dozwolone najwyżej { $limit }.
error-hanabi-card = Karta { $place } talii, „{ $text }”, nie jest kartą: wpisz jedną z liter { $letters } i wartość od 1 do 5.
error-hanabi-deck = W talii jest { $found } × { $card }; wariant { $variant } ma { $copies }.
error-hanabi-deck-type = Talia musi być tekstem.
error-hanabi-deck-long = Liczba znaków w talii: { $length }; dozwolone najwyżej { $limit }.
error-hanabi-engine-size = Wariant { $variant } jest za duży dla skompilowanego silnika: ma { $size }, a może mieć najwyżej { $most }.

error-hanablive-type = Partia z hanab.live musi być tekstem.
error-hanablive-long = Liczba znaków w zapisie partii: { $length }; dozwolone najwyżej { $limit }.
error-hanablive-json = To nie jest partia z hanab.live: { $fault }.
error-hanablive-link = To nie jest link hanab.live: { $fault }.
error-hanablive-page = Link do strony hanab.live nie zawiera partii. Otwórz { $export }, zapisz jako plik i otwórz ten plik tutaj.
error-hanablive-variant = Wariantu hanab.live „{ $variant }” nie można przekonwertować; te można: { $variants }.
error-hanablive-option = Opcja hanab.live { $option } zmienia zasady w sposób, którego ta gra nie obsługuje.
error-hanablive-inexpressible = Ten format hanab.live nie może zawierać opcji { $option }.
error-hanablive-record = Do hanab.live można wyeksportować tylko partie Hanabi według zasad { $rules }.
error-hanablive-deck = Liczba kart w talii: { $found }; powinno być { $cards }.
error-hanablive-card = Karta { $place } talii ma kolor lub wartość, których nie ma w tym wariancie.
error-hanablive-action = Ruch { $number }: { $fault }.
error-hanablive-action-type = To nie jest ruch z partii hanab.live.
error-hanablive-order = Karty { $order } z talii nie ma na ręce gracza, który ma ruch.
error-hanablive-impossible = hanab.live podał coś niemożliwego: { $detail }.
