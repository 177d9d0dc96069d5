# Dlaczego plik nie jest partią.
error-not-a-record = To nie jest plik partii: { $detail }.
error-not-a-view = To nie jest widok gry: { $detail }.
error-not-json = To nie jest poprawny JSON: { $detail }.
error-duplicate-key = Ten plik podaje klucz „{ $key }” dwa razy.
error-record-version = Ten plik ma wersję formatu { $version }; ten program czyta wersję { $known }.
error-rules-version = Tę partię rozegrano według wersji { $version } zasad; ten program zna wersję { $known }.
error-names = Imion w pliku jest { $names }, a graczy { $players }.
error-too-large = Plik ma { $size } bajtów; przyjmujemy najwyżej { $most }.
error-unknown-game = Nie ma gry „{ $game }”; są { $known }.
error-no-seat = Nie ma miejsca „{ $seat }”; ta partia ma { $seats }.
