# Alrededor de una mesa: crearla, sala de espera, asientos, chat, relojes.
new-table = Mesa nueva: { $game }
with-whom = ¿Con quién vas a jugar?
way-link = Amigos, con un enlace
way-link-about = Recibes un enlace para compartir; cada cual juega en su dispositivo.
way-bots = Bots
way-bots-about = Los bots ocupan los demás asientos y la partida empieza enseguida.
way-device = Amigos, en este dispositivo
way-device-about-hanabi = Se pasa el dispositivo de uno a otro; las manos quedan ocultas entre turnos.
way-device-about-hashi = Se pasa el dispositivo de uno a otro; cada jugador dibuja en su tabla.
way-watch = Ver a los bots
way-watch-about-hanabi = Los bots ocupan todos los asientos, incluso los más fuertes; ves todas las manos.
way-watch-about-hashi = Los bots ocupan todos los asientos, incluso los más fuertes; ves todas las tablas.
bot-own-kind = solo juega con bots como él
bot-coded-table = no entiende el código de estos bots
which-bot = ¿Qué bot?
player-name = Nombre del jugador { $number }
player-number = Jugador { $number }
create-table = Crear la mesa
start-game = Empezar la partida

terms = Ajustes de la mesa
option-players = Jugadores
players-count = { $count ->
    [one] 1 (en solitario)
   *[other] { $count }
}
option-variant = Variante
variant-five = Cinco colores
variant-three = Tres colores
variant-four = Cuatro colores
variant-six = Seis colores
variant-multicolour = Cinco colores y multicolor
variant-multicolour-short = Cinco colores y multicolor (una carta por valor)
variant-one-of-each = Cinco colores y negro (una carta por valor)
variant-colourless = Cinco colores e incoloro
variant-colourless-short = Cinco colores e incoloro (una carta por valor)
variant-four-multicolour = Cuatro colores y multicolor
variant-four-multicolour-short = Cuatro colores y multicolor (una carta por valor)
variant-four-one-of-each = Cuatro colores y negro (una carta por valor)
variant-four-colourless = Cuatro colores e incoloro
variant-four-colourless-short = Cuatro colores e incoloro (una carta por valor)
option-grand-finale = Traca final: se juega hasta ganarlo o perderlo todo
option-empty-clues = Permitir pistas que no señalan ninguna carta
option-strikeout-scores-zero = Con el tercer fallo se pierden todos los puntos
option-board = Tabla
board-A = Lado A (más fácil)
board-B = Lado B (más difícil)
board-own = Tu propia tabla
board-text = Tabla: o isla, R bandera roja, B bandera azul, . agua
option-mistakes = Errores
mistakes-strict = Estricto: se rechazan los errores
mistakes-paper = Como en papel: los errores se descubren tras la ronda
mistakes-strict-short = errores rechazados
mistakes-paper-short = errores como en papel
grand-finale-short = traca final
empty-clues-short = pistas vacías permitidas
strikeout-scores-zero-short = el tercer fallo lo pierde todo
talk = Reglas del chat
talk-silent = En silencio: sin comentarios durante la partida
talk-strict = Estrictas: solo frases predefinidas durante la partida
talk-house = De la casa: chat libre
talk-strict-short = solo frases predefinidas
talk-house-short = chat libre
talk-silent-short = sin comentarios
watching = Espectadores
watching-public = solo ven lo que es público
watching-shadow = pueden mirar por encima del hombro de un jugador, si el anfitrión lo permite
watching-all = pueden ver todas las manos, si el anfitrión lo permite
watching-all-hashi = pueden ver cada marca mientras se dibuja, si el anfitrión lo permite
watching-closed = ninguno
clock = Reloj
clock-none = Ninguno
clock-minutes = { $minutes ->
    [one] 1 minuto por jugador y 10 segundos por turno
   *[other] { $minutes } minutos por jugador y 10 segundos por turno
}
shuffle-seats = Sortear los asientos
open-to-all = Abierta a todos: la mesa aparece en la primera página, y cualquiera puede sentarse y mirar
open-to-bots = Abierta a bots: la mesa aparece en una lista y pueden sentarse programas de otras personas
show-sorting = Los demás ven cómo está ordenada cada mano
sorting-shown-short = se ve el orden de las manos
sorting-hidden-short = el orden de las manos es privado
clock-short = { $minutes } min + { $increment } s
clock-none-short = sin reloj
takebacks = Deshacer jugadas
takebacks-agreed-hanabi = Si todos están de acuerdo
takebacks-agreed-hashi = Un turno se puede reabrir hasta la carta siguiente
takebacks-never-hanabi = Nunca
takebacks-never-hashi = Nunca
takebacks-agreed-short = se deshace si todos aceptan
takebacks-agreed-hashi-short = un turno se puede reabrir
takebacks-never-short = no se deshace nada
level-short = { $level ->
    [0] sin convenciones todavía
    [1] convenciones básicas
   *[other] convenciones hasta el nivel { $level }
}
starts = Quién empieza
starts-first = El primer asiento
starts-host = El anfitrión
starts-drawn = Por sorteo
starts-seat = Asiento { $seat }: { $name }
starts-host-short = empieza el anfitrión
starts-drawn-short = se sortea quién empieza
starts-seat-short = empieza { $name }
takeover = Si falta un jugador
takeover-host = Decide el anfitrión
takeover-after = { $minutes ->
    [one] Un bot lo sustituye después de 1 minuto
   *[other] Un bot lo sustituye después de { $minutes } minutos
}
takeover-bot = Qué bot lo sustituye
takeover-short = { $bot } sustituye después de { $minutes } min
open-to-all-short = abierta a todos
open-to-bots-short = abierta a bots

