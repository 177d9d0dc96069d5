### Playing without a network

offline-about = Obie gry z zasadami i botami, lekcje i twoje powtórki mogą zostać w tej przeglądarce. Wtedy zagrasz w samolocie, w tunelu i wszędzie tam, gdzie nie ma sieci.
offline-joins = Gry rozpoczęte offline zostają w tej przeglądarce i dołączą do twoich gier, gdy wróci sieć.
offline-kept-here = Twoje gry zostają w tej przeglądarce; nic nie jest nigdzie wysyłane.
offline-insecure = Ta przeglądarka nie może tu zachować strony: potrzeba bezpiecznego połączenia (https) i pamięci, której niektóre okna prywatne nie mają.
offline-get = Przygotuj do gry offline ({ $megabytes } MB)
offline-loading = Wczytywanie …
offline-preparing = Przygotowywanie zasad …
offline-failed = Nie udało się. Sprawdź połączenie i spróbuj ponownie.
offline-ready = Ta przeglądarka zagra w obie gry bez sieci.
offline-play = Zagraj w { $game }
offline-remove = Usuń z tej przeglądarki
offline-home-screen = Dodaj stronę do ekranu głównego, aby otwierać ją jak aplikację.
offline-now = Offline: grasz w tej przeglądarce
