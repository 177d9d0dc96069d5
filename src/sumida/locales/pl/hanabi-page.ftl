# Stół Hanabi.
hanabi-table = Ręce i fajerwerki
fireworks = Fajerwerki
firework-height = { $height ->
    [0] { $colour }: nierozpoczęty
   *[other] { $colour }: do { $height }
}
clue-tokens = Wskazówki
strikes = Wpadki
draw-pile = Stos
last-round = Ostatnia runda
turns-left = { $turns ->
    [one] została 1 tura
    [few] zostały { $turns } tury
   *[many] zostało { $turns } tur
}
discards = Odrzucone
last-copy = Innych kopii już nie ma, a ta karta jest potrzebna: { $card }
own-hand = Twoja ręka, tak jak ją znasz
hand-of = Ręka gracza { $name }
your-turn = Twoja kolej
as-owner = Przytrzymaj, aby zobaczyć rękę gracza { $name } tak, jak widzi ją { $name }
give-clue = Daj wskazówkę
clue-to = Wskazówka dla: { $name }
clue-button = { $count ->
    [0] { $value } dla { $name }: nie dotyczy żadnej karty
    [one] { $value } dla { $name }: dotyczy 1 karty
   *[other] { $value } dla { $name }: dotyczy { $count } kart
}
play = Zagraj
discard = Odrzuć
note = Notatka
note-label = Prywatna notatka na karcie { $position }
hanabi-wait = Czekamy na pozostałych…
hanabi-your-turn = Twoja kolej: wybierz jedną ze swoich kart albo kartę innego gracza, aby dać mu wskazówkę.
hanabi-no-clues = Nie ma już wskazówek: wybierz kartę do zagrania lub odrzucenia.
hanabi-full-clues = Wszystkie żetony wskazówek są dostępne, więc nie możesz odrzucać.
must-fail-title = Ta karta nie może pasować
must-fail-text = Z tego, co wiesz, ta karta nie pasuje do żadnego fajerwerku. Jej zagranie kosztuje wpadkę.
must-fail-yes = Zagraj mimo to
card-position = karta { $position }
card-unknown = nieznana
card-word = { $rank } { $colour }
card-clued = wskazana: { $clues }
card-critical = ostatnia kopia
card-touched = byłaby wskazana
card-note = notatka: { $note }
any-colour = dowolny kolor
any-rank = dowolna liczba
colour-white = biały
letter-white = B
colour-red = czerwony
letter-red = C
colour-blue = niebieski
letter-blue = N
colour-yellow = żółty
letter-yellow = Y
colour-green = zielony
letter-green = Z
colour-teal = turkusowy
letter-teal = T
colour-black = czarny
letter-black = K
colour-multicolour = wielobarwny
letter-multicolour = W
colour-colourless = bezbarwny
letter-colourless = E
turn-clue = { $count ->
    [one] { $name } daje graczowi { $target } wskazówkę { $value }: 1 karta
    [few] { $name } daje graczowi { $target } wskazówkę { $value }: { $count } karty
   *[many] { $name } daje graczowi { $target } wskazówkę { $value }: { $count } kart
}
turn-you-clue = { $count ->
    [one] Dajesz graczowi { $target } wskazówkę { $value }: 1 karta
    [few] Dajesz graczowi { $target } wskazówkę { $value }: { $count } karty
   *[many] Dajesz graczowi { $target } wskazówkę { $value }: { $count } kart
}
turn-clue-you = { $count ->
    [one] { $name } daje ci wskazówkę { $value }: 1 karta
    [few] { $name } daje ci wskazówkę { $value }: { $count } karty
   *[many] { $name } daje ci wskazówkę { $value }: { $count } kart
}
turn-play = { $name } zagrywa { $card }
turn-strike = { $name } zagrywa { $card }: nie pasuje. Wpadka!
turn-discard = { $name } odrzuca { $card }
turn-you-play = Zagrywasz { $card }
turn-you-strike = Zagrywasz { $card }: nie pasuje. Wpadka!
turn-you-discard = Odrzucasz { $card }
points-research = { $points } w punktacji turniejowej, w której trzecia wpadka zabiera wszystko
ended-perfect = Wszystkie fajerwerki są kompletne.
ended-strikes = Trzecia wpadka zakończyła pokaz.
ended-last-round = Ostatnia runda dobiegła końca.
ended-indispensable = Przepadła karta, której nie da się zastąpić.
ended-stuck = Nie było już możliwego ruchu.
ended-stopped = Gra została przerwana.
firework-capped = nie wzejdzie już wyżej niż { $height }
score-at-most = najwyżej { $most }
strike-number = Wpadka { $strikes } z { $most }
strike-text = { $name }: { $card } nie pasuje.
card-place = miejsce { $at } z { $of }
card-moved = karta { $position } jest teraz na miejscu { $at } z { $of }
move-left = Przesuń kartę { $position } w lewo
move-right = Przesuń kartę { $position } w prawo
usual-order = Zwykła kolejność
looking-back = Oglądasz turę { $turn }.
back-to-now = Wróć do gry
legend-hanabi-clued = Złota ramka: wskazówka dotyczyła tej karty.
legend-hanabi-pips = Co powiedziały o niej wskazówki.
legend-hanabi-arrow = Wskazana od twojej ostatniej tury.
legend-hanabi-possible = Czym karta może jeszcze być; kropka oznacza to, czym być nie może.
legend-hanabi-plays = Na pewno teraz pasuje.
legend-hanabi-useless = Nie pasuje już do żadnego fajerwerku: można ją bezpiecznie odrzucić.
legend-hanabi-critical = Ostatnia kopia karty, która jest jeszcze potrzebna.
legend-hanabi-single = Wśród odrzuconych: została jeszcze tylko jedna kopia, i jest potrzebna.
legend-hanabi-note = Twoja prywatna notatka.
legend-hanabi-touched = Wskazówka dotyczyłaby tej karty.
legend-hanabi-chosen = Karta, którą wybierasz.
legend-hanabi-slot = Numer karty w klawiszach, ruchach i poleceniach, 1 dla najstarszej; zostaje przy karcie, gdy układasz rękę.
legend-hanabi-token = Żetony wskazówek: zostały te zapalone.
legend-hanabi-strike = Wpadki: trzecia kończy pokaz.
legend-hanabi-pile = Karty, które zostały w stosie.
legend-hanabi-cap = Ten fajerwerk nie wzejdzie już wyżej.
legend-hanabi-count = Ilu kart dotyczy wskazówka.
legend-hanabi-turn = Czerwona ramka: ruch tego gracza.
