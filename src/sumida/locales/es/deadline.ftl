# Mesas en las que se tienen horas o días para cada jugada.
deadline = Tiempo por jugada
deadline-none = Sin plazo
deadline-each = { $time } por jugada
deadline-other = Otro tiempo…
deadline-number = Cuántas horas o días
deadline-unit = Horas o días
deadline-hours = horas
deadline-days = días
deadline-passed = Cuando se acaba el tiempo
deadline-passed-bot = Un bot hace esta jugada
deadline-passed-host = Decide el anfitrión
deadline-passed-abandon = La partida termina
deadline-bot = Qué bot juega
deadline-holiday = Vacaciones de cada jugador
deadline-holiday-days = hasta { $time } por partida
deadline-about = Nadie tiene que seguir conectado. Mientras el servidor está parado no pasa el tiempo.
deadlines = Plazos
deadline-yours = Tu jugada:
deadline-until = hasta { $time }
deadline-left = (quedan { $time })
deadline-over = se acabó el tiempo
deadline-late = Se acabó el tiempo para la jugada de { $name }.
deadline-late-you = Se acabó el tiempo para tu jugada, pero todavía puedes hacerla.
deadline-host-decides = { $name } decide qué pasa.
deadline-wait = Esperar otro tanto
deadline-bot-moves = Solo para esta jugada
deadline-bot-stays = Hasta el regreso del jugador
said-deadline = Se acabó el tiempo para la jugada de { $name }.
holiday = Vacaciones
holiday-none = ninguna
holiday-until = { $name } está de vacaciones hasta { $time }
holiday-yours = Estás de vacaciones hasta { $time }. Puedes jugar de todos modos.
holiday-about = Mientras no estás, el tiempo de tus jugadas en esta partida se detiene. Te quedan { $time }.
holiday-days = Días
holiday-take = Tomar vacaciones
holiday-back = Ya he vuelto
refuse-no-deadline = Esta mesa no tiene plazos.
refuse-deadline-runs = El tiempo para esta jugada no se ha acabado.
refuse-holiday-long = { $days ->
    [one] Te queda un día de vacaciones en esta partida.
   *[other] Te quedan { $days } días de vacaciones en esta partida.
}
