# Alrededor de una mesa: crearla, sala de espera, asientos, charla, relojes.
new-table = Una mesa de { $game }
with-whom = ¿Con quién?
way-link = Amigos, por un enlace
way-link-about = Recibes un enlace; cada cual juega en su dispositivo.
way-bots = Bots
way-bots-about = Los demás asientos los juegan bots. La partida empieza enseguida.
way-device = Amigos, en este dispositivo
way-device-about-hanabi = Pasáoslo; las manos quedan ocultas entre turnos.
way-device-about-hashi = Pasáoslo; cada uno dibuja en su propia tabla.
way-watch = Mirar a los bots
way-watch-about-hanabi = Todos los asientos los juegan bots, también los más fuertes; ves todas las manos.
way-watch-about-hashi = Todos los asientos los juegan bots, también los más fuertes; ves todas las tablas.
bot-own-kind = solo se sienta con los suyos
bot-coded-table = no entiende el código de estos bots
which-bot = ¿Qué bot?
player-name = Nombre del jugador { $number }
player-number = Jugador { $number }
create-table = Crear la mesa
start-game = Empezar la partida

terms = Condiciones de la mesa
players = Jugadores
players-count = { $count ->
    [one] 1 (en solitario)
   *[other] { $count }
}
variant = Variante
variant-five = Cinco colores
variant-three = Tres colores
variant-four = Cuatro colores
variant-six = Seis colores
variant-multicolour = Cinco colores y uno multicolor
variant-multicolour-short = Cinco colores y uno multicolor corto
variant-one-of-each = Cinco colores y uno con una sola carta de cada valor
variant-colourless = Cinco colores y uno incoloro
variant-colourless-short = Cinco colores y uno incoloro corto
variant-four-multicolour = Cuatro colores y uno multicolor
variant-four-multicolour-short = Cuatro colores y uno multicolor corto
variant-four-one-of-each = Cuatro colores y uno con una sola carta de cada valor
variant-four-colourless = Cuatro colores y uno incoloro
variant-four-colourless-short = Cuatro colores y uno incoloro corto
option-grand-finale = Traca final: se sigue hasta ganarlo o perderlo todo
option-empty-clues = Se permiten pistas que no señalan ninguna carta
option-strikeout-scores-zero = El tercer fallo cuesta todos los puntos
board = Tabla
board-A = Lado A (más fácil)
board-B = Lado B (más difícil)
board-own = Una tabla propia
board-text = La tabla: o isla, R bandera roja, B bandera azul, . agua
mistakes-rule = Errores
mistakes-strict = Estricto: se rechazan los errores
mistakes-paper = Como en papel: los errores se ven tras la ronda
talk = Charla
talk-strict = Estricta: frases fijas durante la partida
talk-house = De casa: charla libre
talk-strict-short = estricta
talk-house-short = reglas de casa
watching = Espectadores
watching-public = ven lo que ven todos
watching-shadow = pueden mirar por encima de un hombro, si el anfitrión quiere
watching-all = pueden ver todas las manos, si el anfitrión quiere
watching-all-hashi = pueden ver cada marca mientras se dibuja, si el anfitrión quiere
watching-closed = ninguno
clock = Reloj
clock-none = Ninguno
clock-minutes = { $minutes ->
    [one] 1 minuto por jugador y 10 segundos por turno
   *[other] { $minutes } minutos por jugador y 10 segundos por turno
}
shuffle-seats = Sortear los asientos

lobby = { $game }: la mesa se llena
invite = Invita a tus amigos con este enlace
copy = Copiar
copied = Copiado
share = Compartir
seats = Asientos
open-seat = Asiento libre
sit = Sentarse aquí
stand = Levantarse
add-bot = Añadir un bot
seat-bot = Bot para el asiento { $seat }
clear-seat = Vaciar el asiento { $seat }
start-needs-seats = Antes hay que ocupar todos los asientos.
host-starts = El anfitrión empieza cuando estén todos.
people = Personas
watches-public = mira
watches-shadow = mira por encima del hombro de { $name }
watches-all = ve todas las manos
watches-all-hashi = ve cada marca mientras se dibuja
wish-shadow = quiere mirar por encima del hombro de { $name }
wish-all = quiere ver todas las manos
wish-all-hashi = quiere ver cada marca mientras se dibuja
allow = Permitir
deny = No
make-host = Hacer anfitrión
kick = Expulsar
ask-all = Pedir ver todas las manos
ask-all-hashi = Pedir ver cada marca mientras se dibuja
ask-shadow = Pedir ver como { $name }
finished-games = Partidas jugadas aquí
finished-game = Partida { $number }: { $scores }

table = Mesa
table-code = Mesa { $code }
spectating = estás mirando
seat-link = Enlace para volver a mi asiento
seat-link-about = Ábrelo en cualquier navegador para recuperar tu asiento. No lo compartas.
stop-game = Terminar esta partida ahora
stop-title = ¿Terminar esta partida?
stop-text = Termina para toda la mesa, tal como está. Nadie podrá seguirla.
stop-yes = Terminarla
leave = Dejar la mesa
pause = Pausa
unpause = Seguir
eyes = Visto por

chat = Charla
chat-say = Di algo
chat-send = Enviar
chat-strict = Mesa estricta: solo estas frases durante la partida.
phrases = Decir una frase…
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-thinking = Todavía estoy pensando.
phrase-take-your-time = Sin prisa.
phrase-back-soon = Vuelvo enseguida.
phrase-back = Ya he vuelto.
phrase-thanks = ¡Gracias!
phrase-well-played = ¡Bien jugado!
phrase-again = ¿Otra?
phrase-goodbye = ¡Adiós!

command = Línea de órdenes
command-hanabi = play 1 · clue B red
command-hashi = b2=5 · b2-b5 · done · undo
command-help = Pulsa / para venir aquí. Cada jugada se puede escribir en la notación de las reglas.
command-keys-hanabi = Teclas: 1–5 eligen tu carta, P la juega, D la descarta, C empieza una pista.
command-keys-hashi = Teclas: las flechas mueven, Intro escribe, Mayúsculas y una flecha dibuja, U deshace, D confirma, H pide una pista (en solitario).

hand-over = Pasa el dispositivo a { $name }
hand-over-hint = Ahora no debería mirar nadie más.
hand-over-take = Soy { $name }
hand-over-wait = Esperando a los demás…

play-again = Jugar otra vez
rematch = Revancha
watch-replay = Ver la repetición
audit = ¿Fue limpio el reparto?
audit-about = El servidor se comprometió con el reparto antes de la partida mediante una huella: el SHA-256 de la sal, un salto de línea y el reparto. Ahora los tres están a la vista.
audit-digest = Huella
audit-salt = Sal
audit-deal = Reparto
audit-sealed = El reparto está sellado
audit-sealed-about = Su huella se tomó antes de la partida. Al terminar, cualquiera puede comprobar que el reparto sigue siendo el mismo.

said-joined = { $name } se ha unido.
said-left = { $name } se ha ido.
said-started = Empieza la partida.
said-ended = La partida ha terminado.
said-said = { $name } dice: { $text }
said-paused = Los relojes están en pausa.
said-unpaused = Los relojes corren otra vez.
said-clock = A { $name } se le acabó el tiempo; la partida sigue.
said-round = Ronda { $round }: número { $number }, { $bridges } puentes.

botname-random = Dados
botname-cautious = Novato
botname-partner = Compañero
botname-hat = Sombrero
botname-careful = Prudente
botname-planner = Proyectista
botname-master = Maestro
botname-hat-search = Sombrero con lupa
botname-learned = Prodigio
botname-learned-search = Prodigio con lupa
