# El entrenador: una partida terminada, vista otra vez.
coach = Entrenador
coach-ask = Preguntar al entrenador
coach-away = Despedir al entrenador
coach-whose = La partida de
coach-progress = Avance del análisis
coach-waiting = { $ahead ->
    [0] Tu análisis es el siguiente.
    [one] Hay un análisis antes que el tuyo.
   *[other] Hay { $ahead } análisis antes que el tuyo.
}
coach-warming = El entrenador está calentando. La primera vez puede tardar un minuto.
coach-running = El entrenador repasa la partida: { $percent } %

coach-scored = { $name }: { $points } puntos
coach-bound-proven = Conociendo las cartas se podían lograr { $best } puntos. Está demostrado.
coach-bound-between = Conociendo las cartas se podían lograr al menos { $best } puntos, y seguro que no más de { $limit }.
coach-bound-none = No se sabe cuánto era posible: este servidor no tiene instalado el resolutor.
coach-bound-watch = Ver la mejor línea
coach-bound-line = posible { $best }
coach-luck-good = Suerte: las cartas fueron amables y dieron { $points } puntos.
coach-luck-bad = Suerte: las cartas fueron ingratas y quitaron { $points } puntos.
coach-luck-even = Suerte: las cartas no fueron ni amables ni ingratas.
coach-skill = Destreza: las decisiones regalaron { $points } puntos frente a un maestro.
coach-skill-none = Destreza: un maestro no habría sacado más.
coach-start-cost = Otro número inicial habría valido { $points } puntos más.

coach-graph-hashi = Puntuación final esperada, turno a turno
coach-graph-hanabi = Probabilidad de { $best } puntos, turno a turno
coach-graph-reach = Puntos aún alcanzables, turno a turno
coach-graph-keys = Las flechas izquierda y derecha van de turno en turno, y la repetición con ellas.
coach-at-start = Al principio: { $value }
coach-at-turn = Turno { $turn }: { $value }
coach-at-cost = Turno { $turn }: { $value }; decisión número { $place } entre las más caras, { $cost } puntos
coach-points = { $points } puntos
coach-percent = { $percent } %

coach-costliest = Lo que más costó
coach-costliest-none = Ninguna decisión costó nada digno de mención. ¡Bien jugado!
coach-cost = { $points } puntos regalados
coach-drawn = Dibujado: { $marks }
coach-better = Mejor: { $marks }
coach-show = Mostrar el turno { $turn } en la repetición
coach-table = Lo mismo en una tabla
coach-column-turn = Turno
coach-column-card = Carta
coach-column-player = Jugador
coach-column-move = Jugada
coach-column-better = Mejor
coach-column-advice = Consejo
coach-column-expected = Esperado
coach-column-chance = Probabilidad
coach-column-reach = Alcanzable
coach-column-cost = Coste

coach-of = { $points } de { $best } puntos
coach-advisor-partner = Aconseja { $bot }: lee las convenciones habituales y perdona a quien no sigue ninguna.
coach-advisor-own = Aconseja { $bot }: esta mesa habla su lengua.
coach-team = La probabilidad es la de un equipo de bots ({ $bot }) que siguiera en ese momento, hallada con { $games } partidas con el mazo barajado de nuevo; más o menos { $error } %.
coach-team-none = Con estas reglas ningún equipo de bots puede seguir, así que la gráfica muestra los puntos aún alcanzables.
coach-about = Cómo lo averigua el entrenador
coach-next = La jugada que siguió
coach-same = { $name } eligió lo mismo que { $bot }: { $move }.
coach-rather = { $name } eligió: { $move }. { $bot } preferiría: { $better }.
coach-moved = Probabilidad de { $best }: { $before } % antes, { $after } % después.
coach-moved-points = Puntos que cabía esperar: { $before } antes, { $after } después.
coach-lost-chance = La probabilidad de { $best } bajó un { $percent } %.
coach-hindsight = { $bot } habría hecho lo mismo: solo con todas las manos a la vista había algo mejor.
coach-over = La partida ha terminado.
coach-move-play = jugar la carta { $position }
coach-move-discard = descartar la carta { $position }
coach-move-clue = dar a { $target } la pista { $value }

term-coach = ¿Que el entrenador mire esta partida? y para sí, Intro para no:
term-coach-works = El entrenador está mirando…

error-review-none = Nadie ha pedido todavía este análisis.
error-review-unfinished = La partida no está terminada; solo se analiza una partida jugada hasta el final.
error-review-seat = Esta partida no tiene el asiento { $seat }.
error-review-busy = El entrenador tiene demasiado trabajo; inténtalo dentro de un minuto.
error-review-failed = El análisis se interrumpió; inténtalo otra vez.
error-review-needs-fast = Un análisis necesita NumPy y Numba, que no están instalados en este servidor.
