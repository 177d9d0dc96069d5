# Les tables : création, salon, places, discussion, pendules.
new-table = Nouvelle table : { $game }
with-whom = Avec qui joues-tu ?
way-link = Des amis, par un lien
way-link-about = Tu reçois un lien à partager ; chacun joue sur son appareil.
way-bots = Des bots
way-bots-about = Les bots prennent toutes les autres places, et la partie commence aussitôt.
way-device = Des amis, sur cet appareil
way-device-about-hanabi = L’appareil passe de main en main ; les mains restent cachées entre les tours.
way-device-about-hashi = L’appareil passe de main en main ; chacun dessine sur son plateau.
way-watch = Regarder des bots
way-watch-about-hanabi = Les bots prennent toutes les places, même les plus forts ; tu vois toutes les mains.
way-watch-about-hashi = Les bots prennent toutes les places, même les plus forts ; tu vois tous les plateaux.
bot-own-kind = ne joue qu’avec des bots de son espèce
bot-coded-table = ne comprend pas le code de ces bots
which-bot = Quel bot ?
player-name = Nom du joueur { $number }
player-number = Joueur { $number }
create-table = Créer la table
start-game = Commencer la partie

terms = Règles de la table
option-players = Joueurs
players-count = { $count ->
    [one] { $count } (solo)
   *[other] { $count }
}
option-variant = Variante
variant-five = Cinq couleurs
variant-three = Trois couleurs
variant-four = Quatre couleurs
variant-six = Six couleurs
variant-multicolour = Cinq couleurs et multicolore
variant-multicolour-short = Cinq couleurs et multicolore, une carte de chaque
variant-one-of-each = Cinq couleurs et noir, une carte de chaque
variant-colourless = Cinq couleurs et incolore
variant-colourless-short = Cinq couleurs et incolore, une carte de chaque
variant-four-multicolour = Quatre couleurs et multicolore
variant-four-multicolour-short = Quatre couleurs et multicolore, une carte de chaque
variant-four-one-of-each = Quatre couleurs et noir, une carte de chaque
variant-four-colourless = Quatre couleurs et incolore
variant-four-colourless-short = Quatre couleurs et incolore, une carte de chaque
option-grand-finale = Bouquet final : jouer jusqu’à tout gagner ou tout perdre
option-empty-clues = Permettre les indices qui ne touchent aucune carte
option-strikeout-scores-zero = Le troisième raté fait perdre tous les points
option-board = Plateau
board-A = Face A (plus facile)
board-B = Face B (plus difficile)
board-own = Ton propre plateau
board-text = Plateau : o île, R drapeau rouge, B drapeau bleu, . eau
option-mistakes = Erreurs
mistakes-strict = Strict : les erreurs sont refusées
mistakes-paper = Comme sur papier : les erreurs se découvrent après la manche
mistakes-strict-short = erreurs refusées
mistakes-paper-short = erreurs comme sur papier
grand-finale-short = bouquet final
empty-clues-short = indices vides permis
strikeout-scores-zero-short = le troisième raté fait tout perdre
talk = Règles de discussion
talk-silent = Silencieux : aucun commentaire pendant la partie
talk-strict = Strict : phrases toutes faites pendant la partie
talk-house = Règles maison : discussion libre
talk-strict-short = phrases toutes faites
talk-house-short = discussion libre
talk-silent-short = aucun commentaire
watching = Spectateurs
watching-public = ne voient que ce qui est public
watching-shadow = peuvent regarder par-dessus une épaule, si l’hôte accepte
watching-all = peuvent voir toutes les mains, si l’hôte accepte
watching-all-hashi = peuvent voir chaque trait aussitôt, si l’hôte accepte
watching-closed = aucun
clock = Pendule
clock-none = Aucune
clock-minutes = { $minutes ->
    [one] { $minutes } minute chacun, et 10 secondes par tour
   *[other] { $minutes } minutes chacun, et 10 secondes par tour
}
shuffle-seats = Mélanger les places
open-to-all = Ouverte à tous : la table est sur la première page, et des inconnus peuvent s’asseoir et regarder
open-to-bots = Ouverte aux bots : la table est dans la liste, et les programmes d’autres personnes peuvent s’asseoir
show-sorting = Les autres voient comment une main est rangée
sorting-shown-short = mains rangées visibles
sorting-hidden-short = mains rangées privées
clock-short = { $minutes } min + { $increment } s
clock-none-short = sans pendule
takebacks = Reprises de coup
takebacks-agreed-hanabi = Si tout le monde est d’accord
takebacks-agreed-hashi = Un tour peut être rouvert jusqu’à la carte suivante
takebacks-never-hanabi = Jamais
takebacks-never-hashi = Jamais
takebacks-agreed-short = reprises si tous sont d’accord
takebacks-agreed-hashi-short = tours rouvrables
takebacks-never-short = aucune reprise
level-short = { $level ->
    [0] débutants en conventions
    [1] conventions de base
   *[other] conventions jusqu’au niveau { $level }
}
starts = Qui commence
starts-first = La première place
starts-host = L’hôte
starts-drawn = Le hasard
starts-seat = Place { $seat } : { $name }
starts-host-short = l’hôte commence
starts-drawn-short = on tire au sort qui commence
starts-seat-short = { $name } commence
takeover = Quand quelqu’un est absent
takeover-host = L’hôte décide
takeover-after = { $minutes ->
    [one] Un bot prend le relais après { $minutes } minute
   *[other] Un bot prend le relais après { $minutes } minutes
}
takeover-bot = Quel bot prend le relais
takeover-short = { $bot } prend le relais après { $minutes } min
open-to-all-short = ouverte à tous
open-to-bots-short = ouverte aux bots

