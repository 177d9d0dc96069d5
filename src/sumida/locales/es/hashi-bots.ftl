# Los bots de Hashi: qué son y por qué hacen lo que hacen.
bot-hashi-random = Hace cualquier marca que permitan las reglas: el cero de la escala.
bot-hashi-careful = Un principiante sensato: termina lo que puede y vigila las banderas.
bot-hashi-planner = Un jugador rápido y de ojo entrenado que piensa una carta por adelantado.
bot-hashi-master = El más fuerte: sopesa cada turno contra cada carta que puede salir.
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
