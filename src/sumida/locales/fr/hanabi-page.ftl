# La table de Hanabi.
hanabi-table = Mains et feux d’artifice
fireworks = Feux d’artifice
firework-height = { $height ->
    [0] { $colour } : pas commencé
   *[other] { $colour } : jusqu’à { $height }
}
clue-tokens = Indices
strikes = Ratés
draw-pile = Pioche
last-round = Dernier tour
turns-left = { $turns ->
    [one] { $turns } tour restant
   *[other] { $turns } tours restants
}
discards = Défausse
last-copy = Les autres exemplaires sont partis : { $card } est indispensable
own-hand = Ta main, telle que tu la connais
hand-of = Main de { $name }
your-turn = À toi
as-owner = Maintiens appuyé pour voir la main de { $name } comme { $name } la voit
give-clue = Un indice
clue-to = Indice pour { $name }
clue-button = { $count ->
    [0] { $value } à { $name } : ne touche aucune carte
    [one] { $value } à { $name } : touche { $count } carte
   *[other] { $value } à { $name } : touche { $count } cartes
}
play = Jouer
discard = Défausser
note = Note
note-label = Note privée sur la carte { $position }
hanabi-wait = Les autres jouent…
hanabi-your-turn = À toi : choisis une de tes cartes, ou celle de quelqu’un d’autre pour donner un indice.
hanabi-no-clues = Plus d’indices : choisis une carte à jouer ou à défausser.
hanabi-full-clues = Tous les jetons indice sont là : tu ne peux pas défausser.
must-fail-title = Cette carte ne peut pas convenir
must-fail-text = D’après tout ce que tu sais, cette carte ne va sur aucun feu d’artifice. La jouer coûte un raté.
must-fail-yes = La jouer quand même
card-position = carte { $position }
card-unknown = inconnue
card-word = { $rank } { $colour }
card-clued = indice { $clues }
card-critical = dernier exemplaire
card-touched = serait touchée
card-note = note : { $note }
any-colour = n’importe quelle couleur
any-rank = n’importe quel nombre
colour-white = blanc
letter-white = C
colour-red = rouge
letter-red = R
colour-blue = bleu
letter-blue = U
colour-yellow = jaune
letter-yellow = J
colour-green = vert
letter-green = V
colour-teal = turquoise
letter-teal = T
colour-black = noir
letter-black = N
colour-multicolour = multicolore
letter-multicolour = M
colour-colourless = incolore
letter-colourless = I
turn-clue = { $count ->
    [one] { $name } donne à { $target } l’indice { $value } : { $count } carte
   *[other] { $name } donne à { $target } l’indice { $value } : { $count } cartes
}
turn-you-clue = { $count ->
    [one] Tu donnes à { $target } l’indice { $value } : { $count } carte
   *[other] Tu donnes à { $target } l’indice { $value } : { $count } cartes
}
turn-clue-you = { $count ->
    [one] { $name } te donne l’indice { $value } : { $count } carte
   *[other] { $name } te donne l’indice { $value } : { $count } cartes
}
turn-play = { $name } joue { $card }
turn-strike = { $name } joue { $card } : ça ne va pas. Raté !
turn-discard = { $name } défausse { $card }
turn-you-play = Tu joues { $card }
turn-you-strike = Tu joues { $card } : ça ne va pas. Raté !
turn-you-discard = Tu défausses { $card }
points-research = { $points } selon le barème des tournois, où un troisième raté fait tout perdre
ended-perfect = Tous les feux d’artifice sont complets.
ended-strikes = Le troisième raté a mis fin au spectacle.
ended-last-round = Le dernier tour est terminé.
ended-indispensable = Une carte irremplaçable est perdue.
ended-stuck = Il n’y avait plus de coup possible.
ended-stopped = La partie a été arrêtée.
firework-capped = ne peut plus dépasser { $height }
score-at-most = au plus { $most }
strike-number = Raté { $strikes } sur { $most }
strike-text = { $name } : { $card } ne va pas.
card-place = place { $at } sur { $of }
card-moved = la carte { $position } est maintenant à la place { $at } sur { $of }
move-left = Déplacer la carte { $position } vers la gauche
move-right = Déplacer la carte { $position } vers la droite
usual-order = Ordre habituel
looking-back = Tu revois le tour { $turn }.
back-to-now = Revenir au présent
legend-hanabi-clued = Cadre doré : un indice a touché cette carte.
legend-hanabi-pips = Ce que les indices ont dit d’elle.
legend-hanabi-arrow = Touchée par un indice depuis ton dernier tour.
legend-hanabi-possible = Ce que la carte peut encore être ; un point remplace ce qu’elle ne peut pas être.
legend-hanabi-plays = Elle va à coup sûr maintenant.
legend-hanabi-useless = Elle ne va plus sur aucun feu d’artifice : à défausser sans risque.
legend-hanabi-critical = Le dernier exemplaire d’une carte encore utile.
legend-hanabi-single = Dans la défausse : il ne reste qu’un exemplaire, et il est utile.
legend-hanabi-note = Ta note privée.
legend-hanabi-touched = L’indice toucherait cette carte.
legend-hanabi-chosen = La carte que tu as choisie.
legend-hanabi-slot = Le numéro de la carte pour les touches, les coups et les commandes, 1 pour la plus ancienne ; il suit la carte quand tu ranges ta main.
legend-hanabi-token = Jetons indice : ceux qui brillent restent.
legend-hanabi-strike = Ratés : le troisième met fin au spectacle.
legend-hanabi-pile = Cartes restant à piocher.
legend-hanabi-cap = Ce feu d’artifice ne peut plus monter plus haut.
legend-hanabi-count = Combien de cartes l’indice touche.
legend-hanabi-turn = Bord rouge : c’est à cette personne de jouer.
