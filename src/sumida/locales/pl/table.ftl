# Wokół stołu: zakładanie, poczekalnia, miejsca, czat, zegary.
new-table = Nowy stół: { $game }
with-whom = Z kim grasz?
way-link = Znajomi, przez link
way-link-about = Dostajesz link do udostępnienia; każdy gra na swoim urządzeniu.
way-bots = Boty
way-bots-about = Boty zajmują pozostałe miejsca i gra zaczyna się od razu.
way-device = Znajomi, na tym urządzeniu
way-device-about-hanabi = Podawajcie sobie urządzenie; między turami ręce są zakryte.
way-device-about-hashi = Podawajcie sobie urządzenie; każdy rysuje na swojej planszy.
way-watch = Oglądaj boty
way-watch-about-hanabi = Na wszystkich miejscach grają boty, nawet najsilniejsze; widzisz wszystkie ręce.
way-watch-about-hashi = Na wszystkich miejscach grają boty, nawet najsilniejsze; widzisz wszystkie plansze.
bot-own-kind = gra tylko z botami takimi jak on
bot-coded-table = nie rozumie kodu tych botów
which-bot = Który bot?
player-name = Imię gracza { $number }
player-number = Gracz { $number }
create-table = Utwórz stół
start-game = Rozpocznij grę

terms = Ustawienia stołu
option-players = Gracze
players-count = { $count ->
    [one] 1 (solo)
   *[other] { $count }
}
option-variant = Wariant
variant-five = Pięć kolorów
variant-three = Trzy kolory
variant-four = Cztery kolory
variant-six = Sześć kolorów
variant-multicolour = Pięć kolorów i wielobarwny
variant-multicolour-short = Pięć kolorów i wielobarwny (po jednej karcie)
variant-one-of-each = Pięć kolorów i czarny (po jednej karcie)
variant-colourless = Pięć kolorów i bezbarwny
variant-colourless-short = Pięć kolorów i bezbarwny (po jednej karcie)
variant-four-multicolour = Cztery kolory i wielobarwny
variant-four-multicolour-short = Cztery kolory i wielobarwny (po jednej karcie)
variant-four-one-of-each = Cztery kolory i czarny (po jednej karcie)
variant-four-colourless = Cztery kolory i bezbarwny
variant-four-colourless-short = Cztery kolory i bezbarwny (po jednej karcie)
option-grand-finale = Wielki finał: gra trwa, aż wszystko będzie wygrane albo przegrane
option-empty-clues = Pozwól na wskazówki, które nie dotyczą żadnej karty
option-strikeout-scores-zero = Trzecia wpadka zabiera wszystkie punkty
option-board = Plansza
board-A = Strona A (łatwiejsza)
board-B = Strona B (trudniejsza)
board-own = Własna plansza
board-text = Plansza: o wyspa, R czerwona flaga, B niebieska flaga, . woda
option-mistakes = Błędy
mistakes-strict = Ściśle: gra nie przyjmuje błędów
mistakes-paper = Jak na papierze: błędy wychodzą po rundzie
mistakes-strict-short = błędy odrzucane
mistakes-paper-short = błędy jak na papierze
grand-finale-short = wielki finał
empty-clues-short = puste wskazówki dozwolone
strikeout-scores-zero-short = trzecia wpadka zabiera wszystko
talk = Zasady czatu
talk-silent = Cisza: podczas gry bez komentarzy
talk-strict = Ścisłe: podczas gry tylko gotowe zwroty
talk-house = Domowe: swobodny czat
talk-strict-short = tylko gotowe zwroty
talk-house-short = swobodny czat
talk-silent-short = bez komentarzy
watching = Widzowie
watching-public = widzą tylko to, co jawne
watching-shadow = mogą zaglądać jednemu graczowi przez ramię, jeśli gospodarz pozwoli
watching-all = mogą widzieć wszystkie ręce, jeśli gospodarz pozwoli
watching-all-hashi = mogą widzieć każdy znak w chwili rysowania, jeśli gospodarz pozwoli
watching-closed = brak
clock = Zegar
clock-none = Brak
clock-minutes = { $minutes ->
    [one] 1 minuta na gracza i 10 sekund na turę
    [few] { $minutes } minuty na gracza i 10 sekund na turę
   *[many] { $minutes } minut na gracza i 10 sekund na turę
}
shuffle-seats = Losuj miejsca
open-to-all = Otwarty dla wszystkich: stół jest na pierwszej stronie, a każdy może usiąść i patrzeć
open-to-bots = Otwarty dla botów: stół jest na liście i mogą przy nim usiąść programy innych osób
show-sorting = Pozostali widzą, jak gracz ułożył karty
sorting-shown-short = układ kart jawny
sorting-hidden-short = układ kart prywatny
clock-short = { $minutes } min + { $increment } s
clock-none-short = bez zegara
takebacks = Cofanie ruchów
takebacks-agreed-hanabi = Za zgodą wszystkich
takebacks-agreed-hashi = Turę można poprawić do następnej karty
takebacks-never-hanabi = Nigdy
takebacks-never-hashi = Nigdy
takebacks-agreed-short = cofanie za zgodą wszystkich
takebacks-agreed-hashi-short = turę można poprawić
takebacks-never-short = bez cofania
level-short = { $level ->
    [0] bez konwencji
   *[other] konwencje: poziom { $level }
}
starts = Kto zaczyna
starts-first = Pierwsze miejsce
starts-host = Gospodarz
starts-drawn = Losowanie
starts-seat = Miejsce { $seat }: { $name }
starts-host-short = zaczyna gospodarz
starts-drawn-short = kto zaczyna, decyduje los
starts-seat-short = zaczyna { $name }
takeover = Gdy gracza nie ma
takeover-host = Decyduje gospodarz
takeover-after = { $minutes ->
    [one] Po minucie gra za niego bot
    [few] Po { $minutes } minutach gra za niego bot
   *[many] Po { $minutes } minutach gra za niego bot
}
takeover-bot = Który bot go zastępuje
takeover-short = po { $minutes } min gra { $bot }
open-to-all-short = otwarty dla wszystkich
open-to-bots-short = otwarty dla botów

