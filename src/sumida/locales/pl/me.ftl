# Strona „Moje gry” i to, czego na niej odmawiamy.
error-person-unknown = Nieznany kod lub fraza; kod działa tylko raz, przez dziesięć minut.
error-person-same = Ta przeglądarka już należy do ciebie.
error-person-devices = Jedna osoba może mieć najwyżej tyle urządzeń: { $most }; najpierw wyloguj któreś z nich.
error-device-unknown = To urządzenie nie należy już do ciebie.
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
me-device-out-text = To urządzenie od razu traci twoje miejsca i gry. Zostają na pozostałych urządzeniach.
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
me-phrase-about = Gdy stracisz wszystkie urządzenia, ta fraza przywróci twoje gry. Zapisz ją; pokazujemy ją tylko teraz.
me-phrase-none = Jeszcze jej nie masz.
me-phrase-has = Masz już frazę. Nowa ją unieważni.
me-phrase-new = Utwórz frazę odzyskiwania
