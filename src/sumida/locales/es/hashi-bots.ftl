# Los bots de Hashi: qué son y por qué hacen lo que hacen.
bot-hashi-random = Hace cualquier marca que permitan las reglas: el cero de la escala.
bot-hashi-careful = Un principiante sensato: termina lo que puede y vigila las banderas.
bot-hashi-planner = Un jugador rápido y de ojo entrenado que piensa una carta por adelantado.
bot-hashi-master = El más fuerte: sopesa cada turno contra cada carta que puede salir.
why-hashi-random = Cualquier marca servía.
why-hashi-start = Un { $number } en { $island } es un buen comienzo.
why-hashi-start-other = Un { $number } en { $island } deja al vecino el comienzo más difícil.
why-hashi-write = { $island } es el mejor sitio para el { $number }.
why-hashi-bridge = { $line } hace avanzar islas por terminar.
why-hashi-finish = { $line } termina { $islands }.
why-hashi-done = El turno está completo.
why-hashi-renounce = No dibujar nada es mejor que cualquier marca posible.
why-hashi-write-worth = { $number } en { $island }: con este turno se llega de media a { $points } puntos, { $lead } más que con el segundo mejor.
why-hashi-bridge-worth = { $line }: con este turno se llega de media a { $points } puntos, { $lead } más que con el segundo mejor.
why-hashi-finish-worth = { $line } termina { $islands }: con este turno se llega de media a { $points } puntos, { $lead } más que con el segundo mejor.
why-hashi-done-worth = El turno está completo: con él se llega de media a { $points } puntos, { $lead } más que con el segundo mejor.
why-hashi-renounce-worth = Sin dibujar nada se llega de media a { $points } puntos, { $lead } más que con el segundo mejor turno.
