bot-learned = Nauczył się sam, wykonując miliardy ruchów; mówi własnym językiem.
why-learned = Sieć daje temu ruchowi { $percent } %.
error-weights-damaged = Brakuje wag { $file } albo są uszkodzone: zainstaluj pakiet ponownie lub podaj plik zapisany przez trening.
error-weights-other = Wagi { $file } są dla { $name } { $found }; potrzebne są wagi dla { $name } { $wanted }.
error-learned-terms = Wyuczony gracz zna tylko grę w pięciu kolorach ze zwykłą liczbą kart, żetonów i pomyłek.
