# Rozdanie dnia.
title-daily = { $game }: rozdanie dnia — Sumida
daily-title = Dzisiejsze rozdanie
daily-today = { $game }: dzisiejsze rozdanie
daily-past = { $game }: wcześniejsze rozdanie
daily-of = Rozdanie z { $day }
daily-chip = Rozdanie z { $day }
daily-open = Jeszcze nierozegrane
daily-begun = Zaczęte: graj dalej
daily-gave-up = Poddane
daily-score = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
daily-score-helped = { $points ->
    [one] 1 punkt, z pomocą
    [few] { $points } punkty, z pomocą
   *[many] { $points } punktów, z pomocą
}
daily-next = { $hours ->
    [0] Następne za { $minutes } min.
   *[other] Następne za { $hours } godz. { $minutes } min.
}
daily-about-hashi = Solo, na stronie { $board }. Dziś wszyscy na świecie dostają te same karty.
daily-about-hanabi = Ty i dwa boty, pięć kolorów. Dziś wszyscy na świecie dostają te same karty.
daily-counts = Liczy się twoja pierwsza próba. Potem możesz ćwiczyć, ile chcesz.
daily-practice-about = Ten dzień minął: wszystko, co tu zagrasz, to ćwiczenie.
daily-play = Zagraj dzisiejsze rozdanie
daily-go-on = Wróć do mojej partii
daily-practise = Poćwicz to rozdanie
daily-standing = Twoja seria
daily-streak-now = dni z rzędu
daily-streak-longest = najdłuższa seria
daily-best-own = rekord bez pomocy
daily-streak = { $count ->
    [one] 1 dzień z rzędu
   *[other] { $count } dni z rzędu
}
daily-kept = Te dane są zapisane tylko w twojej przeglądarce.
daily-honour = Rozdanie zależy od daty, więc każdy może poznać karty: ufamy twojej uczciwości.
daily-days = Inne dni
daily-before = Dzień wcześniej
daily-mark-counted = Liczy się
daily-mark-helped = Z pomocą
daily-mark-practice = Ćwiczenie
daily-comparison = Twój wynik i wyniki innych
daily-you = Ty
daily-table-of = Trzy boty { $bot }
daily-best = Najlepszy możliwy wynik przy znajomości kart
daily-best-found = Najlepszy znaleziony wynik przy znajomości kart
daily-computing = Boty jeszcze grają to rozdanie. Potrwa to minutę lub dwie.
daily-other-rules = Ten wynik osiągnięto według dawniejszych zasad i z innymi kartami, więc nie ma go z czym porównać.
daily-compare-failed = Porównanie jest teraz niedostępne. Próbujemy ponownie.
daily-share = Udostępnij wynik: niczego nie zdradza
copy-result = Skopiuj wynik
share-title = Sumida · { $game } · { $day }
share-played = Sumida · { $game }
share-player = { $name }: { $points }
share-team = { $names ->
    [one] 1 gracz
    [few] { $names } gracze
   *[many] { $names } graczy
}
share-result = Udostępnij wynik
share-picture = Udostępnij obrazek
share-save = Zapisz obrazek
share-copy-picture = Skopiuj obrazek
share-picture-about = Obrazek z wynikiem: { $result }
share-of = { $points } z { $best } punktów
share-bot = { $bot } { $points }
share-best = najlepszy możliwy { $points }
share-streak = { $count ->
    [one] 🔥 1 dzień
   *[other] 🔥 { $count } dni z rzędu
}

# Podpowiedzi.
hint-ask = Podpowiedź
hint-thinking = Mistrz patrzy na twoją planszę…
hint-warming = Mistrz się rozgrzewa; pierwsza podpowiedź trwa najdłużej…
hint-start = Mistrz zacząłby tak: { $marks }.
hint-turn = Tura mistrza: { $marks }; oczekiwany wynik końcowy: { $points }.
hint-nothing = Mistrz nie rysowałby nic; oczekiwany wynik końcowy: { $points }.
hint-confirm = Mistrz zatwierdziłby tę turę tak, jak jest; oczekiwany wynik końcowy: { $points }.
hint-done = Zatwierdź, aby zacząć.
hint-undo = { $count ->
    [one] Najpierw cofnij swój znak.
    [few] Najpierw cofnij swoje { $count } znaki.
   *[many] Najpierw cofnij swoje { $count } znaków.
}
hint-lead = To o { $lead } więcej niż po drugiej najlepszej turze.
hint-use = Użyj
hint-close = Zamknij
hint-daily-title = Podpowiedź w dzisiejszym rozdaniu?
hint-daily-text = Twoja próba zostanie oznaczona „z pomocą”. Seria trwa dalej, ale wynik nie będzie tylko twój.
hint-daily-yes = Pokaż
bots-warming = Serwer dopiero wystartował i boty się rozgrzewają ({ $bots }): pierwszy ruch może potrwać minutę.
