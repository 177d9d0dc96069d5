# Boty gry Hashi: kim są i dlaczego robią to, co robią.
bot-hashi-random = Stawia dowolny dozwolony znak: zero na skali.
bot-hashi-careful = Rozsądny początkujący: kończy, co może, i pilnuje flag.
bot-hashi-planner = Szybki gracz o wprawnym oku, który myśli o jedną kartę naprzód.
bot-hashi-master = Najsilniejszy: ocenia każdą turę na tle wszystkich kart, które mogą się pojawić.
why-hashi-random = Każdy znak byłby dobry.
why-hashi-start = { $number } na { $island } to dobry początek.
why-hashi-start-other = { $number } na { $island } daje sąsiadowi najtrudniejszy początek.
why-hashi-write = Dla liczby { $number } najlepszym miejscem jest { $island }.
why-hashi-bridge = { $line } przybliża nieukończone wyspy do końca.
why-hashi-finish = { $line } kończy { $islands }.
why-hashi-done = Tura jest gotowa.
why-hashi-renounce = Lepiej nie rysować nic, niż postawić którykolwiek z możliwych znaków.
why-hashi-write-worth = { $number } na { $island }: ta tura daje średnio { $points } pkt, o { $lead } więcej niż druga najlepsza.
why-hashi-bridge-worth = { $line }: ta tura daje średnio { $points } pkt, o { $lead } więcej niż druga najlepsza.
why-hashi-finish-worth = { $line } kończy { $islands }: ta tura daje średnio { $points } pkt, o { $lead } więcej niż druga najlepsza.
why-hashi-done-worth = Tura jest gotowa i daje średnio { $points } pkt, o { $lead } więcej niż druga najlepsza.
why-hashi-renounce-worth = Nierysowanie niczego daje średnio { $points } pkt, o { $lead } więcej niż druga najlepsza tura.
