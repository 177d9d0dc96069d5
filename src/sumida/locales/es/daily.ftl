# El reparto del día.
title-daily = { $game }: el reparto del día — Sumida
daily-title = El reparto de hoy
daily-today = { $game }: el reparto de hoy
daily-past = { $game }: un reparto anterior
daily-of = El reparto del { $day }
daily-chip = Reparto del { $day }
daily-open = Aún sin jugar
daily-begun = Empezado: seguir
daily-gave-up = Abandonado
daily-score = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
daily-score-helped = { $points ->
    [one] 1 punto, con ayuda
   *[other] { $points } puntos, con ayuda
}
daily-next = { $hours ->
    [0] El siguiente llega dentro de { $minutes } min.
   *[other] El siguiente llega dentro de { $hours } h { $minutes } min.
}
daily-about-hashi = En solitario, en el lado { $board }. Hoy todo el mundo recibe las mismas cartas.
daily-about-hanabi = Tú y dos bots, cinco colores. Hoy todo el mundo recibe las mismas cartas.
daily-counts = Cuenta tu primer intento. Después puedes practicar todo lo que quieras.
daily-practice-about = Este día ya pasó: lo que juegues aquí es práctica.
daily-play = Jugar el reparto de hoy
daily-go-on = Seguir con mi partida
daily-practise = Practicar con este reparto
daily-standing = Tu racha
daily-streak-now = días seguidos
daily-streak-longest = racha más larga
daily-best-own = mejor sin ayuda
daily-streak = { $count ->
    [one] 1 día seguido
   *[other] { $count } días seguidos
}
daily-kept = Esto se guarda solo en tu navegador.
daily-honour = El reparto depende de la fecha, así que cualquiera puede averiguar las cartas: confiamos en tu honradez.
daily-days = Otros días
daily-before = El día anterior
daily-mark-counted = Cuenta
daily-mark-helped = Con ayuda
daily-mark-practice = Práctica
daily-comparison = Tu resultado y los de otros
daily-you = Tú
daily-table-of = Tres bots { $bot }
daily-best = Lo mejor posible, conociendo todas las cartas
daily-best-found = Lo mejor encontrado, conociendo todas las cartas
daily-computing = Los bots todavía están jugando este reparto. Tardan uno o dos minutos.
daily-other-rules = Este resultado se consiguió con reglas anteriores y otras cartas, así que no hay con qué compararlo.
daily-compare-failed = La comparación no está disponible ahora. Se está intentando de nuevo.
daily-share = Comparte tu resultado: sin desvelar nada
copy-result = Copiar el resultado
share-title = Sumida · { $game } · { $day }
share-played = Sumida · { $game }
share-player = { $name }: { $points }
share-team = { $names ->
    [one] 1 jugador
   *[other] { $names } jugadores
}
share-result = Compartir el resultado
share-picture = Compartir la imagen
share-save = Guardar la imagen
share-copy-picture = Copiar la imagen
share-picture-about = Imagen del resultado: { $result }
share-of = { $points } de { $best } puntos
share-bot = { $bot } { $points }
share-best = mejor posible { $points }
share-streak = { $count ->
    [one] 🔥 1 día
   *[other] 🔥 { $count } días seguidos
}

# Sugerencias.
hint-ask = Sugerencia
hint-thinking = Un maestro está mirando tu tabla…
hint-warming = Un maestro está calentando; la primera sugerencia es la que más tarda…
hint-start = Un maestro empezaría con { $marks }.
hint-turn = El turno de un maestro: { $marks }; puntuación final esperada: { $points }.
hint-nothing = Un maestro no dibujaría nada; puntuación final esperada: { $points }.
hint-confirm = Un maestro confirmaría este turno tal como está; puntuación final esperada: { $points }.
hint-done = Confirma para empezar.
hint-undo = { $count ->
    [one] Primero deshaz tu marca.
   *[other] Primero deshaz tus { $count } marcas.
}
hint-lead = Son { $lead } más que con el segundo mejor turno.
hint-use = Usar
hint-close = Cerrar
hint-daily-title = ¿Una sugerencia en el reparto de hoy?
hint-daily-text = Tu intento quedará marcado «con ayuda». Tu racha sigue, pero la puntuación no es solo tuya.
hint-daily-yes = Mostrar
bots-warming = El servidor acaba de arrancar y hay bots calentando ({ $bots }): la primera jugada puede tardar un minuto.
