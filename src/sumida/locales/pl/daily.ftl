# Rozdanie dnia.
title-daily = { $game }: rozdanie dnia — Sumida
daily-title = Dzisiejsze rozdanie
daily-today = { $game }: dzisiejsze rozdanie
daily-past = { $game }: dawne rozdanie
daily-of = Rozdanie z { $day }
daily-chip = Rozdanie z { $day }
daily-open = Jeszcze nie zagrane
daily-begun = Zaczęte: graj dalej
daily-gave-up = Przerwane
daily-score = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
daily-score-helped = { $points ->
    [one] 1 punkt, z pomocą
    [few] { $points } punkty, z pomocą
    [many] { $points } punktów, z pomocą
   *[other] { $points } punktu, z pomocą
}
daily-next = { $hours ->
    [0] Następne za { $minutes } min.
   *[other] Następne za { $hours } godz. { $minutes } min.
}
daily-about-hashi = W pojedynkę na stronie { $board }. Dziś wszyscy na świecie mają te same karty.
daily-about-hanabi = Ty i dwa boty, pięć kolorów. Dziś wszyscy na świecie mają te same karty.
daily-counts = Liczy się pierwsza próba. Potem możesz ćwiczyć, ile chcesz.
daily-practice-about = Ten dzień minął: wszystko, co tu zagrasz, to ćwiczenie.
daily-play = Zagraj dzisiejsze rozdanie
daily-go-on = Graj dalej
daily-practise = Poćwicz to rozdanie
daily-standing = Twoje dni
daily-streak-now = z rzędu
daily-streak-longest = najdłuższa seria
daily-best-own = rekord bez pomocy
daily-streak = { $count ->
    [one] 1 dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
daily-kept = To jest zapisane tylko w twojej przeglądarce.
daily-honour = Rozdanie wynika z daty, więc kto je obliczy, zna karty: wyniki są sprawą honoru.
daily-days = Inne dni
daily-before = Dzień wcześniej
daily-mark-counted = Liczy się
daily-mark-helped = Z pomocą
daily-mark-practice = Ćwiczenie
daily-comparison = Twój wynik obok innych
daily-you = Ty
daily-table-of = Trzy boty { $bot }
daily-best = Najlepszy możliwy wynik przy znajomości kart
daily-best-found = Najlepszy znaleziony wynik przy znajomości kart
daily-computing = Trwa obliczanie, co z tego rozdania zrobią boty. Potrwa minutę lub dwie.
daily-compare-failed = Teraz nie można porównać. Kolejna próba za chwilę.
daily-share = Wynik dla znajomych: niczego nie zdradza
copy-result = Skopiuj wynik
share-title = Sumida · { $game } · { $day }
share-of = { $points } z { $best } punktów
share-bot = { $bot } { $points }
share-best = najlepszy możliwy { $points }
share-streak = { $count ->
    [one] 🔥 1 dzień
    [few] 🔥 { $count } dni z rzędu
    [many] 🔥 { $count } dni z rzędu
   *[other] 🔥 { $count } dnia z rzędu
}

# Podpowiedzi.
hint-ask = Podpowiedź
hint-thinking = Mistrz patrzy na twoją planszę…
hint-warming = Mistrz się rozgrzewa; pierwsza podpowiedź trwa najdłużej…
hint-start = Mistrz zacząłby tak: { $marks }.
hint-turn = Tura mistrza: { $marks }; na koniec spodziewane { $points } pkt.
hint-nothing = Mistrz nie rysowałby nic; na koniec spodziewa się { $points } pkt.
hint-confirm = Mistrz zatwierdziłby tę turę tak, jak jest; na koniec spodziewa się { $points } pkt.
hint-done = Zatwierdź, aby zacząć.
hint-undo = { $count ->
    [one] Najpierw cofnij swój znak.
    [few] Najpierw cofnij swoje { $count } znaki.
    [many] Najpierw cofnij swoje { $count } znaków.
   *[other] Najpierw cofnij swoje { $count } znaku.
}
hint-lead = To o { $lead } więcej niż po następnej najlepszej turze.
hint-finishes = Kończy { $islands }.
hint-use = Użyj
hint-close = Schowaj
hint-daily-title = Podpowiedź w dzisiejszym rozdaniu?
hint-daily-text = Próba zostanie oznaczona „z pomocą”. Seria dni trwa, ale nie jest to twój własny wynik.
hint-daily-yes = Pokaż
bots-warming = { $bots } rozgrzewa się po starcie serwera: pierwszy ruch może potrwać minutę.