lobby = { $game }: czekamy na graczy
invite = Zaproś znajomych tym linkiem
invite-qr = Kod QR
invite-qr-about = Kod QR linku { $address }
invite-network = Ten link jest dla innych urządzeń w twojej sieci.
invite-only-here = Ten link działa tylko na tym komputerze. Żeby inni w twojej sieci mogli dołączyć, uruchom serwer tak: sumida serve --host 0.0.0.0
lock = Zamknij stół
lock-open = Może wejść każdy, kto ma link.
unlock = Otwórz stół
locked = Stół jest zamknięty: nikt nowy nie może wejść.
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
host-starts = Gospodarz rozpocznie grę, gdy wszyscy będą na miejscu.
people = Osoby
rename = Zmień moje imię
rename-save = Zmień
watches-public = ogląda
watches-shadow = zagląda graczowi { $name } przez ramię
watches-all = widzi wszystkie ręce
watches-all-hashi = widzi każdy znak w chwili rysowania
wish-shadow = chce zaglądać graczowi { $name } przez ramię
wish-all = prosi o widok wszystkich rąk
wish-all-hashi = prosi o widok każdego znaku w chwili rysowania
wish-play = prosi o miejsce { $seat }
wish-asked = Prośba wysłana do gospodarza. Poczekaj na odpowiedź.
wish-declined = Gospodarz się nie zgodził.
wish-seat-taken = To miejsce jest już zajęte.
allow = Pozwól
deny = Nie
make-host = Zrób gospodarzem
kick = Usuń
kick-title = Usunąć gracza { $name } od stołu?
kick-text = { $name } nie będzie już mieć wstępu do tego stołu.
kick-seat = Kto gra dalej na tym miejscu?
kick-seat-open = Nikt: miejsce zostaje wolne
requests = Prośby
withdraw = Wycofaj
takeback-ask = Cofnij ruch
takeback-asks = { $moves ->
    [one] { $name } prosi o cofnięcie ostatniego ruchu.
    [few] { $name } prosi o cofnięcie ostatnich { $moves } ruchów.
   *[many] { $name } prosi o cofnięcie ostatnich { $moves } ruchów.
}
takeback-asked = Prosisz o cofnięcie ruchu. Czeka na odpowiedź: { $names }.
takeback-waiting = Brakuje odpowiedzi: { $names }.
takeback-agree = Zgoda
takeback-decline = Nie
substitute-for = { $bot } za: { $name }
substitute-plays = gra { $bot }
substitute-you = { $bot } gra za ciebie.
take-seat-back = Wróć na swoje miejsce
absent-open = Miejsce { $seat } jest wolne.
absent-left = { $name } nie bierze już udziału w grze.
absent-away = { $name }: chwilowo poza stołem.
let-bot-play = Niech gra bot…
ask-all = Poproś o widok wszystkich rąk
ask-all-hashi = Poproś o widok każdego znaku w chwili rysowania
ask-shadow = Poproś o widok gracza { $name }
ask-seat = Poproś o to miejsce
finished-games = Partie rozegrane tutaj
finished-earlier = Wcześniejsze partie
finished-game = Partia { $number }: { $scores }
archived-title = Dawna partia
archived-running = Tę partię rozpoczęto według wersji { $version } zasad, której ten serwer nie ma. Nie można grać dalej.
archived-host = Gospodarz może ją zakończyć i rozpocząć nową.
archived-over = Tę partię rozegrano według wersji { $version } zasad, której ten serwer nie ma. Tutaj widać to, co z niej zapisano.
archived-result = Wynik
archived-no-result = Wyniku nie zapisano.