lobby = { $game } : en attente de joueurs
invite = Invite des amis avec ce lien
invite-qr = Code QR
invite-qr-about = Code QR du lien { $address }
invite-network = Ce lien est pour les autres appareils de ton réseau.
invite-only-here = Seul cet ordinateur peut ouvrir ce lien. Pour que d’autres sur ton réseau puissent jouer, arrête le serveur et lance-le avec : sumida serve --host 0.0.0.0
lock = Fermer la table
lock-open = Quiconque a le lien peut entrer.
unlock = Rouvrir la table
locked = Cette table est fermée : personne d’autre ne peut entrer.
copy = Copier
copied = Copié
share = Partager
seats = Places
open-seat = Place libre
sit = S’asseoir ici
stand = Se lever
add-bot = Ajouter un bot
seat-bot = Bot pour la place { $seat }
clear-seat = Libérer la place { $seat }
start-needs-seats = Il faut d’abord que toutes les places soient prises.
host-starts = L’hôte lance la partie quand tout le monde est là.
people = Personnes
rename = Changer mon nom
rename-save = Changer
watches-public = regarde
watches-shadow = regarde par-dessus l’épaule de { $name }
watches-all = voit toutes les mains
watches-all-hashi = voit chaque trait aussitôt
wish-shadow = demande à regarder par-dessus l’épaule de { $name }
wish-all = demande à voir toutes les mains
wish-all-hashi = demande à voir chaque trait aussitôt
wish-play = demande la place { $seat }
wish-asked = Ta demande est chez l’hôte. Attends la réponse.
wish-declined = L’hôte a dit non.
wish-seat-taken = La place a été prise.
allow = Permettre
deny = Non
make-host = Nommer hôte
kick = Exclure
kick-title = Exclure { $name } de la table ?
kick-text = { $name } ne pourra pas revenir à cette table.
kick-seat = Qui prend cette place ?
kick-seat-open = Personne : la place est libre
requests = Demandes
withdraw = Retirer
takeback-ask = Reprendre le coup
takeback-asks = { $moves ->
    [one] { $name } demande à reprendre le dernier coup.
   *[other] { $name } demande à reprendre les { $moves } derniers coups.
}
takeback-asked = Tu as demandé à reprendre ton coup. On attend { $names }.
takeback-waiting = On attend { $names }.
takeback-agree = D’accord
takeback-decline = Refuser
substitute-for = { $bot } pour { $name }
substitute-plays = { $bot } joue
substitute-you = { $bot } joue pour toi.
take-seat-back = Reprendre ta place
absent-open = La place { $seat } est libre.
absent-left = { $name } a quitté la partie.
absent-away = { $name } n’est pas là.
let-bot-play = Laisser jouer un bot…
ask-all = Demander à voir toutes les mains
ask-all-hashi = Demander à voir chaque trait aussitôt
ask-shadow = Demander la vue de { $name }
ask-seat = Demander cette place
finished-games = Parties jouées ici
finished-earlier = Parties précédentes
finished-game = Partie { $number } : { $scores }
archived-title = Ancienne partie
archived-running = Cette partie a été commencée selon la version { $version } des règles, que ce serveur n’a pas. On ne peut pas la continuer.
archived-host = L’hôte peut y mettre fin et en commencer une nouvelle.
archived-over = Cette partie a été jouée selon la version { $version } des règles, que ce serveur n’a pas. Voici ce qui en a été conservé.
archived-result = Résultat
archived-no-result = Le résultat n’a pas été conservé.

