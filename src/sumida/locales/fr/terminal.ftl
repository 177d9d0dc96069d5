# Le jeu dans le terminal.

term-welcome = { $game }. La partie est enregistrée après chaque coup ; quitte quand tu veux et reprends avec --resume.
term-which-game = Quel jeu ? 1 hanabi, 2 hashi :
term-saved = À la prochaine. La partie est enregistrée ; voici comment la reprendre :
term-nothing-saved = À la prochaine. Il n’y avait rien à enregistrer.
term-unfinished = { $moves ->
    [one] Il y a ici une partie de { $game } inachevée, avec { $moves } coup. r : la reprendre · n : une nouvelle (l’ancienne est gardée)
   *[other] Il y a ici une partie de { $game } inachevée, avec { $moves } coups. r : la reprendre · n : une nouvelle (l’ancienne est gardée)
}
term-kept = Ta partie inachevée est gardée ; celle-ci est enregistrée dans { $file }.
term-hand-over = Passe le clavier à { $who }. Appuie sur Entrée quand personne d’autre ne regarde.
term-you = toi
term-none = aucune
term-series = Feux d’artifice
term-discards = Défausse
term-tokens = Indices : { $clues }   Ratés : { $strikes }   Pioche : { $pile }   Points : { $points }
term-last-round = { $turns ->
    [one] Dernière ronde : { $turns } tour restant.
   *[other] Dernière ronde : { $turns } tours restants.
}
term-set-up = mise en place
term-unseen = Cartes à venir
term-points = Points
term-hashi-set-up = Mise en place : écris un 3 ou un 4 sur une île sans drapeau, puis done.
term-hashi-card = Manche { $round } sur { $rounds } : nombre { $number }, ponts : { $bridges }
term-hashi-confirm = C’est tout pour ce tour : done le valide, undo revient d’un pas.
term-hashi-over = La partie est finie.
term-mistake = Contre les règles : { $mark }. { $why }
term-replay-prompt = Entrée : avancer · b : reculer · nombre : aller à · A, B … : vue de cette place · all : tout · q : quitter

help-hanabi = Coups : play 1 · discard 4 · clue B rouge (ou clue B r) · clue B 3. La position 1 est la carte la plus ancienne, à gauche. r1 est le 1 rouge ; entre crochets, ce que peut savoir qui tient la carte : [?/23] est un 2 ou un 3 de n’importe quelle couleur.
help-grand-finale = Bouquet final : la partie ne s’arrête pas avec la pioche. On gagne quand tous les feux d’artifice sont complets, et on perd au troisième raté ou dès qu’une carte nécessaire est perdue.
help-hashi = Coups : b2=5 écrit un nombre, b2-b5 trace un pont, done termine le tour, undo revient d’un pas. Sur le plateau, (3) est terminée, [R] est un drapeau rouge et [B] un bleu, [4:1] est un 4 qui a 1 pont. 3/1 est une carte avec un 3 et 1 pont ; (9 ≤ 12) veut dire 9 points jusqu’à la manche 12.
help-hashi-paper = Règles papier : tout ce qui tient sur la feuille est accepté, et les erreurs se découvrent après la manche. x b2 ou x b2-b5 en efface une, jusqu’à la fin de la manche suivante ; après, ses îles sont barrées.
help-hint = hint demande conseil à un maître pour ce tour.
help-always = Aussi : legal (tous tes coups) · help · quit. Tab complète ce que tu tapes, les flèches rappellent les lignes précédentes.

log-clue = { $count ->
    [one] { $who } : { $action } ({ $count } carte)
   *[other] { $who } : { $action } ({ $count } cartes)
}
log-played = { $who } joue { $card }.
log-misplayed = { $who } essaie { $card } : ça ne va pas. Raté !
log-discarded = { $who } défausse { $card }.
log-you-played = Tu joues { $card }.
log-you-misplayed = Tu essaies { $card } : ça ne va pas. Raté !
log-you-discarded = Tu défausses { $card }.

result-points = { $points } points sur { $best }.
result-strikes = Le troisième raté met fin au spectacle : { $points } points sur { $best } sur la table ({ $zero } selon le barème des tournois).
result-solo = { $points } points : { $rank }.
result-you-win = Tu gagnes.
result-winners = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}

term-daily = { $game } : la donne du { $day }. Aujourd’hui, le monde entier reçoit les mêmes cartes.
term-daily-bot = { $points ->
    [one] { $bot } : { $points } point
   *[other] { $bot } : { $points } points
}
term-daily-best = Le mieux possible en connaissant chaque carte : { $points } points (prouvé ; au plus { $limit })
term-daily-between = Le mieux possible en connaissant chaque carte : au moins { $points } points, au plus { $limit }

# Ce qui n’est refusé que sur la ligne de commande.
error-bot-form = « { $bot } » ne désigne aucun bot : écris FICHIER.py:CLASSE.
error-bot-takes-no-weights = Le bot { $bot } ne prend pas de poids ; ceux-ci en prennent : { $takers }.
error-name-bot-again = { $bot } est un bot de l’extérieur : nomme-le de nouveau avec --bot { $bot }
error-no-program = Il n’y a pas de programme « { $program } ».
error-weights-damaged = Les poids { $file } manquent ou sont abîmés : réinstalle le paquet, ou donne un fichier issu de l’entraînement.
error-weights-other = Les poids { $file } sont pour { $name } { $found } ; il faut des poids pour { $name } { $wanted }.
error-nothing-to-resume = Il n’y a pas de partie de { $game } à reprendre ; commences-en une avec : sumida play { $game }
error-bot-crashed = Le bot { $bot } a planté : { $detail }
error-bot-slow = Le bot { $bot } n’a pas répondu en { $seconds } secondes.
error-bot-illegal = Le bot { $bot } a répondu « { $answer } » : { $detail }
error-bot-unusable = Le bot { $bot } est inutilisable : { $detail }.
error-hat-setup = Les bots à chapeau ne jouent que le jeu normal ; ici l’option { $option } diffère.
error-bot-alone = Le bot { $bot } ne joue qu’avec des bots de son espèce ; avec des humains, tu peux choisir { $known }.
