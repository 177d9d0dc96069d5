# La plancia di Hashi.
hashi-board = Plancia. Le frecce vanno da isola a isola, Invio scrive, Maiusc con una freccia traccia un ponte.
hashi-board-of = Plancia di { $name }
hashi-sheet-of = { $finished ->
    [one] Plancia di { $name }: 1 isola completa
   *[other] Plancia di { $name }: { $finished } isole complete
}
hashi-board-own = La tua plancia
hashi-sheet-own = { $finished ->
    [one] La tua plancia: 1 isola completa
   *[other] La tua plancia: { $finished } isole complete
}
points-own = I tuoi punti
points-of = Punti di { $name }
hashi-card = { $bridges ->
    [one] Numero { $number }, 1 ponte
   *[other] Numero { $number }, { $bridges } ponti
}
hashi-card-gone = { $bridges ->
    [one] Numero { $number }, 1 ponte: già uscita
   *[other] Numero { $number }, { $bridges } ponti: già uscita
}
hashi-unseen = { $count ->
    [one] 1 carta non ancora vista: è nella scatola
   *[other] { $count } carte non ancora viste; una è nella scatola
}
hashi-draw = Traccia un ponte { $line }
set-up = Preparazione
round-of = Turno { $round } di { $rounds }
hashi-setup = Scrivi un 3 o un 4 su un’isola a scelta senza bandiera.
hashi-setup-done = Passa la plancia, oppure annulla.
hashi-setup-alone = Conferma per cominciare, oppure annulla.
hashi-start-number = Numero iniziale
hashi-wait = Gli altri stanno ancora giocando…
hashi-write = Scrivi il { $number } su un’isola illuminata, o lascialo.
hashi-write-or-draw = { $bridges ->
    [one] Scrivi il { $number }, poi traccia 1 ponte su una linea illuminata.
   *[other] Scrivi il { $number }, poi traccia { $bridges } ponti su linee illuminate.
}
hashi-draw-all = { $bridges ->
    [one] Traccia 1 ponte, o nessuno.
   *[other] Traccia tutti i { $bridges } ponti, o nessuno.
}
hashi-more-bridges = { $bridges ->
    [one] Ancora 1 ponte da tracciare.
   *[other] Ancora { $bridges } ponti da tracciare.
}
hashi-no-number = Niente numero in questo turno, a meno di annullare.
hashi-confirm = Tutto è tracciato: conferma, oppure annulla.
hashi-done = Fatto
hashi-done-setup = Passa la plancia
hashi-pass = Passa
pass-title = Passare in questo turno?
pass-text = Potresti ancora usare questa carta. Se passi, è persa.
boards-passed = Le plance sono passate a sinistra: tu giochi con l’inizio di { $giver }, e { $taker } con il tuo.
looking-at = Stai guardando la plancia di { $name }.
back-to-own = Torna alla mia plancia
look-at = Guarda la plancia di { $name }
others = Altre plance
is-done = ha finito
is-passing = passa
races = Gare
race-open = { $points } al primo, poi { $later }
race-later = { $points } punti ancora da prendere
race-deadline = { $points } punti entro il turno { $round }
race-ready = { $points } punti alla fine di questo turno
race-scored = { $points } punti, segnati nel turno { $round }
race-missed = non raggiunta
race-others = Segnata da { $names }
race-progress = { $have } di { $need }
piles = Tre mazzetti
pile-left = { $left ->
    [one] Mazzetto { $pile }: resta 1 carta, fino al turno { $round }
   *[other] Mazzetto { $pile }: restano { $left } carte, fino al turno { $round }
}
pile-until = turno { $round }
score-preview = { $finished ->
    [one] punti ora: 1 isola, gare { $races }
   *[other] punti ora: { $finished } isole, gare { $races }
}
score-final = { $finished ->
    [one] punti: 1 isola, gare { $races }
   *[other] punti: { $finished } isole, gare { $races }
}
score-islands = Isole
score-red = Rosse
score-blue = Blu
score-linked = Collegate
score-total = Totale
solo-end = { $points } punti
ranks = Tutti i titoli
winner-you = Hai vinto!
winners = { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
}
flag-red = bandiera rossa
flag-blue = bandiera blu
island-empty = vuota
island-number = numero { $number }, { $bridges } di { $number } ponti
island-reached = { $bridges ->
    [one] senza numero, 1 ponte
   *[other] senza numero, { $bridges } ponti
}
island-finished = numero { $number }, completa
island-struck = barrata
island-hopeless = non potrà mai essere completa
island-offered = qui si può scrivere { $number }
mark-write = { $number } in { $island }
mark-bridge = ponte { $line }
mark-erase = cancella { $mark }
mark-you-erase = cancelli { $mark }
mark-done = fatto
mark-nothing = niente
mark-pass = passare
news-passed = { $name } passa.
news-race = { $race ->
    [red] { $name }: tutte le bandiere rosse, { $points } punti!
    [blue] { $name }: tutte le bandiere blu, { $points } punti!
   *[linked] { $name }: sei isole collegate, { $points } punti!
}
log-round = { $bridges ->
    [one] Turno { $round }: { $number } e 1 ponte
   *[other] Turno { $round }: { $number } e { $bridges } ponti
}
log-setup = Preparazione
hopeless-title = Quest’isola non potrà mai arrivare a quel numero
hopeless-text = Non restano abbastanza linee per tanti ponti, quindi l’isola non potrebbe mai essere completa. Puoi scriverlo lo stesso.
hopeless-yes = Scrivilo comunque
mistakes = Contro le regole
mistake-until = Puoi cancellarlo fino alla fine del turno { $round }.
mistake-erase = Cancella
# La legenda della plancia.
legend-hashi-lit = Qui si può scrivere il numero della carta.
legend-hashi-open = Lungo questa linea si può tracciare un ponte.
legend-hashi-missing = Un numero; ogni punto è un ponte che manca ancora.
legend-hashi-reached = Ancora senza numero: tanti ponti arrivano già qui.
legend-hashi-fresh = Segnato in questo turno: Annulla lo toglie.
legend-hashi-finished = Completa: vale 2 punti, niente più ponti.
legend-hashi-red = Una bandiera rossa: completale tutte e quattro per la gara rossa.
legend-hashi-blue = Una bandiera blu: completale tutte e tre per la gara blu.
legend-hashi-hopeless = Non potrà mai essere completa: restano troppo poche linee.
legend-hashi-struck = Barrata dopo uno sbaglio: non dà punti.
legend-hashi-hint = Un suggerimento; non è tracciato nulla.
legend-hashi-gone = Nella tabella delle carte: questa carta è già uscita.
