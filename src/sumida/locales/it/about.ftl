# La pagina «Informazioni».
about-title = Informazioni su Sumida
about-version = Versione { $version }.
about-free = Sumida è software libero con licenza MIT: chiunque può usarlo, modificarlo e condividerlo.
about-games = Hashi è un gioco di Jeffrey D. Allers, Hanabi di Antoine Bauza. Questo è un programma indipendente con testi e disegni propri.
about-conventions = Le convenzioni che gioca il bot Compagno seguono le idee dello H-Group, descritte con parole nostre.
about-others = Fatto da altri
about-others-text = La pagina contiene i caratteri Alegreya e Alegreya Sans di Huerta Tipográfica e le librerie elencate qui sotto, con le rispettive licenze.
about-licences = Licenze di caratteri e librerie