table = Stół
table-code = Stół { $code }
spectating = oglądasz
seat-link = Link do mojego miejsca
seat-link-about = Otwórz go w dowolnej przeglądarce, aby wrócić na swoje miejsce. Nie udostępniaj go.
seat-link-renew = Odnów link
seat-link-renew-about = Jeśli ktoś inny ma ten link, odnów go: stary przestanie działać, a twoje inne urządzenia zostaną wylogowane.
seat-link-renewed = To jest nowy link. Stary już nie działa.
stop-game = Zakończ tę grę teraz
stop-title = Zakończyć tę grę?
stop-text = Gra skończy się teraz dla wszystkich przy stole i nie będzie można jej wznowić.
stop-yes = Zakończ
leave = Opuść stół
pause = Pauza
unpause = Wznów
eyes = Widok
sound = Dźwięk
sound-on = Dźwięk jest włączony
sound-off = Dźwięk jest wyłączony
notify = Powiadom mnie, gdy przyjdzie moja kolej
notify-on = Powiadomienia są włączone
notify-off = Powiadomienia są wyłączone
notify-denied = Przeglądarka blokuje powiadomienia z tej strony; można je włączyć w ustawieniach witryny.
alert-title = Twoja kolej – { $game }
alert-text = Stół { $code } czeka na ciebie.

chat = Czat
chat-and-log = Czat i przebieg gry
chat-unread = { $count ->
    [one] Czat: 1 nowa wiadomość
    [few] Czat: { $count } nowe wiadomości
   *[many] Czat: { $count } nowych wiadomości
}
chat-say = Powiedz coś
chat-send = Wyślij
chat-earlier = Wcześniejsze wiadomości
chat-strict = Ścisłe zasady: podczas gry tylko te zwroty.
chat-silent = Stół w ciszy: podczas gry nie komentują ani gracze, ani widzowie.
phrases = Wybierz zwrot…
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-thinking = Jeszcze myślę.
phrase-take-your-time = Nie ma pośpiechu.
phrase-back-soon = Zaraz wracam.
phrase-back = Już jestem.
phrase-thanks = Dziękuję!
phrase-well-played = Dobrze zagrane!
phrase-again = Jeszcze jedna partia?
phrase-goodbye = Do widzenia!

command = Wiersz poleceń
command-hanabi = play 1 · clue B czerwony
command-hashi = b2=5 · b2-b5 · done · undo
command-help = Wpisz dowolny ruch w notacji; Esc zamyka ten wiersz.
command-keys-hanabi = Klawisze: 1–5 wybierają twoją kartę, P ją zagrywa, D odrzuca, C zaczyna wskazówkę, Alt z ← lub → przesuwa kartę.
command-keys-hashi = Klawisze: strzałki przechodzą, Enter wpisuje, Shift ze strzałką rysuje, U cofa, D zatwierdza, H prosi o podpowiedź (solo).
keys = Klawiatura
keys-frame = Zawsze: / otwiera wiersz poleceń, ? otwiera tę pomoc, Esc zamyka.

