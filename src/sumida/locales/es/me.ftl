# La página «Mis partidas» y lo que allí se rechaza.
error-person-unknown = No se reconoce este código o frase; un código sirve una sola vez, durante diez minutos.
error-person-same = Este navegador ya es uno de los tuyos.
error-person-devices = { $most } dispositivos son el máximo por persona; cierra antes la sesión de alguno.
error-device-unknown = Este dispositivo ya no es uno de los tuyos.
error-passkey-none = Las llaves de acceso no funcionan en esta dirección: necesitan https y un nombre.
error-passkey-refused = No se ha aceptado esta llave de acceso. Prueba otra vez.
error-passkey-unknown = Aquí no se conoce esta llave de acceso. Usa un código de otro dispositivo.
error-push-none = Este servidor no puede enviar avisos.
error-push-refused = No se puede enviar nada al servicio push que indica este navegador.
error-push-unknown = Este dispositivo no recibe avisos.
me-none-running = No tienes ninguna partida en curso. Empieza una en la página principal.
me-none-finished = Todavía no hay partidas terminadas.
me-none-shared = Nada por ahora. Aquí aparecen las partidas que miras o has mirado.
me-none-found = Ninguna partida coincide.
me-shared = Compartidas conmigo
me-finished = Terminadas
me-running = En curso
me-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
me-points-of = { $name } { $points }
me-stopped = interrumpida
me-offline = empezada sin conexión
me-daily = reparto del { $day }
me-still-running = aún en curso
me-more = Más partidas
me-search = Buscar
me-search-game = Juego
me-search-any = cualquiera
me-search-partner = Alguien de la mesa
me-search-variant = Variante o tablero
me-search-lowest = Puntos desde
me-search-highest = hasta
me-search-since = Desde el
me-search-until = Hasta el
me-search-clear = Ver todas
me-devices = Mis dispositivos
me-devices-about = Sin cuenta ni contraseña: tus navegadores te conocen. Añade tu móvil u otro ordenador y tendrás allí también tus partidas.
me-device-unnamed = Navegador
me-device-here = este
me-device-used = usado por última vez el { $day }
me-device-out = Cerrar sesión
me-device-out-label = Cerrar la sesión de { $name }
me-device-out-title = ¿Cerrar la sesión de { $name }?
me-device-out-text = Pierde al momento tus asientos y partidas, que siguen en tus demás dispositivos. Si puede tenerlo otra persona, crea también una nueva frase de recuperación.
me-device-out-last = Es tu único dispositivo. Sin una frase de recuperación, nadie podrá volver a tus partidas.
me-add = Añadir un dispositivo
me-add-about = Escanéalo con el otro dispositivo, o abre allí «Mis partidas» y escribe el código. Sirve una vez, hasta las { $time }.
me-code = Código de un solo uso
me-join = Tengo un código o una frase de recuperación
me-join-field = Código o frase de recuperación
me-join-go = Añadir este navegador
me-join-title = ¿Es tuyo ese dispositivo?
me-join-text = Este navegador y todas sus partidas pasarán a la persona de este código, que verá tu mano en las partidas en curso. Sigue solo si eres tú.
me-join-yes = Soy yo
me-joined = Listo: tus partidas están aquí.
me-phrase = Frase de recuperación
me-phrase-about = Si pierdes todos tus dispositivos, esta frase te devuelve tus partidas. Apúntala: solo se muestra una vez.
me-phrase-none = Todavía no tienes ninguna.
me-phrase-has = Ya tienes una. Una nueva la anula.
me-phrase-new = Crear una frase de recuperación
me-passkeys = Llaves de acceso
me-passkeys-about = Con una llave de acceso en tu móvil, ordenador o gestor de contraseñas entras en un dispositivo nuevo con la huella, la cara o un PIN. Si pierdes un dispositivo, cierra su sesión y quita también su llave.
me-passkey-unnamed = Llave de acceso
me-passkey-made = creada el { $since }, usada por última vez el { $used }
me-passkey-new = Crear una llave de acceso
me-passkey-use = Entrar con una llave de acceso
me-passkey-remove = Quitar
me-passkey-remove-label = Quitar la llave de acceso { $name }
me-passkey-remove-title = ¿Quitar la llave de acceso { $name }?
me-passkey-remove-text = Nadie podrá entrar con ella. Bórrala también en tu gestor de contraseñas.
me-passkey-added = Listo: con esta llave puedes entrar en otros dispositivos.
me-passkey-failed = No ha podido ser: no se eligió ninguna llave, o este dispositivo ya tiene una.
push-late-title = Se te acaba el tiempo – { $game }
push-late-text = Mesa { $code }: te queda menos de un cuarto del tiempo para jugar.
me-push = Avisos
me-push-about = Recibe un aviso cuando sea tu turno y no tengas la mesa abierta en ninguna página. Dice qué mesa te espera y nada de la partida.
me-push-on = Este navegador recibe avisos.
me-push-start = Avisar a este navegador
me-push-stop = Dejar de avisar a este navegador
me-push-turns = Cuándo
me-push-turns-all = siempre que sea mi turno
me-push-turns-deadlines = solo en partidas con plazo
me-push-quiet = Horas de silencio
me-push-begin = Desde
me-push-end = Hasta
me-push-zone = Según la hora de este dispositivo ({ $zone }). Si al acabar sigue siendo tu turno, se te avisa entonces.
me-push-saved = Guardado.
me-push-others = También reciben avisos:
me-push-remove = Parar
me-push-remove-label = Dejar de avisar a { $name }
me-push-failed = No se han podido activar los avisos en este navegador. Prueba más tarde.
me-push-insecure = Esta dirección no tiene https, así que los navegadores no permiten avisos aquí. Mientras una mesa esté abierta, te llaman el título de su pestaña y, si quieres, el sonido y la vibración.
me-push-server = Este servidor no puede avisarte con la página cerrada. Mientras una mesa esté abierta en una pestaña, la campana de su barra activa los avisos.
me-push-browser = Este navegador no puede recibir avisos con la página cerrada. En un iPhone o iPad, añade antes la página a la pantalla de inicio y ábrela desde allí.
me-data = Mis datos
me-data-about = Tus dispositivos, tus partidas con todas las jugadas, tus notas, tus mensajes del chat y tus estadísticas en un archivo. De una partida en curso contiene solo lo que puedes ver tú.
me-export = Descargar todo
me-forget = Borrar todo sobre mí
me-forget-title = ¿Borrar todo sobre ti?
me-forget-text = Se borran todos tus dispositivos, tu lista de partidas, tu nombre, tus notas, tu chat y tus preferencias, aquí y en tus demás dispositivos. También se borran las partidas que jugaste a solas. Las partidas con otras personas siguen sin ti; tu asiento se llama «antiguo jugador». Nadie puede deshacerlo.
me-forget-yes = Borrar todo
me-forgotten = Se ha borrado todo sobre ti. Este navegador es nuevo aquí.
open-tables = Mesas abiertas
open-table = { $game } con { $host }: { $open ->
    [one] { $open } sitio libre
   *[other] { $open } sitios libres
}
open-table-running = { $game } con { $host }, en curso
open-table-watched = { $count ->
    [one] { $count } persona mira
   *[other] { $count } personas miran
}
open-tables-more = Más mesas
stats = Estadísticas
stats-none = Termina una partida y aquí verás tus cifras.
stats-summary = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}: { $mean } puntos de media, { $best } como mucho.
stats-perfect = Puntuación perfecta: { $perfect } ({ $share }).
stats-below = Para la perfecta faltaron { $gap } puntos de media.
stats-won = Contra otros ganaste { $won } de { $games }.
stats-stopped = { $count ->
    [one] 1 partida se interrumpió y no cuenta.
   *[other] { $count } partidas se interrumpieron y no cuentan.
}
stats-offline = { $count ->
    [one] 1 partida empezada sin conexión ({ $mean } puntos) no cuenta, porque no repartió las cartas el servidor.
   *[other] { $count } partidas empezadas sin conexión ({ $mean } puntos de media) no cuentan, porque no repartió las cartas el servidor.
}
stats-plot-day = Puntos de media por día
stats-plot-week = Puntos de media por semana
stats-plot-month = Puntos de media por mes
stats-trend = Del { $from } al { $to }: entre { $low } y { $high } puntos, últimamente { $last }.
stats-table = Como tabla
stats-col-since = Desde
stats-col-games = Partidas
stats-col-mean = Media
stats-col-best = Mejor
stats-col-perfect = Perfectas
stats-col-won = Ganadas
stats-col-variant = Variante o tablero
stats-col-with = Con
stats-col-rank = Rango
stats-col-day = Día
stats-col-points = Puntos
stats-col-possible = Posible
stats-groups = Por variante y compañeros
stats-alone = a solas
stats-people = { $others ->
    [one] 1 persona
   *[other] { $others } personas
}
stats-bots = { $bots }
stats-both = personas y { $bots }
stats-ranks = Rangos en solitario
stats-rank = { $rank } (desde { $least } puntos)
stats-daily = Repartos del día
stats-daily-summary = { $days ->
    [one] 1 día jugado
   *[other] { $days } días jugados
}, { $current } seguidos ahora, { $longest } seguidos como mucho.
stats-gap = { $days ->
    [one] En el único reparto cuyo mejor resultado se conoce, te quedaste a { $gap } puntos.
   *[other] En { $days } repartos cuyo mejor resultado se conoce, te quedaste a { $gap } puntos de media.
}
stats-at-most = como mucho { $limit }
board = El cuadro del día
board-about = Muestra a todos en este servidor tu primer intento en el reparto de cada día, con el nombre que des aquí y nada más.
board-name = Nombre en el cuadro
board-join = Entrar en el cuadro
board-leave = Salir del cuadro
board-on = Estás en él como { $name }.
board-title = Primeros intentos en este servidor
board-place = Puesto
board-who = Nombre
board-want = Entra en el cuadro desde «Mis partidas»
