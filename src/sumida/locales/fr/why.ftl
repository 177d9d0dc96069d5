why-random = Les dés ont décidé.
why-cautious-play = La carte { $position } va, quelle qu’elle soit.
why-cautious-clue = { $seat } a une carte jouable, et cet indice la montre.
why-cautious-idle-clue = Tous les jetons indice sont là, il fallait bien dire quelque chose.
why-cautious-useless = La carte { $position } est désormais inutile, c’est sûr.
why-cautious-oldest = Rien n’est sûr : la plus ancienne carte sans indice s’en va.
why-partner-called = Un indice à quelqu’un d’autre n’a de sens que si la carte { $position } va d’abord : elle est jouée à l’aveugle.
why-partner-prompted = Un indice à quelqu’un d’autre n’a de sens que si la carte { $position } est celle qui manque.
why-partner-gamble = Le spectacle touche à sa fin et la carte { $position } peut aller : le risque en vaut la peine.
why-partner-risk = La carte { $position } vaut le risque.
why-partner-play = D’après les conventions, les indices disent que la carte { $position } peut être jouée maintenant.
why-partner-play-sure = Quelle que soit la carte { $position }, elle va maintenant.
why-partner-play-known = La carte { $position } est connue, et elle va.
why-partner-useless = La carte { $position } est désormais inutile.
why-partner-useless-read = D’après les conventions, on n’a plus besoin de la carte { $position }.
why-partner-chop = Aucun coup ni indice ne semblait valoir mieux : la plus ancienne carte que rien ne protège fait de la place.
why-partner-least = La carte { $position } semblait celle qui manquera le moins.
why-partner-finesse = La carte indiquée à { $seat } ira dès que quelqu’un aura répondu en jouant une carte à l’aveugle.
why-partner-prompt = La carte indiquée à { $seat } ira dès que quelqu’un aura joué la carte déjà indiquée qui manque.
why-partner-bluff = La personne suivante répond en jouant une carte à l’aveugle, et { $seat } apprend que la carte indiquée viendra bientôt.
why-partner-play-clue = { $seat } peut maintenant savoir qu’une carte est jouable.
why-partner-save = { $seat } aurait pu défausser une carte dont on a besoin.
why-partner-move = L’indice demande à { $seat } de garder des cartes qu’il ne touche pas.
why-partner-tell = { $seat } en apprend plus sur sa main.
why-partner-idle = Rien ne valait mieux que d’attendre : l’indice n’apprend rien de neuf à { $seat }.
why-partner-self = L’indice n’a de sens que si la carte { $position } est jouée d’abord.
why-partner-signal = Une défausse demandait de jouer la carte { $position }.
why-read-play = L’indice porte sur ta carte { $position } : d’après les conventions, elle est jouable maintenant.
why-read-later = L’indice porte sur ta carte { $position } : d’après les conventions, elle sera jouée, mais pas encore.
why-read-save = L’indice porte sur ta carte { $position }, la plus ancienne que rien ne protégeait : il te demande de la garder.
why-read-either = L’indice porte sur ta carte { $position }, la plus ancienne que rien ne protégeait : elle va peut-être maintenant, ou mérite d’être gardée.
why-read-move = Sans la toucher, l’indice te demande de garder ta carte { $position }, et toute carte plus ancienne sans indice.
why-read-self = L’indice n’a de sens que si tu joues d’abord ta carte { $position }.
why-read-prompt-you = La carte indiquée à { $seat } n’ira qu’une fois que tu auras joué ta carte indiquée { $position }.
why-read-blind-you = L’indice à { $seat } n’a de sens que si ta carte { $position } va : on te demande de la jouer à l’aveugle.
why-read-plain = Il n’y a rien de plus à lire dans cet indice que ce qu’il dit.
why-read-unclear = D’après ce que tu vois, aucune convention ne donne de raison de jouer la carte { $position }.
why-person = Seule la personne qui a joué sait pourquoi.
why-unexplained-play = Aucune convention ne donne de raison de jouer la carte { $position }.
why-unexplained-discard = Aucune convention ne donne de raison de défausser la carte { $position }.
why-hat-clue = Dans le code, cet indice parle à toutes les autres mains.
why-hat-play-sure = La carte { $position } va à coup sûr.
why-hat-play-coded = Plusieurs cartes vont ; choisir la carte { $position } dit quelque chose aux autres.
why-hat-play-guess = La carte { $position } vaut le risque.
why-hat-discard-sure = La carte { $position } est désormais inutile, c’est sûr.
why-hat-discard-coded = Plusieurs cartes sont inutiles ; choisir la carte { $position } dit quelque chose aux autres.
why-hat-discard-guess = La carte { $position } est celle qui manquera le moins.
why-hat-play-misled = Dans le code, la carte { $position } semblait aller.
why-hat-discard-misled = Dans le code, la carte { $position } semblait inutile.
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
why-learned = La politique donne { $percent } % à ce coup.
why-learned-search = Sur les mains possibles, ce coup vaut { $hundredths } centièmes de point de plus que celui de la politique.
