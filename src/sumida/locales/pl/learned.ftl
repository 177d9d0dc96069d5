bot-learned = Nauczył się sam, wykonując miliardy ruchów; mówi własnym językiem.
bot-learned-search = Wyuczony gracz, który wypróbowuje ruchy na tym, co może mieć w ręce.
why-learned = Sieć daje temu ruchowi { $percent } %.
why-learned-search = Przy tym, co może być w ręce, ten ruch daje o { $hundredths } setnych punktu więcej niż ruch sieci.
error-weights-damaged = Brakuje wag { $file } albo są uszkodzone: zainstaluj pakiet ponownie lub podaj plik zapisany przez trening.
error-weights-other = Wagi { $file } są dla { $name } { $found }; potrzebne są wagi dla { $name } { $wanted }.
error-learned-terms = Wyuczony gracz zna tylko grę w pięciu kolorach ze zwykłą liczbą kart, żetonów i wpadek.
