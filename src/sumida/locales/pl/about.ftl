# The page “About”.
about-title = O Sumidzie
about-version = Wersja { $version }.
about-free = Sumida to wolne oprogramowanie na licencji MIT: każdy może go używać, zmieniać je i udostępniać.
about-games = Autorem gry Hashi jest Jeffrey D. Allers, a gry Hanabi – Antoine Bauza. To niezależny program z własnymi tekstami i rysunkami.
about-conventions = Konwencje, którymi gra bot Partner, opierają się na pomysłach H-Group, opisanych naszymi słowami.
about-others = Dzieło innych
about-others-text = Strona zawiera kroje pisma Alegreya i Alegreya Sans (Huerta Tipográfica) oraz biblioteki wymienione poniżej, na ich własnych licencjach.
about-licences = Licencje krojów pisma i bibliotek
