# Tavoli: crearne uno, sala d’attesa, posti, chat, orologi.
new-table = Nuovo tavolo: { $game }
with-whom = Con chi giochi?
way-link = Amici, con un link
way-link-about = Ricevi un link da condividere; ognuno gioca sul proprio dispositivo.
way-bots = Bot
way-bots-about = I bot prendono tutti gli altri posti, e si comincia subito.
way-device = Amici, su questo dispositivo
way-device-about-hanabi = Il dispositivo passa di mano in mano; tra un turno e l’altro le mani restano coperte.
way-device-about-hashi = Il dispositivo passa di mano in mano; ognuno disegna sulla propria plancia.
way-watch = Guarda i bot
way-watch-about-hanabi = I bot prendono tutti i posti, anche i più forti; vedi tutte le mani.
way-watch-about-hashi = I bot prendono tutti i posti, anche i più forti; vedi tutte le plance.
bot-own-kind = gioca solo con bot della sua specie
bot-coded-table = non capisce il codice di questi bot
which-bot = Quale bot?
player-name = Nome del giocatore { $number }
player-number = Giocatore { $number }
create-table = Crea il tavolo
start-game = Inizia la partita

terms = Regole del tavolo
option-players = Giocatori
players-count = { $count ->
    [one] 1 (da solo)
   *[other] { $count }
}
option-variant = Variante
variant-five = Cinque colori
variant-three = Tre colori
variant-four = Quattro colori
variant-six = Sei colori
variant-multicolour = Cinque colori e multicolore
variant-multicolour-short = Cinque colori e multicolore, una carta per numero
variant-one-of-each = Cinque colori e nero, una carta per numero
variant-colourless = Cinque colori e incolore
variant-colourless-short = Cinque colori e incolore, una carta per numero
variant-four-multicolour = Quattro colori e multicolore
variant-four-multicolour-short = Quattro colori e multicolore, una carta per numero
variant-four-one-of-each = Quattro colori e nero, una carta per numero
variant-four-colourless = Quattro colori e incolore
variant-four-colourless-short = Quattro colori e incolore, una carta per numero
option-grand-finale = Gran finale: si gioca finché tutto è vinto o perso
option-empty-clues = Permetti indizi che non toccano nessuna carta
option-strikeout-scores-zero = Il terzo errore fa perdere tutti i punti
option-board = Plancia
board-A = Lato A (più facile)
board-B = Lato B (più difficile)
board-own = Una plancia tua
board-text = Plancia: o isola, R bandiera rossa, B bandiera blu, . acqua
option-mistakes = Sbagli
mistakes-strict = Rigoroso: gli sbagli vengono rifiutati
mistakes-paper = Come su carta: gli sbagli si scoprono a fine turno
mistakes-strict-short = sbagli rifiutati
mistakes-paper-short = sbagli come su carta
grand-finale-short = gran finale
empty-clues-short = indizi vuoti permessi
strikeout-scores-zero-short = il terzo errore fa perdere tutto
talk = Regole della chat
talk-silent = Silenzio: nessun commento durante la partita
talk-strict = Rigoroso: solo frasi fatte durante la partita
talk-house = Regole della casa: chat libera
talk-strict-short = solo frasi fatte
talk-house-short = chat libera
talk-silent-short = nessun commento
watching = Spettatori
watching-public = vedono solo ciò che è pubblico
watching-shadow = possono guardare da sopra la spalla di qualcuno, se l’host è d’accordo
watching-all = possono vedere tutte le mani, se l’host è d’accordo
watching-all-hashi = possono vedere subito ogni segno, se l’host è d’accordo
watching-closed = nessuno
clock = Orologio
clock-none = Nessuno
clock-minutes = { $minutes ->
    [one] 1 minuto a testa, e 10 secondi a turno
   *[other] { $minutes } minuti a testa, e 10 secondi a turno
}
shuffle-seats = Mescola i posti
open-to-all = Aperto a tutti: il tavolo è nella prima pagina, e chiunque può sedersi e guardare
open-to-bots = Aperto ai bot: il tavolo è nell’elenco, e programmi di altri possono sedersi
show-sorting = Gli altri vedono com’è ordinata una mano
sorting-shown-short = mani ordinate visibili
sorting-hidden-short = mani ordinate private
clock-short = { $minutes } min + { $increment } s
clock-none-short = senza orologio
takebacks = Mosse ritirate
takebacks-agreed-hanabi = Se tutti sono d’accordo
takebacks-agreed-hashi = Un turno si può riaprire fino alla carta successiva
takebacks-never-hanabi = Mai
takebacks-never-hashi = Mai
takebacks-agreed-short = mosse ritirate se tutti d’accordo
takebacks-agreed-hashi-short = i turni si possono riaprire
takebacks-never-short = nessuna mossa ritirata
level-short = { $level ->
    [0] nuovi alle convenzioni
    [1] convenzioni di base
   *[other] convenzioni fino al livello { $level }
}
starts = Chi comincia
starts-first = Il primo posto
starts-host = L’host
starts-drawn = A sorte
starts-seat = Posto { $seat }: { $name }
starts-host-short = comincia l’host
starts-drawn-short = chi comincia si sorteggia
starts-seat-short = comincia { $name }
takeover = Quando qualcuno è assente
takeover-host = Decide l’host
takeover-after = { $minutes ->
    [one] Dopo 1 minuto subentra un bot
   *[other] Dopo { $minutes } minuti subentra un bot
}
takeover-bot = Quale bot subentra
takeover-short = { $bot } subentra dopo { $minutes } min
open-to-all-short = aperto a tutti
open-to-bots-short = aperto ai bot

