# Rama strony: pierwsza strona, ustawienia, dołączanie.
sumida = Sumida
title = Sumida — Hashi i Hanabi nad jedną rzeką
tagline = Dwie gry planszowe w japońskim duchu nad jedną rzeką: buduj mosty albo odpalaj w drużynie fajerwerki.
home = Sumida, pierwsza strona
navigation = Strony
nav-learn = Nauka
nav-rules = Zasady
skip = Przejdź do gry
close = Zamknij
page-failed = Strona się nie wczytała. Czy serwer jeszcze działa?
try-again = Spróbuj ponownie
not-found = Nie ma takiej strony.
guest = Gość
former-player = były gracz
footer = Wolne oprogramowanie. Bez konta, bez reklam, bez instalowania.
about = O stronie
offline-title = Graj offline

hashi = Hashi
hashi-kind = Odkryj i wpisz · 1–4 graczy · 20 minut
hashi-about = Każda karta daje wszystkim tę samą liczbę i te same mosty. Połącz osiemnaście wysp przed innymi.
hanabi = Hanabi
hanabi-kind = Karciana kooperacja · 2–5 graczy · 25 minut
hanabi-about = Widzisz ręce wszystkich oprócz własnej. Dawajcie sobie wskazówki i odpalcie pięć doskonałych fajerwerków.
quick-alone = Zagraj solo
quick-bots = { $count ->
    [1] Zagraj z botem
    [2] Zagraj z dwoma botami
    [3] Zagraj z trzema botami
   *[other] Zagraj z czterema botami
}
quick-options = Opcje
quick-bot = Pozostali przy stole
quick-reset = Wróć do zwykłej gry
partner-lesson = Co znaczą jego wskazówki: lekcja
with-friends = Ze znajomymi…
go-on-game = Wróć do partii { $game }
my-games = Moje gry
unfinished = Niedokończone partie
unfinished-with = grają też: { $names }
unfinished-alone = solo
unfinished-your-turn = twoja kolej
unfinished-turn = kolej gracza { $name }
unfinished-turns = ruch mają { $names }
unfinished-until = do: { $time }
unfinished-remove = Usuń z tej listy: { $game }, stół { $table }
learn-short = Naucz się w trzy minuty
rules-short = Zasady gry

join-title = Dołącz do stołu
join-placeholder = Kod lub link
join = Wejdź
replay-title = Powtórka partii
replay-upload = Otwórz plik partii…

preferences = Ustawienia
preferences-name = Twoje imię
preferences-language = Język
preferences-theme = Kolory
theme-night = Rzeka nocą
theme-paper = Papier
theme-auto = Jak na tym urządzeniu
preferences-knowledge = Hanabi: co pokazują moje karty
knowledge-none = Nic: wolę pamiętać
knowledge-clues = Otrzymane wskazówki
knowledge-full = Wszystko, co wynika ze wskazówek
preferences-warnings = Ostrzegaj przed zagraniem, które na pewno się nie uda
preferences-motion = Krótkie animacje
preferences-sound = Dźwięki
preferences-vibrate = Wibruj, gdy przyjdzie moja kolej

cancel = Anuluj
you = ty
host = gospodarz
host-for = zastępca gospodarza, dopóki nie wróci { $name }
away = nieobecny
score = Wynik
player = Gracz
points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
log = Co się wydarzyło
log-you = Ty
log-empty = Jeszcze nic.
log-why = Dlaczego?
log-meaning = Co znaczy?
legend = Co oznaczają znaki?
undo = Cofnij

title-table = { $game } — Sumida
title-new = Nowy stół: { $game } — Sumida
connecting = Łączenie ze stołem…
bot-waits = { $bot } nie może teraz myśleć na tym serwerze. Stół czeka i próbuje ponownie.
reconnecting = Połączenie przerwane. Łączymy ponownie; twoja partia jest bezpieczna.
reconnecting-kept = Twoje ostatnie działanie jest zachowane i zostanie wysłane.
sending = Wysyłanie…
gone = Nie masz już dostępu do tego stołu.
locked-out = Ten stół jest zamknięty
locked-out-about = Gospodarz nie wpuszcza nikogo nowego. Poproś o otwarcie stołu i spróbuj ponownie.
watchers-full = Nie ma już miejsca dla widzów
signed-out = Wylogowano cię na tym urządzeniu
missing-table = Nie ma stołu { $table }
missing-table-about = Sprawdź, czy w kodzie nie ma błędu. Stół dawno nieużywany mógł zostać usunięty.
join-table = { $host } zaprasza cię do gry { $game }
join-and-sit = Zajmij miejsce
join-and-ask = Poproś o wolne miejsce
join-and-watch = Tylko oglądam

title-replay = Powtórka — Sumida
replay-none = Tej partii nie można pokazać
replay-loading = Wczytywanie partii…
replay-controls = Kroki
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj automatycznie
replay-turn = Pozycja
replay-link = Link do tej pozycji
replay-download = Pobierz
eyes-open = Wszystkie ręce odkryte
eyes-table = Widok publiczny
