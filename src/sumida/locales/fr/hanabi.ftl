# Pourquoi les règles de Hanabi refusent quelque chose.

refuse-over = La partie est finie.
refuse-not-your-turn = C’est le tour de la place { $seat }.
refuse-hanabi-unknown = Ce n’est pas une action de Hanabi : joue, défausse ou donne un indice.
refuse-hanabi-undo = Un tour de Hanabi ne s’annule pas : tout le monde l’a vu.
refuse-hanabi-no-tokens = Il n’y a plus de jeton indice : joue ou défausse.
refuse-hanabi-clue-self = Un indice se donne à quelqu’un d’autre, jamais à soi-même.
refuse-hanabi-empty-clue =
    { $value ->
        [white] Aucune carte de { $seat } n’est blanche
        [red] Aucune carte de { $seat } n’est rouge
        [blue] Aucune carte de { $seat } n’est bleue
        [yellow] Aucune carte de { $seat } n’est jaune
        [green] Aucune carte de { $seat } n’est verte
        [teal] Aucune carte de { $seat } n’est turquoise
        [black] Aucune carte de { $seat } n’est noire
       *[other] Aucune carte de { $seat } n’est un { $value }
    }, et à cette table un indice doit toucher une carte.
refuse-hanabi-discard-full = Les { $tokens } jetons indice sont tous là : joue ou donne un indice.
refuse-hanabi-position = Il n’y a pas de carte en position { $position } : la main en compte { $cards }.
refuse-hanabi-clue = Cet indice n’existe pas à cette table : les places sont { $seats }, et un indice nomme l’une de ces valeurs : { $values }.

error-options-type = Les options doivent être un objet avec des valeurs nommées.
error-hanabi-option = L’option « { $option } » n’est pas valide ; permis : { $allowed }.
error-hanabi-action = « { $text } » n’est pas une action ici : écris play N ou discard N avec N de 1 à { $positions }, ou clue S V avec S parmi { $seats } et V parmi { $values }.
error-hanabi-action-type = L’action doit être un texte.
error-hanabi-action-long = L’action a { $length } caractères ; on en lit { $limit } au plus.
error-hanabi-card = La carte { $place } du paquet, « { $text } », n’est pas une carte : écris une lettre parmi { $letters } et une valeur de 1 à 5.
error-hanabi-deck = Le paquet contient { $found } × { $card } ; la variante { $variant } en a { $copies }.
error-hanabi-deck-type = Le paquet doit être un texte.
error-hanabi-deck-long = Le paquet a { $length } caractères ; on en lit { $limit } au plus.
error-hanabi-engine-size = La variante { $variant } est trop grande pour le moteur compilé : elle a { $size }, et le maximum est { $most }.

error-hanablive-type = Une partie de hanab.live doit être un texte.
error-hanablive-long = La partie a { $length } caractères ; on en lit { $limit } au plus.
error-hanablive-json = Ce n’est pas une partie de hanab.live : { $fault }.
error-hanablive-link = Ce n’est pas un lien de hanab.live : { $fault }.
error-hanablive-page = Un lien vers une page de hanab.live ne contient pas la partie. Ouvre { $export }, enregistre-la dans un fichier, et ouvre ce fichier ici.
error-hanablive-variant = La variante de hanab.live « { $variant } » ne peut pas être convertie ; celles-ci oui : { $variants }.
error-hanablive-option = L’option de hanab.live { $option } change les règles d’une façon que ce jeu ne connaît pas.
error-hanablive-inexpressible = Ce format de hanab.live ne peut pas contenir l’option { $option }.
error-hanablive-record = Seules les parties de Hanabi selon les règles { $rules } peuvent être exportées vers hanab.live.
error-hanablive-deck = Le paquet a { $found } cartes ; il devrait en avoir { $cards }.
error-hanablive-card = La carte { $place } du paquet a une couleur ou une valeur que la variante n’a pas.
error-hanablive-action = Action { $number } : { $fault }.
error-hanablive-action-type = Ce n’est pas une action d’une partie de hanab.live.
error-hanablive-order = La carte { $order } du paquet n’est pas dans la main de qui doit jouer.
error-hanablive-impossible = hanab.live annonce une chose impossible : { $detail }.
