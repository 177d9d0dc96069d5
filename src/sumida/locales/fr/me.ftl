# La page « Mes parties », et ce qui y est refusé.
error-person-unknown = Ce code ou cette phrase n’est pas valable ; un code sert une seule fois, pendant dix minutes.
error-person-same = Ce navigateur est déjà l’un des tiens.
error-person-devices = Une personne peut avoir { $most } appareils au plus ; déconnecte-en un d’abord.
error-device-unknown = Cet appareil n’est plus l’un des tiens.
error-passkey-none = Les clés d’accès ne fonctionnent pas à cette adresse : il faut https et un nom.
error-passkey-refused = Cette clé d’accès n’a pas été acceptée. Essaie encore.
error-passkey-unknown = Cette clé d’accès n’est pas connue ici. Utilise un code d’un autre appareil.
error-push-none = Ce serveur ne peut pas envoyer de notifications.
error-push-refused = Impossible d’envoyer quoi que ce soit au service push que ce navigateur indique.
error-push-unknown = Cet appareil ne reçoit pas de notifications.
me-none-running = Aucune partie en cours. Commences-en une sur la page d’accueil.
me-none-finished = Pas encore de partie terminée.
me-none-shared = Rien encore. Les parties que tu regardes ou as regardées s’affichent ici.
me-none-found = Aucune partie ne correspond.
me-shared = Partagées avec moi
me-finished = Terminées
me-running = En cours
me-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
me-points-of = { $name } { $points }
me-stopped = arrêtée avant la fin
me-offline = commencée hors ligne
me-daily = donne du { $day }
me-still-running = toujours en cours
me-more = Plus de parties
me-search = Chercher
me-search-game = Jeu
me-search-any = tous
me-search-partner = Quelqu’un à la table
me-search-variant = Variante ou plateau
me-search-lowest = Points de
me-search-highest = à
me-search-since = Du
me-search-until = Au
me-search-clear = Tout montrer
me-devices = Mes appareils
me-devices-about = Ni compte ni mot de passe : tes navigateurs te connaissent. Ajoute ton téléphone ou un autre ordinateur, et tes parties y sont aussi.
me-device-unnamed = Navigateur
me-device-here = celui-ci
me-device-used = dernière utilisation le { $day }
me-device-out = Déconnecter
me-device-out-label = Déconnecter { $name }
me-device-out-title = Déconnecter { $name } ?
me-device-out-text = Il perd aussitôt tes places et tes parties. Elles restent sur tes autres appareils. S’il est peut-être entre les mains de quelqu’un d’autre, crée aussi une nouvelle phrase de secours.
me-device-out-last = C’est ton seul appareil. Sans phrase de secours, plus personne n’aura accès à tes parties.
me-add = Ajouter un appareil
me-add-about = Scanne ceci avec l’autre appareil, ou ouvre-y « Mes parties » et tape le code. Il sert une fois, jusqu’à { $time }.
me-code = Code à usage unique
me-join = J’ai un code ou une phrase de secours
me-join-field = Code ou phrase de secours
me-join-go = Ajouter ce navigateur
me-join-title = Est-ce bien ton appareil ?
me-join-text = Ce navigateur et toutes ses parties appartiendront à la personne à qui est ce code. Elle verra ta main dans les parties en cours. Continue seulement si c’est toi.
me-join-yes = C’est moi
me-joined = C’est fait : tes parties sont ici.
me-phrase = Phrase de secours
me-phrase-about = Si tu perds tous tes appareils, cette phrase te rend tes parties. Note-la ; elle n’est montrée qu’une fois.
me-phrase-none = Tu n’en as pas encore.
me-phrase-has = Tu en as une. Une nouvelle l’annule.
me-phrase-new = Créer une phrase de secours
me-passkeys = Clés d’accès
me-passkeys-about = Avec une clé d’accès dans ton téléphone, ton ordinateur ou ton gestionnaire de mots de passe, tu te connectes sur un nouvel appareil par empreinte, visage ou code PIN. Si tu perds un appareil, déconnecte-le et retire aussi sa clé.
me-passkey-unnamed = Clé d’accès
me-passkey-made = créée le { $since }, dernière utilisation le { $used }
me-passkey-new = Créer une clé d’accès
me-passkey-use = Se connecter avec une clé d’accès
me-passkey-remove = Retirer
me-passkey-remove-label = Retirer la clé d’accès { $name }
me-passkey-remove-title = Retirer la clé d’accès { $name } ?
me-passkey-remove-text = Plus personne ne pourra se connecter avec elle. Supprime-la aussi dans ton gestionnaire de mots de passe.
me-passkey-added = C’est fait : cette clé te connecte sur d’autres appareils.
me-passkey-failed = Cela n’a pas abouti : aucune clé n’a été choisie, ou cet appareil en a déjà une.
push-late-title = Il te reste peu de temps – { $game }
push-late-text = Table { $code } : il reste moins d’un quart du temps pour ton coup.
me-push = Notifications
me-push-about = Reçois une notification quand c’est à toi et qu’aucune de tes pages n’affiche la table. Elle dit quelle table attend, et rien de la partie.
me-push-on = Ce navigateur reçoit des notifications.
me-push-start = Notifier ce navigateur
me-push-stop = Ne plus notifier ce navigateur
me-push-turns = Quand
me-push-turns-all = chaque fois que c’est à moi
me-push-turns-deadlines = seulement dans les parties avec un délai
me-push-quiet = Heures calmes
me-push-begin = De
me-push-end = À
me-push-zone = À l’heure de cet appareil ({ $zone }). Si c’est encore à toi quand elles finissent, tu l’apprends à ce moment-là.
me-push-saved = Enregistré.
me-push-others = Reçoivent aussi des notifications :
me-push-remove = Arrêter
me-push-remove-label = Ne plus notifier { $name }
me-push-failed = Impossible d’activer les notifications dans ce navigateur. Réessaie plus tard.
me-push-insecure = Cette adresse n’a pas https : les navigateurs n’y permettent pas de notifications. Tant qu’une table est ouverte, le titre de son onglet et, si tu veux, les sons et les vibrations t’appellent.
me-push-server = Ce serveur ne peut pas te prévenir quand la page est fermée. Tant qu’une table est ouverte dans un onglet, la cloche de sa barre active les notifications.
me-push-browser = Ce navigateur ne peut pas être notifié quand la page est fermée. Sur iPhone ou iPad, ajoute d’abord la page à l’écran d’accueil et ouvre-la de là.
me-data = Mes données
me-data-about = Tes appareils, tes parties coup par coup, tes notes, tes messages et tes statistiques dans un fichier. D’une partie en cours, il ne contient que ce que tu peux voir toi-même.
me-export = Tout télécharger
me-forget = Supprimer tout ce qui me concerne
me-forget-title = Supprimer tout ce qui te concerne ?
me-forget-text = Tous tes appareils, ta liste de parties, ton nom, tes notes, tes messages et tes préférences sont supprimés, ici et sur tes autres appareils. Les parties que tu as jouées sans personne d’autre le sont aussi. Les parties avec d’autres continuent sans toi ; ta place s’appelle « ancien joueur ». Personne ne peut revenir en arrière.
me-forget-yes = Tout supprimer
me-forgotten = Tout ce qui te concerne a été supprimé. Ce navigateur est nouveau ici.
open-tables = Tables ouvertes
open-table = { $game } chez { $host } : { $open ->
    [one] { $open } place libre
   *[other] { $open } places libres
}
open-table-running = { $game } chez { $host }, en cours
open-table-watched = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
open-tables-more = Plus de tables
stats = Statistiques
stats-none = Termine une partie, et tes chiffres apparaîtront ici.
stats-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $mean } points en moyenne, { $best } au mieux.
stats-perfect = Scores parfaits : { $perfect } ({ $share }).
stats-below = Il a manqué { $gap } points en moyenne pour un score parfait.
stats-won = Contre d’autres, tu en as gagné { $won } sur { $games }.
stats-stopped = { $count ->
    [one] { $count } partie arrêtée n’est pas comptée.
   *[other] { $count } parties arrêtées ne sont pas comptées.
}
stats-offline = { $count ->
    [one] { $count } partie commencée hors ligne ({ $mean } points) n’est pas comptée : le serveur n’en a pas distribué les cartes.
   *[other] { $count } parties commencées hors ligne ({ $mean } points en moyenne) ne sont pas comptées : le serveur n’en a pas distribué les cartes.
}
stats-plot-day = Moyenne des points par jour
stats-plot-week = Moyenne des points par semaine
stats-plot-month = Moyenne des points par mois
stats-trend = Du { $from } au { $to } : entre { $low } et { $high } points, dernièrement { $last }.
stats-table = En tableau
stats-col-since = Depuis
stats-col-games = Parties
stats-col-mean = Moyenne
stats-col-best = Meilleur
stats-col-perfect = Parfaites
stats-col-won = Gagnées
stats-col-variant = Variante ou plateau
stats-col-with = Avec
stats-col-rank = Rang
stats-col-day = Jour
stats-col-points = Points
stats-col-possible = Possible
stats-groups = Par variante et partenaires
stats-alone = en solo
stats-people = { $others ->
    [one] { $others } personne
   *[other] { $others } personnes
}
stats-bots = { $bots }
stats-both = des personnes et { $bots }
stats-ranks = Rangs en solo
stats-rank = { $rank } (dès { $least } points)
stats-daily = Donnes du jour
stats-daily-summary = { $days ->
    [one] { $days } jour joué
   *[other] { $days } jours joués
}, { $current } d’affilée en ce moment, { $longest } d’affilée au mieux.
stats-gap = { $days ->
    [one] Sur la seule donne dont on connaît le meilleur score, il t’a manqué { $gap } points.
   *[other] Sur { $days } donnes dont on connaît le meilleur score, il t’a manqué { $gap } points en moyenne.
}
stats-at-most = au plus { $limit }
board = Le tableau du jour
board-about = Il montre à tous sur ce serveur ton premier essai sur la donne de chaque jour, sous le nom que tu donnes ici, et rien d’autre.
board-name = Nom sur le tableau
board-join = Figurer au tableau
board-leave = Quitter le tableau
board-on = Tu y figures sous le nom { $name }.
board-title = Premiers essais sur ce serveur
board-place = Place
board-who = Nom
board-want = Figurer au tableau : dans « Mes parties »
