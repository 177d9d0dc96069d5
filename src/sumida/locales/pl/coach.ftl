# Trener: skończona partia obejrzana jeszcze raz.
coach = Trener
coach-away = Zamknij trenera
coach-whose = Czyja partia
coach-progress = Postęp analizy
coach-waiting = { $ahead ->
    [0] Twoja analiza jest następna.
    [one] Przed twoją jest jedna analiza.
    [few] Przed twoją są { $ahead } analizy.
   *[many] Przed twoją jest { $ahead } analiz.
}
coach-warming = Trener się rozgrzewa. Pierwsza analiza może potrwać minutę.
coach-running = Trener analizuje partię: { $percent } %

coach-scored = { $name }: { $points } pkt
coach-bound-proven = Znając z góry wszystkie karty, można było zdobyć { $best } pkt. To udowodnione.
coach-bound-between = Znając z góry wszystkie karty, można było zdobyć co najmniej { $best } pkt, ale nie więcej niż { $limit }.
coach-bound-none = Najlepszy możliwy wynik nie jest znany: na tym serwerze nie ma programu, który go oblicza.
coach-bound-watch = Obejrzyj najlepszą partię
coach-bound-line = możliwe { $best }
coach-luck-good = Szczęście: karty sprzyjały i dały { $points } pkt.
coach-luck-bad = Szczęście: karty nie sprzyjały i kosztowały { $points } pkt.
coach-luck-even = Szczęście: karty ani nie pomogły, ani nie zaszkodziły.
coach-skill = Umiejętności: decyzje kosztowały { $points } pkt w porównaniu z mistrzem.
coach-skill-none = Umiejętności: mistrz nie zagrałby lepiej.
coach-start-cost = Inna liczba początkowa byłaby warta o { $points } pkt więcej.

coach-graph-hashi = Oczekiwany wynik końcowy, tura po turze
coach-graph-hanabi = Szansa na { $best } pkt, tura po turze
coach-graph-gone = Szansa na { $best } pkt do tury { $turn }, potem oczekiwane punkty
coach-gone-points = pkt
coach-graph-reach = Punkty wciąż w zasięgu, tura po turze
coach-graph-keys = Strzałki w lewo i w prawo przechodzą między turami, a powtórka podąża za nimi.
coach-at-start = Na początku: { $value }
coach-at-turn = Tura { $turn }: { $value }
coach-at-cost = Tura { $turn }: { $value }; numer { $place } wśród najkosztowniejszych decyzji, { $cost } pkt
coach-points = { $points } pkt
coach-percent = { $percent } %

coach-costliest = Co kosztowało najwięcej
coach-costliest-none = Żadna decyzja nie kosztowała nic wartego wzmianki. Dobrze zagrane!
coach-cost = stracone { $points } pkt
coach-drawn = Narysowano: { $marks }
coach-better = Lepiej: { $marks }
coach-why = Lepsza tura:
coach-show = Pokaż turę { $turn } w powtórce
coach-table = Pokaż jako tabelę
coach-column-turn = Tura
coach-column-card = Karta
coach-column-player = Gracz
coach-column-move = Ruch
coach-column-better = Lepiej
coach-column-advice = Rada
coach-column-expected = Oczekiwane
coach-column-chance = Szansa
coach-column-reach = W zasięgu
coach-column-cost = Koszt

coach-of = { $points } z { $best } pkt
coach-advisor-partner = Rady opierają się na zwykłych konwencjach i są cierpliwe wobec graczy, którzy żadnych nie używają.
coach-advisor-own = Rady mówią językiem tego stołu.
coach-team = To szansa drużyny, która odczytała wskazówki tego stołu i gra dalej tak dobrze jak najsilniejsze boty; partii na każdy ruch: najwyżej { $games }, górne dwie trzecie stosu bez zmian, reszta potasowana. Drużyna może też wejść do gry kilka ruchów później, po tym, co gracze naprawdę zrobili z tymi kartami. Gdy widzi mało nadziei, myśli dłużej nad mniejszą liczbą partii albo dalej grają gracze z konwencjami tego stołu. Dokładność do { $error } %.
coach-gone = Od tury { $turn } wynik { $best } pkt był już poza zasięgiem. Dalej wykres pokazuje punkty, których oczekuje drużyna.
coach-team-none = Przy tych ustawieniach żadna drużyna botów nie może grać dalej, więc wykres pokazuje punkty wciąż w zasięgu.
coach-about = Jak trener to oblicza
coach-next = Następny ruch
coach-chose = { $name } wybiera: { $move }.
coach-same = Trener zrobiłby to samo.
coach-rather = Rada trenera: { $better }.
coach-moved = Szansa na { $best }: { $before } % przed, { $after } % po.
coach-moved-points = Oczekiwane punkty: { $before } przed, { $after } po.
coach-lost-chance = Szansa na { $best } spadła o { $percent } %.

