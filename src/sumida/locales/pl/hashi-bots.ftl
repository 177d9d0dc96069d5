# Boty gry Hashi: kim są i dlaczego robią to, co robią.
bot-hashi-random = Stawia dowolny dozwolony znak: zero skali.
bot-hashi-careful = Rozsądny początkujący: kończy, co może, i pilnuje flag.
bot-hashi-planner = Szybki gracz o wprawnym oku, patrzy jedną kartę naprzód.
bot-hashi-master = Najsilniejszy: waży każdą turę wobec każdej karty, która może przyjść.
why-hashi-random = Każdy znak byłby dobry.
why-hashi-start = { $number } na { $island } to dobry początek.
why-hashi-start-other = { $number } na { $island } zostawia sąsiadowi najtrudniejszy początek.
why-hashi-write = { $number } najlepiej pasuje na { $island }.
why-hashi-bridge = { $line } posuwa naprzód nieukończone wyspy.
why-hashi-finish = { $line } kończy { $islands }.
why-hashi-done = Tura jest gotowa.
why-hashi-renounce = Lepiej nie stawiać nic niż którykolwiek z możliwych znaków.
why-hashi-write-worth = { $number } na { $island }: ta tura prowadzi średnio do { $points } pkt, o { $lead } więcej niż następna.
why-hashi-bridge-worth = { $line }: ta tura prowadzi średnio do { $points } pkt, o { $lead } więcej niż następna.
why-hashi-finish-worth = { $line } kończy { $islands }: ta tura prowadzi średnio do { $points } pkt, o { $lead } więcej niż następna.
why-hashi-done-worth = Tura jest gotowa i prowadzi średnio do { $points } pkt, o { $lead } więcej niż następna.
why-hashi-renounce-worth = Brak znaków prowadzi średnio do { $points } pkt, o { $lead } więcej niż następna tura.
