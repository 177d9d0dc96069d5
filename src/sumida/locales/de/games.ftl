# Die Ränge eines Solospiels von Hashi, und was das Publikum nach einer Partie Hanabi sagt.

rank-errand-runner = Laufbursche
rank-water-bearer = Wasserträger
rank-bamboo-binder = Bambusbinder
rank-bolt-turner = Schraubendreher
rank-concrete-pourer = Betongießer
rank-site-manager = Bauleiter
rank-bridge-master = Brückenmeister
rank-chief-planner = Chefplaner
rank-statics-sage = Weiser der Statik
rank-ace-architect = Stararchitekt
rank-building-genius = Baugenie
rank-deity-of-the-isles = Gottheit der Inseln
ranks-all = Unter 41 Punkten bist du { rank-errand-runner }. Von da an: 41 { rank-water-bearer }, 43 { rank-bamboo-binder }, 45 { rank-bolt-turner }, 47 { rank-concrete-pourer }, 49 { rank-site-manager }, 51 { rank-bridge-master }, 52 { rank-chief-planner }, 54 { rank-statics-sage }, 56 { rank-ace-architect }, 58 { rank-building-genius }, 60 { rank-deity-of-the-isles }.

verdict-horrible = Das Publikum ging früh und nahm die Laternen mit.
verdict-mediocre = Ein paar Leute klatschten, vor allem gegen die Kälte.
verdict-honourable = Ein ordentlicher Abend; manche werden sich sogar an die Farben erinnern.
verdict-excellent = Jubel an beiden Ufern des Flusses.
verdict-amazing = Von dieser Nacht wird man noch Jahre reden.
verdict-legendary = Stille, dann Donner: Einen solchen Himmel hat noch niemand gesehen.
verdict-won = Jedes Feuerwerk leuchtet: Das große Finale ist gewonnen.
verdict-lost = Das große Finale verpufft.
verdict-running = Das große Finale läuft noch.

race-red = Vier rote Flaggen
race-blue = Drei blaue Flaggen
race-linked = Sechs verbundene Inseln
