# Las lecciones.
title-learn = Aprender — Sumida
learn-title = Aprende a jugar
learn-intro = Cada lección dura tres minutos y se juega en una tabla de verdad.
learn-next = Siguiente
learn-do = Te toca.
learn-progress = Paso { $step } de { $count }
learn-partner = Bo

learn-hashi-1 = Este es el río: dieciocho islas, y líneas de puntos por donde pueden ir los puentes. Una isla está lista cuando le llegan exactamente tantos puentes como dice su número. Solo puntúan las islas listas.
learn-hashi-2 = Antes de la primera carta, escribes un 3 o un 4 en una isla sin bandera. Pon el 4 en la isla iluminada.
learn-hashi-3 = Con más jugadores, ahora pasarías la tabla a la izquierda. En solitario te la quedas: confirma.
learn-hashi-4 = La carta dice: número 3, dos puentes. Primero va el número: escríbelo en la isla iluminada.
learn-hashi-5 = Ahora, los dos puentes. Un puente empieza en una isla con número y sigue una línea de puntos; caben dos, uno junto al otro. Pulsa dos veces la línea iluminada, o arrastra de isla a isla, y confirma.
learn-hashi-6 = Número 1, un puente. Escribe el 1 al lado del 3.
learn-hashi-7 = Une las dos y confirma: ambas islas tienen ya todos sus puentes. Están listas y llevan un círculo.
learn-hashi-8 = Con las banderas se ganan las carreras. Pero una isla con bandera solo admite un número cuando ya le llega un puente. Así que primero escribe el 2 en la isla iluminada…
learn-hashi-9 = … y dibuja un puente hacia la bandera azul y otro hacia el 2. Tu 4 tiene sus cuatro puentes: ¡lista! Confirma.
learn-hashi-10 = Número 1. La bandera azul tiene exactamente un puente, así que con un 1 queda lista al instante. Escríbelo.
learn-hashi-11 = La carta pide dos puentes, pero solo cabría uno. O todos o ninguno: no dibujes nada y confirma.
learn-hashi-12 = Y eso es todo: diecisiete cartas, 2 puntos por cada isla lista y tres carreras: todas las banderas rojas, todas las azules, seis islas listas unidas. El primero en ganar una carrera se lleva más puntos. ¡Y ahora, un río de verdad!

learn-hanabi-1 = A Hanabi se juega en equipo. Ves las cartas de Bo; de las tuyas solo ves el dorso. El equipo construye una serie de fuegos artificiales de cada color, del 1 al 5.
learn-hanabi-2 = Bo tiene dos 1, y los 1 ya se pueden jugar. Díselo: elige un 1 de su mano y luego la pista 1. Una pista señala siempre todas las cartas que coinciden.
learn-hanabi-3 = Eso ha costado una ficha de pista. Bo lo ha entendido y ha jugado su 1 rojo: la serie roja ha empezado.
learn-hanabi-4 = Al descartar se recupera una ficha. No sabes nada de tu carta más antigua, la de la izquierda: elígela y descártala.
learn-hanabi-5 = Bo te dice: esta carta es roja. ¿Por qué te lo dirá? La serie roja necesita un 2… Confía en él: elige la carta y juégala.
learn-hanabi-6 = ¡Encaja! Una carta que no encaja cuesta un fallo, y el tercer fallo acaba con el espectáculo. Cuando se agota el mazo, cada jugador tiene un último turno. La puntuación perfecta son veinticinco puntos. ¡Te toca, con dos bots!
