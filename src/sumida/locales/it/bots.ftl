# Che cosa sono i bot.
bot-random = Gioca una mossa permessa qualsiasi: il metro per tutti gli altri.
bot-cautious = Un discreto principiante: gioca ciò che è sicuro e dà indizi su ciò che è giocabile.
bot-partner = Un compagno per le persone: segue le convenzioni che conosci e capisce dalle tue mosse quali sono.
error-no-such-bot = Non c’è un bot «{ $bot }»; ci sono { $known }.
error-bot-players = Il bot { $bot } non può giocare in { $players }, solo in { $counts }.
bot-hat = Il più forte: tutto il tavolo parla un unico codice. Gioca solo con bot della sua specie.
bot-hat-search = Lo stesso codice, e prima di ogni mossa gioca molte volte il resto della partita.
error-bot-needs-fast = Il bot { $bot } ha bisogno di NumPy e Numba: installa sumida con l’extra «fast».
bot-outside = Un bot esterno: l’ha scritto qualcun altro.
bot-says = { $text }
bot-no-reason = Non dà motivi.
bot-partner-how = Come gioca Compagno
error-bot-only-hanabi = Un bot per hanab.live gioca solo a Hanabi.