lobby = { $game }: in attesa di giocatori
invite = Invita gli amici con questo link
invite-qr = Codice QR
invite-qr-about = Codice QR del link { $address }
invite-network = Questo link è per gli altri dispositivi della tua rete.
invite-only-here = Solo questo computer può aprire questo link. Per far entrare altri della tua rete, ferma il server e avvialo con: sumida serve --host 0.0.0.0
lock = Chiudi il tavolo
lock-open = Chiunque abbia il link può entrare.
unlock = Riapri il tavolo
locked = Questo tavolo è chiuso: non può entrare nessun altro.
copy = Copia
copied = Copiato
share = Condividi
seats = Posti
open-seat = Posto libero
sit = Siediti qui
stand = Alzati
add-bot = Aggiungi un bot
seat-bot = Bot per il posto { $seat }
clear-seat = Libera il posto { $seat }
start-needs-seats = Prima devono essere occupati tutti i posti.
host-starts = L’host avvia la partita quando ci sono tutti.
people = Persone
rename = Cambia il mio nome
rename-save = Cambia
watches-public = sta guardando
watches-shadow = guarda da sopra la spalla di { $name }
watches-all = vede tutte le mani
watches-all-hashi = vede subito ogni segno
wish-shadow = chiede di guardare da sopra la spalla di { $name }
wish-all = chiede di vedere tutte le mani
wish-all-hashi = chiede di vedere subito ogni segno
wish-play = chiede il posto { $seat }
wish-asked = Hai chiesto all’host. Aspetta la risposta.
wish-declined = L’host ha detto di no.
wish-seat-taken = Il posto è stato preso.
allow = Permetti
deny = No
make-host = Rendi host
kick = Allontana
kick-title = Allontanare { $name } dal tavolo?
kick-text = { $name } non potrà tornare a questo tavolo.
kick-seat = Chi prende questo posto?
kick-seat-open = Nessuno: il posto resta libero
requests = Richieste
withdraw = Ritira
takeback-ask = Ritira la mossa
takeback-asks = { $moves ->
    [one] { $name } chiede di ritirare l’ultima mossa.
   *[other] { $name } chiede di ritirare le ultime { $moves } mosse.
}
takeback-asked = Hai chiesto di ritirare la tua mossa. In attesa di { $names }.
takeback-waiting = In attesa di { $names }.
takeback-agree = D’accordo
takeback-decline = Rifiuta
substitute-for = { $bot } per { $name }
substitute-plays = gioca { $bot }
substitute-you = { $bot } gioca per te.
take-seat-back = Riprendi il tuo posto
absent-open = Il posto { $seat } è libero.
absent-left = { $name } ha lasciato la partita.
absent-away = { $name } non c’è.
let-bot-play = Fai giocare un bot…
ask-all = Chiedi di vedere tutte le mani
ask-all-hashi = Chiedi di vedere subito ogni segno
ask-shadow = Chiedi la vista di { $name }
ask-seat = Chiedi questo posto
finished-games = Partite giocate qui
finished-earlier = Partite precedenti
finished-game = Partita { $number }: { $scores }
archived-title = Vecchia partita
archived-running = Questa partita è iniziata con la versione { $version } delle regole, che questo server non ha. Non si può continuare.
archived-host = L’host può chiuderla e iniziarne una nuova.
archived-over = Questa partita è stata giocata con la versione { $version } delle regole, che questo server non ha. Qui c’è ciò che ne è stato conservato.
archived-result = Risultato
archived-no-result = Il risultato non è stato conservato.

