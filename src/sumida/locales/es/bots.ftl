bot-random = Hace cualquier jugada legal: el cero de la escala.
bot-cautious = Un buen principiante: juega lo seguro y da pistas sobre lo jugable.
bot-partner = Un compañero para personas: las convenciones de una página, dadas y entendidas.

why-random = Lo decidieron los dados.
why-cautious-play = La carta { $position } encaja, sea cual sea.
why-cautious-clue = { $seat } tiene una carta jugable a la que apunta esta pista.
why-cautious-idle-clue = Están todas las fichas de pista, así que algo había que decir.
why-cautious-useless = La carta { $position } ya no sirve, con toda seguridad.
why-cautious-oldest = No hay nada seguro, así que se va la carta más antigua sin pistas.
why-partner-called = La última pista solo tiene sentido si antes encaja la carta { $position }; por eso se juega a ciegas.
why-partner-gamble = El espectáculo está por terminar y la carta { $position } puede encajar: vale la pena arriesgar.
why-partner-play = Sea cual sea la carta { $position } según las pistas, ya se puede jugar.
why-partner-play-known = Se sabe qué es la carta { $position }, y encaja.
why-partner-useless = La carta { $position } ya no sirve para nada.
why-partner-chop = No hay nada urgente que jugar o decir: la carta más antigua sin pistas deja sitio.
why-partner-spare = Todas las cartas se guardan; la { $position } es la que menos se echará en falta.
why-partner-finesse = La carta señalada a { $seat } encaja en cuanto otro jugador responda con una carta no vista.
why-partner-play-clue = Ahora { $seat } sabe de una carta que se puede jugar.
why-partner-save = { $seat } podría haber descartado una carta que necesitamos.
why-partner-tell = { $seat } se entera de algo que pronto ayudará.

error-no-such-bot = No hay ningún bot «{ $bot }»; hay { $known }.
error-bot-players = El bot { $bot } no puede jugar con { $players } jugadores, solo con { $counts }.
