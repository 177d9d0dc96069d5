# La partida en el terminal.

term-welcome = { $game }. La partida se guarda tras cada jugada; puedes salir cuando quieras y seguir con --resume.
term-which-game = ¿Qué juego? 1 hanabi, 2 hashi:
term-saved = Hasta la próxima. Guardada en { $file }; sigue con: sumida play --resume { $file }
term-hand-over = El teclado pasa a { $who }. Pulsa Intro cuando nadie más mire.
term-you = tú
term-none = ninguna
term-series = Series
term-discards = Descartes
term-tokens = Pistas: { $clues }   Fallos: { $strikes }   Mazo: { $pile }   Puntos: { $points }
term-last-round = { $turns ->
    [one] Última ronda: queda 1 turno.
   *[other] Última ronda: quedan { $turns } turnos.
}
term-set-up = preparación
term-unseen = Cartas que aún pueden salir
term-points = Puntos
term-hashi-set-up = Preparación: escribe un 3 o un 4 en una isla sin bandera y luego done.
term-hashi-card = Ronda { $round } de { $rounds }: número { $number }, puentes: { $bridges }
term-hashi-over = La partida ha terminado.
term-mistake = Contra las reglas: { $mark }. { $why }
term-replay-prompt = Intro: adelante · b: atrás · número: saltar · A, B …: ver con esos ojos · all: todo · q: salir

help-hanabi = Jugadas: play 1 · discard 4 · clue B red · clue B 3. La posición 1 es la carta más antigua, a la izquierda. r1 es el 1 rojo; entre corchetes está lo que puede saber quien la tiene: [?/23] es un 2 o un 3 de cualquier color.
help-hashi = Jugadas: b2=5 escribe un número, b2-b5 traza un puente, done termina el turno, undo deshace un paso. En la tabla (3) está lista, [R] es bandera roja, [4:1] es un 4 con 1 puente. 3/1 es una carta con un 3 y 1 puente; (9 ≤ 12) son 9 puntos hasta la ronda 12.
help-always = También: legal (todas tus jugadas) · help · quit

log-clue = { $count ->
    [one] { $who }: { $action } (1 carta)
   *[other] { $who }: { $action } ({ $count } cartas)
}
log-played = { $who } juega { $card }.
log-misplayed = { $who } prueba { $card }: no encaja. ¡Un fallo!
log-discarded = { $who } descarta { $card }.
log-you-played = Juegas { $card }.
log-you-misplayed = Pruebas { $card }: no encaja. ¡Un fallo!
log-you-discarded = Descartas { $card }.

result-points = { $points } de { $best } puntos.
result-strikes = El tercer fallo acaba con el espectáculo: { $points } de { $best } puntos en la mesa ({ $zero } según el cómputo de torneo).
result-solo = { $points } puntos: { $rank }.
result-you-win = Ganas.
result-winners = { $count ->
    [one] Gana { $winners }.
   *[other] Ganan juntos { $winners }.
}

term-daily = { $game }: el reparto del { $day }. Hoy todo el mundo tiene las mismas cartas.
term-daily-bot = { $bot }: { $points } puntos
term-daily-best = Lo mejor posible para quien conoce todas las cartas: { $points } puntos (demostrado; { $limit } como máximo)
term-daily-between = Lo mejor posible para quien conoce todas las cartas: { $points } puntos al menos, { $limit } como máximo
