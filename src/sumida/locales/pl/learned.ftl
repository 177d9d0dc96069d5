bot-learned = Nauczył się sam na miliardach ruchów; mówi własnym językiem.
bot-learned-search = Samouk, który dodatkowo sprawdza swoje ruchy na rękach, jakie może mieć.
error-learned-terms = Samouk zna tylko grę w pięciu kolorach ze zwykłą liczbą kart, żetonów i wpadek.