table = Tavolo
table-code = Tavolo { $code }
spectating = stai guardando
seat-link = Link per tornare al mio posto
seat-link-about = Aprilo in qualunque browser per riprendere il tuo posto. Non condividerlo.
seat-link-renew = Rinnova il link
seat-link-renew-about = Se qualcun altro ha il link, rinnovalo: il vecchio smette di funzionare, e gli altri tuoi dispositivi vengono scollegati.
seat-link-renewed = Questo è il nuovo link. Il vecchio non funziona più.
stop-game = Chiudi subito la partita
stop-title = Chiudere questa partita?
stop-text = La partita finisce ora per tutto il tavolo e non si potrà riprendere.
stop-yes = Chiudi la partita
leave = Lascia il tavolo
pause = Pausa
unpause = Riprendi
eyes = Punto di vista
sound = Audio
sound-on = L’audio è attivo
sound-off = L’audio è spento
notify = Avvisami quando tocca a me
notify-on = Le notifiche sono attive
notify-off = Le notifiche sono spente
notify-denied = Il tuo browser blocca le notifiche di questa pagina; le impostazioni del sito possono permetterle.
alert-title = Tocca a te – { $game }
alert-text = Il tavolo { $code } ti aspetta.

chat = Chat
chat-and-log = Chat e che cosa è successo
chat-unread = { $count ->
    [one] Chat: 1 riga nuova
   *[other] Chat: { $count } righe nuove
}
chat-say = Di’ qualcosa
chat-send = Invia
chat-earlier = Messaggi precedenti
chat-strict = Tavolo rigoroso: durante la partita solo queste frasi.
chat-silent = Tavolo silenzioso: durante la partita nessun commento, né dei giocatori né degli spettatori.
phrases = Di’ una frase…
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-thinking = Sto ancora pensando.
phrase-take-your-time = Fai con calma.
phrase-back-soon = Torno subito.
phrase-back = Eccomi di nuovo.
phrase-thanks = Grazie!
phrase-well-played = Ben giocato!
phrase-again = Un’altra partita?
phrase-goodbye = Arrivederci!

command = Riga di comando
command-hanabi = play 1 · clue B rosso
command-hashi = b2=5 · b2-b5 · done · undo
command-help = Scrivi una mossa in notazione; Esc chiude questa riga.
command-keys-hanabi = Tasti: 1–5 scelgono la tua carta, P la gioca, D la scarta, C comincia un indizio, Alt con ← o → sposta la carta.
command-keys-hashi = Tasti: le frecce spostano, Invio scrive, Maiusc e una freccia traccia, U annulla, D conferma, H chiede un suggerimento (da solo).
keys = Tastiera
keys-frame = Ovunque: / apre la riga di comando, ? apre questo aiuto, Esc chiude.

