# The page “About”.
about-title = About Sumida
about-version = Version { $version }.
about-free = Sumida is free software under the MIT licence: anyone may use, change and share it.
about-games = Hashi is a game by Jeffrey D. Allers, Hanabi by Antoine Bauza. This is an independent program with its own texts and drawings.
about-conventions = The conventions that the bot Partner plays follow the ideas of the H-Group, described in our own words.
about-others = Made by others
about-others-text = The page contains the fonts Alegreya and Alegreya Sans by Huerta Tipográfica, and the libraries listed below, under their own licences.
about-licences = Licences of fonts and libraries