lobby = { $game }: esperando jugadores
invite = Invita a tus amigos con este enlace
invite-qr = Código QR
invite-qr-about = Código QR del enlace { $address }
invite-network = Este enlace es para otros dispositivos de tu red.
invite-only-here = Solo este ordenador puede abrir este enlace. Para que entren otros de tu red, detén el servidor e inícialo con: sumida serve --host 0.0.0.0
lock = Cerrar con llave
lock-open = Cualquiera que tenga el enlace puede entrar.
unlock = Abrir la mesa
locked = La mesa está cerrada con llave: no puede entrar nadie más.
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
start-needs-seats = Antes tienen que estar ocupados todos los asientos.
host-starts = El anfitrión empieza la partida cuando estén todos.
people = Personas
rename = Cambiar mi nombre
rename-save = Cambiar
watches-public = está mirando
watches-shadow = está mirando por encima del hombro de { $name }
watches-all = ve todas las manos
watches-all-hashi = ve cada marca mientras se dibuja
wish-shadow = pide mirar por encima del hombro de { $name }
wish-all = pide ver todas las manos
wish-all-hashi = pide ver cada marca mientras se dibuja
wish-play = pide ocupar el asiento { $seat }
wish-asked = Se lo has pedido al anfitrión. Espera su respuesta.
wish-declined = El anfitrión ha dicho que no.
wish-seat-taken = El asiento ya está ocupado.
allow = Permitir
deny = No
make-host = Hacer anfitrión
kick = Expulsar
kick-title = ¿Expulsar a { $name } de la mesa?
kick-text = { $name } no podrá volver a esta mesa.
kick-seat = ¿Quién sigue jugando en este asiento?
kick-seat-open = Nadie: el asiento queda libre
requests = Peticiones
withdraw = Retirar
takeback-ask = Deshacer
takeback-asks = { $moves ->
    [one] { $name } pide deshacer la última jugada.
   *[other] { $name } pide deshacer las últimas { $moves } jugadas.
}
takeback-asked = Has pedido deshacer tu jugada. Falta la respuesta de { $names }.
takeback-waiting = Falta la respuesta de { $names }.
takeback-agree = De acuerdo
takeback-decline = No
substitute-for = { $bot } por { $name }
substitute-plays = juega { $bot }
substitute-you = { $bot } está jugando por ti.
take-seat-back = Recuperar mi asiento
absent-open = El asiento { $seat } está libre.
absent-left = { $name } ha dejado la partida.
absent-away = { $name } no está.
let-bot-play = Poner un bot a jugar…
ask-all = Pedir ver todas las manos
ask-all-hashi = Pedir ver cada marca mientras se dibuja
ask-shadow = Pedir la vista de { $name }
ask-seat = Pedir este asiento
finished-games = Partidas jugadas aquí
finished-earlier = Partidas anteriores
finished-game = Partida { $number }: { $scores }
archived-title = Partida antigua
archived-running = Esta partida empezó con la versión { $version } de las reglas, que este servidor no tiene. No se puede continuar.
archived-host = El anfitrión puede terminarla y empezar otra.
archived-over = Esta partida se jugó con la versión { $version } de las reglas, que este servidor no tiene. Aquí se muestra lo que se guardó de ella.
archived-result = Resultado
archived-no-result = El resultado no se guardó.

