# Plansza Hashi.
hashi-board = Plansza. Strzałki przechodzą między wyspami, Enter wpisuje, Shift ze strzałką rysuje most.
hashi-board-of = Plansza gracza { $name }
hashi-sheet-of = { $finished ->
    [one] Plansza gracza { $name }: 1 gotowa wyspa
    [few] Plansza gracza { $name }: { $finished } gotowe wyspy
   *[many] Plansza gracza { $name }: { $finished } gotowych wysp
}
hashi-board-own = Twoja plansza
hashi-sheet-own = { $finished ->
    [one] Twoja plansza: 1 gotowa wyspa
    [few] Twoja plansza: { $finished } gotowe wyspy
   *[many] Twoja plansza: { $finished } gotowych wysp
}
points-own = Twoje punkty
points-of = Punkty gracza { $name }
hashi-card = { $bridges ->
    [one] Liczba { $number }, 1 most
    [few] Liczba { $number }, { $bridges } mosty
   *[many] Liczba { $number }, { $bridges } mostów
}
hashi-card-gone = { $bridges ->
    [one] Liczba { $number }, 1 most: już była
    [few] Liczba { $number }, { $bridges } mosty: już była
   *[many] Liczba { $number }, { $bridges } mostów: już była
}
hashi-unseen = { $count ->
    [one] Jeszcze nie pokazano 1 karty; leży w pudełku
   *[other] Jeszcze nie pokazano { $count } kart; jedna z nich leży w pudełku
}
hashi-draw = Narysuj most { $line }
set-up = Przygotowanie
round-of = Runda { $round } z { $rounds }
hashi-setup = Wpisz 3 lub 4 na dowolnej wyspie bez flagi.
hashi-setup-done = Podaj planszę dalej albo cofnij.
hashi-setup-alone = Zatwierdź, aby zacząć, albo cofnij.
hashi-start-number = Liczba początkowa
hashi-wait = Czekamy na pozostałych…
hashi-write = Wpisz { $number } na podświetlonej wyspie albo pomiń liczbę.
hashi-write-or-draw = { $bridges ->
    [one] Wpisz { $number }, potem narysuj 1 most wzdłuż podświetlonej linii.
    [few] Wpisz { $number }, potem narysuj { $bridges } mosty wzdłuż podświetlonych linii.
   *[many] Wpisz { $number }, potem narysuj { $bridges } mostów wzdłuż podświetlonych linii.
}
hashi-draw-all = { $bridges ->
    [one] Narysuj 1 most albo żadnego.
    [few] Narysuj wszystkie { $bridges } mosty albo żadnego.
   *[many] Narysuj wszystkie { $bridges } mostów albo żadnego.
}
hashi-more-bridges = { $bridges ->
    [one] Do narysowania jeszcze 1 most.
    [few] Do narysowania jeszcze { $bridges } mosty.
   *[many] Do narysowania jeszcze { $bridges } mostów.
}
hashi-no-number = W tej rundzie bez liczby, chyba że cofniesz.
hashi-confirm = Wszystko narysowane: zatwierdź albo cofnij.
hashi-done = Gotowe
hashi-done-setup = Podaj dalej
hashi-pass = Pasuję
pass-title = Spasować w tej rundzie?
pass-text = Możesz jeszcze użyć tej karty. Jeśli spasujesz, przepadnie.
boards-passed = Plansze powędrowały w lewo: grasz na początku gracza { $giver }, a { $taker } na twoim.
looking-at = Oglądasz planszę gracza { $name }.
back-to-own = Wróć do mojej planszy
look-at = Obejrzyj planszę gracza { $name }
others = Inne plansze
is-done = gotowe
is-passing = pasuje
races = Wyścigi
race-open = { $points } dla pierwszego, potem { $later }
race-later = do zdobycia jeszcze { $points } pkt
race-deadline = { $points } pkt do rundy { $round }
race-ready = { $points } pkt na koniec tej rundy
race-scored = { $points } pkt, zdobyte w rundzie { $round }
race-missed = nie osiągnięto
race-others = Zdobyte przez: { $names }
race-progress = { $have } z { $need }
piles = Trzy stosy
pile-left = { $left ->
    [one] Stos { $pile }: została 1 karta, do rundy { $round }
    [few] Stos { $pile }: zostały { $left } karty, do rundy { $round }
   *[many] Stos { $pile }: zostało { $left } kart, do rundy { $round }
}
pile-until = do rundy { $round }
score-preview = { $finished ->
    [one] pkt teraz: 1 wyspa, wyścigi { $races }
    [few] pkt teraz: { $finished } wyspy, wyścigi { $races }
   *[many] pkt teraz: { $finished } wysp, wyścigi { $races }
}
score-final = { $finished ->
    [one] pkt: 1 wyspa, wyścigi { $races }
    [few] pkt: { $finished } wyspy, wyścigi { $races }
   *[many] pkt: { $finished } wysp, wyścigi { $races }
}
score-islands = Wyspy
score-red = Czerwone
score-blue = Niebieskie
score-linked = Połączone
score-total = Razem
solo-end = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ranks = Wszystkie tytuły
winner-you = Wygrywasz!
winners = { $count ->
    [one] Wygrywa { $names }!
   *[other] Wspólnie wygrywają { $names }!
}
flag-red = czerwona flaga
flag-blue = niebieska flaga
island-empty = pusta
island-number = liczba { $number }, mosty: { $bridges } z { $number }
island-reached = { $bridges ->
    [one] bez liczby, 1 most
    [few] bez liczby, { $bridges } mosty
   *[many] bez liczby, { $bridges } mostów
}
island-finished = liczba { $number }, gotowa
island-struck = skreślona
island-hopeless = nie da się jej już ukończyć
island-offered = można tu wpisać { $number }
mark-write = { $number } na { $island }
mark-bridge = most { $line }
mark-erase = cofa { $mark }
mark-you-erase = cofasz { $mark }
mark-done = gotowe
mark-nothing = nic
mark-pass = pas
news-passed = { $name } pasuje.
news-race = { $race ->
    [red] { $name }: wszystkie czerwone flagi, { $points } pkt!
    [blue] { $name }: wszystkie niebieskie flagi, { $points } pkt!
   *[linked] { $name }: sześć połączonych wysp, { $points } pkt!
}
log-round = { $bridges ->
    [one] Runda { $round }: { $number } i 1 most
    [few] Runda { $round }: { $number } i { $bridges } mosty
   *[many] Runda { $round }: { $number } i { $bridges } mostów
}
log-setup = Przygotowanie
hopeless-title = Ta wyspa nigdy nie osiągnie tej liczby
hopeless-text = Nie ma już dość linii na tyle mostów, więc wyspy nigdy nie dałoby się ukończyć. Mimo to możesz wpisać tę liczbę.
hopeless-yes = Wpisz mimo to
mistakes = Niezgodne z zasadami
mistake-until = Możesz to cofnąć do końca rundy { $round }.
mistake-erase = Cofnij
# Legenda planszy.
legend-hashi-lit = Tu można wpisać liczbę z karty.
legend-hashi-open = Wzdłuż tej linii można narysować most.
legend-hashi-missing = Liczba; każda kropka to brakujący most.
legend-hashi-reached = Jeszcze bez liczby: tyle mostów już tu prowadzi.
legend-hashi-fresh = Zaznaczone w tej rundzie: można cofnąć.
legend-hashi-finished = Gotowa: warta 2 punkty, nie przyjmuje więcej mostów.
legend-hashi-red = Czerwona flaga: ukończ wszystkie cztery, by zdobyć czerwony wyścig.
legend-hashi-blue = Niebieska flaga: ukończ wszystkie trzy, by zdobyć niebieski wyścig.
legend-hashi-hopeless = Nie da się jej już ukończyć: zostało za mało linii.
legend-hashi-struck = Skreślona za błąd: nie punktuje.
legend-hashi-hint = Podpowiedź; niczego nie narysowano.
legend-hashi-gone = W tabeli kart: ta karta już była.