table = Table
table-code = Table { $code }
spectating = tu regardes
seat-link = Lien de retour à ma place
seat-link-about = Ouvre-le dans n’importe quel navigateur pour reprendre ta place. Ne le partage pas.
seat-link-renew = Renouveler le lien
seat-link-renew-about = Si quelqu’un d’autre a le lien, renouvelle-le : l’ancien ne marche plus, et tes autres appareils sont déconnectés.
seat-link-renewed = Voici le nouveau lien. L’ancien ne marche plus.
stop-game = Arrêter la partie
stop-title = Arrêter cette partie ?
stop-text = La partie s’arrête maintenant pour toute la table et ne pourra pas reprendre.
stop-yes = Arrêter
leave = Quitter la table
pause = Pause
unpause = Reprendre
eyes = Point de vue
sound = Son
sound-on = Le son est activé
sound-off = Le son est coupé
notify = Me prévenir quand c’est à moi
notify-on = Les notifications sont activées
notify-off = Les notifications sont coupées
notify-denied = Ton navigateur bloque les notifications de cette page ; ses réglages du site peuvent les permettre.
alert-title = À toi – { $game }
alert-text = La table { $code } t’attend.

chat = Discussion
chat-and-log = Discussion et fil de la partie
chat-unread = { $count ->
    [one] Discussion : { $count } nouvelle ligne
   *[other] Discussion : { $count } nouvelles lignes
}
chat-say = Dis quelque chose
chat-send = Envoyer
chat-earlier = Messages précédents
chat-strict = Table stricte : seulement ces phrases pendant la partie.
chat-silent = Table silencieuse : aucun commentaire pendant la partie, ni des joueurs ni des spectateurs.
phrases = Dire une phrase…
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-thinking = Je réfléchis encore.
phrase-take-your-time = Prends ton temps.
phrase-back-soon = Je reviens tout de suite.
phrase-back = Me revoilà.
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-again = On en refait une ?
phrase-goodbye = Au revoir !

command = Ligne de commande
command-hanabi = play 1 · clue B rouge
command-hashi = b2=5 · b2-b5 · done · undo
command-help = Tape un coup en notation ; Échap ferme cette ligne.
command-keys-hanabi = Touches : 1–5 choisit ta carte, P la joue, D la défausse, C commence un indice, Alt avec ← ou → déplace la carte.
command-keys-hashi = Touches : les flèches déplacent, Entrée écrit, Maj et une flèche trace, U annule, D valide, H demande un conseil (en solo).
keys = Clavier
keys-frame = Partout : / ouvre la ligne de commande, ? ouvre cette aide, Échap ferme.