hand-over = Passa il dispositivo a { $name }
hand-over-hint = Tutti gli altri: non sbirciate!
hand-over-take = Sono { $name }
hand-over-wait = Gli altri stanno ancora giocando…

play-again = Gioca ancora
rematch = Rivincita
watch-replay = Rivedi la partita
coach-ask = Chiedi al coach
audit = Il mazzo era onesto?
audit-about = Prima della partita il server ha pubblicato un’impronta del mazzo: lo SHA-256 del sale, di un a capo e del mazzo. Ora puoi verificarli tutti e tre.
audit-digest = Impronta
audit-salt = Sale
audit-deal = Mazzo
audit-sealed = Il mazzo è sigillato
audit-sealed-about = La sua impronta è stata pubblicata prima della partita. A partita finita chiunque può verificare che il mazzo non è cambiato.
fair-add = Contribuisci alla mescolata
fair-add-about = Il server ha sigillato la sua parte del mazzo. Ora il tuo browser aggiunge un caso tutto suo, e tu puoi aggiungere parole tue: così nessuno, nemmeno il server, può scegliere le carte da solo.
fair-words = Parole tue, qualsiasi
fair-add-words = Aggiungile
fair-added-by = Finora hanno aggiunto: { $names }.
fair-seal = Sigillo
fair-secret = Il segreto del server
fair-added = Aggiunto da { $name }
fair-about = Prima della partita il server ha pubblicato un sigillo, lo SHA-256 del suo segreto. Poi i giocatori hanno aggiunto la loro parte. Il mazzo segue da entrambi; la documentazione mostra come verificarlo in dieci righe.
fair-download = Salva tutto su questo mazzo (lo legge sumida verify)
fair-fixed = Questa pagina l’ha verificato: il mazzo era fissato all’inizio della partita, ed è quello che è stato giocato.
fair-sealed = Questa pagina l’ha verificato: il mazzo era fissato prima della partita, ed è quello che è stato giocato.
fair-mixed = Questa pagina l’ha verificato: il mazzo era fissato prima della partita, il tuo browser ha contribuito, ed è quello che è stato giocato.
fair-changed = Attenzione: questo non è il mazzo fissato all’inizio della partita.
fair-not-sealed = Attenzione: il segreto del server non è quello che aveva sigillato prima della partita.
fair-not-drawn = Attenzione: questo mazzo non segue dal segreto del server e da ciò che i giocatori hanno aggiunto.
fair-left-out = Attenzione: ciò che il tuo browser ha aggiunto al mazzo è stato tralasciato.
fair-played = Attenzione: le carte giocate non sono quelle del mazzo.

said-joined = È entrato { $name }.
said-joined-bot = È entrato { $name }, un bot di { $owner }.
bot-of = bot di { $owner }
name-bot = { $name } (bot)
said-left = { $name } non c’è più.
said-locked = Il tavolo è chiuso.
said-unlocked = Il tavolo è riaperto.
said-substitute = { $bot } gioca per { $name }.
said-substitute-left = { $name } è di nuovo qui.
said-taken-back = Una mossa è stata ritirata.
said-started = La partita è iniziata.
said-ended = La partita è finita.
said-turn = Tocca a te.
said-said = { $name } dice: { $text }
said-paused = Gli orologi sono in pausa.
said-unpaused = Gli orologi corrono di nuovo.
said-clock = { $name } ha finito il tempo; la partita continua.
said-round = { $bridges ->
    [one] Turno { $round }: numero { $number }, 1 ponte.
   *[other] Turno { $round }: numero { $number }, { $bridges } ponti.
}

botname-random = Dado
botname-cautious = Novellino
botname-partner = Compagno
botname-literal = Letterale
botname-partner-level = Compagno (livello { $level })
botname-hat = Cappello
botname-careful = Prudente
botname-planner = Pianificatore
botname-master = Maestro
botname-hat-search = Cappello cercatore
botname-learned = Prodigio
botname-learned-search = Prodigio cercatore
is-thinking = sta pensando…
