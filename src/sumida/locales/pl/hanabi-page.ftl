# Stół Hanabi.
hanabi-table = Ręce i fajerwerki
fireworks = Fajerwerki
firework-height = { $height ->
    [0] { $colour }: nie zaczęty
   *[other] { $colour }: do { $height }
}
clue-tokens = Wskazówki
strikes = Wpadki
draw-pile = Stos
last-round = Ostatnia runda
turns-left = { $turns ->
    [one] został 1 ruch
    [few] zostały { $turns } ruchy
   *[many] zostało { $turns } ruchów
}
discards = Odrzucone
last-copy = Pozostałych kopii już nie ma: potrzebna { $card }
own-hand = Twoja ręka, tak jak ją znasz
hand-of = Ręka gracza { $name }
your-turn = Twój ruch
as-owner = Przytrzymaj, aby zobaczyć rękę gracza { $name } jego oczami
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
hanabi-your-turn = Twój ruch: wybierz swoją kartę albo cudzą, aby dać wskazówkę.
hanabi-no-clues = Brak wskazówek: wybierz kartę do zagrania lub odrzucenia.
hanabi-full-clues = Są wszystkie żetony wskazówek, więc nie można odrzucać.
must-fail-title = Ta karta nie może pasować
must-fail-text = Z tego, co wiesz, ta karta nie pasuje do żadnego fajerwerku. Zagranie jej to wpadka.
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
colour-red = czerwony
colour-blue = niebieski
colour-yellow = żółty
colour-green = zielony
colour-teal = turkusowy
colour-black = czarny
colour-multicolour = wielobarwny
colour-colourless = bezbarwny
turn-clue = { $count ->
    [one] { $name } wskazuje graczowi { $target } { $value }: 1 karta
    [few] { $name } wskazuje graczowi { $target } { $value }: { $count } karty
   *[many] { $name } wskazuje graczowi { $target } { $value }: { $count } kart
}
turn-play = { $name } zagrywa { $card }
turn-strike = { $name } zagrywa { $card }: nie pasuje. Wpadka!
turn-discard = { $name } odrzuca { $card }
points-research = { $points } w punktacji turniejowej, gdzie trzecia wpadka kosztuje wszystko
ended-perfect = Wszystkie fajerwerki są kompletne.
ended-strikes = Trzecia wpadka zakończyła pokaz.
ended-last-round = Ostatnia runda dobiegła końca.
ended-indispensable = Przepadła karta nie do zastąpienia.
ended-stuck = Nie było już żadnego ruchu.
ended-stopped = Gra została przerwana.
looking-back = Patrzysz wstecz na ruch { $turn }.
back-to-now = Wróć do teraz
