# Trener: skończona partia obejrzana jeszcze raz.
coach = Trener
coach-ask = Zapytaj trenera
coach-away = Odpraw trenera
coach-whose = Czyja gra
coach-progress = Postęp analizy
coach-waiting = { $ahead ->
    [0] Twoja analiza jest następna.
    [one] Przed twoją jest jedna analiza.
    [few] Przed twoją są { $ahead } analizy.
   *[many] Przed twoją jest { $ahead } analiz.
}
coach-warming = Trener się rozgrzewa. Za pierwszym razem może to potrwać minutę.
coach-running = Trener przegląda partię: { $percent } %

coach-scored = { $name }: { $points } pkt
coach-bound-proven = Znając karty, można było zdobyć { $best } pkt. To udowodnione.
coach-bound-between = Znając karty, można było zdobyć co najmniej { $best } pkt i na pewno nie więcej niż { $limit }.
coach-bound-none = Nie wiadomo, ile było możliwe: na tym serwerze nie ma programu rozwiązującego.
coach-bound-watch = Obejrzyj najlepszą linię
coach-bound-line = możliwe { $best }
coach-luck-good = Szczęście: karty były łaskawe i dały { $points } pkt.
coach-luck-bad = Szczęście: karty były niełaskawe i zabrały { $points } pkt.
coach-luck-even = Szczęście: karty nie były ani łaskawe, ani niełaskawe.
coach-skill = Umiejętności: decyzje oddały { $points } pkt w porównaniu z mistrzem.
coach-skill-none = Umiejętności: mistrz nie wyciągnąłby więcej.
coach-start-cost = Inna liczba na początek byłaby warta { $points } pkt więcej.

coach-graph-hashi = Oczekiwany wynik końcowy, tura po turze
coach-graph-hanabi = Szansa na { $best } pkt, tura po turze
coach-graph-reach = Punkty wciąż w zasięgu, tura po turze
coach-graph-keys = Strzałki w lewo i w prawo prowadzą od tury do tury, a powtórka za nimi.
coach-at-start = Na początku: { $value }
coach-at-turn = Tura { $turn }: { $value }
coach-at-cost = Tura { $turn }: { $value }; decyzja numer { $place } wśród najdroższych, { $cost } pkt
coach-points = { $points } pkt
coach-percent = { $percent } %

coach-costliest = Co kosztowało najwięcej
coach-costliest-none = Żadna decyzja nie kosztowała nic wartego wzmianki. Dobra gra!
coach-cost = oddane { $points } pkt
coach-drawn = Narysowano: { $marks }
coach-better = Lepiej: { $marks }
coach-show = Pokaż turę { $turn } w powtórce
coach-table = To samo w tabeli
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
coach-advisor-partner = Radzi { $bot }: czyta zwykłe konwencje i wybacza tym, którzy żadnych się nie trzymają.
coach-advisor-own = Radzi { $bot }: ten stół mówi jego językiem.
coach-team = To szansa drużyny botów ({ $bot }), która przejęłaby grę w tej chwili, z { $games } gier z na nowo potasowanym stosem; z dokładnością do { $error } %.
coach-team-none = Przy tych zasadach żadna drużyna botów nie może grać dalej, więc wykres pokazuje punkty wciąż w zasięgu.
coach-about = Skąd trener to wie
coach-next = Ruch, który nastąpił
coach-same = { $name } robi to, co zrobiłby { $bot }: { $move }.
coach-rather = { $name } wybiera: { $move }. { $bot } wolałby: { $better }.
coach-moved = Szansa na { $best }: { $before } % przed, { $after } % po.
coach-moved-points = Oczekiwane punkty: { $before } przed, { $after } po.
coach-lost-chance = Szansa na { $best } spadła o { $percent } %.
coach-hindsight = { $bot } zrobiłby to samo: tylko przy wszystkich odkrytych rękach było coś lepszego.
coach-over = Gra skończona.
coach-move-play = zagrać kartę { $position }
coach-move-discard = odrzucić kartę { $position }
coach-move-clue = wskazówka dla { $target }: { $value }

term-coach = Czy trener ma obejrzeć tę partię? y – tak, Enter – nie:
term-coach-works = Trener patrzy…

error-review-none = Nikt jeszcze nie poprosił o tę analizę.
error-review-unfinished = Gra nie jest skończona; analizować można tylko grę doprowadzoną do końca.
error-review-seat = W tej grze nie ma miejsca { $seat }.
error-review-busy = Trener ma za dużo pracy; spróbuj za minutę.
error-review-failed = Analiza się urwała; spróbuj jeszcze raz.
error-review-needs-fast = Analiza wymaga NumPy i Numby, których na tym serwerze nie ma.
