# Co udostępniony link mówi o sobie: serwer wstawia to do strony.
preview-table = Zaproszenie do stołu w Sumidzie
preview-table-about = Kliknij link i zajmij miejsce: Hashi albo Hanabi w przeglądarce. Bez konta, bez instalowania.
preview-replay = Partia rozegrana w Sumidzie
preview-replay-about = Obejrzyj ją ruch po ruchu, oczami dowolnego gracza.
preview-daily = { $game }: rozdanie dnia
preview-daily-about = Dziś cały świat dostaje te same karty. Ile punktów zdobędziesz?
preview-new = { $game }: zagraj ze znajomymi
preview-rules = { $game }: zasady gry
preview-learn = { $game }: naucz się w trzy minuty
preview-about = O Sumidzie
