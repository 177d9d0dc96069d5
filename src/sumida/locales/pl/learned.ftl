bot-learned = Nauczył się sam na miliardach ruchów; mówi własnym językiem.
bot-learned-search = Samouk, który dodatkowo sprawdza swoje ruchy na rękach, jakie może mieć.
why-learned = Sieć daje temu ruchowi { $percent } %.
why-learned-search = Przy rękach, jakie może mieć, ten ruch jest wart o { $hundredths } setnych punktu więcej niż ruch sieci.
error-weights-damaged = Plik wag { $file } nie istnieje albo jest uszkodzony: zainstaluj pakiet ponownie lub podaj plik zapisany podczas treningu.
error-weights-other = Wagi { $file } są dla { $name } { $found }; potrzebne są wagi dla { $name } { $wanted }.
error-learned-terms = Samouk zna tylko grę w pięciu kolorach ze zwykłą liczbą kart, żetonów i wpadek.
