# La partida en el terminal.

term-welcome = { $game }. La partida se guarda después de cada jugada; sal cuando quieras y continúa con --resume.
term-which-game = ¿Qué juego? 1 hanabi, 2 hashi:
term-saved = Hasta la próxima. La partida está guardada; así continúa:
term-nothing-saved = Hasta la próxima. No había nada que guardar.
term-unfinished = { $moves ->
    [one] Hay una partida de { $game } sin terminar, con 1 jugada. r: continuarla · n: una nueva (la otra se conserva)
   *[other] Hay una partida de { $game } sin terminar, con { $moves } jugadas. r: continuarla · n: una nueva (la otra se conserva)
}
term-kept = Tu partida sin terminar se conserva; esta se guarda en { $file }.
term-hand-over = Pasa el teclado a { $who }. Pulsa Intro cuando no mire nadie más.
term-you = tú
term-none = ninguna
term-series = Fuegos artificiales
term-discards = Descartes
term-tokens = Pistas: { $clues }   Fallos: { $strikes }   Mazo: { $pile }   Puntos: { $points }
term-last-round = { $turns ->
    [one] Última ronda: queda 1 turno.
   *[other] Última ronda: quedan { $turns } turnos.
}
term-set-up = preparación
term-unseen = Cartas por salir
term-points = Puntos
term-hashi-set-up = Preparación: escribe un 3 o un 4 en una isla sin bandera y luego done.
term-hashi-card = Ronda { $round } de { $rounds }: número { $number }, puentes: { $bridges }
term-hashi-confirm = Eso es todo en este turno: done lo confirma, undo deshace un paso.
term-hashi-over = La partida ha terminado.
term-mistake = Contra las reglas: { $mark }. { $why }
term-replay-prompt = Intro: adelante · b: atrás · número: saltar · A, B …: vista de ese asiento · all: todo · q: salir

help-hanabi = Jugadas: play 1 · discard 4 · clue B rojo (o clue B r) · clue B 3. La posición 1 es la carta más antigua, a la izquierda. r1 es el 1 rojo; entre corchetes está lo que puede saber quien tiene la carta: [?/23] es un 2 o un 3 de cualquier color.
help-grand-finale = Traca final: la partida no acaba con el mazo. Ganas con todos los fuegos completos, y pierdes con el tercer fallo o en cuanto falte una carta necesaria.
help-hashi = Jugadas: b2=5 escribe un número, b2-b5 dibuja un puente, done termina el turno, undo deshace un paso. En la tabla, (3) está lista, [R] es una bandera roja y [B] una azul, [4:1] es un 4 con 1 puente. 3/1 es una carta con un 3 y 1 puente; (9 ≤ 12) son 9 puntos hasta la ronda 12.
help-hashi-paper = Reglas de papel: se acepta todo lo que cabe en la hoja, y los errores se descubren tras la ronda. x b2 o x b2-b5 borra uno, hasta el final de la ronda siguiente; después sus islas quedan tachadas.
help-hint = hint pide consejo a un maestro para este turno.
help-always = También: legal (todas tus jugadas) · help · quit. Tab completa lo que escribes; las flechas recuperan líneas anteriores.

log-clue = { $count ->
    [one] { $who }: { $action } (1 carta)
   *[other] { $who }: { $action } ({ $count } cartas)
}
log-played = { $who } juega { $card }.
log-misplayed = { $who } prueba con { $card }: no encaja. ¡Un fallo!
log-discarded = { $who } descarta { $card }.
log-you-played = Juegas { $card }.
log-you-misplayed = Pruebas con { $card }: no encaja. ¡Un fallo!
log-you-discarded = Descartas { $card }.

result-points = { $points } de { $best } puntos.
result-strikes = El tercer fallo acaba con el espectáculo: { $points } de { $best } puntos en la mesa ({ $zero } con la puntuación de torneo).
result-solo = { $points } puntos: { $rank }.
result-you-win = Has ganado.
result-winners = { $count ->
    [one] Gana { $winners }.
   *[other] Comparten la victoria: { $winners }.
}

term-daily = { $game }: el reparto del { $day }. Hoy todo el mundo recibe las mismas cartas.
term-daily-bot = { $points ->
    [one] { $bot }: 1 punto
   *[other] { $bot }: { $points } puntos
}
term-daily-best = Lo mejor posible conociendo todas las cartas: { $points } puntos (demostrado; { $limit } como máximo)
term-daily-between = Lo mejor posible conociendo todas las cartas: al menos { $points } puntos, { $limit } como máximo

# Lo que solo se rechaza en la línea de órdenes.
error-bot-form = «{ $bot }» no es el nombre de un bot: escribe ARCHIVO.py:CLASE.
error-bot-takes-no-weights = El bot { $bot } no admite otros pesos; estos sí: { $takers }.
error-name-bot-again = { $bot } es un bot de fuera: vuelve a indicarlo con --bot { $bot }
error-no-program = No existe el programa «{ $program }».
error-weights-damaged = Los pesos { $file } faltan o están dañados: vuelve a instalar el paquete o indica un archivo creado por el entrenamiento.
error-weights-other = Los pesos { $file } son para { $name } { $found }; hacen falta pesos para { $name } { $wanted }.
error-nothing-to-resume = No hay ninguna partida de { $game } sin terminar; empieza una con: sumida play { $game }
error-bot-crashed = El bot { $bot } ha fallado: { $detail }
error-bot-slow = El bot { $bot } no ha respondido en { $seconds } segundos.
error-bot-illegal = El bot { $bot } ha respondido «{ $answer }»: { $detail }
error-bot-unusable = No se puede usar el bot { $bot }: { $detail }.
error-hat-setup = Los bots hat solo juegan el juego estándar; aquí la opción { $option } es distinta.
error-bot-alone = El bot { $bot } solo juega con bots como él; con personas puedes elegir { $known }.
