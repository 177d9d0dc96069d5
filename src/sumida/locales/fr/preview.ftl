# Ce qu’un lien partagé dit de lui-même : le serveur le met dans la page.
preview-table = On t’invite à une table sur Sumida
preview-table-about = Ouvre le lien et prends place : Hashi ou Hanabi dans le navigateur. Sans compte, rien à installer.
preview-replay = Une partie jouée sur Sumida
preview-replay-about = Revois-la coup par coup, avec les yeux de n’importe quel joueur.
preview-daily = { $game } : la donne du jour
preview-daily-about = Aujourd’hui, le monde entier reçoit les mêmes cartes. Combien de points feras-tu ?
preview-new = { $game } : jouer entre amis
preview-rules = { $game } : les règles
preview-learn = { $game } : apprends-le en trois minutes
preview-about = À propos de Sumida
