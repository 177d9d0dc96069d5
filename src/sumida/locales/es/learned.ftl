bot-learned = Aprendió solo, con miles de millones de jugadas; habla un idioma propio.
why-learned = La red da a esta jugada un { $percent } %.
error-weights-damaged = Los pesos { $file } faltan o están dañados: vuelve a instalar el paquete o indica un archivo escrito por el entrenamiento.
error-weights-other = Los pesos { $file } son para { $name } { $found }; hacen falta pesos para { $name } { $wanted }.
error-learned-terms = El jugador aprendido solo conoce el juego de cinco colores con sus manos, fichas y fallos de siempre.
