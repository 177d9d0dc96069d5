# La donne du jour.
title-daily = { $game } : la donne du jour — Sumida
daily-title = La donne du jour
daily-today = { $game } : la donne du jour
daily-past = { $game } : une donne passée
daily-of = La donne du { $day }
daily-chip = Donne du { $day }
daily-open = Pas encore jouée
daily-begun = Commencée : continuer
daily-gave-up = Abandonnée
daily-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-score-helped = { $points ->
    [one] { $points } point, avec de l’aide
   *[other] { $points } points, avec de l’aide
}
daily-next = { $hours ->
    [0] La prochaine arrive dans { $minutes } min.
   *[other] La prochaine arrive dans { $hours } h { $minutes } min.
}
daily-about-hashi = En solo, sur la face { $board }. Aujourd’hui, le monde entier reçoit les mêmes cartes.
daily-about-hanabi = Toi et deux bots, cinq couleurs. Aujourd’hui, le monde entier reçoit les mêmes cartes.
daily-counts = Ton premier essai compte. Ensuite, entraîne-toi autant que tu veux.
daily-practice-about = Ce jour est passé : tout ce que tu joues ici est de l’entraînement.
daily-play = Jouer la donne du jour
daily-go-on = Continuer ma partie
daily-practise = S’entraîner sur cette donne
daily-standing = Ta série
daily-streak-now = de suite
daily-streak-longest = plus longue série
daily-best-own = record sans aide
daily-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
daily-kept = Ceci n’est enregistré que dans ton navigateur.
daily-honour = La donne découle de la date, n’importe qui peut calculer les cartes : les résultats sont affaire d’honneur.
daily-days = Autres jours
daily-before = Le jour d’avant
daily-mark-counted = Compté
daily-mark-helped = Avec de l’aide
daily-mark-practice = Entraînement
daily-comparison = Ton résultat et celui des autres
daily-you = Toi
daily-table-of = Trois bots { $bot }
daily-best = Le mieux possible, en connaissant chaque carte
daily-best-found = Le mieux trouvé, en connaissant chaque carte
daily-computing = Les bots jouent encore cette donne. Cela prend une minute ou deux.
daily-other-rules = Ce résultat a été obtenu avec d’anciennes règles et d’autres cartes : il n’y a rien à quoi le comparer.
daily-compare-failed = La comparaison n’est pas disponible en ce moment. Nouvel essai.
daily-share = Partage ton résultat : il ne dévoile rien
copy-result = Copier le résultat
share-title = Sumida · { $game } · { $day }
share-played = Sumida · { $game }
share-player = { $name } : { $points }
share-team = { $names ->
    [one] { $names } joueur
   *[other] { $names } joueurs
}
share-result = Partager le résultat
share-picture = Partager l’image
share-save = Enregistrer l’image
share-copy-picture = Copier l’image
share-picture-about = Image du résultat : { $result }
share-of = { $points } points sur { $best }
share-bot = { $bot } { $points }
share-best = mieux possible { $points }
share-streak = { $count ->
    [one] 🔥 { $count } jour
   *[other] 🔥 { $count } jours de suite
}

# Conseils.
hint-ask = Conseil
hint-thinking = Un maître regarde ton plateau…
hint-warming = Un maître s’échauffe ; le premier conseil est le plus long…
hint-start = Un maître commencerait par { $marks }.
hint-turn = Le tour d’un maître : { $marks } ; score final attendu { $points }.
hint-nothing = Un maître ne tracerait rien ; score final attendu { $points }.
hint-confirm = Un maître validerait ce tour tel quel ; score final attendu { $points }.
hint-done = Valide pour commencer.
hint-undo = { $count ->
    [one] Annule d’abord ton inscription.
   *[other] Annule d’abord tes { $count } inscriptions.
}
hint-lead = C’est { $lead } de plus que le meilleur autre tour.
hint-use = L’utiliser
hint-close = Fermer
hint-daily-title = Un conseil dans la donne du jour ?
hint-daily-text = Ton essai sera marqué « avec de l’aide ». Ta série continue, mais le score n’est pas qu’à toi.
hint-daily-yes = Montre-moi
bots-warming = S’échauffent encore depuis le démarrage du serveur : { $bots }. Le premier coup peut prendre une minute.
