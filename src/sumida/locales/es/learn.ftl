# Las lecciones.
title-learn = Aprender — Sumida
learn-title = Aprende a jugar
learn-intro = Cada lección dura tres minutos, en la tabla de verdad y con tus propias manos.
learn-next = Siguiente
learn-do = Te toca.
learn-progress = Paso { $step } de { $count }
learn-partner = Bo

learn-hashi-1 = Este es el río: dieciocho islas, y líneas de puntos donde caben puentes. Una isla está lista cuando llegan a ella exactamente tantos puentes como dice su número. Solo puntúan las islas listas.
learn-hashi-2 = Antes de la primera carta escribes un 3 o un 4 en una isla sin bandera. Pon el 4 en la isla iluminada.
learn-hashi-3 = Con más gente pasarías ahora la tabla a la izquierda. En solitario te la quedas: confirma.
learn-hashi-4 = La carta dice: número 3, dos puentes. Primero el número: escríbelo en la isla iluminada.
learn-hashi-5 = Ahora los dos puentes. Un puente empieza en una isla con número y sigue una línea de puntos; caben dos, uno junto a otro. Pulsa dos veces la línea iluminada, o arrastra de isla a isla, y confirma.
learn-hashi-6 = Número 1, un puente. Escribe el 1 junto al 3.
learn-hashi-7 = Une las dos y confirma: ambas islas tienen ya todos sus puentes. Están listas, y un círculo las rodea.
learn-hashi-8 = Las banderas son el premio de las carreras. Pero una isla con bandera solo admite número cuando ya llega un puente. Así que primero escribe el 2 en la isla iluminada…
learn-hashi-9 = … y dibuja un puente hacia la bandera azul y otro hacia el 2. Tu 4 tiene sus cuatro puentes: ¡lista! Confirma.
learn-hashi-10 = Número 1. La bandera azul tiene exactamente un puente, así que con un 1 queda lista al instante. Escríbelo.
learn-hashi-11 = La carta pide dos puentes, pero solo cabría uno. Es todo o nada: renuncia y confirma.
learn-hashi-12 = Ese es todo el juego: diecisiete cartas, 2 puntos por isla lista y tres carreras: todas las rojas, todas las azules, seis islas listas unidas. El primero en ganar una carrera recibe más. ¡Y ahora, un río de verdad!

learn-hanabi-1 = A Hanabi se juega en equipo. Ves las cartas de Bo; las tuyas solo te enseñan el dorso. Juntos construís un fuego de cada color, del 1 al 5.
learn-hanabi-2 = Bo tiene dos unos, y los unos se pueden jugar ya. Díselo: elige un 1 de su mano y luego la pista 1. Una pista señala siempre todas las cartas que coinciden.
learn-hanabi-3 = Eso costó una ficha de pista. Bo lo entendió y jugó su 1 rojo: el fuego rojo ha empezado.
learn-hanabi-4 = Un descarte devuelve una ficha. No sabes nada de tu carta más antigua, a la izquierda: elígela y descártala.
learn-hanabi-5 = Bo te dice: esta carta es roja. ¿Por qué lo diría? El fuego rojo necesita un 2… Confía en él: elige la carta y juégala.
learn-hanabi-6 = ¡Encaja! Las cartas que no encajan cuestan un fallo, y el tercer fallo acaba el espectáculo. Con el mazo vacío todos tienen un último turno. Veinticinco puntos son lo perfecto. ¡Te toca, con dos bots!
