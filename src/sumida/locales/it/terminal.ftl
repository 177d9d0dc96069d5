# Il gioco nel terminale.

term-welcome = { $game }. La partita si salva dopo ogni mossa; esci quando vuoi e riprendi con --resume.
term-which-game = Quale gioco? 1 hanabi, 2 hashi:
term-saved = Alla prossima. La partita è salvata; così si riprende:
term-nothing-saved = Alla prossima. Non c’era nulla da salvare.
term-unfinished = { $moves ->
    [one] Qui c’è una partita di { $game } non finita, con 1 mossa. r: riprendila · n: una nuova (l’altra si conserva)
   *[other] Qui c’è una partita di { $game } non finita, con { $moves } mosse. r: riprendila · n: una nuova (l’altra si conserva)
}
term-kept = La tua partita non finita si conserva; questa si salva in { $file }.
term-hand-over = Passa la tastiera a { $who }. Premi Invio quando non guarda nessun altro.
term-you = tu
term-none = nessuno
term-series = Fuochi d’artificio
term-discards = Scarti
term-tokens = Indizi: { $clues }   Errori: { $strikes }   Mazzo: { $pile }   Punti: { $points }
term-last-round = { $turns ->
    [one] Ultimo giro: resta 1 turno.
   *[other] Ultimo giro: restano { $turns } turni.
}
term-set-up = preparazione
term-unseen = Carte che possono uscire
term-points = Punti
term-hashi-set-up = Preparazione: scrivi un 3 o un 4 su un’isola senza bandiera, poi done.
term-hashi-card = Turno { $round } di { $rounds }: numero { $number }, ponti: { $bridges }
term-hashi-confirm = Per questo turno è tutto: done conferma, undo torna indietro di un passo.
term-hashi-over = La partita è finita.
term-mistake = Contro le regole: { $mark }. { $why }
term-replay-prompt = Invio: avanti · b: indietro · numero: vai a · A, B …: vista di quel posto · all: tutto · q: esci

help-hanabi = Mosse: play 1 · discard 4 · clue B rosso (o clue B r) · clue B 3. La posizione 1 è la carta più vecchia, a sinistra. r1 è l’1 rosso; tra parentesi c’è ciò che può sapere chi tiene la carta: [?/23] è un 2 o un 3 di qualunque colore.
help-grand-finale = Gran finale: la partita non finisce con il mazzo. Si vince con tutti i fuochi completi, e si perde con il terzo errore o appena manca una carta che serve.
help-hashi = Mosse: b2=5 scrive un numero, b2-b5 traccia un ponte, done chiude il turno, undo torna indietro di un passo. Sulla plancia (3) è completa, [R] è una bandiera rossa e [B] una blu, [4:1] è un 4 con 1 ponte. 3/1 è una carta con un 3 e 1 ponte; (9 ≤ 12) vuol dire 9 punti fino al turno 12.
help-hashi-paper = Come su carta: si accetta tutto ciò che sta sul foglio, e gli sbagli si scoprono a fine turno. x b2 o x b2-b5 ne cancella uno, fino alla fine del turno successivo; dopo, le sue isole vengono barrate.
help-hint = hint chiede a un maestro che cosa fare in questo turno.
help-always = Inoltre: legal (tutte le tue mosse) · help · quit. Tab completa ciò che scrivi, le frecce richiamano le righe precedenti.

log-clue = { $count ->
    [one] { $who }: { $action } (1 carta)
   *[other] { $who }: { $action } ({ $count } carte)
}
log-played = { $who } gioca { $card }.
log-misplayed = { $who } prova { $card }: non va bene. Un errore!
log-discarded = { $who } scarta { $card }.
log-you-played = Giochi { $card }.
log-you-misplayed = Provi { $card }: non va bene. Un errore!
log-you-discarded = Scarti { $card }.

result-points = { $points } punti su { $best }.
result-strikes = Il terzo errore chiude lo spettacolo: { $points } punti su { $best } sul tavolo ({ $zero } con il punteggio da torneo).
result-solo = { $points } punti: { $rank }.
result-you-win = Hai vinto.
result-winners = { $count ->
    [one] Vince { $winners }.
   *[other] Vincono insieme { $winners }.
}

term-daily = { $game }: la partita del { $day }. Oggi tutto il mondo riceve le stesse carte.
term-daily-bot = { $points ->
    [one] { $bot }: 1 punto
   *[other] { $bot }: { $points } punti
}
term-daily-best = Il massimo possibile per chi conosce ogni carta: { $points } punti (dimostrato; al massimo { $limit })
term-daily-between = Il massimo possibile per chi conosce ogni carta: almeno { $points } punti, al massimo { $limit }

# Che cosa si rifiuta solo sulla riga di comando.
error-bot-form = «{ $bot }» non indica nessun bot: scrivi FILE.py:CLASSE.
error-bot-takes-no-weights = Il bot { $bot } non accetta pesi; questi sì: { $takers }.
error-name-bot-again = { $bot } è un bot esterno: nominalo di nuovo con --bot { $bot }
error-no-program = Non c’è un programma «{ $program }».
error-weights-damaged = I pesi { $file } mancano o sono danneggiati: installa di nuovo il pacchetto, o indica un file scritto dall’addestramento.
error-weights-other = I pesi { $file } sono per { $name } { $found }; servono pesi per { $name } { $wanted }.
error-nothing-to-resume = Non c’è una partita di { $game } da riprendere; cominciane una con: sumida play { $game }
error-bot-crashed = Il bot { $bot } si è bloccato: { $detail }
error-bot-slow = Il bot { $bot } non ha risposto entro { $seconds } secondi.
error-bot-illegal = Il bot { $bot } ha risposto «{ $answer }»: { $detail }
error-bot-unusable = Il bot { $bot } non si può usare: { $detail }.
error-hat-setup = I bot del cappello giocano solo la partita normale; qui l’opzione { $option } è diversa.
error-bot-alone = Il bot { $bot } gioca solo con bot della sua specie; con le persone puoi scegliere { $known }.
