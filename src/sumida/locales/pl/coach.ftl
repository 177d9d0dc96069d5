# Trener: skończona partia obejrzana jeszcze raz.
coach = Trener
coach-ask = Zapytaj trenera
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
coach-advisor-partner = Radzi { $bot }: zna zwykłe konwencje i ma cierpliwość do graczy, którzy żadnych nie używają.
coach-advisor-own = Radzi { $bot }: mówi językiem tego stołu.
coach-team = To szansa drużyny botów ({ $bot }), która przejęłaby grę w tym momencie; liczba rozegranych partii z na nowo potasowanym stosem: { $games }, dokładność do { $error } %.
coach-team-none = Przy tych ustawieniach żadna drużyna botów nie może grać dalej, więc wykres pokazuje punkty wciąż w zasięgu.
coach-about = Jak trener to oblicza
coach-next = Następny ruch
coach-same = { $name } wybiera to samo, co wybrałby { $bot }: { $move }.
coach-rather = { $name } wybiera: { $move }. { $bot } wolałby: { $better }.
coach-moved = Szansa na { $best }: { $before } % przed, { $after } % po.
coach-moved-points = Oczekiwane punkty: { $before } przed, { $after } po.
coach-lost-chance = Szansa na { $best } spadła o { $percent } %.
coach-hindsight = { $bot } zrobiłby to samo: lepszy ruch widać dopiero przy odkrytych wszystkich rękach.
coach-over = Koniec gry.
coach-move-play = zagrać kartę { $position }
coach-move-discard = odrzucić kartę { $position }
coach-move-clue = dać graczowi { $target } wskazówkę: { $value }

term-coach = Czy trener ma przeanalizować tę partię? y – tak, Enter – nie:
term-coach-works = Trener analizuje…

error-review-none = Nikt jeszcze nie poprosił o tę analizę.
error-review-unfinished = Partia nie jest skończona; analizować można tylko partię rozegraną do końca.
error-review-seat = W tej partii nie ma miejsca { $seat }.
error-review-busy = Trener ma za dużo pracy; spróbuj za minutę.
error-review-failed = Analiza się nie powiodła; spróbuj ponownie.
error-review-needs-fast = Analiza wymaga NumPy i Numby, których nie ma na tym serwerze.
