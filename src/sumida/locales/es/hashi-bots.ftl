# Los bots de Hashi.
bot-hashi-random = Hace cualquier marca que permitan las reglas: el cero de la escala.
bot-hashi-careful = Un principiante sensato: termina lo que puede y vigila las banderas.
bot-hashi-planner = Un jugador rápido y de ojo entrenado que piensa una carta por adelantado.
bot-hashi-master = El más fuerte: sopesa cada turno contra cada carta que puede salir.
