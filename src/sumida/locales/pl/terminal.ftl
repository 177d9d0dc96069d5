# Gra w terminalu.

term-welcome = { $game }. Gra jest zapisywana po każdym ruchu; wyjdź, kiedy chcesz, i wróć z opcją --resume.
term-which-game = Która gra? 1 hanabi, 2 hashi:
term-saved = Do następnego razu. Gra jest zapisana; tak do niej wrócisz:
term-nothing-saved = Do następnego razu. Nie było czego zapisać.
term-unfinished = { $moves ->
    [one] Jest tu niedokończona gra w { $game }, z 1 ruchem. r: wróć do niej · n: nowa gra (stara zostanie)
   *[other] Jest tu niedokończona gra w { $game }, z { $moves } ruchami. r: wróć do niej · n: nowa gra (stara zostanie)
}
term-kept = Twoja niedokończona gra zostaje; ta jest zapisywana w { $file }.
term-hand-over = Klawiatura dla: { $who }. Naciśnij Enter, gdy nikt inny nie patrzy.
term-you = ty
term-none = brak
term-series = Fajerwerki
term-discards = Odrzucone
term-tokens = Wskazówki: { $clues }   Wpadki: { $strikes }   Stos: { $pile }   Punkty: { $points }
term-last-round = { $turns ->
    [one] Ostatnia runda: została 1 tura.
    [few] Ostatnia runda: zostały { $turns } tury.
   *[many] Ostatnia runda: zostało { $turns } tur.
}
term-set-up = przygotowanie
term-unseen = Karty, które jeszcze przyjdą
term-points = Punkty
term-hashi-set-up = Przygotowanie: wpisz 3 lub 4 na wyspie bez flagi, potem done.
term-hashi-card = Runda { $round } z { $rounds }: liczba { $number }, mosty: { $bridges }
term-hashi-confirm = To wszystko w tej turze: done ją zatwierdza, undo cofa krok.
term-hashi-over = Koniec gry.
term-mistake = Niezgodne z zasadami: { $mark }. { $why }
term-replay-prompt = Enter: dalej · b: wstecz · liczba: skok · A, B …: widok z tego miejsca · all: wszystko · q: wyjście

help-hanabi = Ruchy: play 1 · discard 4 · clue B czerwony (albo clue B c) · clue B 3. Pozycja 1 to najstarsza karta, po lewej. c1 to czerwona 1; w nawiasach jest to, co może wiedzieć jej właściciel: [?/23] to 2 lub 3 dowolnego koloru.
help-grand-finale = Wielki finał: gra nie kończy się ze stosem. Wygrywasz, gdy wszystkie fajerwerki są pełne; przegrywasz po trzeciej wpadce albo gdy przepadnie potrzebna karta.
help-hashi = Ruchy: b2=5 wpisuje liczbę, b2-b5 rysuje most, done kończy turę, undo cofa krok. Na planszy (3) to gotowa wyspa, [R] to czerwona flaga, a [B] niebieska, [4:1] to 4 z 1 mostem. 3/1 to karta z liczbą 3 i 1 mostem; (9 ≤ 12) to 9 punktów do rundy 12.
help-hashi-paper = Zasady papierowe: przyjmowane jest wszystko, co mieści się na kartce, a błędy wychodzą po rundzie. x b2 albo x b2-b5 cofa błąd do końca następnej rundy; potem jego wyspy są skreślone.
help-hint = hint prosi mistrza o radę na tę turę.
help-always = A także: legal (wszystkie twoje ruchy) · help · quit. Tab dopełnia to, co piszesz; strzałki przywołują wcześniejsze wiersze.

log-clue = { $count ->
    [one] { $who }: { $action } (1 karta)
    [few] { $who }: { $action } ({ $count } karty)
   *[many] { $who }: { $action } ({ $count } kart)
}
log-played = { $who } zagrywa { $card }.
log-misplayed = { $who } próbuje zagrać { $card }: nie pasuje. Wpadka!
log-discarded = { $who } odrzuca { $card }.
log-you-played = Zagrywasz { $card }.
log-you-misplayed = Próbujesz zagrać { $card }: nie pasuje. Wpadka!
log-you-discarded = Odrzucasz { $card }.

result-points = { $points } z { $best } punktów.
result-strikes = Trzecia wpadka kończy pokaz: { $points } z { $best } punktów na stole ({ $zero } w punktacji turniejowej).
result-solo = { $points ->
    [one] { $points } punkt: { $rank }.
    [few] { $points } punkty: { $rank }.
   *[many] { $points } punktów: { $rank }.
}
result-you-win = Wygrywasz.
result-winners = { $count ->
    [one] Wygrywa { $winners }.
   *[other] Wspólnie wygrywają { $winners }.
}

term-daily = { $game }: rozdanie z { $day }. Dziś wszyscy na świecie dostają te same karty.
term-daily-bot = { $points ->
    [one] { $bot }: 1 punkt
    [few] { $bot }: { $points } punkty
   *[many] { $bot }: { $points } punktów
}
term-daily-best = Najlepszy możliwy wynik przy znajomości wszystkich kart: { $points } pkt (udowodniony; najwyżej { $limit })
term-daily-between = Najlepszy możliwy wynik przy znajomości wszystkich kart: co najmniej { $points } pkt, najwyżej { $limit }

# Co można odrzucić tylko w wierszu poleceń.
error-bot-form = „{ $bot }” nie jest nazwą bota: napisz PLIK.py:KLASA.
error-bot-takes-no-weights = Bot { $bot } nie przyjmuje innych wag; przyjmują je: { $takers }.
error-name-bot-again = { $bot } to bot z zewnątrz: podaj go jeszcze raz: --bot { $bot }
error-no-program = Nie ma programu „{ $program }”.
error-weights-damaged = Plik wag { $file } nie istnieje albo jest uszkodzony: zainstaluj pakiet ponownie lub podaj plik zapisany podczas treningu.
error-weights-other = Wagi { $file } są dla { $name } { $found }; potrzebne są wagi dla { $name } { $wanted }.
error-nothing-to-resume = Nie ma niedokończonej gry w { $game }; zacznij nową: sumida play { $game }
error-bot-crashed = Bot { $bot } przestał działać: { $detail }
error-bot-slow = Bot { $bot } nie odpowiedział w ciągu { $seconds } s.
error-bot-illegal = Bot { $bot } odpowiedział „{ $answer }”: { $detail }
error-bot-unusable = Nie można użyć bota { $bot }: { $detail }.
error-hat-setup = Boty hat grają tylko w wersję podstawową; tutaj opcja { $option } jest inna.
error-bot-alone = Bot { $bot } gra tylko z botami takimi jak on; do gry z ludźmi możesz wybrać: { $known }.
