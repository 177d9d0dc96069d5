# Rama strony: pierwsza strona, ustawienia, dołączanie.
sumida = Sumida
title = Sumida — Hashi i Hanabi nad jedną rzeką
tagline = Dwie gry planszowe w japońskim duchu nad jedną rzeką: buduj mosty albo wspólnie odpalajcie fajerwerki.
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
footer = Wolne oprogramowanie. Bez konta, bez reklam, bez instalowania.

hashi = Hashi
hashi-kind = Odkryj i wpisz · 1–4 graczy · 20 minut
hashi-about = Karta podaje wszystkim liczbę i ile mostów. Połącz osiemnaście wysp przed innymi.
hashi-quick = Zagraj solo
hanabi = Hanabi
hanabi-kind = Karty w drużynie · 2–5 graczy · 25 minut
hanabi-about = Widzisz wszystkie ręce oprócz własnej. Dawajcie sobie wskazówki i odpalcie pięć doskonałych fajerwerków.
hanabi-quick = Zagraj z dwoma botami
with-friends = Ze znajomymi…
go-on-game = Graj dalej w { $game }
learn-short = Naucz się w trzy minuty
rules-short = Zasady gry

join-title = Dołącz do stołu
join-placeholder = Kod lub link
join = Wejdź
replay-title = Obejrzyj partię jeszcze raz
replay-upload = Otwórz plik partii…

preferences = Ustawienia
preferences-name = Twoje imię
preferences-language = Język
preferences-theme = Kolory
theme-night = Rzeka nocą
theme-paper = Papier
theme-auto = Jak to urządzenie
preferences-knowledge = Hanabi: co pokazują moje karty
knowledge-none = Nic: pamiętam samodzielnie
knowledge-clues = Wskazówki, które dostałem
knowledge-full = Wszystko, co wynika ze wskazówek
preferences-warnings = Ostrzegaj przed zagraniem, które musi się nie udać
preferences-motion = Krótkie animacje
preferences-sound = Dźwięki

cancel = Anuluj
you = ty
host = gospodarz
host-for = gospodarz pod nieobecność: { $name }
away = nieobecny
score = Wynik
player = Gracz
points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
log = Co się wydarzyło
log-empty = Jeszcze nic.
undo = Cofnij

title-table = { $game } — Sumida
title-new = Nowy stół: { $game } — Sumida
connecting = Idziemy do stołu…
reconnecting = Połączenie przerwane. Próbujemy ponownie; nic nie przepadło.
gone = Ten stół jest dla ciebie zamknięty.
join-table = { $host } zaprasza cię do gry { $game }
join-and-sit = Zajmij miejsce
join-and-watch = Tylko oglądaj

title-replay = Powtórka — Sumida
replay-none = Tej partii nie można pokazać
replay-loading = Pobieranie partii…
replay-controls = Kroki
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj samo
replay-turn = Pozycja
replay-link = Link do tej pozycji
replay-download = Pobierz
eyes-open = Wszystkie ręce odkryte
eyes-table = Wszyscy
