# Por qué las reglas de Hashi rechazan algo.

refuse-hashi-done = Ya has confirmado esta ronda; los demás siguen jugando.
refuse-hashi-no-seat = No hay ningún asiento { $seat } en esta mesa.
refuse-hashi-undo-nothing = No hay nada que deshacer en esta ronda.
refuse-hashi-set-up = En la preparación solo se escribe el número inicial.
refuse-hashi-no-start-number = Escribe primero un 3 o un 4 en una isla sin bandera.
refuse-hashi-start-number = El número inicial es un 3 o un 4.
refuse-hashi-second-number = Solo puedes escribir un número por ronda.
refuse-hashi-number-after-bridge = Primero va el número: en esta ronda ya has dibujado un puente.
refuse-hashi-number-not-card = La carta muestra un { $number }: no puedes escribir otro número.
refuse-hashi-number-range = Un número va del 1 al 6.
refuse-hashi-number-there = La isla { $island } ya tiene un número.
refuse-hashi-flag-needs-bridge = La isla { $island } tiene bandera: solo admite un número cuando ya le llega un puente.
refuse-hashi-number-low = El { $number } es demasiado bajo para la isla { $island }: ya le llegan más puentes.
refuse-hashi-bridge-no-number = Ni { $a } ni { $b } tienen número: un puente debe empezar en una isla con número.
refuse-hashi-line-full = Ya hay dos puentes entre { $a } y { $b }: no se permite un tercero.
refuse-hashi-bridge-crosses = El puente de { $a } a { $b } cruzaría otro puente.
refuse-hashi-island-finished = En { $islands } ya hay tantos puentes como dice su número: no se puede añadir ninguno más.
refuse-hashi-six-bridges = En { $islands } ya hay seis puentes: no hay ningún número mayor.
refuse-hashi-bridges-drawn = Ya has dibujado todos los puentes de la carta ({ $bridges }).
refuse-hashi-bridges-incomplete = Después de este puente ya no cabrían los demás de la carta ({ $left }): o todos o ninguno.
refuse-hashi-bridges-missing = Hay que dibujar los { $bridges } puentes de la carta, o ninguno: faltan { $left }.

# La regla del papel: las razones de arriba nombran la regla que rompió una marca.

refuse-hashi-erase-strict = Los errores solo se pueden retirar en las mesas de papel.
refuse-hashi-erase-nothing = En { $mark } no hay ningún error de la ronda anterior que retirar.
refuse-hashi-erase-built-on = Una marca posterior toca { $mark }: ya no se puede retirar.
refuse-hashi-line-crowded = En esta línea no cabe ningún puente más.
refuse-hashi-struck = La isla { $island } está tachada y no admite más marcas.

# Lo que no es acción, carta, mazo, opción ni tabla.

error-hashi-action = «{ $text }» no es una acción válida; escribe b2=5, b2-b5, done, x b2 o x b2-b5.
error-hashi-no-island = No hay ninguna isla { $island } en esta tabla.
error-hashi-no-line = No hay ninguna línea de puntos { $line } en esta tabla.
error-hashi-card = La carta { $place } es «{ $text }»; una carta es un número del 1 al 6 y de 1 a 3 puentes, como 5/3.
error-hashi-card-count = Debe haber exactamente { $wanted } cartas como 5/3, separadas por espacios; hay: { $found }.
error-hashi-deal-card = El reparto tiene la carta { $card } más veces que el mazo.
error-hashi-option = La opción «{ $key }» no es válida; se permite: { $allowed }.
error-hashi-option-unknown = Hashi no tiene la opción «{ $key }»; sus opciones son { $allowed }.
error-hashi-difficulty = No existe la dificultad «{ $difficulty }»; elige { $allowed }.
error-board-long = Línea { $line }, columna { $column }: una tabla tiene como máximo { $most } caracteres.
error-board-letter = Línea { $line }, columna { $column }: «{ $letter }» no es isla ni agua; usa o, R, B o un punto.
error-board-blank = Línea { $line }, columna { $column }: separa las letras con espacios, como en «o . R».
error-board-empty = Línea { $line }, columna { $column }: no hay cuadrícula; una tabla tiene filas de o, R, B y puntos.
error-board-ragged = Línea { $line }, columna { $column }: esta fila tiene { $found } casillas y la primera { $width }; todas deben medir lo mismo.
error-board-big = Línea { $line }, columna { $column }: una tabla tiene como máximo { $most } columnas y { $most } filas.
error-board-count = Línea { $line }, columna { $column }: una tabla tiene exactamente { $wanted } islas «{ $letter }»; esta tiene { $found }.
error-board-alone = Línea { $line }, columna { $column }: la isla { $island } no tiene otra isla en su fila ni en su columna.
