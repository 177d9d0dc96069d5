# El marco de la página: portada, preferencias, unirse.
sumida = Sumida
title = Sumida — Hashi y Hanabi en un mismo río
tagline = Dos juegos de mesa de aire japonés en un mismo río: construye puentes o enciende fuegos artificiales en equipo.
home = Sumida, portada
navigation = Páginas
nav-learn = Aprender
nav-rules = Reglas
skip = Saltar al juego
close = Cerrar
page-failed = Esta página no se ha cargado. ¿Sigue en marcha el servidor?
try-again = Reintentar
not-found = Esa página no existe.
guest = Invitado
former-player = antiguo jugador
footer = Software libre. Sin cuenta, sin anuncios, sin instalar nada.
about = Acerca de
offline-title = Jugar sin conexión

hashi = Hashi
hashi-kind = Destapa y escribe · 1–4 jugadores · 20 minutos
hashi-about = Cada carta da a todos el mismo número y los mismos puentes. Une dieciocho islas antes que los demás.
hanabi = Hanabi
hanabi-kind = Cartas en equipo · 2–5 jugadores · 25 minutos
hanabi-about = Ves las manos de todos menos la tuya. Da y recibe pistas para lanzar en equipo cinco series perfectas.
quick-alone = Jugar en solitario
quick-bots = { $count ->
    [1] Jugar con un bot
    [2] Jugar con dos bots
    [3] Jugar con tres bots
   *[other] Jugar con cuatro bots
}
quick-options = Opciones
quick-bot = Los demás en la mesa
quick-reset = Volver a la partida normal
partner-lesson = Qué significan sus pistas: una lección
with-friends = Con amigos…
go-on-game = Seguir con tu partida de { $game }
my-games = Mis partidas
unfinished = Partidas sin terminar
unfinished-with = con { $names }
unfinished-alone = en solitario
unfinished-your-turn = te toca a ti
unfinished-turn = le toca a { $name }
unfinished-turns = les toca a { $names }
unfinished-until = hasta { $time }
unfinished-remove = Quitar de esta lista { $game }, mesa { $table }
learn-short = Aprende en tres minutos
rules-short = Las reglas

join-title = Unirse a una mesa
join-placeholder = Código o enlace
join = Entrar
replay-title = Repetición de una partida
replay-upload = Abrir un archivo de partida…

preferences = Preferencias
preferences-name = Tu nombre
preferences-language = Idioma
preferences-theme = Colores
theme-night = Río de noche
theme-paper = Papel
theme-auto = Como este dispositivo
preferences-knowledge = Hanabi: lo que muestran mis cartas
knowledge-none = Nada: ya me acuerdo yo
knowledge-clues = Las pistas que he recibido
knowledge-full = Todo lo que se deduce de las pistas
preferences-warnings = Avisarme antes de una jugada que solo puede fallar
preferences-motion = Animaciones cortas
preferences-sound = Sonidos
preferences-vibrate = Vibrar cuando sea mi turno

cancel = Cancelar
you = tú
host = anfitrión
host-for = anfitrión en funciones mientras { $name } no está
away = ausente
score = Puntos
player = Jugador
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
log = Lo que ha pasado
log-you = Tú
log-empty = Todavía nada.
log-why = ¿Por qué?
log-meaning = ¿Qué significa?
legend = ¿Qué significan las marcas?
undo = Deshacer

title-table = { $game } — Sumida
title-new = Mesa nueva: { $game } — Sumida
connecting = Conectando con la mesa…
bot-waits = { $bot } no puede pensar ahora en este servidor. La mesa espera y lo vuelve a intentar.
reconnecting = Se ha perdido la conexión. Reconectando; tu partida está a salvo.
reconnecting-kept = Tu última acción se guarda y se enviará.
sending = Enviando…
gone = Ya no tienes acceso a esta mesa.
locked-out = Esta mesa está cerrada con llave
locked-out-about = El anfitrión no deja entrar a nadie más. Pide que abran la mesa y vuelve a intentarlo.
watchers-full = No caben más espectadores
signed-out = Se ha cerrado tu sesión aquí
missing-table = No existe la mesa { $table }
missing-table-about = Comprueba el código: quizá haya una letra equivocada. También puede que se haya borrado porque nadie la usaba desde hace mucho.
join-table = { $host } te invita a { $game }
join-and-sit = Sentarse
join-and-ask = Pedir el asiento libre
join-and-watch = Solo mirar

title-replay = Repetición — Sumida
replay-none = Esta partida no se puede mostrar
replay-loading = Cargando la partida…
replay-controls = Pasos
replay-first = Al principio
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-last = Al final
replay-play = Reproducción automática
replay-turn = Posición
replay-link = Enlace a esta posición
replay-download = Descargar
eyes-open = Todas las manos a la vista
eyes-table = Vista pública
