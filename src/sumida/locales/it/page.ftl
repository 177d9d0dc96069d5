# La cornice della pagina: prima pagina, preferenze, ingresso.
sumida = Sumida
title = Sumida — Hashi e Hanabi su un solo fiume
tagline = Due giochi da tavolo dal sapore giapponese su un solo fiume: costruisci ponti, o accendi fuochi d’artificio in compagnia.
home = Sumida, prima pagina
navigation = Pagine
nav-learn = Impara
nav-rules = Regole
skip = Vai al gioco
close = Chiudi
page-failed = Questa pagina non si è caricata. Il server è ancora in funzione?
try-again = Riprova
not-found = Questa pagina non esiste.
guest = Ospite
former-player = ex giocatore
footer = Software libero. Niente account, niente pubblicità, niente da installare.
about = Informazioni
offline-title = Gioca offline
my-games = Le mie partite

hashi = Hashi
hashi-kind = Flip and write · 1–4 giocatori · 20 minuti
hashi-about = Ogni carta dà a tutti lo stesso numero e gli stessi ponti. Collega diciotto isole prima degli altri.
hanabi = Hanabi
hanabi-kind = Gioco di carte cooperativo · 2–5 giocatori · 25 minuti
hanabi-about = Vedi le mani di tutti tranne la tua. Scambia indizi con gli altri e accendi con loro cinque fuochi perfetti.
quick-alone = Gioca da solo
quick-bots = { $count ->
    [1] Gioca con un bot
    [2] Gioca con due bot
    [3] Gioca con tre bot
   *[other] Gioca con quattro bot
}
quick-options = Opzioni
quick-bot = Gli altri al tavolo
quick-reset = Torna alla partita normale
partner-lesson = Che cosa dicono i suoi indizi: una lezione
with-friends = Con gli amici…
go-on-game = Continua la tua partita di { $game }
unfinished = Partite in corso
unfinished-with = con { $names }
unfinished-alone = da solo
unfinished-your-turn = tocca a te
unfinished-turn = tocca a { $name }
unfinished-turns = tocca a { $names }
unfinished-until = fino a { $time }
unfinished-remove = Togli da questo elenco { $game } al tavolo { $table }
learn-short = Imparalo in tre minuti
rules-short = Le regole

join-title = Entra a un tavolo
join-placeholder = Codice o link
join = Entra
replay-title = Rivedi una partita
replay-upload = Apri un file di partita…

preferences = Preferenze
preferences-name = Il tuo nome
preferences-language = Lingua
preferences-theme = Colori
theme-night = Il fiume di notte
theme-paper = Carta
theme-auto = Come questo dispositivo
preferences-knowledge = Hanabi: che cosa mostrano le mie carte
knowledge-none = Niente: me lo ricordo
knowledge-clues = Gli indizi che ho ricevuto
knowledge-full = Tutto ciò che segue dagli indizi
preferences-warnings = Avvisami prima di una giocata che non può riuscire
preferences-motion = Brevi animazioni
preferences-sound = Suoni
preferences-vibrate = Vibra quando tocca a me

cancel = Annulla
you = tu
host = host
host-for = fa da host finché manca { $name }
away = assente
score = Punti
player = Giocatore
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
log = Che cosa è successo
log-you = Tu
log-empty = Ancora niente.
log-why = Perché?
log-meaning = Che significa?
legend = Che cosa vogliono dire i segni?
undo = Annulla

title-table = { $game } — Sumida
title-new = Nuovo tavolo: { $game } — Sumida
connecting = Connessione al tavolo…
bot-waits = { $bot } in questo momento non può pensare su questo server. Il tavolo aspetta e riprova.
reconnecting = Connessione persa. Nuovo tentativo; la tua partita è al sicuro.
reconnecting-kept = La tua ultima azione è conservata e sarà inviata.
sending = Invio…
gone = Non hai più accesso a questo tavolo.
locked-out = Questo tavolo è chiuso
locked-out-about = L’host non fa più entrare nessuno. Chiedi che il tavolo venga riaperto, poi riprova.
watchers-full = Non c’è posto per altri spettatori
signed-out = Qui la tua sessione è chiusa
missing-table = Non c’è un tavolo { $table }
missing-table-about = Controlla il codice: forse una lettera è sbagliata. Un tavolo che nessuno usa da molto può anche essere stato cancellato.
join-table = { $host } ti invita a giocare a { $game }
join-and-sit = Siediti
join-and-ask = Chiedi il posto libero
join-and-watch = Guarda soltanto

title-replay = Rivedi — Sumida
replay-none = Questa partita non si può mostrare
replay-loading = Caricamento della partita…
replay-controls = Passi
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-play = Riproduci da sola
replay-turn = Posizione
replay-link = Link a questa posizione
replay-download = Scarica
eyes-open = Tutte le mani scoperte
eyes-table = Vista pubblica
