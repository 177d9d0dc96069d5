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
firework-capped = ya no puede pasar del { $height }
score-at-most = como mucho { $most }
strike-number = Fallo { $strikes } de { $most }
strike-text = { $name }: { $card } no encaja.
card-place = lugar { $at } de { $of }
card-moved = la carta { $position } está ahora en el lugar { $at } de { $of }
move-left = Mover la carta { $position } a la izquierda
move-right = Mover la carta { $position } a la derecha
usual-order = Orden habitual
looking-back = Estás viendo el turno { $turn }.
back-to-now = Volver al presente
legend-hanabi-clued = Marco dorado: una pista ha señalado esta carta.
legend-hanabi-pips = Lo que dijeron las pistas sobre ella.
legend-hanabi-arrow = Señalada por una pista desde tu último turno.
legend-hanabi-possible = Lo que la carta todavía puede ser; un punto es lo que no puede ser.
legend-hanabi-plays = Seguro que encaja ahora.
legend-hanabi-useless = Ya no encaja en ninguna serie: se puede descartar sin riesgo.
legend-hanabi-critical = La última copia de una carta que todavía hace falta.
legend-hanabi-single = Entre los descartes: solo queda una copia más, y hace falta.
legend-hanabi-note = Tu nota privada.
legend-hanabi-touched = La pista señalaría esta carta.
legend-hanabi-chosen = La carta que has elegido.
legend-hanabi-slot = El número de la carta en teclas, jugadas y comandos, 1 para la más antigua; la acompaña aunque ordenes tu mano.
legend-hanabi-token = Fichas de pista: quedan las encendidas.
legend-hanabi-strike = Fallos: el tercero acaba con el espectáculo.
legend-hanabi-pile = Cartas que quedan en el mazo.
legend-hanabi-cap = Esta serie ya no puede pasar de ese número.
legend-hanabi-count = Cuántas cartas señala la pista.
legend-hanabi-turn = Borde rojo: le toca a este jugador.
