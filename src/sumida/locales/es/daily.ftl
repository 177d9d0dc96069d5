# El reparto del día.
title-daily = { $game }: el reparto del día — Sumida
daily-title = El reparto de hoy
daily-today = { $game }: el reparto de hoy
daily-past = { $game }: un reparto pasado
daily-of = El reparto del { $day }
daily-chip = Reparto del { $day }
daily-open = Aún sin jugar
daily-begun = Empezado: continuar
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
    [0] El siguiente llega en { $minutes } min.
   *[other] El siguiente llega en { $hours } h { $minutes } min.
}
daily-about-hashi = En solitario, en la cara { $board }. Hoy todo el mundo tiene las mismas cartas.
daily-about-hanabi = Tú y dos bots, cinco colores. Hoy todo el mundo tiene las mismas cartas.
daily-counts = Cuenta tu primer intento. Después puedes practicar cuanto quieras.
daily-practice-about = Este día ya pasó: lo que juegues aquí es práctica.
daily-play = Jugar el reparto de hoy
daily-go-on = Seguir con mi partida
daily-practise = Practicar con este reparto
daily-standing = Tus días
daily-streak-now = seguidos
daily-streak-longest = racha más larga
daily-best-own = mejor sin ayuda
daily-streak = { $count ->
    [one] 1 día seguido
   *[other] { $count } días seguidos
}
daily-kept = Esto se guarda solo en tu navegador.
daily-honour = El reparto sale de la fecha, así que quien lo calcule conoce las cartas: los resultados son cuestión de honor.
daily-days = Otros días
daily-before = El día anterior
daily-mark-counted = Cuenta
daily-mark-helped = Con ayuda
daily-mark-practice = Práctica
daily-comparison = Tu resultado junto a otros
daily-you = Tú
daily-table-of = Tres bots { $bot }
daily-best = Lo mejor posible, conociendo todas las cartas
daily-best-found = Lo mejor hallado, conociendo todas las cartas
daily-computing = Aún se está calculando qué hacen los bots con este reparto. Tarda uno o dos minutos.
daily-compare-failed = Ahora no se puede comparar. Se intenta de nuevo.
daily-share = Resultado para compartir: no desvela nada
copy-result = Copiar el resultado
share-title = Sumida · { $game } · { $day }
share-of = { $points } de { $best } puntos
share-bot = { $bot } { $points }
share-best = lo mejor posible { $points }
share-streak = { $count ->
    [one] 🔥 1 día
   *[other] 🔥 { $count } días seguidos
}

# Pistas.
hint-ask = Pista
hint-thinking = Un maestro mira tu tabla…
hint-warming = Un maestro se está preparando; la primera pista es la que más tarda…
hint-start = Un maestro empezaría con { $marks }.
hint-turn = El turno de un maestro: { $marks }; se esperan { $points } puntos al final.
hint-nothing = Un maestro no dibujaría nada y esperaría { $points } puntos al final.
hint-confirm = Un maestro confirmaría este turno tal como está y esperaría { $points } puntos al final.
hint-done = Confirma para empezar.
hint-undo = { $count ->
    [one] Primero deshaz tu marca.
   *[other] Primero deshaz tus { $count } marcas.
}
hint-lead = Son { $lead } más que con el siguiente mejor turno.
hint-finishes = Termina { $islands }.
hint-use = Usarla
hint-close = Quitar
hint-daily-title = ¿Una pista en el reparto de hoy?
hint-daily-text = Tu intento quedará marcado «con ayuda». La racha sigue, pero no es una puntuación propia.
hint-daily-yes = Muéstramela
bots-warming = { $bots } se está preparando tras el arranque del servidor: la primera jugada puede tardar un minuto.
