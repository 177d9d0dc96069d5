# La mesa de Hanabi.
hanabi-table = Manos y fuegos artificiales
fireworks = Fuegos artificiales
firework-height = { $height ->
    [0] { $colour }: sin empezar
   *[other] { $colour }: hasta el { $height }
}
clue-tokens = Pistas
strikes = Fallos
draw-pile = Mazo
last-round = Última ronda
turns-left = { $turns ->
    [one] queda 1 turno
   *[other] quedan { $turns } turnos
}
discards = Descartes
last-copy = Las otras copias ya no están: el { $card } hace falta
own-hand = Tu mano, tal como la conoces
hand-of = La mano de { $name }
your-turn = Tu turno
as-owner = Mantén pulsado para ver la mano de { $name } tal como la ve { $name }
give-clue = Dar pista
clue-to = Pista para { $name }
clue-button = { $count ->
    [0] { $value } a { $name }: no señala ninguna carta
    [one] { $value } a { $name }: señala 1 carta
   *[other] { $value } a { $name }: señala { $count } cartas
}
play = Jugar
discard = Descartar
note = Nota
note-label = Nota privada en la carta { $position }
hanabi-wait = Esperando a los demás…
hanabi-your-turn = Tu turno: elige una de tus cartas, o una de otro jugador para darle una pista.
hanabi-no-clues = No quedan pistas: elige una carta para jugarla o descartarla.
hanabi-full-clues = Todas las fichas de pista están disponibles, así que no puedes descartar.
must-fail-title = Esta carta no puede encajar
must-fail-text = Por todo lo que sabes, esta carta no encaja en ninguna serie. Jugarla cuesta un fallo.
must-fail-yes = Jugarla de todos modos
card-position = carta { $position }
card-unknown = desconocida
card-word = { $rank } { $colour }
card-clued = con pista { $clues }
card-critical = última copia
card-touched = sería señalada
card-note = nota: { $note }
any-colour = cualquier color
any-rank = cualquier número
colour-white = blanco
letter-white = B
colour-red = rojo
letter-red = R
colour-blue = azul
letter-blue = Z
colour-yellow = amarillo
letter-yellow = A
colour-green = verde
letter-green = V
colour-teal = turquesa
letter-teal = T
colour-black = negro
letter-black = N
colour-multicolour = multicolor
letter-multicolour = M
colour-colourless = incoloro
letter-colourless = I
turn-clue = { $count ->
    [one] { $name } da la pista { $value } a { $target }: 1 carta
   *[other] { $name } da la pista { $value } a { $target }: { $count } cartas
}
turn-you-clue = { $count ->
    [one] Das la pista { $value } a { $target }: 1 carta
   *[other] Das la pista { $value } a { $target }: { $count } cartas
}
turn-clue-you = { $count ->
    [one] { $name } te da la pista { $value }: 1 carta
   *[other] { $name } te da la pista { $value }: { $count } cartas
}
turn-play = { $name } juega { $card }
turn-strike = { $name } juega { $card }: no encaja. ¡Fallo!
turn-discard = { $name } descarta { $card }
turn-you-play = Juegas { $card }
turn-you-strike = Juegas { $card }: no encaja. ¡Fallo!
turn-you-discard = Descartas { $card }
points-research = { $points } con la puntuación de torneo, en la que el tercer fallo lo pierde todo
ended-perfect = Todas las series están completas.
ended-strikes = El tercer fallo acabó con el espectáculo.
ended-last-round = La última ronda ha terminado.
ended-indispensable = Se ha perdido una carta insustituible.
ended-stuck = No quedaba ninguna jugada posible.
ended-stopped = La partida se interrumpió.
looking-back = Estás viendo el turno { $turn }.
back-to-now = Volver al presente
