# Le cadre de la page : accueil, préférences, rejoindre.
sumida = Sumida
title = Sumida — Hashi et Hanabi au bord du même fleuve
tagline = Deux jeux de société aux couleurs du Japon, au bord du même fleuve : bâtis des ponts, ou allume des feux d’artifice à plusieurs.
home = Sumida, page d’accueil
navigation = Pages
nav-learn = Apprendre
nav-rules = Règles
skip = Aller au jeu
close = Fermer
page-failed = Cette page n’a pas pu être chargée. Le serveur tourne-t-il encore ?
try-again = Réessayer
not-found = Cette page n’existe pas.
guest = Invité
former-player = ancien joueur
footer = Logiciel libre. Sans compte, sans publicité, rien à installer.
about = À propos
offline-title = Jouer hors ligne
my-games = Mes parties

hashi = Hashi
hashi-kind = Flip and write · 1–4 joueurs · 20 minutes
hashi-about = Chaque carte donne à tous le même nombre et les mêmes ponts. Relie dix-huit îles avant les autres.
hanabi = Hanabi
hanabi-kind = Jeu de cartes coopératif · 2–5 joueurs · 25 minutes
hanabi-about = Tu vois toutes les mains sauf la tienne. Échange des indices avec les autres, et tire avec eux cinq feux d’artifice parfaits.
quick-alone = Jouer en solo
quick-bots = { $count ->
    [1] Jouer avec un bot
    [2] Jouer avec deux bots
    [3] Jouer avec trois bots
   *[other] Jouer avec quatre bots
}
quick-options = Options
quick-bot = Les autres à la table
quick-reset = Revenir au jeu habituel
partner-lesson = Ce que disent ses indices : une leçon
with-friends = Entre amis…
go-on-game = Reprendre ta partie de { $game }
unfinished = Parties en cours
unfinished-with = avec { $names }
unfinished-alone = en solo
unfinished-your-turn = à toi
unfinished-turn = au tour de { $name }
unfinished-turns = au tour de { $names }
unfinished-until = jusqu’à { $time }
unfinished-remove = Retirer de cette liste { $game } à la table { $table }
learn-short = Apprends-le en trois minutes
rules-short = Les règles

join-title = Rejoindre une table
join-placeholder = Code ou lien
join = Rejoindre
replay-title = Revoir une partie
replay-upload = Ouvrir un fichier de partie…

preferences = Préférences
preferences-name = Ton nom
preferences-language = Langue
preferences-theme = Couleurs
theme-night = Le fleuve la nuit
theme-paper = Papier
theme-auto = Comme cet appareil
preferences-knowledge = Hanabi : ce que montrent mes cartes
knowledge-none = Rien : je m’en souviendrai
knowledge-clues = Les indices que j’ai reçus
knowledge-full = Tout ce que les indices impliquent
preferences-warnings = Me prévenir avant un coup qui ne peut pas aller
preferences-motion = Animations courtes
preferences-sound = Sons
preferences-vibrate = Vibrer quand c’est à moi

cancel = Annuler
you = toi
host = hôte
host-for = fait office d’hôte en l’absence de { $name }
away = absent
score = Points
player = Joueur
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log = Le fil de la partie
log-you = Toi
log-empty = Rien encore.
log-why = Pourquoi ?
log-meaning = Que veut-il dire ?
legend = Que veulent dire les signes ?
undo = Annuler

title-table = { $game } — Sumida
title-new = Nouvelle table : { $game } — Sumida
connecting = Connexion à la table…
bot-waits = { $bot } ne peut pas réfléchir sur ce serveur en ce moment. La table attend et réessaie.
reconnecting = Connexion perdue. Reconnexion en cours ; ta partie est à l’abri.
reconnecting-kept = Ta dernière action est gardée et sera envoyée.
sending = Envoi…
gone = Tu n’as plus accès à cette table.
locked-out = Cette table est fermée
locked-out-about = L’hôte ne laisse plus entrer personne. Demande que la table soit rouverte, puis réessaie.
watchers-full = Il n’y a plus de place pour des spectateurs
signed-out = Tu n’es plus connecté ici
missing-table = Il n’y a pas de table { $table }
missing-table-about = Vérifie le code : une lettre est peut-être fausse. Une table que personne n’a utilisée depuis longtemps a pu aussi être effacée.
join-table = { $host } t’invite à jouer à { $game }
join-and-sit = Prendre place
join-and-ask = Demander la place libre
join-and-watch = Juste regarder

title-replay = Revoir — Sumida
replay-none = Cette partie ne peut pas être montrée
replay-loading = Chargement de la partie…
replay-controls = Étapes
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-play = Lecture automatique
replay-turn = Position
replay-link = Lien vers cette position
replay-download = Télécharger
eyes-open = Toutes les mains ouvertes
eyes-table = Vue publique
