# Ce que sont les bots.
bot-random = Joue n’importe quel coup permis : la référence pour les autres.
bot-cautious = Un débutant honnête : joue ce qui est sûr et donne des indices sur ce qui est jouable.
bot-partner = Un partenaire pour les humains : suit les conventions que tu connais, et devine à tes coups lesquelles.
error-no-such-bot = Il n’y a pas de bot « { $bot } » ; il y a { $known }.
error-bot-players = Le bot { $bot } ne peut pas jouer à { $players }, seulement à { $counts }.
bot-hat = Le plus fort : toute la table parle un même code. Ne joue qu’avec des bots de son espèce.
bot-hat-search = Le même code, et avant chaque coup il joue de nombreuses fois la fin de la partie.
error-bot-needs-fast = Le bot { $bot } a besoin de NumPy et Numba : installe sumida avec l’extra « fast ».
bot-outside = Un bot de l’extérieur : quelqu’un d’autre l’a écrit.
bot-says = { $text }
bot-no-reason = Il ne donne pas de raison.
bot-partner-how = Comment joue Partenaire
error-bot-only-hanabi = Un bot pour hanab.live ne joue qu’à Hanabi.
