# Le plateau de Hashi.
hashi-board = Plateau. Les flèches vont d’île en île, Entrée écrit, Maj avec une flèche trace un pont.
hashi-board-of = Plateau de { $name }
hashi-sheet-of = { $finished ->
    [one] Plateau de { $name } : { $finished } île terminée
   *[other] Plateau de { $name } : { $finished } îles terminées
}
hashi-board-own = Ton plateau
hashi-sheet-own = { $finished ->
    [one] Ton plateau : { $finished } île terminée
   *[other] Ton plateau : { $finished } îles terminées
}
points-own = Tes points
points-of = Points de { $name }
hashi-card = { $bridges ->
    [one] Nombre { $number }, { $bridges } pont
   *[other] Nombre { $number }, { $bridges } ponts
}
hashi-card-gone = { $bridges ->
    [one] Nombre { $number }, { $bridges } pont : passée
   *[other] Nombre { $number }, { $bridges } ponts : passée
}
hashi-unseen = { $count ->
    [one] { $count } carte pas encore vue : elle est dans la boîte
   *[other] { $count } cartes pas encore vues ; l’une d’elles est dans la boîte
}
hashi-draw = Tracer un pont { $line }
set-up = Mise en place
round-of = Manche { $round } sur { $rounds }
hashi-setup = Écris un 3 ou un 4 sur une île sans drapeau, au choix.
hashi-setup-done = Passe le plateau, ou annule.
hashi-setup-alone = Valide pour commencer, ou annule.
hashi-start-number = Nombre de départ
hashi-wait = Les autres jouent encore…
hashi-write = Écris le { $number } sur une île éclairée, ou laisse-le.
hashi-write-or-draw = { $bridges ->
    [one] Écris le { $number }, puis trace { $bridges } pont sur une ligne éclairée.
   *[other] Écris le { $number }, puis trace { $bridges } ponts sur des lignes éclairées.
}
hashi-draw-all = { $bridges ->
    [one] Trace { $bridges } pont, ou aucun.
   *[other] Trace les { $bridges } ponts, ou aucun.
}
hashi-more-bridges = { $bridges ->
    [one] Encore { $bridges } pont à tracer.
   *[other] Encore { $bridges } ponts à tracer.
}
hashi-no-number = Pas de nombre cette manche, sauf si tu annules.
hashi-confirm = Tout est tracé : valide, ou annule.
hashi-done = Valider
hashi-done-setup = Faire passer
hashi-pass = Passer
pass-title = Passer cette manche ?
pass-text = Tu pourrais encore utiliser cette carte. Si tu passes, elle est perdue.
boards-passed = Les plateaux sont passés à gauche : tu joues avec le départ de { $giver }, et { $taker } avec le tien.
looking-at = Tu regardes le plateau de { $name }.
back-to-own = Revenir à mon plateau
look-at = Voir le plateau de { $name }
others = Autres plateaux
is-done = a fini
is-passing = passe
races = Courses
race-open = { $points } pour le premier, puis { $later }
race-later = { $points } points encore à prendre
race-deadline = { $points } points jusqu’à la manche { $round }
race-ready = { $points } points à la fin de cette manche
race-scored = { $points } points, marqués à la manche { $round }
race-missed = non atteint
race-others = Marquée par { $names }
race-progress = { $have } sur { $need }
piles = Trois piles
pile-left = { $left ->
    [one] Pile { $pile } : { $left } carte restante, jusqu’à la manche { $round }
   *[other] Pile { $pile } : { $left } cartes restantes, jusqu’à la manche { $round }
}
pile-until = manche { $round }
score-preview = { $finished ->
    [one] points : { $finished } île, courses { $races }
   *[other] points : { $finished } îles, courses { $races }
}
score-final = { $finished ->
    [one] points : { $finished } île, courses { $races }
   *[other] points : { $finished } îles, courses { $races }
}
score-islands = Îles
score-red = Rouge
score-blue = Bleu
score-linked = Reliées
score-total = Total
solo-end = { $points } points
ranks = Tous les rangs
winner-you = Tu gagnes !
winners = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
flag-red = drapeau rouge
flag-blue = drapeau bleu
island-empty = vide
island-number = nombre { $number }, { $bridges } ponts sur { $number }
island-reached = { $bridges ->
    [one] sans nombre, { $bridges } pont
   *[other] sans nombre, { $bridges } ponts
}
island-finished = nombre { $number }, terminée
island-struck = barrée
island-hopeless = ne pourra jamais être terminée
island-offered = on peut écrire { $number } ici
mark-write = { $number } en { $island }
mark-bridge = pont { $line }
mark-erase = efface { $mark }
mark-you-erase = effaces { $mark }
mark-done = fini
mark-nothing = rien
mark-pass = passer
news-passed = { $name } passe.
news-race = { $race ->
    [red] { $name } : tous les drapeaux rouges, { $points } points !
    [blue] { $name } : tous les drapeaux bleus, { $points } points !
   *[linked] { $name } : six îles reliées, { $points } points !
}
log-round = { $bridges ->
    [one] Manche { $round } : { $number } et { $bridges } pont
   *[other] Manche { $round } : { $number } et { $bridges } ponts
}
log-setup = Mise en place
hopeless-title = Cette île n’atteindra jamais ce nombre
hopeless-text = Il ne reste pas assez de lignes pour autant de ponts : l’île ne pourrait jamais être terminée. Tu peux quand même l’écrire.
hopeless-yes = L’écrire quand même
mistakes = Contre les règles
mistake-until = Tu peux l’effacer jusqu’à la fin de la manche { $round }.
mistake-erase = Effacer
# La légende du plateau.
legend-hashi-lit = On peut écrire ici le nombre de la carte.
legend-hashi-open = On peut tracer un pont sur cette ligne.
legend-hashi-missing = Un nombre ; chaque point est un pont qui manque encore.
legend-hashi-reached = Pas encore de nombre : voilà combien de ponts y mènent déjà.
legend-hashi-fresh = Inscrit dans cette manche : Annuler l’enlève.
legend-hashi-finished = Terminée : vaut 2 points, plus de ponts.
legend-hashi-red = Un drapeau rouge : termine les quatre pour la course rouge.
legend-hashi-blue = Un drapeau bleu : termine les trois pour la course bleue.
legend-hashi-hopeless = Elle ne pourra jamais être terminée : il reste trop peu de lignes.
legend-hashi-struck = Barrée après une erreur : elle ne compte pas.
legend-hashi-hint = Une suggestion ; rien n’est tracé.
legend-hashi-gone = Dans le tableau des cartes : celle-ci est passée.
