# Pourquoi les règles de Hashi refusent quelque chose.

refuse-hashi-done = Tu as validé cette manche ; les autres jouent encore.
refuse-hashi-no-seat = Il n’y a pas de place { $seat } à cette table.
refuse-hashi-undo-nothing = Il n’y a rien à annuler dans cette manche.
refuse-hashi-set-up = Pendant la mise en place, tu n’écris qu’un nombre de départ.
refuse-hashi-no-start-number = Écris d’abord un 3 ou un 4 sur une île sans drapeau.
refuse-hashi-start-number = Le nombre de départ est un 3 ou un 4.
refuse-hashi-second-number = Tu ne peux écrire qu’un nombre par manche.
refuse-hashi-number-after-bridge = Le nombre vient d’abord : tu as déjà tracé un pont dans cette manche.
refuse-hashi-number-not-card = La carte montre { $number } : tu ne peux pas écrire un autre nombre.
refuse-hashi-number-range = Un nombre va de 1 à 6.
refuse-hashi-number-there = L’île { $island } a déjà un nombre.
refuse-hashi-flag-needs-bridge = L’île { $island } a un drapeau : elle n’accepte un nombre que si un pont y mène.
refuse-hashi-number-low = L’île { $island } a plus de { $number } ponts : le nombre ne peut pas être inférieur.
refuse-hashi-bridge-no-number = Ni { $a } ni { $b } n’a de nombre : un pont doit partir d’une île qui en a un.
refuse-hashi-line-full = Deux ponts relient déjà { $a } et { $b } : un troisième est interdit.
refuse-hashi-bridge-crosses = Le pont de { $a } à { $b } croiserait un autre pont.
refuse-hashi-island-finished = { $islands } a déjà autant de ponts que l’indique son nombre : on ne peut plus en ajouter.
refuse-hashi-six-bridges = { $islands } a déjà six ponts : il n’y a pas de nombre plus grand.
refuse-hashi-bridges-drawn = Tous les ponts de la carte ({ $bridges }) sont tracés.
refuse-hashi-bridges-incomplete = Après ce pont, les autres ponts de la carte ({ $left }) ne pourraient plus être tracés : c’est tout ou rien.
refuse-hashi-bridges-missing = Il faut tracer les { $bridges } ponts de la carte, ou aucun : il en reste { $left }.

# La règle papier sur les erreurs : les raisons ci-dessus nomment la règle enfreinte.

refuse-hashi-erase-strict = On ne peut effacer des erreurs qu’aux tables « papier ».
refuse-hashi-erase-nothing = Il n’y a pas d’erreur de la dernière manche à effacer en { $mark }.
refuse-hashi-erase-built-on = Une inscription plus récente touche { $mark } : on ne peut plus l’effacer.
refuse-hashi-line-crowded = Il n’y a plus de place pour un pont sur cette ligne.
refuse-hashi-struck = L’île { $island } est barrée et ne reçoit plus rien.

# Ce qui n’est ni une action, ni une carte, ni un paquet, ni une option, ni un plateau.

error-hashi-action = « { $text } » n’est pas une action ; écris b2=5, b2-b5, done, x b2 ou x b2-b5.
error-hashi-no-island = Il n’y a pas d’île { $island } sur ce plateau.
error-hashi-no-line = Il n’y a pas de ligne pointillée { $line } sur ce plateau.
error-hashi-card = La carte { $place } est « { $text } » ; une carte est un nombre de 1 à 6 et 1 à 3 ponts, par exemple 5/3.
error-hashi-card-count = Il faut exactement { $wanted } cartes comme 5/3, séparées par des espaces ; trouvé : { $found }.
error-hashi-deal-card = La donne contient la carte { $card } plus souvent que le paquet.
error-hashi-option = L’option « { $key } » n’est pas valide ; permis : { $allowed }.
error-hashi-option-unknown = Hashi n’a pas d’option « { $key } » ; ses options sont { $allowed }.
error-hashi-difficulty = Il n’y a pas de difficulté « { $difficulty } » ; choisis { $allowed }.
error-board-long = Ligne { $line }, colonne { $column } : un plateau a au plus { $most } caractères.
error-board-letter = Ligne { $line }, colonne { $column } : « { $letter } » n’est ni une île ni de l’eau ; utilise o, R, B ou un point.
error-board-blank = Ligne { $line }, colonne { $column } : mets des espaces entre les lettres, comme dans « o . R ».
error-board-empty = Ligne { $line }, colonne { $column } : il n’y a pas de grille ; un plateau a des lignes de o, R, B et de points.
error-board-ragged = Ligne { $line }, colonne { $column } : cette ligne a { $found } cases, mais la première en a { $width } ; toutes doivent être de même longueur.
error-board-big = Ligne { $line }, colonne { $column } : un plateau a au plus { $most } colonnes et { $most } lignes.
error-board-count = Ligne { $line }, colonne { $column } : un plateau a exactement { $wanted } îles « { $letter } » ; celui-ci en a { $found }.
error-board-alone = Ligne { $line }, colonne { $column } : l’île { $island } n’a aucune autre île dans sa ligne ou sa colonne.
