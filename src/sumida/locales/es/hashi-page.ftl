# La tabla de Hashi.
hashi-board = Tabla. Con las flechas se va de isla en isla, Intro escribe, Mayúsculas con una flecha dibuja un puente.
hashi-board-of = La tabla de { $name }
hashi-sheet-of = { $finished ->
    [one] La tabla de { $name }: 1 isla lista
   *[other] La tabla de { $name }: { $finished } islas listas
}
hashi-board-own = Tu tabla
hashi-sheet-own = { $finished ->
    [one] Tu tabla: 1 isla lista
   *[other] Tu tabla: { $finished } islas listas
}
points-own = Tus puntos
points-of = Los puntos de { $name }
hashi-card = { $bridges ->
    [one] Número { $number }, 1 puente
   *[other] Número { $number }, { $bridges } puentes
}
hashi-card-gone = { $bridges ->
    [one] Número { $number }, 1 puente: ya salió
   *[other] Número { $number }, { $bridges } puentes: ya salió
}
hashi-unseen = { $count ->
    [one] Queda 1 carta sin ver, y está en la caja
   *[other] Quedan { $count } cartas sin ver; una de ellas está en la caja
}
hashi-draw = Dibujar un puente { $line }
set-up = Preparación
round-of = Ronda { $round } de { $rounds }
hashi-setup = Escribe un 3 o un 4 en cualquier isla sin bandera.
hashi-setup-done = Pasa la tabla o deshaz.
hashi-setup-alone = Confirma para empezar o deshaz.
hashi-start-number = Número inicial
hashi-wait = Esperando a los demás…
hashi-write = Escribe el { $number } en una isla iluminada, o sáltatelo.
hashi-write-or-draw = { $bridges ->
    [one] Escribe el { $number } y dibuja 1 puente por una línea iluminada.
   *[other] Escribe el { $number } y dibuja { $bridges } puentes por líneas iluminadas.
}
hashi-draw-all = { $bridges ->
    [one] Dibuja 1 puente o ninguno.
   *[other] Dibuja los { $bridges } puentes o ninguno.
}
hashi-more-bridges = { $bridges ->
    [one] Falta 1 puente por dibujar.
   *[other] Faltan { $bridges } puentes por dibujar.
}
hashi-no-number = Esta ronda sin número, salvo que deshagas.
hashi-confirm = Todo está dibujado: confirma o deshaz.
hashi-done = Listo
hashi-done-setup = Pasar la tabla
hashi-pass = Pasar
pass-title = ¿Pasar esta ronda?
pass-text = Aún puedes usar esta carta. Si pasas, se pierde.
boards-passed = Las tablas han pasado a la izquierda: tú juegas con el inicio de { $giver }, y { $taker } con el tuyo.
looking-at = Estás mirando la tabla de { $name }.
back-to-own = Volver a mi tabla
look-at = Mirar la tabla de { $name }
others = Otras tablas
is-done = listo
is-passing = pasa
races = Carreras
race-open = { $points } para el primero, luego { $later }
race-later = aún se pueden ganar { $points } puntos
race-deadline = { $points } puntos hasta la ronda { $round }
race-ready = { $points } puntos al acabar esta ronda
race-scored = { $points } puntos, ganados en la ronda { $round }
race-missed = no conseguido
race-others = Conseguida por { $names }
race-progress = { $have } de { $need }
piles = Tres mazos
pile-left = { $left ->
    [one] Mazo { $pile }: queda 1 carta, hasta la ronda { $round }
   *[other] Mazo { $pile }: quedan { $left } cartas, hasta la ronda { $round }
}
pile-until = hasta la ronda { $round }
score-preview = { $finished ->
    [one] puntos ahora: 1 isla, carreras { $races }
   *[other] puntos ahora: { $finished } islas, carreras { $races }
}
score-final = { $finished ->
    [one] puntos: 1 isla, carreras { $races }
   *[other] puntos: { $finished } islas, carreras { $races }
}
score-islands = Islas
score-red = Rojas
score-blue = Azules
score-linked = Unidas
score-total = Total
solo-end = { $points } puntos
ranks = Todos los rangos
winner-you = ¡Ganas tú!
winners = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
flag-red = bandera roja
flag-blue = bandera azul
island-empty = vacía
island-number = número { $number }, { $bridges } de { $number } puentes
island-reached = { $bridges ->
    [one] sin número, 1 puente
   *[other] sin número, { $bridges } puentes
}
island-finished = número { $number }, lista
island-struck = tachada
island-hopeless = ya no se puede terminar
island-offered = aquí se puede escribir un { $number }
mark-write = { $number } en { $island }
mark-bridge = puente { $line }
mark-erase = retira { $mark }
mark-you-erase = retiras { $mark }
mark-done = listo
mark-nothing = nada
mark-pass = pasa
news-passed = { $name } pasa.
news-race = { $race ->
    [red] { $name }: todas las banderas rojas, ¡{ $points } puntos!
    [blue] { $name }: todas las banderas azules, ¡{ $points } puntos!
   *[linked] { $name }: seis islas unidas, ¡{ $points } puntos!
}
log-round = { $bridges ->
    [one] Ronda { $round }: { $number } y 1 puente
   *[other] Ronda { $round }: { $number } y { $bridges } puentes
}
log-setup = Preparación
hopeless-title = Esta isla nunca llegará a ese número
hopeless-text = No quedan líneas suficientes para tantos puentes, así que la isla nunca se podría terminar. Aun así, puedes escribirlo.
hopeless-yes = Escribirlo de todos modos
mistakes = Contra las reglas
mistake-until = Puedes retirarlo hasta el final de la ronda { $round }.
mistake-erase = Retirar
# La leyenda de la tabla.
legend-hashi-lit = Aquí se puede escribir el número de la carta.
legend-hashi-open = Por esta línea se puede dibujar un puente.
legend-hashi-missing = Un número; cada punto es un puente que falta.
legend-hashi-reached = Aún sin número: ya llegan aquí estos puentes.
legend-hashi-fresh = Marcado en esta ronda: se puede deshacer.
legend-hashi-finished = Lista: vale 2 puntos y no admite más puentes.
legend-hashi-red = Bandera roja: termina las cuatro para la carrera roja.
legend-hashi-blue = Bandera azul: termina las tres para la carrera azul.
legend-hashi-hopeless = Ya no se puede terminar: quedan pocas líneas.
legend-hashi-struck = Tachada por un error: no puntúa.
legend-hashi-hint = Una sugerencia; no hay nada dibujado.
legend-hashi-gone = En la tabla de cartas: esta carta ya salió.
