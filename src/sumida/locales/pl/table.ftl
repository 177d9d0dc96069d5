# Wokół stołu: zakładanie, poczekalnia, miejsca, rozmowa, zegary.
new-table = Stół do gry { $game }
with-whom = Z kim?
way-link = Znajomi, przez link
way-link-about = Dostajesz link; każdy gra na swoim urządzeniu.
way-bots = Boty
way-bots-about = Na pozostałych miejscach grają boty. Gra zaczyna się od razu.
way-device = Znajomi, na tym urządzeniu
way-device-about-hanabi = Podawajcie je sobie; między ruchami ręce są zakryte.
way-device-about-hashi = Podawajcie je sobie; każdy rysuje na własnej planszy.
way-watch = Oglądaj boty
way-watch-about-hanabi = Na wszystkich miejscach grają boty, także najsilniejsze; widzisz wszystkie ręce.
way-watch-about-hashi = Na wszystkich miejscach grają boty, także najsilniejsze; widzisz wszystkie plansze.
bot-own-kind = siada tylko z sobie podobnymi
bot-coded-table = nie rozumie szyfru tych botów
which-bot = Który bot?
player-name = Imię gracza { $number }
player-number = Gracz { $number }
create-table = Załóż stół
start-game = Rozpocznij grę

terms = Warunki stołu
players = Gracze
players-count = { $count ->
    [one] 1 (solo)
   *[other] { $count }
}
variant = Wariant
variant-five = Pięć kolorów
variant-three = Trzy kolory
variant-four = Cztery kolory
variant-six = Sześć kolorów
variant-multicolour = Pięć kolorów i wielobarwny
variant-multicolour-short = Pięć kolorów i krótki wielobarwny
variant-one-of-each = Pięć kolorów i jeden z pojedynczymi kartami
variant-colourless = Pięć kolorów i bezbarwny
variant-colourless-short = Pięć kolorów i krótki bezbarwny
variant-four-multicolour = Cztery kolory i wielobarwny
variant-four-multicolour-short = Cztery kolory i krótki wielobarwny
variant-four-one-of-each = Cztery kolory i jeden z pojedynczymi kartami
variant-four-colourless = Cztery kolory i bezbarwny
variant-four-colourless-short = Cztery kolory i krótki bezbarwny
option-grand-finale = Wielki finał: gramy, aż wszystko będzie wygrane albo przegrane
option-empty-clues = Wolno dawać wskazówki, które nie dotyczą żadnej karty
option-strikeout-scores-zero = Trzecia wpadka kosztuje wszystkie punkty
board = Plansza
board-A = Strona A (łatwiejsza)
board-B = Strona B (trudniejsza)
board-own = Własna plansza
board-text = Plansza: o wyspa, R czerwona flaga, B niebieska flaga, . woda
mistakes-rule = Błędy
mistakes-strict = Ściśle: błędy są odrzucane
mistakes-paper = Jak na papierze: błędy wychodzą po rundzie
talk = Rozmowa
talk-strict = Ściśle: stałe zwroty podczas gry
talk-house = Domowo: swobodny czat
talk-strict-short = ściśle
talk-house-short = domowo
watching = Widzowie
watching-public = widzą to, co wszyscy
watching-shadow = mogą zaglądać jednemu graczowi, jeśli gospodarz pozwoli
watching-all = mogą widzieć wszystkie ręce, jeśli gospodarz pozwoli
watching-all-hashi = mogą widzieć każdą kreskę w chwili rysowania, jeśli gospodarz pozwoli
watching-closed = nikt
clock = Zegar
clock-none = Brak
clock-minutes = { $minutes ->
    [one] 1 minuta na gracza i 10 sekund na ruch
    [few] { $minutes } minuty na gracza i 10 sekund na ruch
   *[many] { $minutes } minut na gracza i 10 sekund na ruch
}
shuffle-seats = Losuj miejsca

