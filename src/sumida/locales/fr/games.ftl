# Les rangs d’une partie de Hashi en solo, et ce que dit le public après une partie de Hanabi.

rank-errand-runner = Garçon de courses
rank-water-bearer = Porteur d’eau
rank-bamboo-binder = Lieur de bambou
rank-bolt-turner = Serreur de boulons
rank-concrete-pourer = Couleur de béton
rank-site-manager = Chef de chantier
rank-bridge-master = Maître des ponts
rank-chief-planner = Chef du plan
rank-statics-sage = Sage de la statique
rank-ace-architect = As de l’architecture
rank-building-genius = Génie du bâtiment
rank-deity-of-the-isles = Divinité des îles
ranks-all = En dessous de 41 points, tu es { rank-errand-runner }. Ensuite : 41 { rank-water-bearer }, 43 { rank-bamboo-binder }, 45 { rank-bolt-turner }, 47 { rank-concrete-pourer }, 49 { rank-site-manager }, 51 { rank-bridge-master }, 52 { rank-chief-planner }, 54 { rank-statics-sage }, 56 { rank-ace-architect }, 58 { rank-building-genius }, 60 { rank-deity-of-the-isles }.

verdict-horrible = Le public est parti tôt, en emportant les lanternes.
verdict-mediocre = Quelques personnes ont applaudi, surtout pour se réchauffer.
verdict-honourable = Une soirée honorable ; certains se souviendront même des couleurs.
verdict-excellent = Des acclamations sur les deux rives du fleuve.
verdict-amazing = On parlera de cette nuit pendant des années.
verdict-legendary = Le silence, puis le tonnerre : personne n’a jamais vu un ciel pareil.
verdict-won = Tous les feux brillent : le bouquet final est gagné.
verdict-lost = Le bouquet final fait long feu.
verdict-running = Le bouquet final n’est pas terminé.

race-red = Quatre drapeaux rouges
race-blue = Trois drapeaux bleus
race-linked = Six îles reliées
