# Dlaczego plik nie jest partią.
error-not-a-record = To nie jest plik partii: { $detail }.
error-not-json = To nie jest poprawny JSON: { $detail }.
error-record-version = Ten plik ma wersję formatu { $version }; można odczytać wersję { $known }.
error-rules-version = Tę partię rozegrano według wersji { $version } zasad; znana jest wersja { $known }.
error-names = Plik wymienia osób: { $names }, a graczy jest { $players }.
error-too-large = Plik ma { $size } bajtów; odczytuje się najwyżej { $most }.
error-unknown-game = Nie ma gry „{ $game }”; są { $known }.
