# Il coach: analisi di partite finite.
coach = Coach
coach-away = Chiudi il coach
coach-whose = Il gioco di chi
coach-progress = Avanzamento dell’analisi
coach-waiting = { $ahead ->
    [0] La tua analisi è la prossima.
    [one] C’è un’analisi prima della tua.
   *[other] Ci sono { $ahead } analisi prima della tua.
}
coach-warming = Il coach si sta scaldando. La prima analisi può richiedere un minuto.
coach-running = Il coach sta analizzando la partita: { $percent } %

coach-scored = { $name }: { $points } punti
coach-bound-proven = Conoscendo tutte le carte in anticipo erano possibili { $best } punti. È dimostrato.
coach-bound-between = Conoscendo tutte le carte in anticipo erano possibili almeno { $best } punti, e non più di { $limit }.
coach-bound-none = Il miglior punteggio possibile è sconosciuto: su questo server il risolutore non è installato.
coach-bound-watch = Guarda lo svolgimento migliore
coach-bound-line = possibile { $best }
coach-luck-good = Fortuna: le carte sono state gentili e hanno portato { $points } punti.
coach-luck-bad = Fortuna: le carte sono state avare e sono costate { $points } punti.
coach-luck-even = Fortuna: le carte non sono state né gentili né avare.
coach-skill = Abilità: le scelte sono costate { $points } punti rispetto a quelle di un maestro.
coach-skill-none = Abilità: un maestro non avrebbe fatto meglio.
coach-start-cost = Un altro numero iniziale avrebbe reso { $points } punti in più.

coach-graph-hashi = Punteggio finale atteso, turno per turno
coach-graph-hanabi = Probabilità di { $best } punti, turno per turno
coach-graph-gone = Probabilità di { $best } punti fino al turno { $turn }, poi i punti attesi
coach-gone-points = punti
coach-graph-reach = Punti ancora raggiungibili, turno per turno
coach-graph-keys = Le frecce sinistra e destra scorrono i turni, e la partita segue.
coach-at-start = All’inizio: { $value }
coach-at-turn = Turno { $turn }: { $value }
coach-at-cost = Turno { $turn }: { $value }; numero { $place } tra le decisioni più costose, { $cost } punti
coach-points = { $points } punti
coach-percent = { $percent } %

coach-costliest = Che cosa è costato di più
coach-costliest-none = Nessuna decisione è costata qualcosa di rilevante. Ben giocato!
coach-cost = { $points } punti persi
coach-drawn = Tracciato: { $marks }
coach-better = Meglio: { $marks }
coach-why = Il turno migliore:
coach-show = Mostra il turno { $turn } nella partita
coach-table = Mostra come tabella
coach-column-turn = Turno
coach-column-card = Carta
coach-column-player = Giocatore
coach-column-move = Mossa
coach-column-better = Meglio
coach-column-advice = Consiglio
coach-column-expected = Attesi
coach-column-chance = Probabilità
coach-column-reach = Raggiungibili
coach-column-cost = Costo

coach-of = { $points } punti su { $best }
coach-advisor-partner = Il consiglio legge le convenzioni abituali ed è paziente con chi non ne usa.
coach-advisor-own = Il consiglio parla la lingua di questo tavolo.
coach-team = La probabilità è quella di una squadra che ha letto gli indizi di questo tavolo e continua bene quanto i bot più forti: fino a { $games } partite per ogni mossa, con i due terzi superiori del mazzo com’erano e il resto rimescolato. La squadra può anche subentrare più tardi, dopo ciò che i giocatori hanno davvero fatto con quelle carte. Dove vede poca speranza, pensa più a lungo su meno partite, oppure continuano giocatori con le convenzioni di questo tavolo. Più o meno { $error } %.
coach-gone = Dal turno { $turn } in poi, { $best } punti erano fuori portata. Da lì il grafico mostra i punti che la squadra si aspetta.
coach-team-none = Con queste impostazioni nessuna squadra di bot può continuare, quindi il grafico mostra i punti ancora raggiungibili.
coach-about = Come ci arriva il coach
coach-next = La mossa successiva
coach-chose = La scelta di { $name }: { $move }.
coach-same = Il coach avrebbe fatto lo stesso.
coach-rather = Il consiglio del coach: { $better }.
coach-moved = Probabilità di { $best }: { $before } % prima, { $after } % dopo.
coach-moved-points = Punti attesi: { $before } prima, { $after } dopo.
coach-lost-chance = La probabilità di { $best } è calata del { $percent } %.

outcome-fits = Era { $card }, e andava bene.
outcome-strike-early = Era { $card }, ma per { $colour } serviva un { $needed }: un errore.
outcome-strike-late = Era { $card }, e per { $colour } c’era già: un errore.
outcome-last = Era l’ultimo { $card }: da lì in poi erano possibili al massimo { $reach } punti.
outcome-knew = Dagli indizi e dalle carte in vista poteva essere { $count ->
    [one] una sola carta
   *[other] { $count } carte diverse
  }, di cui adatte { $fitting }.
outcome-knew-better = Dagli indizi e dalle carte in vista era chiaro che non poteva andar bene.
outcome-read-play = Secondo le convenzioni, gli indizi dicevano che si poteva giocare.
outcome-read-prompt = Secondo le convenzioni, un indizio a qualcun altro la chiedeva.
outcome-read-finesse = Secondo le convenzioni, un indizio a qualcun altro chiedeva la carta più recente senza indizi.
outcome-read-nothing = Nessun indizio l’aveva indicata.
outcome-discard-useless = Era { $card }, che non serviva più.
outcome-discard-last = Era l’ultimo { $card }: da lì in poi erano possibili al massimo { $reach } punti.
outcome-discard-copy = Era { $card }; { $left ->
    [one] ne resta un’altra copia.
   *[other] ne restano altre { $left } copie.
}
outcome-clue-one-fits = Indicava una carta, che ora va bene.
outcome-clue-one-waits = Indicava una carta, che ancora non va bene.
outcome-clue-fits = Indicava { $count } carte; { $fitting ->
    [one] una di loro ora va bene.
   *[other] { $fitting } di loro ora vanno bene.
}
outcome-clue-waits = Indicava { $count } carte; nessuna ora va bene.
outcome-clue-none = Non indicava nessuna carta.
advice-strike = Allora nessuno poteva vederlo, ma quella carta era { $card }: un errore.
advice-last = Allora nessuno poteva vederlo, ma quella carta era l’ultimo { $card }.
coach-hindsight = Qualcosa di meglio si vedeva solo con tutte le mani scoperte.
coach-over = La partita è finita.
coach-move-play = giocare la carta { $position }
coach-move-discard = scartare la carta { $position }
coach-move-clue = dare a { $target } l’indizio { $value }

term-coach = Il coach deve analizzare questa partita? y per sì, Invio per no:
term-coach-works = Il coach sta analizzando…

error-review-none = Nessuno ha ancora chiesto questa analisi.
error-review-rules = Il coach conosce la versione { $known } delle regole; questa partita è stata giocata con la versione { $version }.
error-review-unfinished = La partita non è finita; si analizza solo una partita giocata fino in fondo.
error-review-seat = Questa partita non ha il posto { $seat }.
error-review-busy = Il coach ha troppo da fare; riprova tra un minuto.
error-review-failed = L’analisi non è riuscita; riprova.
error-review-needs-fast = Un’analisi ha bisogno di NumPy e Numba, che su questo server non sono installati.
