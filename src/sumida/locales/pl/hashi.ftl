# Dlaczego zasady Hashi czegoś zabraniają.

refuse-hashi-done = Ta runda jest już przez ciebie zatwierdzona; inni jeszcze grają.
refuse-hashi-no-seat = Przy tym stole nie ma miejsca { $seat }.
refuse-hashi-undo-nothing = W tej rundzie nie ma czego cofnąć.
refuse-hashi-set-up = Podczas przygotowania wpisuje się tylko liczbę początkową.
refuse-hashi-no-start-number = Najpierw wpisz 3 lub 4 na wyspie bez flagi.
refuse-hashi-start-number = Liczba początkowa to 3 lub 4.
refuse-hashi-second-number = W jednej rundzie możesz wpisać tylko jedną liczbę.
refuse-hashi-number-after-bridge = Najpierw liczba: w tej rundzie jest już narysowany most.
refuse-hashi-number-not-card = Karta pokazuje { $number }: nie możesz wpisać innej liczby.
refuse-hashi-number-range = Liczba musi być od 1 do 6.
refuse-hashi-number-there = Wyspa { $island } ma już liczbę.
refuse-hashi-flag-needs-bridge = Wyspa { $island } ma flagę: liczbę można na niej wpisać dopiero wtedy, gdy prowadzi do niej most.
refuse-hashi-number-low = { $number } to za mało dla wyspy { $island }: prowadzi do niej więcej mostów.
refuse-hashi-bridge-no-number = Ani { $a }, ani { $b } nie ma liczby: most musi się zaczynać na wyspie z liczbą.
refuse-hashi-line-full = Między { $a } a { $b } są już dwa mosty: trzeciego nie wolno.
refuse-hashi-bridge-crosses = Most z { $a } do { $b } przecinałby inny most.
refuse-hashi-island-finished = Na { $islands } jest już tyle mostów, ile mówi liczba: nie można dodać kolejnego.
refuse-hashi-six-bridges = Na { $islands } jest już sześć mostów: większej liczby nie ma.
refuse-hashi-bridges-drawn = Wszystkie mosty z karty ({ $bridges }) są już narysowane.
refuse-hashi-bridges-incomplete = Po tym moście nie dałoby się narysować pozostałych z karty ({ $left }): wszystkie albo żaden.
refuse-hashi-bridges-missing = Trzeba narysować wszystkie mosty z karty ({ $bridges }) albo żadnego: brakuje jeszcze { $left }.

# Zasada papieru: powody powyżej nazywają złamaną zasadę.

refuse-hashi-erase-strict = Błędy można cofać tylko przy stole „papierowym”.
refuse-hashi-erase-nothing = Na { $mark } nie ma błędu z poprzedniej rundy, który można by cofnąć.
refuse-hashi-erase-built-on = Późniejszy znak dotyka { $mark }: nie można już tego cofnąć.
refuse-hashi-line-crowded = Na tej linii nie ma miejsca na kolejny most.
refuse-hashi-struck = Wyspa { $island } jest skreślona i nie przyjmuje więcej znaków.

# Co nie jest ruchem, kartą, talią, opcją ani planszą.

error-hashi-action = „{ $text }” to nie jest ruch; wpisz b2=5, b2-b5, done, x b2 lub x b2-b5.
error-hashi-no-island = Na tej planszy nie ma wyspy { $island }.
error-hashi-no-line = Na tej planszy nie ma przerywanej linii { $line }.
error-hashi-card = Karta { $place } to „{ $text }”; karta to liczba 1–6 i od 1 do 3 mostów, na przykład 5/3.
error-hashi-card-count = Musi być dokładnie { $wanted } kart takich jak 5/3, oddzielonych odstępami; jest: { $found }.
error-hashi-deal-card = W rozdaniu karta { $card } występuje częściej niż w talii.
error-hashi-option = Opcja „{ $key }” jest nieprawidłowa; dozwolone: { $allowed }.
error-hashi-option-unknown = Hashi nie ma opcji „{ $key }”; opcje to { $allowed }.
error-hashi-difficulty = Nie ma poziomu trudności „{ $difficulty }”; wybierz { $allowed }.
error-board-long = Wiersz { $line }, kolumna { $column }: plansza ma najwyżej { $most } znaków.
error-board-letter = Wiersz { $line }, kolumna { $column }: „{ $letter }” nie jest wyspą ani wodą; użyj o, R, B lub kropki.
error-board-blank = Wiersz { $line }, kolumna { $column }: rozdziel litery odstępami, na przykład „o . R”.
error-board-empty = Wiersz { $line }, kolumna { $column }: nie ma siatki; plansza to rzędy o, R, B i kropek.
error-board-ragged = Wiersz { $line }, kolumna { $column }: pól w tym rzędzie jest { $found }, a w pierwszym { $width }; wszystkie rzędy muszą być równej długości.
error-board-big = Wiersz { $line }, kolumna { $column }: plansza ma najwyżej { $most } kolumn i { $most } rzędów.
error-board-count = Wiersz { $line }, kolumna { $column }: wysp „{ $letter }” musi być na planszy dokładnie { $wanted }, a jest { $found }.
error-board-alone = Wiersz { $line }, kolumna { $column }: wyspa { $island } nie ma innej wyspy w swoim rzędzie ani kolumnie.
