# Les bots de Hashi.
bot-hashi-random = Inscrit n’importe quoi de permis : la référence pour les autres.
bot-hashi-careful = Un débutant sensé : termine ce qu’il peut et surveille les drapeaux.
bot-hashi-planner = Un joueur rapide à l’œil exercé, qui regarde une carte plus loin.
bot-hashi-master = Le plus fort : pèse chaque tour contre chaque carte qui peut venir.
