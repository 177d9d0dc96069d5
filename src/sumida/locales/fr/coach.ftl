# Le coach : analyse des parties terminées.
coach = Coach
coach-away = Fermer le coach
coach-whose = Le jeu de qui
coach-progress = Avancement de l’analyse
coach-waiting = { $ahead ->
    [0] Ton analyse est la prochaine.
    [one] Une analyse passe avant la tienne.
   *[other] { $ahead } analyses passent avant la tienne.
}
coach-warming = Le coach s’échauffe. La première analyse peut prendre une minute.
coach-running = Le coach analyse la partie : { $percent } %

coach-scored = { $name } : { $points } points
coach-bound-proven = En connaissant toutes les cartes d’avance, { $best } points étaient possibles. C’est prouvé.
coach-bound-between = En connaissant toutes les cartes d’avance, au moins { $best } points étaient possibles, et pas plus de { $limit }.
coach-bound-none = Le meilleur score possible est inconnu : le solveur n’est pas installé sur ce serveur.
coach-bound-watch = Voir le meilleur déroulement
coach-bound-line = possible { $best }
coach-luck-good = Chance : les cartes ont été généreuses et ont rapporté { $points } points.
coach-luck-bad = Chance : les cartes ont été ingrates et ont coûté { $points } points.
coach-luck-even = Chance : les cartes n’ont été ni généreuses ni ingrates.
coach-skill = Talent : les choix ont coûté { $points } points par rapport à ceux d’un maître.
coach-skill-none = Talent : un maître n’aurait pas fait mieux.
coach-start-cost = Un autre nombre de départ aurait valu { $points } points de plus.

coach-graph-hashi = Score final attendu, tour par tour
coach-graph-hanabi = Chance de faire { $best } points, tour par tour
coach-graph-gone = Chance de faire { $best } points jusqu’au tour { $turn }, puis les points attendus
coach-gone-points = points
coach-graph-reach = Points encore accessibles, tour par tour
coach-graph-keys = Les flèches gauche et droite parcourent les tours, et la partie suit.
coach-at-start = Au début : { $value }
coach-at-turn = Tour { $turn } : { $value }
coach-at-cost = Tour { $turn } : { $value } ; numéro { $place } des décisions les plus coûteuses, { $cost } points
coach-points = { $points } points
coach-percent = { $percent } %

coach-costliest = Ce qui a coûté le plus
coach-costliest-none = Aucune décision n’a coûté quoi que ce soit de notable. Bien joué !
coach-cost = { $points } points perdus
coach-drawn = Tracé : { $marks }
coach-better = Mieux : { $marks }
coach-why = Le meilleur tour :
coach-show = Montrer le tour { $turn } dans la partie
coach-table = Montrer en tableau
coach-column-turn = Tour
coach-column-card = Carte
coach-column-player = Joueur
coach-column-move = Coup
coach-column-better = Mieux
coach-column-advice = Conseil
coach-column-expected = Attendu
coach-column-chance = Chance
coach-column-reach = Accessible
coach-column-cost = Coût

coach-of = { $points } points sur { $best }
coach-advisor-partner = Le conseil lit les conventions habituelles et reste patient avec qui n’en utilise pas.
coach-advisor-own = Le conseil parle la langue de cette table.
coach-team = La chance est celle d’une équipe qui a lu les indices de cette table et continue aussi bien que les bots les plus forts : jusqu’à { $games } parties pour chaque coup, avec les deux tiers supérieurs de la pioche tels qu’ils étaient et le reste remélangé. L’équipe peut aussi prendre la relève de certains coups plus tard, après ce que les joueurs ont vraiment fait de ces cartes. Là où elle voit peu d’espoir, elle réfléchit plus longtemps sur moins de parties, ou des joueurs aux conventions de cette table continuent à sa place. Plus ou moins { $error } %.
coach-gone = À partir du tour { $turn }, { $best } points étaient hors de portée. La courbe y montre les points que l’équipe attend.
coach-team-none = Aucune équipe de bots ne peut continuer avec ces réglages : la courbe montre donc les points encore accessibles.
coach-about = Comment le coach calcule cela
coach-next = Le coup suivant
coach-chose = Choix de { $name } : { $move }.
coach-same = Le coach aurait fait la même chose.
coach-rather = Le conseil du coach : { $better }.
coach-moved = Chance de { $best } : { $before } % avant, { $after } % après.
coach-moved-points = Points attendus : { $before } avant, { $after } après.
coach-lost-chance = La chance de { $best } a baissé de { $percent } %.

outcome-fits = C’était { $card }, et la carte allait.
outcome-strike-early = C’était { $card }, mais il fallait un { $needed } en { $colour } : un raté.
outcome-strike-late = C’était { $card }, déjà posé en { $colour } : un raté.
outcome-last = C’était le dernier { $card } : à partir de là, { $reach } points au plus étaient possibles.
outcome-knew = D’après les indices et les cartes visibles, cela pouvait être { $count ->
    [one] une seule carte
   *[other] { $count } cartes différentes
  }, dont { $fitting } qui allaient.
outcome-knew-better = D’après les indices et les cartes visibles, il était clair qu’elle ne pouvait pas aller.
outcome-read-play = D’après les conventions, les indices disaient qu’on pouvait la jouer.
outcome-read-prompt = D’après les conventions, un indice à quelqu’un d’autre la demandait.
outcome-read-finesse = D’après les conventions, un indice à quelqu’un d’autre demandait la carte la plus récente sans indice.
outcome-read-nothing = Aucun indice ne l’avait montrée.
outcome-discard-useless = C’était { $card }, dont on n’avait plus besoin.
outcome-discard-last = C’était le dernier { $card } : à partir de là, { $reach } points au plus étaient possibles.
outcome-discard-copy = C’était { $card } ; { $left ->
    [one] il en reste { $left } exemplaire.
   *[other] il en reste { $left } exemplaires.
}
outcome-clue-one-fits = Il montrait une carte, qui va maintenant.
outcome-clue-one-waits = Il montrait une carte, qui ne va pas encore.
outcome-clue-fits = Il montrait { $count } cartes ; { $fitting ->
    [one] l’une d’elles va maintenant.
   *[other] { $fitting } d’entre elles vont maintenant.
}
outcome-clue-waits = Il montrait { $count } cartes ; aucune ne va maintenant.
outcome-clue-none = Il ne montrait aucune carte.
advice-strike = Personne ne pouvait le voir alors, mais cette carte était { $card } : un raté.
advice-last = Personne ne pouvait le voir alors, mais cette carte était le dernier { $card }.
coach-hindsight = Mieux n’était visible qu’avec toutes les mains ouvertes.
coach-over = La partie est finie.
coach-move-play = jouer la carte { $position }
coach-move-discard = défausser la carte { $position }
coach-move-clue = donner à { $target } l’indice { $value }

term-coach = Le coach doit-il analyser cette partie ? y pour oui, Entrée pour non :
term-coach-works = Le coach analyse…

error-review-none = Personne n’a encore demandé cette analyse.
error-review-rules = Le coach connaît la version { $known } des règles ; cette partie a été jouée selon la version { $version }.
error-review-unfinished = La partie n’est pas terminée ; seule une partie jouée jusqu’au bout peut être analysée.
error-review-seat = Cette partie n’a pas de place { $seat }.
error-review-busy = Le coach est débordé ; réessaie dans une minute.
error-review-failed = L’analyse a échoué ; réessaie.
error-review-needs-fast = Une analyse a besoin de NumPy et Numba, qui ne sont pas installés sur ce serveur.
