# La partita del giorno.
title-daily = { $game }: la partita del giorno — Sumida
daily-title = La partita del giorno
daily-today = { $game }: la partita di oggi
daily-past = { $game }: una partita passata
daily-of = La partita del { $day }
daily-chip = Partita del { $day }
daily-open = Non ancora giocata
daily-begun = Iniziata: continua
daily-gave-up = Abbandonata
daily-score = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
daily-score-helped = { $points ->
    [one] 1 punto, con aiuto
   *[other] { $points } punti, con aiuto
}
daily-next = { $hours ->
    [0] La prossima arriva tra { $minutes } min.
   *[other] La prossima arriva tra { $hours } h { $minutes } min.
}
daily-about-hashi = Da solo, sul lato { $board }. Oggi tutto il mondo riceve le stesse carte.
daily-about-hanabi = Tu e due bot, cinque colori. Oggi tutto il mondo riceve le stesse carte.
daily-counts = Conta il tuo primo tentativo. Poi allenati quanto vuoi.
daily-practice-about = Questo giorno è passato: quello che giochi qui è allenamento.
daily-play = Gioca la partita di oggi
daily-go-on = Continua la mia partita
daily-practise = Allenati con queste carte
daily-standing = La tua serie
daily-streak-now = di fila
daily-streak-longest = serie più lunga
daily-best-own = record senza aiuto
daily-streak = { $count ->
    [one] 1 giorno di fila
   *[other] { $count } giorni di fila
}
daily-kept = Tutto questo è salvato solo nel tuo browser.
daily-honour = Le carte seguono dalla data, quindi chiunque può calcolarle: i risultati sono sulla parola.
daily-days = Altri giorni
daily-before = Il giorno prima
daily-mark-counted = Contata
daily-mark-helped = Con aiuto
daily-mark-practice = Allenamento
daily-comparison = Il tuo risultato e quello degli altri
daily-you = Tu
daily-table-of = Tre bot { $bot }
daily-best = Il massimo possibile, conoscendo ogni carta
daily-best-found = Il meglio trovato, conoscendo ogni carta
daily-computing = I bot stanno ancora giocando queste carte. Ci vogliono uno o due minuti.
daily-other-rules = Questo risultato è stato ottenuto con regole più vecchie e altre carte, quindi non c’è nulla con cui confrontarlo.
daily-compare-failed = Il confronto per ora non è disponibile. Nuovo tentativo.
daily-share = Condividi il tuo risultato: non svela nulla
copy-result = Copia il risultato
share-title = Sumida · { $game } · { $day }
share-played = Sumida · { $game }
share-player = { $name }: { $points }
share-team = { $names ->
    [one] 1 giocatore
   *[other] { $names } giocatori
}
share-result = Condividi il risultato
share-picture = Condividi l’immagine
share-save = Salva l’immagine
share-copy-picture = Copia l’immagine
share-picture-about = Immagine del risultato: { $result }
share-of = { $points } punti su { $best }
share-bot = { $bot } { $points }
share-best = massimo possibile { $points }
share-streak = { $count ->
    [one] 🔥 1 giorno
   *[other] 🔥 { $count } giorni di fila
}

# Suggerimenti.
hint-ask = Suggerimento
hint-thinking = Un maestro guarda la tua plancia…
hint-warming = Un maestro si sta scaldando; il primo suggerimento è il più lento…
hint-start = Un maestro comincerebbe con { $marks }.
hint-turn = Il turno di un maestro: { $marks }; punteggio finale atteso { $points }.
hint-nothing = Un maestro non traccerebbe nulla; punteggio finale atteso { $points }.
hint-confirm = Un maestro confermerebbe questo turno così com’è; punteggio finale atteso { $points }.
hint-done = Conferma per cominciare.
hint-undo = { $count ->
    [one] Prima annulla il tuo segno.
   *[other] Prima annulla i tuoi { $count } segni.
}
hint-lead = Sono { $lead } più del migliore tra gli altri turni.
hint-use = Usalo
hint-close = Chiudi
hint-daily-title = Un suggerimento nella partita di oggi?
hint-daily-text = Il tuo tentativo sarà segnato «con aiuto». La tua serie continua, ma il punteggio non è solo tuo.
hint-daily-yes = Fammi vedere
bots-warming = Si stanno ancora scaldando dall’avvio del server: { $bots }. La prima mossa può richiedere un minuto.