lobby = { $game }: stół się zapełnia
invite = Zaproś znajomych tym linkiem
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
seats = Miejsca
open-seat = Wolne miejsce
sit = Usiądź tutaj
stand = Wstań
add-bot = Dodaj bota
seat-bot = Bot na miejsce { $seat }
clear-seat = Zwolnij miejsce { $seat }
start-needs-seats = Najpierw wszystkie miejsca muszą być zajęte.
host-starts = Gospodarz rozpocznie grę, gdy wszyscy będą.
people = Osoby
watches-public = ogląda
watches-shadow = zagląda: { $name }
watches-all = widzi wszystkie ręce
watches-all-hashi = widzi każdą kreskę w chwili rysowania
wish-shadow = chce zaglądać: { $name }
wish-all = chce widzieć wszystkie ręce
wish-all-hashi = chce widzieć każdą kreskę w chwili rysowania
allow = Pozwól
deny = Nie
make-host = Uczyń gospodarzem
kick = Wyproś
ask-all = Poproś o widok wszystkich rąk
ask-all-hashi = Poproś o widok każdej kreski w chwili rysowania
ask-shadow = Poproś o widok: { $name }
finished-games = Partie rozegrane tutaj
finished-game = Partia { $number }: { $scores }

table = Stół
table-code = Stół { $code }
spectating = oglądasz
seat-link = Link do mojego miejsca
seat-link-about = Otwórz go w dowolnej przeglądarce, aby wrócić na swoje miejsce. Zachowaj go dla siebie.
stop-game = Zakończ tę grę teraz
stop-title = Zakończyć tę grę?
stop-text = Skończy się dla wszystkich przy stole, tak jak jest. Nikt nie będzie mógł grać w nią dalej.
stop-yes = Zakończ
leave = Opuść stół
pause = Pauza
unpause = Dalej
eyes = Oczami

chat = Rozmowa
chat-say = Powiedz coś
chat-send = Wyślij
chat-strict = Stół ścisły: podczas gry tylko te zwroty.
phrases = Powiedz zwrot…
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-thinking = Jeszcze myślę.
phrase-take-your-time = Nie ma pośpiechu.
phrase-back-soon = Zaraz wracam.
phrase-back = Już jestem.
phrase-thanks = Dziękuję!
phrase-well-played = Dobrze zagrane!
phrase-again = Jeszcze raz?
phrase-goodbye = Do widzenia!

command = Wiersz poleceń
command-hanabi = play 1 · clue B red
command-hashi = b2=5 · b2-b5 · done · undo
command-help = Naciśnij /, aby tu przejść. Każdy ruch można wpisać w notacji zasad.
command-keys-hanabi = Klawisze: 1–5 wybierają twoją kartę, P zagrywa, D odrzuca, C zaczyna wskazówkę.
command-keys-hashi = Klawisze: strzałki przechodzą, Enter wpisuje, Shift ze strzałką rysuje, U cofa, D potwierdza, H prosi o podpowiedź (w pojedynkę).

hand-over = Podaj urządzenie: { $name }
hand-over-hint = Teraz nikt inny nie powinien patrzeć.
hand-over-take = To ja: { $name }
hand-over-wait = Czekamy na pozostałych…

play-again = Zagraj jeszcze raz
rematch = Rewanż
watch-replay = Obejrzyj powtórkę
audit = Czy rozdanie było uczciwe?
audit-about = Serwer zobowiązał się do rozdania przed grą odciskiem: SHA-256 soli, znaku nowego wiersza i rozdania. Teraz wszystkie trzy są jawne.
audit-digest = Odcisk
audit-salt = Sól
audit-deal = Rozdanie
audit-sealed = Rozdanie jest zapieczętowane
audit-sealed-about = Jego odcisk zdjęto przed grą. Po grze każdy może sprawdzić, że rozdanie się nie zmieniło.

said-joined = Dołącza { $name }.
said-left = Odchodzi { $name }.
said-started = Gra się zaczyna.
said-ended = Gra skończona.
said-said = { $name } mówi: { $text }
said-paused = Zegary stoją.
said-unpaused = Zegary znów idą.
said-clock = { $name }: czas minął; gra toczy się dalej.
said-round = Runda { $round }: liczba { $number }, mosty: { $bridges }.

botname-random = Kości
botname-cautious = Nowicjusz
botname-partner = Partner
botname-hat = Kapelusz
botname-careful = Ostrożny
botname-planner = Planista
botname-master = Mistrz
botname-hat-search = Kapelusz z lupą
botname-learned = Talent
botname-learned-search = Talent z lupą
