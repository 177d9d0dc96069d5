# Ranks of a solo game of Hashi, and what the audience says after a game of Hanabi.

rank-errand-runner = Errand Runner
rank-water-bearer = Water Bearer
rank-bamboo-binder = Bamboo Binder
rank-bolt-turner = Bolt Turner
rank-concrete-pourer = Concrete Pourer
rank-site-manager = Site Manager
rank-bridge-master = Bridge Master
rank-chief-planner = Chief Planner
rank-statics-sage = Statics Sage
rank-ace-architect = Ace Architect
rank-building-genius = Building Genius
rank-deity-of-the-isles = Deity of the Isles
ranks-all = Below 41 points you are an { rank-errand-runner }. From then on: 41 { rank-water-bearer }, 43 { rank-bamboo-binder }, 45 { rank-bolt-turner }, 47 { rank-concrete-pourer }, 49 { rank-site-manager }, 51 { rank-bridge-master }, 52 { rank-chief-planner }, 54 { rank-statics-sage }, 56 { rank-ace-architect }, 58 { rank-building-genius }, 60 { rank-deity-of-the-isles }.

verdict-horrible = The audience left early, and took the lanterns with them.
verdict-mediocre = A few people clapped, mostly to keep warm.
verdict-honourable = A decent evening; some will even remember the colours.
verdict-excellent = Cheers along both banks of the river.
verdict-amazing = They will talk about this night for years.
verdict-legendary = Silence, then thunder: nobody has ever seen such a sky.
verdict-won = Every firework shines: the grand finale is won.
verdict-lost = The grand finale fizzles out.
verdict-running = The grand finale is still running.

race-red = Four red flags
race-blue = Three blue flags
race-linked = Six linked islands