hand-over = Podaj urządzenie: { $name }
hand-over-hint = Reszta nie podgląda!
hand-over-take = To ja: { $name }
hand-over-wait = Czekamy na pozostałych graczy…

play-again = Zagraj jeszcze raz
rematch = Rewanż
watch-replay = Obejrzyj powtórkę
coach-ask = Zapytaj trenera
audit = Czy rozdanie było uczciwe?
audit-about = Przed grą serwer opublikował odcisk rozdania: SHA-256 soli, znaku nowego wiersza i rozdania. Teraz możesz sprawdzić wszystkie trzy.
audit-digest = Odcisk
audit-salt = Sól
audit-deal = Rozdanie
audit-sealed = Rozdanie jest zapieczętowane
audit-sealed-about = Jego odcisk opublikowano przed grą. Po grze każdy może sprawdzić, że rozdanie się nie zmieniło.
fair-add = Dołóż się do tasowania
fair-add-about = Serwer zapieczętował swoją część rozdania. Teraz twoja przeglądarka dodaje własny los, a ty możesz dodać słowa: wtedy nawet serwer nie wybierze kart sam.
fair-words = Dowolne twoje słowa
fair-add-words = Dodaj
fair-added-by = Do tej pory dołożyli się: { $names }.
fair-seal = Pieczęć
fair-secret = Sekret serwera
fair-added = Dodane przez: { $name }
fair-about = Przed grą serwer opublikował pieczęć, czyli SHA-256 swojego sekretu. Potem gracze dodali coś od siebie. Rozdanie wynika z jednego i drugiego; dokumentacja pokazuje, jak to sprawdzić w dziesięciu wierszach.
fair-download = Zapisz wszystko o tym rozdaniu (czyta to sumida verify)
fair-fixed = Ta strona to sprawdziła: rozdanie ustalono na początku gry i właśnie nim zagrano.
fair-sealed = Ta strona to sprawdziła: rozdanie ustalono przed grą i właśnie nim zagrano.
fair-mixed = Ta strona to sprawdziła: rozdanie ustalono przed grą z udziałem twojej przeglądarki i właśnie nim zagrano.
fair-changed = Uwaga: to nie jest rozdanie ustalone na początku gry.
fair-not-sealed = Uwaga: sekret serwera nie jest tym, który zapieczętował przed grą.
fair-not-drawn = Uwaga: to rozdanie nie wynika z sekretu serwera i z tego, co dodali gracze.
fair-left-out = Uwaga: pominięto to, co do rozdania dodała twoja przeglądarka.
fair-played = Uwaga: zagrane karty nie są kartami z tego rozdania.

said-joined = Dołącza { $name }.
said-joined-bot = Dołącza bot { $name } gracza { $owner }.
bot-of = bot gracza { $owner }
name-bot = { $name } (bot)
said-left = Odchodzi { $name }.
said-locked = Stół jest zamknięty.
said-unlocked = Stół jest znowu otwarty.
said-substitute = { $bot } gra za: { $name }.
said-substitute-left = { $name } znowu gra.
said-taken-back = Ruch został cofnięty.
said-started = Gra się rozpoczęła.
said-ended = Koniec gry.
said-turn = Twoja kolej.
said-said = { $name } mówi: { $text }
said-paused = Zegary są wstrzymane.
said-unpaused = Zegary znów chodzą.
said-clock = { $name }: koniec czasu; gra toczy się dalej.
said-round = { $bridges ->
    [one] Runda { $round }: liczba { $number }, 1 most.
    [few] Runda { $round }: liczba { $number }, { $bridges } mosty.
   *[many] Runda { $round }: liczba { $number }, { $bridges } mostów.
}

botname-random = Kości
botname-cautious = Nowicjusz
botname-partner = Partner
botname-literal = Dosłowny
botname-partner-level = Partner (poziom { $level })
botname-hat = Kapelusz
botname-careful = Ostrożny
botname-planner = Planista
botname-master = Mistrz
botname-hat-search = Kapelusz z lupą
botname-learned = Talent
botname-learned-search = Talent z lupą
is-thinking = myśli…