table = Mesa
table-code = Mesa { $code }
spectating = estás mirando
seat-link = Enlace para volver a mi asiento
seat-link-about = Ábrelo en cualquier navegador para recuperar tu asiento. No lo compartas.
seat-link-renew = Renovar el enlace
seat-link-renew-about = Si otra persona tiene el enlace, renuévalo: el antiguo deja de funcionar y se cierra la sesión en tus otros dispositivos.
seat-link-renewed = Este es el enlace nuevo. El antiguo ya no funciona.
stop-game = Terminar esta partida ahora
stop-title = ¿Terminar esta partida?
stop-text = La partida termina ahora para toda la mesa y no se podrá reanudar.
stop-yes = Terminarla
leave = Dejar la mesa
pause = Pausa
unpause = Reanudar
eyes = Punto de vista
sound = Sonido
sound-on = El sonido está activado
sound-off = El sonido está desactivado
notify = Avisarme cuando sea mi turno
notify-on = Los avisos están activados
notify-off = Los avisos están desactivados
notify-denied = Tu navegador bloquea los avisos de esta página; puedes permitirlos en los ajustes del sitio.
alert-title = Tu turno – { $game }
alert-text = La mesa { $code } te espera.

chat = Chat
chat-and-log = Chat y lo que ha pasado
chat-unread = { $count ->
    [one] Chat: 1 mensaje nuevo
   *[other] Chat: { $count } mensajes nuevos
}
chat-say = Di algo
chat-send = Enviar
chat-earlier = Mensajes anteriores
chat-strict = Mesa estricta: solo estas frases durante la partida.
chat-silent = Mesa en silencio: durante la partida no comentan ni jugadores ni espectadores.
phrases = Decir una frase…
phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-thinking = Sigo pensando.
phrase-take-your-time = Sin prisa.
phrase-back-soon = Vuelvo enseguida.
phrase-back = Ya he vuelto.
phrase-thanks = ¡Gracias!
phrase-well-played = ¡Bien jugado!
phrase-again = ¿Otra partida?
phrase-goodbye = ¡Adiós!

command = Línea de órdenes
command-hanabi = play 1 · clue B rojo
command-hashi = b2=5 · b2-b5 · done · undo
command-help = Escribe cualquier jugada en la notación; Esc cierra esta línea.
command-keys-hanabi = Teclas: 1–5 eligen tu carta, P la juega, D la descarta, C empieza una pista, Alt con ← o → mueve la carta.
command-keys-hashi = Teclas: las flechas mueven, Intro escribe, Mayúsculas y una flecha dibuja, U deshace, D confirma, H pide una sugerencia (en solitario).
keys = Teclado
keys-frame = En todo momento: / abre la línea de órdenes, ? abre esta ayuda, Esc cierra.

