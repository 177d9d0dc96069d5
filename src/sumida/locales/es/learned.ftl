bot-learned = Aprendió por su cuenta, con miles de millones de jugadas; habla un idioma propio.
bot-learned-search = El bot autodidacta, que además prueba sus jugadas con las manos que puede tener.
error-learned-terms = El bot autodidacta solo conoce el juego de cinco colores con las manos, fichas y fallos habituales.
