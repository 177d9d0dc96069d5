# El entrenador: una partida terminada, vista otra vez.
coach = Entrenador
coach-away = Cerrar el entrenador
coach-whose = Partida de
coach-progress = Progreso del análisis
coach-waiting = { $ahead ->
    [0] Tu análisis es el siguiente.
    [one] Hay un análisis antes que el tuyo.
   *[other] Hay { $ahead } análisis antes que el tuyo.
}
coach-warming = El entrenador está calentando. El primer análisis puede tardar un minuto.
coach-running = El entrenador está analizando la partida: { $percent } %

coach-scored = { $name }: { $points } puntos
coach-bound-proven = Conociendo de antemano todas las cartas, se podían conseguir { $best } puntos. Está demostrado.
coach-bound-between = Conociendo de antemano todas las cartas, se podían conseguir al menos { $best } puntos, y no más de { $limit }.
coach-bound-none = No se sabe cuál era la mejor puntuación posible: este servidor no tiene instalado el programa que la calcula.
coach-bound-watch = Ver la mejor partida
coach-bound-line = posible { $best }
coach-luck-good = Suerte: las cartas ayudaron y dieron { $points } puntos.
coach-luck-bad = Suerte: las cartas no ayudaron y costaron { $points } puntos.
coach-luck-even = Suerte: las cartas ni ayudaron ni perjudicaron.
coach-skill = Habilidad: las decisiones costaron { $points } puntos en comparación con las de un maestro.
coach-skill-none = Habilidad: un maestro no lo habría hecho mejor.
coach-start-cost = Otro número inicial habría valido { $points } puntos más.

coach-graph-hashi = Puntuación final esperada, turno a turno
coach-graph-hanabi = Probabilidad de { $best } puntos, turno a turno
coach-graph-gone = Probabilidad de { $best } puntos hasta el turno { $turn }; después, los puntos esperados
coach-gone-points = puntos
coach-graph-reach = Puntos aún al alcance, turno a turno
coach-graph-keys = Con las flechas izquierda y derecha se va de turno en turno, y la repetición las sigue.
coach-at-start = Al principio: { $value }
coach-at-turn = Turno { $turn }: { $value }
coach-at-cost = Turno { $turn }: { $value }; número { $place } de las decisiones más caras, { $cost } puntos
coach-points = { $points } puntos
coach-percent = { $percent } %

coach-costliest = Lo que más costó
coach-costliest-none = Ninguna decisión costó nada que merezca mención. ¡Bien jugado!
coach-cost = { $points } puntos perdidos
coach-drawn = Dibujado: { $marks }
coach-better = Mejor: { $marks }
coach-why = El turno mejor:
coach-show = Mostrar el turno { $turn } en la repetición
coach-table = Ver los datos en columnas
coach-column-turn = Turno
coach-column-card = Carta
coach-column-player = Jugador
coach-column-move = Jugada
coach-column-better = Mejor
coach-column-advice = Consejo
coach-column-expected = Esperado
coach-column-chance = Probabilidad
coach-column-reach = Al alcance
coach-column-cost = Coste

coach-of = { $points } de { $best } puntos
coach-advisor-partner = Los consejos siguen las convenciones habituales y tienen paciencia con quien no usa ninguna.
coach-advisor-own = Los consejos hablan el idioma de esta mesa.
coach-team = Es la probabilidad de un equipo que ha leído las pistas de esta mesa y sigue jugando tan bien como los bots más fuertes: hasta { $games } partidas por jugada, con los dos tercios superiores del mazo tal como estaban y el resto barajado. El equipo también puede entrar unas jugadas más tarde, después de lo que los jugadores hicieron de verdad con esas cartas. Donde ve poca esperanza, piensa más en menos partidas, o siguen jugadores con las convenciones de esta mesa. Margen: { $error } %.
coach-gone = Desde el turno { $turn } ya no se podían alcanzar { $best } puntos. A partir de ahí la gráfica muestra los puntos que espera el equipo.
coach-team-none = Con estos ajustes ningún equipo de bots puede seguir jugando, así que la gráfica muestra los puntos aún al alcance.
coach-about = Cómo lo calcula el entrenador
coach-next = La jugada siguiente
coach-chose = { $name } eligió { $move }.
coach-same = El entrenador habría hecho lo mismo.
coach-rather = Consejo del entrenador: { $better }.
coach-moved = Probabilidad de { $best }: { $before } % antes, { $after } % después.
coach-moved-points = Puntos esperados: { $before } antes, { $after } después.
coach-lost-chance = La probabilidad de { $best } bajó un { $percent } %.

outcome-fits = Era { $card }, y encajó.
outcome-strike-early = Era { $card }, pero en { $colour } faltaba el { $needed }: un fallo.
outcome-strike-late = Era { $card }, y en { $colour } ya había uno: un fallo.
outcome-last = Era la última copia de { $card }: desde entonces eran posibles como mucho { $reach } puntos.
outcome-knew = Según las pistas y las cartas a la vista, podía ser { $count ->
    [one] una sola carta
   *[other] una de { $count } cartas distintas
  }; de ellas, encajaban { $fitting }.
outcome-knew-better = Por las pistas y las cartas a la vista estaba claro que no podía encajar.
outcome-read-play = Según las convenciones, las pistas decían que se podía jugar.
outcome-read-prompt = Según las convenciones, una pista dada a otro jugador la pedía.
outcome-read-finesse = Según las convenciones, una pista dada a otro jugador pedía la carta más nueva sin pistas.
outcome-read-nothing = Ninguna pista la había señalado.
outcome-discard-useless = Era { $card }, que ya no hacía falta.
outcome-discard-last = Era la última copia de { $card }: desde entonces eran posibles como mucho { $reach } puntos.
outcome-discard-copy = Era { $card }; { $left ->
    [one] queda una copia más.
   *[other] quedan { $left } copias más.
}
outcome-clue-one-fits = Señaló una carta, que ya encaja.
outcome-clue-one-waits = Señaló una carta, que todavía no encaja.
outcome-clue-fits = Señaló { $count } cartas; { $fitting ->
    [one] una de ellas ya encaja.
   *[other] { $fitting } de ellas ya encajan.
}
outcome-clue-waits = Señaló { $count } cartas; ninguna encaja ahora.
outcome-clue-none = No señaló ninguna carta.
advice-strike = Entonces nadie podía saberlo, pero esa carta era { $card }: un fallo.
advice-last = Entonces nadie podía saberlo, pero esa carta era la última copia de { $card }.
coach-hindsight = Solo viendo todas las manos había algo mejor.
coach-over = La partida ha terminado.
coach-move-play = jugar la carta { $position }
coach-move-discard = descartar la carta { $position }
coach-move-clue = dar a { $target } la pista { $value }

term-coach = ¿Quieres que el entrenador analice esta partida? y para sí, Intro para no:
term-coach-works = El entrenador está analizando…

error-review-none = Nadie ha pedido todavía este análisis.
error-review-rules = El entrenador conoce la versión { $known } de las reglas; esta partida se jugó con la versión { $version }.
error-review-unfinished = La partida no ha terminado; solo se puede analizar una partida jugada hasta el final.
error-review-seat = Esta partida no tiene el asiento { $seat }.
error-review-busy = El entrenador tiene demasiado trabajo; inténtalo dentro de un minuto.
error-review-failed = El análisis ha fallado; inténtalo otra vez.
error-review-needs-fast = Para analizar hacen falta NumPy y Numba, que no están instalados en este servidor.