hand-over = Pasa el dispositivo a { $name }
hand-over-hint = ¡Los demás, sin mirar!
hand-over-take = Soy { $name }
hand-over-wait = Esperando a los demás jugadores…

play-again = Jugar otra vez
rematch = Revancha
watch-replay = Ver la repetición
coach-ask = Consultar al entrenador
audit = ¿Fue limpio el reparto?
audit-about = Antes de la partida, el servidor publicó una huella del reparto: el SHA-256 de la sal, un salto de línea y el reparto. Ahora puedes comprobar las tres cosas.
audit-digest = Huella
audit-salt = Sal
audit-deal = Reparto
audit-sealed = El reparto está sellado
audit-sealed-about = Su huella se publicó antes de la partida. Cuando termine, cualquiera podrá comprobar que el reparto no ha cambiado.
fair-add = Participar en la mezcla
fair-add-about = El servidor ha sellado su parte del reparto. Ahora tu navegador añade su propio azar, y tú puedes añadir palabras tuyas: así nadie, ni siquiera el servidor, puede elegir las cartas por su cuenta.
fair-words = Las palabras que quieras
fair-add-words = Añadir
fair-added-by = Hasta ahora han añadido algo: { $names }.
fair-seal = Sello
fair-secret = Secreto del servidor
fair-added = Añadido por { $name }
fair-about = Antes de la partida el servidor publicó un sello, el SHA-256 de su secreto. Después los jugadores añadieron algo. El reparto sale de ambas cosas; la documentación muestra cómo comprobarlo en diez líneas.
fair-download = Guardar todo sobre este reparto (lo lee sumida verify)
fair-fixed = Esta página lo ha comprobado: el reparto quedó fijado al empezar la partida y es el que se jugó.
fair-sealed = Esta página lo ha comprobado: el reparto quedó fijado antes de la partida y es el que se jugó.
fair-mixed = Esta página lo ha comprobado: el reparto quedó fijado antes de la partida, tu navegador participó en él y es el que se jugó.
fair-changed = Atención: este no es el reparto que quedó fijado al empezar la partida.
fair-not-sealed = Atención: el secreto del servidor no es el que selló antes de la partida.
fair-not-drawn = Atención: este reparto no sale del secreto del servidor y de lo que añadieron los jugadores.
fair-left-out = Atención: no se ha contado lo que tu navegador añadió al reparto.
fair-played = Atención: las cartas que se jugaron no son las del reparto.

said-joined = { $name } se ha unido.
said-joined-bot = { $name }, un bot de { $owner }, se ha unido.
bot-of = bot de { $owner }
name-bot = { $name } (bot)
said-left = { $name } se ha ido.
said-locked = La mesa está cerrada con llave.
said-unlocked = La mesa vuelve a estar abierta.
said-substitute = { $bot } juega por { $name }.
said-substitute-left = { $name } está de vuelta.
said-taken-back = Se ha deshecho una jugada.
said-started = La partida ha empezado.
said-ended = La partida ha terminado.
said-turn = Es tu turno.
said-said = { $name } dice: { $text }
said-paused = Los relojes están en pausa.
said-unpaused = Los relojes vuelven a correr.
said-clock = A { $name } se le ha acabado el tiempo; la partida continúa.
said-round = { $bridges ->
    [one] Ronda { $round }: número { $number }, 1 puente.
   *[other] Ronda { $round }: número { $number }, { $bridges } puentes.
}

botname-random = Dados
botname-cautious = Novato
botname-partner = Compañero
botname-literal = Literal
botname-partner-level = Compañero (nivel { $level })
botname-hat = Sombrero
botname-careful = Prudente
botname-planner = Proyectista
botname-master = Maestro
botname-hat-search = Sombrero con lupa
botname-learned = Prodigio
botname-learned-search = Prodigio con lupa
is-thinking = pensando…
