# I titoli di una partita di Hashi in solitario, e che cosa dice il pubblico dopo una partita di Hanabi.

rank-errand-runner = Fattorino
rank-water-bearer = Portatore d’acqua
rank-bamboo-binder = Legatore di bambù
rank-bolt-turner = Avvitabulloni
rank-concrete-pourer = Gettatore di cemento
rank-site-manager = Capocantiere
rank-bridge-master = Maestro dei ponti
rank-chief-planner = Capo progettista
rank-statics-sage = Saggio della statica
rank-ace-architect = Asso dell’architettura
rank-building-genius = Genio delle costruzioni
rank-deity-of-the-isles = Divinità delle isole
ranks-all = Sotto i 41 punti sei { rank-errand-runner }. Poi: 41 { rank-water-bearer }, 43 { rank-bamboo-binder }, 45 { rank-bolt-turner }, 47 { rank-concrete-pourer }, 49 { rank-site-manager }, 51 { rank-bridge-master }, 52 { rank-chief-planner }, 54 { rank-statics-sage }, 56 { rank-ace-architect }, 58 { rank-building-genius }, 60 { rank-deity-of-the-isles }.

verdict-horrible = Il pubblico se n’è andato presto, portandosi via le lanterne.
verdict-mediocre = Qualcuno ha applaudito, più che altro per scaldarsi.
verdict-honourable = Una serata dignitosa; qualcuno ricorderà perfino i colori.
verdict-excellent = Acclamazioni su entrambe le rive del fiume.
verdict-amazing = Di questa notte si parlerà per anni.
verdict-legendary = Silenzio, poi un tuono: nessuno ha mai visto un cielo così.
verdict-won = Tutti i fuochi splendono: il gran finale è vinto.
verdict-lost = Il gran finale si spegne in un soffio.
verdict-running = Il gran finale è ancora in corso.

race-red = Quattro bandiere rosse
race-blue = Tre bandiere blu
race-linked = Sei isole collegate
