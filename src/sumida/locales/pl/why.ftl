why-random = Zdecydował rzut kośćmi.
why-cautious-play = Karta { $position } pasuje, cokolwiek to jest.
why-cautious-clue = { $seat } ma kartę do zagrania, a ta wskazówka ją pokazuje.
why-cautious-idle-clue = Wszystkie żetony wskazówek są dostępne, więc trzeba było coś powiedzieć.
why-cautious-useless = Karta { $position } na pewno już się nie przyda.
why-cautious-oldest = Nic nie jest pewne, więc odpada najstarsza karta bez wskazówki.
why-partner-called = Wskazówka dana innemu graczowi ma sens tylko wtedy, gdy najpierw pasuje karta { $position }, więc zostaje zagrana w ciemno.
why-partner-prompted = Wskazówka dana innemu graczowi ma sens tylko wtedy, gdy brakującą kartą jest karta { $position }.
why-partner-self = Wskazówka ma sens tylko wtedy, gdy najpierw zostanie zagrana karta { $position }.
why-partner-signal = Odrzucona karta prosiła o zagranie karty { $position }.
why-partner-gamble = Pokaz dobiega końca, a karta { $position } może pasować: warto zaryzykować.
why-partner-risk = Kartą { $position } warto zaryzykować.
why-partner-play = Zgodnie z konwencjami wskazówki mówią, że kartę { $position } można już zagrać.
why-partner-play-sure = Cokolwiek to jest, karta { $position } teraz pasuje.
why-partner-play-known = Karta { $position } jest znana i pasuje.
why-partner-useless = Karta { $position } już się nie przyda.
why-partner-useless-read = Zgodnie z konwencjami karta { $position } nie jest już potrzebna.
why-partner-chop = Żadne zagranie ani wskazówka nie wydawały się lepsze: najstarsza karta, której nic nie chroni, zwalnia miejsce.
why-partner-least = Karty { $position } wydawało się szkoda najmniej.
why-partner-finesse = Karta wskazana graczowi { $seat } będzie pasować, gdy inny gracz odpowie, zagrywając kartę w ciemno.
why-partner-prompt = Karta wskazana graczowi { $seat } będzie pasować, gdy inny gracz zagra brakującą kartę ze wskazówką.
why-partner-bluff = Następny gracz odpowiada, zagrywając kartę w ciemno, a { $seat } wie, że wskazana karta wkrótce się przyda.
why-partner-play-clue = Teraz { $seat } może poznać, że jakąś kartę można zagrać.
why-partner-save = Bez tego { $seat } może odrzucić kartę, której potrzebujemy.
why-partner-move = Wskazówka prosi gracza { $seat } o zachowanie kart, których nie dotyczy.
why-partner-tell = { $seat } dowiaduje się więcej o swojej ręce.
why-partner-idle = Nic nie było lepsze od czekania: ta wskazówka nie mówi graczowi { $seat } niczego nowego.
why-read-play = Wskazówka dotyczy twojej karty { $position }: według konwencji można ją już zagrać.
why-read-later = Wskazówka dotyczy twojej karty { $position }: według konwencji zostanie zagrana, ale jeszcze nie teraz.
why-read-save = Wskazówka dotyczy twojej karty { $position }, najstarszej, której nic nie chroniło: zachowaj ją.
why-read-either = Wskazówka dotyczy twojej karty { $position }, najstarszej, której nic nie chroniło: może już pasuje, a może warto ją zachować.
why-read-move = Choć wskazówka jej nie dotyczy, prosi, by zachować twoją kartę { $position } i każdą starszą bez wskazówki.
why-read-self = Wskazówka ma sens tylko wtedy, gdy najpierw zagrasz swoją kartę { $position }.
why-read-prompt-you = Karta wskazana graczowi { $seat } będzie pasować dopiero, gdy zagrasz swoją wskazaną kartę { $position }.
why-read-blind-you = Wskazówka dla gracza { $seat } ma sens tylko wtedy, gdy pasuje twoja karta { $position }: zagraj ją w ciemno.
why-read-plain = Ta wskazówka nie znaczy nic ponad to, co mówi.
why-read-unclear = Na ile możesz to ocenić, żadna konwencja nie daje powodu, by zagrać kartę { $position }.
why-person = Powód zna tylko ten, kto zagrał.
why-unexplained-play = Żadna konwencja nie daje powodu, by zagrać kartę { $position }.
why-unexplained-discard = Żadna konwencja nie daje powodu, by odrzucić kartę { $position }.
why-hat-clue = W kodzie ta wskazówka mówi coś każdej innej ręce.
why-hat-play-sure = Karta { $position } na pewno pasuje.
why-hat-play-coded = Pasuje kilka kart; wybór karty { $position } mówi coś pozostałym.
why-hat-play-guess = Kartą { $position } warto zaryzykować.
why-hat-discard-sure = Karta { $position } na pewno już się nie przyda.
why-hat-discard-coded = Kilka kart już się nie przyda; wybór karty { $position } mówi coś pozostałym.
why-hat-discard-guess = Karty { $position } będzie szkoda najmniej.
why-hat-play-misled = Według kodu karta { $position } wydawała się pasować.
why-hat-discard-misled = Według kodu karta { $position } wydawała się niepotrzebna.
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
why-learned = Sieć daje temu ruchowi { $percent } %.
why-learned-search = Przy rękach, jakie może mieć, ten ruch jest wart o { $hundredths } setnych punktu więcej niż ruch sieci.
