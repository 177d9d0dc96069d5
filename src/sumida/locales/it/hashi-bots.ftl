# I bot di Hashi: che cosa sono, e perché fanno quel che fanno.
bot-hashi-random = Fa un segno permesso qualsiasi: il metro per tutti gli altri.
bot-hashi-careful = Un principiante assennato: completa ciò che può e tiene d’occhio le bandiere.
bot-hashi-planner = Un giocatore veloce, dall’occhio allenato, che guarda una carta più in là.
bot-hashi-master = Il più forte: soppesa ogni turno contro ogni carta che può uscire.
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
