# Los bots de Hashi: qué son y por qué hacen lo que hacen.
bot-hashi-random = Hace cualquier marca permitida: el cero de la escala.
bot-hashi-careful = Un principiante sensato: termina lo que puede y cuida las banderas.
bot-hashi-planner = Un jugador rápido de ojo entrenado que mira una carta por delante.
bot-hashi-master = El más fuerte: sopesa cada turno frente a cada carta que puede salir.
why-hashi-random = Cualquier marca servía.
why-hashi-start = Un { $number } en { $island } es un buen comienzo.
why-hashi-start-other = Un { $number } en { $island } deja al vecino el comienzo más difícil.
why-hashi-write = El { $number } encaja mejor en { $island }.
why-hashi-bridge = { $line } hace avanzar islas sin terminar.
why-hashi-finish = { $line } termina { $islands }.
why-hashi-done = El turno está completo.
why-hashi-renounce = Ninguna marca es mejor que las posibles.
why-hashi-write-worth = { $number } en { $island }: este turno lleva a { $points } puntos de media, { $lead } más que el siguiente mejor.
why-hashi-bridge-worth = { $line }: este turno lleva a { $points } puntos de media, { $lead } más que el siguiente mejor.
why-hashi-finish-worth = { $line } termina { $islands }: este turno lleva a { $points } puntos de media, { $lead } más que el siguiente mejor.
why-hashi-done-worth = El turno está completo y lleva a { $points } puntos de media, { $lead } más que el siguiente mejor.
why-hashi-renounce-worth = No marcar nada lleva a { $points } puntos de media, { $lead } más que el siguiente mejor turno.
