# Boty gry Hashi.
bot-hashi-random = Stawia dowolny dozwolony znak: zero na skali.
bot-hashi-careful = Rozsądny początkujący: kończy, co może, i pilnuje flag.
bot-hashi-planner = Szybki gracz o wprawnym oku, który myśli o jedną kartę naprzód.
bot-hashi-master = Najsilniejszy: ocenia każdą turę na tle wszystkich kart, które mogą się pojawić.
