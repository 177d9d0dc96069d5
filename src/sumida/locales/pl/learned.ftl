bot-learned = Nauczył się sam na miliardach ruchów; mówi własnym językiem.
bot-learned-search = Samouk, który dodatkowo sprawdza swoje ruchy na rękach, jakie może mieć.
why-learned = Sieć daje temu ruchowi { $percent } %.
why-learned-search = Przy rękach, jakie może mieć, ten ruch jest wart o { $hundredths } setnych punktu więcej niż ruch sieci.
error-learned-terms = Samouk zna tylko grę w pięciu kolorach ze zwykłą liczbą kart, żetonów i wpadek.
