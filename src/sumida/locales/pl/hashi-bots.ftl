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
# Dlaczego cała tura jest dobra: dla podpowiedzi i dla trenera.
why-turn-race = { $race ->
    [red] Kończy ostatnią czerwoną flagę: { $points } pkt za wyścig.
    [blue] Kończy ostatnią niebieską flagę: { $points } pkt za wyścig.
   *[linked] Łączy sześć gotowych wysp: { $points } pkt za wyścig.
}
why-turn-finish = Kończy { $islands }: { $points } pkt.
why-turn-finish-red = Kończy { $islands }: { $points } pkt, a to { $have } z { $need } czerwonych flag.
why-turn-finish-blue = Kończy { $islands }: { $points } pkt, a to { $have } z { $need } niebieskich flag.
why-turn-flag = Prowadzi pierwszy most do { $islands }: dopiero wtedy flaga może dostać liczbę.
why-turn-nearly = { $missing ->
    [one] Potem wyspie { $island } brakuje tylko jednego mostu.
    [few] Przybliża { $island } do jej liczby: brakuje { $missing } mostów i jest na nie miejsce.
   *[many] Przybliża { $island } do jej liczby: brakuje { $missing } mostów i jest na nie miejsce.
}
why-turn-number = Przy { $island } zmieści się tyle mostów: { $most }. Wystarczy na { $number }.
why-turn-reach = Prowadzi mosty do { $islands }, gdzie można jeszcze wpisać każdą pasującą liczbę.
why-turn-best = Żadna inna tura nie daje średnio więcej punktów.
why-turn-best-lead = Każda inna tura daje średnio co najmniej { $lead } pkt mniej.
why-turn-pass = Żaden znak nie dałby więcej niż pas.
why-turn-pass-lead = Każdy znak kosztowałby punkty: { $lead } mniej na koniec.
