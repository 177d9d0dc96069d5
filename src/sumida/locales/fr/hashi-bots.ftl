# Les bots de Hashi : ce qu’ils sont, et pourquoi ils font ce qu’ils font.
bot-hashi-random = Inscrit n’importe quoi de permis : la référence pour les autres.
bot-hashi-careful = Un débutant sensé : termine ce qu’il peut et surveille les drapeaux.
bot-hashi-planner = Un joueur rapide à l’œil exercé, qui regarde une carte plus loin.
bot-hashi-master = Le plus fort : pèse chaque tour contre chaque carte qui peut venir.
why-hashi-random = N’importe quelle inscription ferait l’affaire.
why-hashi-start = Un { $number } en { $island } est un bon départ.
why-hashi-start-other = Un { $number } en { $island } donne au voisin le départ le plus difficile.
why-hashi-write = { $number } convient le mieux à { $island }.
why-hashi-bridge = { $line } fait avancer des îles inachevées.
why-hashi-finish = { $line } termine { $islands }.
why-hashi-done = Le tour est complet.
why-hashi-renounce = Ne rien tracer vaut mieux que toute autre inscription.
why-hashi-write-worth = { $number } en { $island } : ce tour mène en moyenne à { $points } points, { $lead } de plus que le suivant.
why-hashi-bridge-worth = { $line } : ce tour mène en moyenne à { $points } points, { $lead } de plus que le suivant.
why-hashi-finish-worth = { $line } termine { $islands } : ce tour mène en moyenne à { $points } points, { $lead } de plus que le suivant.
why-hashi-done-worth = Le tour est complet et mène en moyenne à { $points } points, { $lead } de plus que le suivant.
why-hashi-renounce-worth = Ne rien tracer mène en moyenne à { $points } points, { $lead } de plus que le meilleur autre tour.
# Pourquoi un tour entier est bon : pour les conseils et pour le coach.
why-turn-race = { $race ->
    [red] Il termine le dernier drapeau rouge : { $points } points pour la course.
    [blue] Il termine le dernier drapeau bleu : { $points } points pour la course.
   *[linked] Il relie six îles terminées : { $points } points pour la course.
}
why-turn-finish = Il termine { $islands } : { $points } points.
why-turn-finish-red = Il termine { $islands } : { $points } points, et { $have } drapeaux rouges sur { $need }.
why-turn-finish-blue = Il termine { $islands } : { $points } points, et { $have } drapeaux bleus sur { $need }.
why-turn-flag = Il amène un premier pont à { $islands } : alors seulement un drapeau peut recevoir un nombre.
why-turn-nearly = { $missing ->
    [one] Après lui, il ne manque plus qu’un pont à { $island }.
   *[other] Il fait avancer { $island } : il manque { $missing } ponts, et il y a de la place pour eux.
}
why-turn-number = Il y a de la place pour { $most } ponts en { $island }, assez pour un { $number }.
why-turn-reach = Il amène des ponts à { $islands }, où l’on peut encore écrire tout nombre qui convient.
why-turn-best = Aucun autre tour ne promet plus de points.
why-turn-best-lead = Tout autre tour promet au moins { $lead } points de moins.
why-turn-pass = Aucune inscription ne rapporterait plus que de passer.
why-turn-pass-lead = Toute inscription coûterait des points : { $lead } de moins à la fin.