outcome-fits = Karta: { $card }. Pasowała.
outcome-strike-early = Karta: { $card }, a seria ({ $colour }) czekała na { $needed }: wpadka.
outcome-strike-late = Karta: { $card }, a seria ({ $colour }) już ją miała: wpadka.
outcome-last = To był ostatni egzemplarz ({ $card }): od tej chwili możliwe było najwyżej { $reach } pkt.
outcome-knew = Według wskazówek i widocznych kart liczba możliwości wynosiła { $count }, a pasowało z nich { $fitting }.
outcome-knew-better = Wskazówki i widoczne karty jasno mówiły, że nie może pasować.
outcome-read-play = Zgodnie z konwencjami wskazówki mówiły, że można ją zagrać.
outcome-read-prompt = Zgodnie z konwencjami prosiła o nią wskazówka dana innemu graczowi.
outcome-read-finesse = Zgodnie z konwencjami wskazówka dana innemu graczowi prosiła o najnowszą kartę bez wskazówki.
outcome-read-nothing = Żadna wskazówka na nią nie wskazywała.
outcome-discard-useless = Karta: { $card }. Nie była już potrzebna.
outcome-discard-last = To był ostatni egzemplarz ({ $card }): od tej chwili możliwe było najwyżej { $reach } pkt.
outcome-discard-copy = Karta: { $card }. { $left ->
    [one] Został jeszcze jeden egzemplarz.
    [few] Zostały jeszcze { $left } egzemplarze.
   *[many] Zostało jeszcze { $left } egzemplarzy.
}
outcome-clue-one-fits = Wskazała jedną kartę, która już pasuje.
outcome-clue-one-waits = Wskazała jedną kartę, która jeszcze nie pasuje.
outcome-clue-fits = Liczba wskazanych kart: { $count }; { $fitting ->
    [one] jedna z nich już pasuje.
    [few] { $fitting } z nich już pasują.
   *[many] { $fitting } z nich już pasuje.
}
outcome-clue-waits = Liczba wskazanych kart: { $count }; żadna teraz nie pasuje.
outcome-clue-none = Nie wskazała żadnej karty.
advice-strike = Wtedy nikt nie mógł tego wiedzieć, ale ta karta to { $card }: wpadka.
advice-last = Wtedy nikt nie mógł tego wiedzieć, ale to był ostatni egzemplarz ({ $card }).
coach-hindsight = Lepszy ruch widać dopiero przy odkrytych wszystkich rękach.
coach-over = Koniec gry.
coach-move-play = zagrać kartę { $position }
coach-move-discard = odrzucić kartę { $position }
coach-move-clue = dać graczowi { $target } wskazówkę: { $value }

term-coach = Czy trener ma przeanalizować tę partię? y – tak, Enter – nie:
term-coach-works = Trener analizuje…

error-review-none = Nikt jeszcze nie poprosił o tę analizę.
error-review-rules = Trener zna wersję { $known } zasad; tę partię rozegrano według wersji { $version }.
error-review-unfinished = Partia nie jest skończona; analizować można tylko partię rozegraną do końca.
error-review-seat = W tej partii nie ma miejsca { $seat }.
error-review-busy = Trener ma za dużo pracy; spróbuj za minutę.
error-review-failed = Analiza się nie powiodła; spróbuj ponownie.
error-review-needs-fast = Analiza wymaga NumPy i Numby, których nie ma na tym serwerze.
