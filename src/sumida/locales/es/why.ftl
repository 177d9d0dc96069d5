why-random = Lo decidieron los dados.
why-cautious-play = La carta { $position } encaja, sea cual sea.
why-cautious-clue = { $seat } tiene una carta que se puede jugar, y esta pista la señala.
why-cautious-idle-clue = Todas las fichas de pista están disponibles, así que algo tenía que decir.
why-cautious-useless = La carta { $position } ya no sirve, seguro.
why-cautious-oldest = Nada es seguro, así que se va la carta más antigua sin pistas.
why-partner-called = Una pista dada a otro jugador solo tiene sentido si antes encaja la carta { $position }, así que se juega a ciegas.
why-partner-prompted = Una pista dada a otro jugador solo tiene sentido si la carta { $position } es la que falta.
why-partner-self = La pista solo tiene sentido si antes se juega la carta { $position }.
why-partner-signal = Un descarte pidió jugar la carta { $position }.
why-partner-gamble = El espectáculo está a punto de terminar y la carta { $position } puede encajar: vale la pena arriesgarse.
why-partner-risk = Vale la pena arriesgarse con la carta { $position }.
why-partner-play = Según las convenciones, las pistas dicen que la carta { $position } ya se puede jugar.
why-partner-play-sure = Sea cual sea, la carta { $position } encaja ahora.
why-partner-play-known = Se sabe qué es la carta { $position }, y encaja.
why-partner-useless = La carta { $position } ya no sirve.
why-partner-useless-read = Según las convenciones, la carta { $position } ya no hace falta.
why-partner-chop = Ninguna jugada ni pista parecía valer más: la carta más antigua que nada protege deja sitio.
why-partner-least = La carta { $position } parecía la que menos se echará de menos.
why-partner-finesse = La carta señalada a { $seat } encajará en cuanto otro jugador responda jugando una carta a ciegas.
why-partner-prompt = La carta señalada a { $seat } encajará tras la carta con pista que falta, que tiene otro jugador.
why-partner-bluff = El jugador siguiente responde jugando una carta a ciegas, y { $seat } sabe que la carta señalada llegará pronto.
why-partner-play-clue = Ahora { $seat } puede ver que una carta se puede jugar.
why-partner-save = { $seat } podría haber descartado una carta que necesitamos.
why-partner-move = Se le pide a { $seat } que guarde cartas que la pista no toca.
why-partner-tell = { $seat } sabe más de su mano.
why-partner-idle = Nada era mejor que esperar: la pista no le dice nada nuevo a { $seat }.
why-read-play = La pista habla de tu carta { $position }: según las convenciones, ya se puede jugar.
why-read-later = La pista habla de tu carta { $position }: según las convenciones se jugará, pero todavía no.
why-read-save = La pista habla de tu carta { $position }, la más antigua que nada protegía: te pide que la guardes.
why-read-either = La pista habla de tu carta { $position }, la más antigua que nada protegía: puede que ya encaje o que convenga guardarla.
why-read-move = Aunque la pista no la toca, te pide que guardes tu carta { $position } y cualquier otra más antigua sin pistas.
why-read-self = La pista solo tiene sentido si antes juegas tu carta { $position }.
why-read-prompt-you = La carta señalada a { $seat } solo encaja cuando hayas jugado tu carta señalada { $position }.
why-read-blind-you = La pista a { $seat } solo tiene sentido si encaja tu carta { $position }: te pide que la juegues a ciegas.
why-read-plain = Esta pista no quiere decir más de lo que dice.
why-read-unclear = Por lo que puedes ver, ninguna convención da motivo para jugar la carta { $position }.
why-person = Solo quien jugó sabe por qué.
why-unexplained-play = Ninguna convención da motivo para jugar la carta { $position }.
why-unexplained-discard = Ninguna convención da motivo para descartar la carta { $position }.
why-hat-clue = En el código, esta pista habla a todas las demás manos.
why-hat-play-sure = La carta { $position } encaja, seguro.
why-hat-play-coded = Encajan varias cartas; elegir la { $position } dice algo a los demás.
why-hat-play-guess = Vale la pena arriesgarse con la carta { $position }.
why-hat-discard-sure = La carta { $position } ya no sirve, seguro.
why-hat-discard-coded = Sobran varias cartas; elegir la { $position } dice algo a los demás.
why-hat-discard-guess = La carta { $position } es la que menos se echará de menos.
why-hat-play-misled = Según el código, la carta { $position } parecía encajar.
why-hat-discard-misled = Según el código, la carta { $position } parecía inútil.
why-hashi-random = Cualquier marca servía.
why-hashi-start = Un { $number } en { $island } es un buen comienzo.
why-hashi-start-other = Un { $number } en { $island } deja al vecino el comienzo más difícil.
why-hashi-write = { $island } es el mejor sitio para el { $number }.
why-hashi-bridge = { $line } hace avanzar islas por terminar.
why-hashi-finish = { $line } termina { $islands }.
why-hashi-done = El turno está completo.
why-hashi-renounce = No dibujar nada es mejor que cualquier marca posible.
why-hashi-write-worth = { $number } en { $island }: con este turno se llega de media a { $points } puntos, { $lead } más que con el segundo mejor.
why-hashi-bridge-worth = { $line }: con este turno se llega de media a { $points } puntos, { $lead } más que con el segundo mejor.
why-hashi-finish-worth = { $line } termina { $islands }: con este turno se llega de media a { $points } puntos, { $lead } más que con el segundo mejor.
why-hashi-done-worth = El turno está completo: con él se llega de media a { $points } puntos, { $lead } más que con el segundo mejor.
why-hashi-renounce-worth = Sin dibujar nada se llega de media a { $points } puntos, { $lead } más que con el segundo mejor turno.
# Por qué un turno entero es bueno: para las pistas y para el entrenador.
why-turn-race = { $race ->
    [red] Termina la última bandera roja: { $points } puntos por la carrera.
    [blue] Termina la última bandera azul: { $points } puntos por la carrera.
   *[linked] Une seis islas listas: { $points } puntos por la carrera.
}
why-turn-finish = Termina { $islands }: { $points } puntos.
why-turn-finish-red = Termina { $islands }: { $points } puntos, y van { $have } de { $need } banderas rojas.
why-turn-finish-blue = Termina { $islands }: { $points } puntos, y van { $have } de { $need } banderas azules.
why-turn-flag = Lleva un primer puente a { $islands }: solo así una bandera puede recibir número.
why-turn-nearly = { $missing ->
    [one] Después, a { $island } le falta un solo puente.
   *[other] Acerca { $island } a su número: faltan { $missing } puentes, y hay sitio para ellos.
}
why-turn-number = En { $island } caben { $most } puentes: bastan para un { $number }.
why-turn-reach = Lleva puentes a { $islands }, donde aún cabe cualquier número que encaje.
why-turn-best = De ningún otro turno se esperan más puntos.
why-turn-best-lead = De cualquier otro turno se esperan al menos { $lead } puntos menos.
why-turn-pass = Ninguna marca daría más que pasar.
why-turn-pass-lead = Cualquier marca costaría puntos: { $lead } menos al final.
why-learned = La red le da a esta jugada un { $percent } %.
why-learned-search = Con las manos que puede tener, esta jugada vale { $hundredths } centésimas de punto más que la de la red.
