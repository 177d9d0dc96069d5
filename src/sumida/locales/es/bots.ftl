bot-random = Hace cualquier jugada legal: el cero de la escala.
bot-cautious = Un buen principiante: juega lo seguro y da pistas sobre lo jugable.
bot-partner = Un compañero para personas: las convenciones de una página, dadas y entendidas.

why-random = Lo decidieron los dados.
why-cautious-play = La carta { $position } encaja, sea cual sea.
why-cautious-clue = Con «{ $value }» se reconoce una carta jugable.
why-cautious-idle-clue = Están todas las fichas de pista, así que algo había que decir.
why-cautious-useless = La carta { $position } ya no sirve, con toda seguridad.
why-cautious-oldest = No hay nada seguro, así que se va la carta más antigua sin pistas.
why-partner = Parecía la mejor jugada.

error-no-such-bot = No hay ningún bot «{ $bot }»; hay { $known }.
error-bot-players = El bot { $bot } no puede jugar con { $players } jugadores, solo con { $counts }.
