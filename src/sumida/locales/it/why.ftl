why-random = Hanno deciso i dadi.
why-cautious-play = La carta { $position } va bene, qualunque sia.
why-cautious-clue = { $seat } ha una carta giocabile, e questo indizio la indica.
why-cautious-idle-clue = I gettoni indizio ci sono tutti, quindi bisognava dire qualcosa.
why-cautious-useless = La carta { $position } ormai è inutile di sicuro.
why-cautious-oldest = Nulla è sicuro, quindi se ne va la carta più vecchia senza indizi.
why-partner-called = Un indizio a qualcun altro ha senso solo se prima va bene la carta { $position }, quindi viene giocata alla cieca.
why-partner-prompted = Un indizio a qualcun altro ha senso solo se la carta { $position } è quella che manca.
why-partner-gamble = Lo spettacolo è quasi finito e la carta { $position } può andar bene: vale il rischio.
why-partner-risk = La carta { $position } vale il rischio.
why-partner-play = Secondo le convenzioni, gli indizi dicono che ora si può giocare la carta { $position }.
why-partner-play-sure = Qualunque sia la carta { $position }, ora va bene.
why-partner-play-known = La carta { $position } è nota, e va bene.
why-partner-useless = La carta { $position } ormai è inutile.
why-partner-useless-read = Secondo le convenzioni, la carta { $position } non serve più.
why-partner-chop = Nessuna giocata e nessun indizio sembrava valere di più: la carta più vecchia che nulla protegge fa posto.
why-partner-least = La carta { $position } sembrava quella di cui si sentirà meno la mancanza.
why-partner-finesse = La carta indicata a { $seat } andrà bene appena qualcuno avrà risposto giocando una carta alla cieca.
why-partner-prompt = La carta indicata a { $seat } andrà bene appena qualcuno avrà giocato la carta già indicata che manca.
why-partner-bluff = Chi viene dopo risponde giocando una carta alla cieca, e { $seat } impara che la carta indicata arriva presto.
why-partner-play-clue = Ora { $seat } può capire che una carta si può giocare.
why-partner-save = { $seat } avrebbe potuto scartare una carta che ci serve.
why-partner-move = L’indizio chiede a { $seat } di tenere carte che non tocca.
why-partner-tell = { $seat } impara di più sulla propria mano.
why-partner-idle = Niente era meglio che aspettare: l’indizio non dice nulla di nuovo a { $seat }.
why-partner-self = L’indizio ha senso solo se prima si gioca la carta { $position }.
why-partner-signal = Uno scarto chiedeva di giocare la carta { $position }.
why-read-play = L’indizio riguarda la tua carta { $position }: secondo le convenzioni ora si può giocare.
why-read-later = L’indizio riguarda la tua carta { $position }: secondo le convenzioni si giocherà, ma non ancora.
why-read-save = L’indizio riguarda la tua carta { $position }, la più vecchia che nulla proteggeva: ti chiede di tenerla.
why-read-either = L’indizio riguarda la tua carta { $position }, la più vecchia che nulla proteggeva: forse va bene ora, o merita di essere tenuta.
why-read-move = Pur senza toccarla, l’indizio ti chiede di tenere la tua carta { $position }, e ogni carta più vecchia senza indizi.
why-read-self = L’indizio ha senso solo se prima giochi la tua carta { $position }.
why-read-prompt-you = La carta indicata a { $seat } andrà bene solo dopo che avrai giocato la tua carta indicata { $position }.
why-read-blind-you = L’indizio a { $seat } ha senso solo se la tua carta { $position } va bene: ti si chiede di giocarla alla cieca.
why-read-plain = In questo indizio non si legge più di quello che dice.
why-read-unclear = Per quel che puoi vedere, nessuna convenzione dà motivo di giocare la carta { $position }.
why-person = Solo chi ha giocato sa perché.
why-unexplained-play = Nessuna convenzione dà motivo di giocare la carta { $position }.
why-unexplained-discard = Nessuna convenzione dà motivo di scartare la carta { $position }.
why-hat-clue = Nel codice, questo indizio parla a tutte le altre mani.
why-hat-play-sure = La carta { $position } va bene di sicuro.
why-hat-play-coded = Vanno bene più carte; scegliere la { $position } dice qualcosa agli altri.
why-hat-play-guess = La carta { $position } vale il rischio.
why-hat-discard-sure = La carta { $position } ormai è inutile di sicuro.
why-hat-discard-coded = Più carte sono inutili; scegliere la { $position } dice qualcosa agli altri.
why-hat-discard-guess = Della carta { $position } si sentirà meno la mancanza.
why-hat-play-misled = Nel codice, la carta { $position } sembrava andar bene.
why-hat-discard-misled = Nel codice, la carta { $position } sembrava inutile.
why-hashi-random = Un segno vale l’altro.
why-hashi-start = Un { $number } in { $island } è un buon inizio.
why-hashi-start-other = Un { $number } in { $island } dà al vicino l’inizio più difficile.
why-hashi-write = { $number } sta meglio in { $island }.
why-hashi-bridge = { $line } fa avanzare isole incomplete.
why-hashi-finish = { $line } completa { $islands }.
why-hashi-done = Il turno è completo.
why-hashi-renounce = Non tracciare nulla è meglio di ogni segno possibile.
why-hashi-write-worth = { $number } in { $island }: questo turno porta in media a { $points } punti, { $lead } più del successivo migliore.
why-hashi-bridge-worth = { $line }: questo turno porta in media a { $points } punti, { $lead } più del successivo migliore.
why-hashi-finish-worth = { $line } completa { $islands }: questo turno porta in media a { $points } punti, { $lead } più del successivo migliore.
why-hashi-done-worth = Il turno è completo e porta in media a { $points } punti, { $lead } più del successivo migliore.
why-hashi-renounce-worth = Non tracciare nulla porta in media a { $points } punti, { $lead } più del migliore tra gli altri turni.
# Perché un turno intero è buono: per i suggerimenti e per il coach.
why-turn-race = { $race ->
    [red] Completa l’ultima bandiera rossa: { $points } punti per la gara.
    [blue] Completa l’ultima bandiera blu: { $points } punti per la gara.
   *[linked] Collega sei isole complete: { $points } punti per la gara.
}
why-turn-finish = Completa { $islands }: { $points } punti.
why-turn-finish-red = Completa { $islands }: { $points } punti, e { $have } bandiere rosse su { $need }.
why-turn-finish-blue = Completa { $islands }: { $points } punti, e { $have } bandiere blu su { $need }.
why-turn-flag = Porta un primo ponte a { $islands }: solo allora una bandiera può avere un numero.
why-turn-nearly = { $missing ->
    [one] Dopo, a { $island } manca un ponte soltanto.
   *[other] Fa avanzare { $island }: mancano { $missing } ponti, e c’è spazio per tutti.
}
why-turn-number = In { $island } c’è spazio per { $most } ponti, abbastanza per un { $number }.
why-turn-reach = Porta ponti a { $islands }, dove si può ancora scrivere qualunque numero adatto.
why-turn-best = Nessun altro turno promette più punti.
why-turn-best-lead = Ogni altro turno promette almeno { $lead } punti in meno.
why-turn-pass = Nessun segno renderebbe più che passare.
why-turn-pass-lead = Qualunque segno costerebbe punti: { $lead } in meno alla fine.
why-learned = La policy dà a questa mossa il { $percent } %.
why-learned-search = Sulle mani possibili, questa mossa vale { $hundredths } centesimi di punto più di quella della policy.
