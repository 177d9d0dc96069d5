# Strona „Moje gry” i to, czego na niej odmawiamy.
error-person-unknown = Nieznany kod lub fraza; kod działa tylko raz, przez dziesięć minut.
error-person-same = Ta przeglądarka już należy do ciebie.
error-person-devices = Jedna osoba może mieć najwyżej tyle urządzeń: { $most }; najpierw wyloguj któreś z nich.
error-device-unknown = To urządzenie nie należy już do ciebie.
error-passkey-none = Klucze dostępu nie działają pod tym adresem. Potrzebują https i nazwy.
error-passkey-refused = Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.
error-passkey-unknown = Ten klucz dostępu nie jest tu znany. Użyj kodu z innego urządzenia.
error-push-none = Ten serwer nie może wysyłać powiadomień.
error-push-refused = Nie można nic wysłać do usługi push, którą podaje ta przeglądarka.
error-push-unknown = To urządzenie nie dostaje powiadomień.
me-none-running = Nie masz gry w toku. Zacznij ją na stronie głównej.
me-none-finished = Nie ma jeszcze zakończonych gier.
me-none-shared = Jeszcze nic. Tu są gry, które oglądasz lub oglądałeś.
me-none-found = Żadna gra nie pasuje.
me-shared = Udostępnione mi
me-finished = Zakończone
me-running = W toku
me-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
me-points-of = { $name } { $points }
me-stopped = przerwana
me-offline = rozpoczęta offline
me-daily = rozdanie z { $day }
me-still-running = jeszcze w toku
me-more = Więcej gier
me-search = Szukaj
me-search-game = Gra
me-search-any = dowolna
me-search-partner = Ktoś przy stole
me-search-variant = Wariant lub plansza
me-search-lowest = Punkty od
me-search-highest = do
me-search-since = Od dnia
me-search-until = Do dnia
me-search-clear = Pokaż wszystkie
me-devices = Moje urządzenia
me-devices-about = Bez konta i hasła: znają cię twoje przeglądarki. Dodaj telefon lub inny komputer, a twoje gry będą i tam.
me-device-unnamed = Przeglądarka
me-device-here = to urządzenie
me-device-used = ostatnio używane { $day }
me-device-out = Wyloguj
me-device-out-label = Wyloguj { $name }
me-device-out-title = Wylogować { $name }?
me-device-out-text = To urządzenie od razu traci twoje miejsca i gry. Zostają na pozostałych urządzeniach. Jeśli może je mieć ktoś inny, utwórz też nową frazę odzyskiwania.
me-device-out-last = To twoje jedyne urządzenie. Bez frazy odzyskiwania nikt już nie wróci do twoich gier.
me-add = Dodaj urządzenie
me-add-about = Zeskanuj to drugim urządzeniem albo otwórz na nim „Moje gry” i wpisz kod. Działa raz, do { $time }.
me-code = Kod jednorazowy
me-join = Mam kod lub frazę odzyskiwania
me-join-field = Kod lub fraza odzyskiwania
me-join-go = Dodaj tę przeglądarkę
me-join-title = Czy tamto urządzenie jest twoje?
me-join-text = Ta przeglądarka i wszystkie jej gry będą należeć do osoby, której kod podajesz. Zobaczy ona twoją rękę w grach w toku. Kontynuuj tylko, jeśli to ty.
me-join-yes = To ja
me-joined = Gotowe: twoje gry są tutaj.
me-phrase = Fraza odzyskiwania
me-phrase-about = Gdy stracisz wszystkie urządzenia, ta fraza przywróci twoje gry. Zapisz ją; pokazujemy ją tylko raz.
me-phrase-none = Jeszcze jej nie masz.
me-phrase-has = Masz już frazę. Nowa ją unieważni.
me-phrase-new = Utwórz frazę odzyskiwania
me-passkeys = Klucze dostępu
me-passkeys-about = Dzięki kluczowi dostępu w telefonie, komputerze lub menedżerze haseł zalogujesz się na nowym urządzeniu odciskiem palca, twarzą albo kodem PIN. Gdy zgubisz urządzenie, wyloguj je i usuń też jego klucz.
me-passkey-unnamed = Klucz dostępu
me-passkey-made = utworzony { $since }, ostatnio używany { $used }
me-passkey-new = Utwórz klucz dostępu
me-passkey-use = Zaloguj się kluczem dostępu
me-passkey-remove = Usuń
me-passkey-remove-label = Usuń klucz dostępu { $name }
me-passkey-remove-title = Usunąć klucz dostępu { $name }?
me-passkey-remove-text = Nikt już się nim nie zaloguje. Usuń go też w swoim menedżerze haseł.
me-passkey-added = Gotowe: tym kluczem zalogujesz się na innych urządzeniach.
me-passkey-failed = Nic z tego: nie wybrano klucza albo to urządzenie już go ma.
push-late-title = Kończy ci się czas – { $game }
push-late-text = Stół { $code }: na ruch została mniej niż jedna czwarta czasu.
me-push = Powiadomienia
me-push-about = Dostaniesz powiadomienie, gdy przyjdzie twoja kolej, a żadna twoja strona nie pokazuje stołu. Mówi ono, który stół czeka, i nic o samej grze.
me-push-on = Ta przeglądarka dostaje powiadomienia.
me-push-start = Powiadamiaj tę przeglądarkę
me-push-stop = Przestań powiadamiać tę przeglądarkę
me-push-turns = Kiedy
me-push-turns-all = zawsze, gdy jest moja kolej
me-push-turns-deadlines = tylko w grach z terminem
me-push-quiet = Cisza
me-push-begin = Od
me-push-end = Do
me-push-zone = Według zegara tego urządzenia ({ $zone }). Jeśli po jej końcu nadal będzie twoja kolej, powiadomimy cię wtedy.
me-push-saved = Zapisano.
me-push-others = Powiadamiane są też:
me-push-remove = Przestań
me-push-remove-label = Przestań powiadamiać { $name }
me-push-failed = Nie udało się włączyć powiadomień w tej przeglądarce. Spróbuj później.
me-push-insecure = Ten adres nie ma https, więc przeglądarki nie pozwalają tu na powiadomienia. Gdy stół jest otwarty, woła cię tytuł karty, a jeśli chcesz, także dźwięki i wibracje.
me-push-server = Ten serwer nie może cię powiadomić, gdy strona jest zamknięta. Gdy stół jest otwarty w karcie, powiadomienia włącza dzwonek na jego pasku.
me-push-browser = Tej przeglądarki nie da się powiadomić, gdy strona jest zamknięta. Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego i otwórz ją stamtąd.
me-data = Moje dane
me-data-about = Twoje urządzenia, gry ze wszystkimi ruchami, notatki, wypowiedzi na czacie i statystyki w jednym pliku. Z trwającej gry jest w nim tylko to, co widzisz.
me-export = Pobierz wszystko
me-forget = Usuń wszystko o mnie
me-forget-title = Usunąć wszystko o tobie?
me-forget-text = Usunięte zostaną wszystkie twoje urządzenia, lista gier, imię, notatki, czat i ustawienia, tutaj i na pozostałych urządzeniach. Znikną też gry, w które grasz tylko ty. Gry z innymi toczą się dalej bez ciebie; twoje miejsce nazywa się „były gracz”. Nikt nie może tego cofnąć.
me-forget-yes = Usuń wszystko
me-forgotten = Wszystko o tobie zostało usunięte. Ta przeglądarka jest tu jak nowa.
open-tables = Otwarte stoły
open-table = { $game }, gospodarz: { $host }, { $open ->
    [one] { $open } wolne miejsce
    [few] { $open } wolne miejsca
   *[many] { $open } wolnych miejsc
}
open-table-running = { $game }, gospodarz: { $host }, gra trwa
open-table-watched = { $count ->
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
   *[many] ogląda { $count } osób
}
open-tables-more = Więcej stołów
stats = Statystyki
stats-none = Dokończ grę, a zobaczysz tu swoje liczby.
stats-summary = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}: średnio { $mean } pkt, najwyżej { $best }.
stats-perfect = Pełna punktacja: { $perfect } ({ $share }).
stats-below = Do pełnej punktacji zabrakło średnio { $gap } pkt.
stats-won = Z innymi: wygrane { $won } z { $games }.
stats-stopped = { $count ->
    [one] { $count } przerwana gra się nie liczy.
    [few] { $count } przerwane gry się nie liczą.
   *[many] { $count } przerwanych gier się nie liczy.
}
stats-offline = { $count ->
    [one] { $count } gra rozpoczęta offline ({ $mean } pkt) się nie liczy, bo kart nie rozdał serwer.
    [few] { $count } gry rozpoczęte offline (średnio { $mean } pkt) się nie liczą, bo kart nie rozdał serwer.
   *[many] { $count } gier rozpoczętych offline (średnio { $mean } pkt) się nie liczy, bo kart nie rozdał serwer.
}
stats-plot-day = Średnia punktów dziennie
stats-plot-week = Średnia punktów w tygodniu
stats-plot-month = Średnia punktów w miesiącu
stats-trend = Od { $from } do { $to }: między { $low } a { $high } pkt, ostatnio { $last }.
stats-table = Jako tabela
stats-col-since = Od
stats-col-games = Gry
stats-col-mean = Średnia
stats-col-best = Najlepszy
stats-col-perfect = Pełne
stats-col-won = Wygrane
stats-col-variant = Wariant lub plansza
stats-col-with = Z kim
stats-col-rank = Ranga
stats-col-day = Dzień
stats-col-points = Punkty
stats-col-possible = Możliwe
stats-groups = Według wariantu i partnerów
stats-alone = w pojedynkę
stats-people = { $others ->
    [one] { $others } osoba
    [few] { $others } osoby
   *[many] { $others } osób
}
stats-bots = { $bots }
stats-both = ludzie i { $bots }
stats-ranks = Rangi w grze solo
stats-rank = { $rank } (od { $least } pkt)
stats-daily = Rozdania dnia
stats-daily-summary = { $days ->
    [one] Zagrany { $days } dzień
    [few] Zagrane { $days } dni
   *[many] Zagrane { $days } dni
}, z rzędu teraz: { $current }, najwięcej: { $longest }.
stats-gap = { $days ->
    [one] W { $days } rozdaniu o znanym najlepszym wyniku zabrakło ci { $gap } pkt.
    [few] W { $days } rozdaniach o znanym najlepszym wyniku zabrakło ci średnio { $gap } pkt.
   *[many] W { $days } rozdaniach o znanym najlepszym wyniku zabrakło ci średnio { $gap } pkt.
}
stats-at-most = najwyżej { $limit }
board = Tablica dnia
board-about = Pokazuje wszystkim na tym serwerze twoją pierwszą próbę w rozdaniu każdego dnia, pod podanym tu imieniem, i nic więcej.
board-name = Imię na tablicy
board-join = Wpisz mnie na tablicę
board-leave = Wypisz mnie z tablicy
board-on = Jesteś na niej jako { $name }.
board-title = Pierwsze próby na tym serwerze
board-place = Miejsce
board-who = Imię
board-want = Wpisz się na tablicę w „Moich grach”