hand-over = Passe l’appareil à { $name }
hand-over-hint = Les autres, on ne regarde pas !
hand-over-take = Je suis { $name }
hand-over-wait = Les autres jouent encore…

play-again = Rejouer
rematch = Revanche
watch-replay = Revoir la partie
coach-ask = Demander au coach
audit = La donne était-elle honnête ?
audit-about = Avant la partie, le serveur a publié une empreinte de la donne : le SHA-256 du sel, d’un saut de ligne et de la donne. Tu peux maintenant vérifier les trois.
audit-digest = Empreinte
audit-salt = Sel
audit-deal = Donne
audit-sealed = La donne est scellée
audit-sealed-about = Son empreinte a été publiée avant la partie. Une fois la partie finie, chacun peut vérifier que la donne n’a pas changé.
fair-add = Participer au mélange
fair-add-about = Le serveur a scellé sa part de la donne. Ton navigateur y ajoute maintenant son propre hasard, et tu peux ajouter des mots à toi : ainsi personne, pas même le serveur, ne peut choisir seul les cartes.
fair-words = Des mots à toi, peu importe
fair-add-words = Les ajouter
fair-added-by = Déjà ajouté par { $names }.
fair-seal = Sceau
fair-secret = Le secret du serveur
fair-added = Ajouté par { $name }
fair-about = Avant la partie, le serveur a publié un sceau, le SHA-256 de son secret. Puis des joueurs y ont ajouté leur part. La donne découle des deux ; la documentation montre comment le vérifier en dix lignes.
fair-download = Enregistrer tout sur cette donne (sumida verify le lit)
fair-fixed = Cette page l’a vérifié : la donne était fixée au début de la partie, et c’est bien celle qui a été jouée.
fair-sealed = Cette page l’a vérifié : la donne était fixée avant la partie, et c’est bien celle qui a été jouée.
fair-mixed = Cette page l’a vérifié : la donne était fixée avant la partie, ton navigateur y a pris part, et c’est bien celle qui a été jouée.
fair-changed = Attention : ce n’est pas la donne qui était fixée au début de la partie.
fair-not-sealed = Attention : le secret du serveur n’est pas celui qu’il avait scellé avant la partie.
fair-not-drawn = Attention : cette donne ne découle pas du secret du serveur et de ce que les joueurs ont ajouté.
fair-left-out = Attention : ce que ton navigateur a ajouté à la donne a été laissé de côté.
fair-played = Attention : les cartes jouées ne sont pas celles de la donne.

said-joined = { $name } est arrivé.
said-joined-bot = { $name }, un bot de { $owner }, est arrivé.
bot-of = bot de { $owner }
name-bot = { $name } (bot)
said-left = { $name } est parti.
said-locked = La table est fermée.
said-unlocked = La table est rouverte.
said-substitute = { $bot } joue pour { $name }.
said-substitute-left = { $name } est de retour.
said-taken-back = Un coup a été repris.
said-started = La partie a commencé.
said-ended = La partie est finie.
said-turn = C’est à toi.
said-said = { $name } dit : { $text }
said-paused = Les pendules sont arrêtées.
said-unpaused = Les pendules tournent de nouveau.
said-clock = { $name } n’a plus de temps ; la partie continue.
said-round = { $bridges ->
    [one] Manche { $round } : nombre { $number }, { $bridges } pont.
   *[other] Manche { $round } : nombre { $number }, { $bridges } ponts.
}

botname-random = Dé
botname-cautious = Novice
botname-partner = Partenaire
botname-literal = Littéral
botname-partner-level = Partenaire (niveau { $level })
botname-hat = Chapeau
botname-careful = Prudent
botname-planner = Planificateur
botname-master = Maître
botname-hat-search = Chapeau chercheur
botname-learned = Prodige
botname-learned-search = Prodige chercheur
is-thinking = réfléchit…
