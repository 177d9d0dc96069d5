# La page « À propos ».
about-title = À propos de Sumida
about-version = Version { $version }.
about-free = Sumida est un logiciel libre sous licence MIT : chacun peut l’utiliser, le modifier et le partager.
about-games = Hashi est un jeu de Jeffrey D. Allers, Hanabi un jeu d’Antoine Bauza. Ceci est un programme indépendant, avec ses propres textes et dessins.
about-conventions = Les conventions que joue le bot Partenaire suivent les idées du H-Group, décrites avec nos propres mots.
about-others = Fait par d’autres
about-others-text = La page contient les polices Alegreya et Alegreya Sans de Huerta Tipográfica, et les bibliothèques ci-dessous, sous leurs propres licences.
about-licences = Licences des polices et des bibliothèques
