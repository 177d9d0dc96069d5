# Gra w terminalu.

term-welcome = { $game }. Gra jest zapisywana po każdym ruchu; można wyjść w dowolnej chwili i wrócić z opcją --resume.
term-which-game = Która gra? 1 hanabi, 2 hashi:
term-saved = Do zobaczenia. Zapisano w { $file }; dalej: sumida play --resume { $file }
term-hand-over = Klawiatura przechodzi do: { $who }. Naciśnij Enter, gdy nikt inny nie patrzy.
term-you = ty
term-none = brak
term-series = Serie
term-discards = Odrzucone
term-tokens = Wskazówki: { $clues }   Wpadki: { $strikes }   Stos: { $pile }   Punkty: { $points }
term-last-round = { $turns ->
    [one] Ostatnia runda: został 1 ruch.
    [few] Ostatnia runda: zostały { $turns } ruchy.
   *[other] Ostatnia runda: zostało { $turns } ruchów.
}
term-set-up = przygotowanie
term-unseen = Karty, które mogą jeszcze przyjść
term-points = Punkty
term-hashi-set-up = Przygotowanie: wpisz 3 lub 4 na wyspie bez flagi, potem done.
term-hashi-card = Runda { $round } z { $rounds }: liczba { $number }, mosty: { $bridges }
term-hashi-over = Koniec gry.
term-mistake = Wbrew zasadom: { $mark }. { $why }
term-replay-prompt = Enter: dalej · b: wstecz · liczba: skok · A, B …: oczami gracza · all: wszystko · q: wyjście

help-hanabi = Ruchy: play 1 · discard 4 · clue B red · clue B 3. Pozycja 1 to najstarsza karta, po lewej. r1 to czerwona 1; w nawiasach jest to, co może wiedzieć jej właściciel: [?/23] to 2 lub 3 dowolnego koloru.
help-hashi = Ruchy: b2=5 wpisuje liczbę, b2-b5 rysuje most, done kończy ruch, undo cofa krok. Na planszy (3) to wyspa gotowa, [R] czerwona flaga, [4:1] czwórka z 1 mostem. 3/1 to karta z liczbą 3 i 1 mostem; (9 ≤ 12) to 9 pkt do rundy 12.
help-always = Także: legal (wszystkie twoje ruchy) · help · quit

log-clue = { $count ->
    [one] { $who }: { $action } (1 karta)
    [few] { $who }: { $action } ({ $count } karty)
   *[other] { $who }: { $action } ({ $count } kart)
}
log-played = { $who } zagrywa { $card }.
log-misplayed = { $who } próbuje { $card }: nie pasuje. Wpadka!
log-discarded = { $who } odrzuca { $card }.
log-you-played = Zagrywasz { $card }.
log-you-misplayed = Próbujesz { $card }: nie pasuje. Wpadka!
log-you-discarded = Odrzucasz { $card }.

result-points = { $points } z { $best } punktów.
result-strikes = Trzecia wpadka kończy pokaz: { $points } z { $best } punktów na stole ({ $zero } według zasad turniejowych).
result-solo = { $points } punktów: { $rank }.
result-you-win = Wygrywasz.
result-winners = { $count ->
    [one] Wygrywa { $winners }.
   *[other] Wspólnie wygrywają { $winners }.
}

term-daily = { $game }: rozdanie z { $day }. Dziś wszyscy mają te same karty.
term-daily-bot = { $bot }: punkty: { $points }
term-daily-best = Najlepszy możliwy wynik przy znajomości wszystkich kart: { $points } (dowiedziony; najwyżej { $limit })
term-daily-between = Najlepszy możliwy wynik przy znajomości wszystkich kart: co najmniej { $points }, najwyżej { $limit }
