bot-learned = Aprendió solo, con miles de millones de jugadas; habla un idioma propio.
bot-learned-search = El jugador aprendido, que prueba sus jugadas con lo que puede tener en la mano.
why-learned = La red da a esta jugada un { $percent } %.
why-learned-search = Con lo que puede haber en la mano, esta jugada da { $hundredths } centésimas de punto más que la de la red.
error-weights-damaged = Los pesos { $file } faltan o están dañados: vuelve a instalar el paquete o indica un archivo escrito por el entrenamiento.
error-weights-other = Los pesos { $file } son para { $name } { $found }; hacen falta pesos para { $name } { $wanted }.
error-learned-terms = El jugador aprendido solo conoce el juego de cinco colores con sus manos, fichas y fallos de siempre.
