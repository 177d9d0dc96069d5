# Il tavolo di Hanabi.
hanabi-table = Mani e fuochi d’artificio
fireworks = Fuochi d’artificio
firework-height = { $height ->
    [0] { $colour }: non iniziato
   *[other] { $colour }: fino al { $height }
}
clue-tokens = Indizi
strikes = Errori
draw-pile = Mazzo
last-round = Ultimo giro
turns-left = { $turns ->
    [one] resta 1 turno
   *[other] restano { $turns } turni
}
discards = Scarti
last-copy = Le altre copie non ci sono più: { $card } serve
own-hand = La tua mano, come la conosci tu
hand-of = Mano di { $name }
your-turn = Tocca a te
as-owner = Tieni premuto per vedere la mano di { $name } come la vede { $name }
give-clue = Un indizio
clue-to = Indizio per { $name }
clue-button = { $count ->
    [0] { $value } a { $name }: non tocca nessuna carta
    [one] { $value } a { $name }: tocca 1 carta
   *[other] { $value } a { $name }: tocca { $count } carte
}
play = Gioca
discard = Scarta
note = Nota
note-label = Nota privata sulla carta { $position }
hanabi-wait = Tocca agli altri…
hanabi-your-turn = Tocca a te: scegli una delle tue carte, o quella di qualcun altro per dare un indizio.
hanabi-no-clues = Indizi finiti: scegli una carta da giocare o scartare.
hanabi-full-clues = I gettoni indizio ci sono tutti, quindi non puoi scartare.
must-fail-title = Questa carta non può andar bene
must-fail-text = Da tutto quello che sai, questa carta non va su nessun fuoco d’artificio. Giocarla costa un errore.
must-fail-yes = Giocala comunque
card-position = carta { $position }
card-unknown = sconosciuta
card-word = { $rank } { $colour }
card-clued = indizio { $clues }
card-critical = ultima copia
card-touched = sarebbe toccata
card-note = nota: { $note }
any-colour = qualsiasi colore
any-rank = qualsiasi numero
colour-white = bianco
letter-white = C
colour-red = rosso
letter-red = R
colour-blue = blu
letter-blue = U
colour-yellow = giallo
letter-yellow = G
colour-green = verde
letter-green = V
colour-teal = turchese
letter-teal = T
colour-black = nero
letter-black = N
colour-multicolour = multicolore
letter-multicolour = M
colour-colourless = incolore
letter-colourless = I
turn-clue = { $count ->
    [one] { $name } dà a { $target } l’indizio { $value }: 1 carta
   *[other] { $name } dà a { $target } l’indizio { $value }: { $count } carte
}
turn-you-clue = { $count ->
    [one] Dai a { $target } l’indizio { $value }: 1 carta
   *[other] Dai a { $target } l’indizio { $value }: { $count } carte
}
turn-clue-you = { $count ->
    [one] { $name } ti dà l’indizio { $value }: 1 carta
   *[other] { $name } ti dà l’indizio { $value }: { $count } carte
}
turn-play = { $name } gioca { $card }
turn-strike = { $name } gioca { $card }: non va bene. Errore!
turn-discard = { $name } scarta { $card }
turn-you-play = Giochi { $card }
turn-you-strike = Giochi { $card }: non va bene. Errore!
turn-you-discard = Scarti { $card }
points-research = { $points } con il punteggio da torneo, in cui il terzo errore fa perdere tutto
ended-perfect = Tutti i fuochi d’artificio sono completi.
ended-strikes = Il terzo errore ha chiuso lo spettacolo.
ended-last-round = L’ultimo giro è finito.
ended-indispensable = Una carta insostituibile è andata persa.
ended-stuck = Non restava nessuna mossa.
ended-stopped = La partita è stata interrotta.
firework-capped = non può più superare il { $height }
score-at-most = al massimo { $most }
strike-number = Errore { $strikes } di { $most }
strike-text = { $name }: { $card } non va bene.
card-place = posto { $at } di { $of }
card-moved = la carta { $position } è ora al posto { $at } di { $of }
move-left = Sposta la carta { $position } a sinistra
move-right = Sposta la carta { $position } a destra
usual-order = Ordine abituale
looking-back = Stai rivedendo il turno { $turn }.
back-to-now = Torna al presente
legend-hanabi-clued = Cornice dorata: un indizio ha toccato questa carta.
legend-hanabi-pips = Che cosa ne hanno detto gli indizi.
legend-hanabi-arrow = Toccata da un indizio dopo il tuo ultimo turno.
legend-hanabi-possible = Che cosa può ancora essere la carta; un punto sta per ciò che non può essere.
legend-hanabi-plays = Adesso va bene di sicuro.
legend-hanabi-useless = Non va più su nessun fuoco: si può scartare senza rischi.
legend-hanabi-critical = L’ultima copia di una carta che serve ancora.
legend-hanabi-single = Tra gli scarti: ne resta solo una copia, e serve.
legend-hanabi-note = La tua nota privata.
legend-hanabi-touched = L’indizio toccherebbe questa carta.
legend-hanabi-chosen = La carta che hai scelto.
legend-hanabi-slot = Il numero della carta per tasti, mosse e comandi, 1 per la più vecchia; resta con la carta quando ordini la mano.
legend-hanabi-token = Gettoni indizio: restano quelli accesi.
legend-hanabi-strike = Errori: il terzo chiude lo spettacolo.
legend-hanabi-pile = Carte che restano da pescare.
legend-hanabi-cap = Questo fuoco non può salire più di così.
legend-hanabi-count = Quante carte tocca l’indizio.
legend-hanabi-turn = Bordo rosso: tocca a questa persona.
