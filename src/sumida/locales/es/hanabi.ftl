# Por qué las reglas de Hanabi rechazan algo.

refuse-over = La partida ha terminado.
refuse-not-your-turn = Es el turno del asiento { $seat }.
refuse-hanabi-unknown = Eso no es una acción de Hanabi: juega, descarta o da una pista.
refuse-hanabi-undo = Un turno de Hanabi no se puede deshacer: todos lo han visto.
refuse-hanabi-no-tokens = No queda ninguna ficha de pista: juega o descarta.
refuse-hanabi-clue-self = Las pistas se dan a otra persona, nunca a uno mismo.
refuse-hanabi-empty-clue =
    { $value ->
        [white] Ninguna carta de { $seat } es blanca
        [red] Ninguna carta de { $seat } es roja
        [blue] Ninguna carta de { $seat } es azul
        [yellow] Ninguna carta de { $seat } es amarilla
        [green] Ninguna carta de { $seat } es verde
        [teal] Ninguna carta de { $seat } es turquesa
        [black] Ninguna carta de { $seat } es negra
       *[other] Ninguna carta de { $seat } es un { $value }
    }, y en esta mesa una pista debe señalar alguna carta.
refuse-hanabi-discard-full = Las { $tokens } fichas de pista están disponibles: juega o da una pista.
refuse-hanabi-position = No hay carta en la posición { $position }: la mano tiene { $cards }.
refuse-hanabi-clue = Esa pista no existe en esta mesa: los asientos son { $seats } y una pista nombra uno de estos valores: { $values }.

error-options-type = Las opciones deben ser un objeto con valores con nombre.
error-hanabi-option = La opción «{ $option }» no es válida; se permite: { $allowed }.
error-hanabi-action = «{ $text }» no es una acción válida aquí: escribe play N o discard N con N de 1 a { $positions }, o clue S V con S uno de { $seats } y V uno de { $values }.
error-hanabi-action-type = La acción debe ser un texto.
error-hanabi-action-long = La acción tiene { $length } caracteres; se leen { $limit } como máximo.
error-hanabi-card = La carta { $place } del mazo, «{ $text }», no es una carta: escribe una de las letras { $letters } y un valor de 1 a 5.
error-hanabi-deck = El mazo tiene { $found } × { $card }; la variante { $variant } tiene { $copies }.
error-hanabi-deck-type = El mazo debe ser un texto.
error-hanabi-deck-long = El mazo tiene { $length } caracteres; se leen { $limit } como máximo.
error-hanabi-engine-size = La variante { $variant } es demasiado grande para el motor compilado: tiene { $size } y el máximo es { $most }.

error-hanablive-type = Una partida de hanab.live debe ser un texto.
error-hanablive-long = La partida tiene { $length } caracteres; se leen { $limit } como máximo.
error-hanablive-json = Esto no es una partida de hanab.live: { $fault }.
error-hanablive-link = Esto no es un enlace de hanab.live: { $fault }.
error-hanablive-page = El enlace a una página de hanab.live no contiene la partida. Abre { $export }, guárdala como archivo y abre aquí ese archivo.
error-hanablive-variant = La variante de hanab.live «{ $variant }» no se puede convertir; estas sí: { $variants }.
error-hanablive-option = La opción de hanab.live { $option } cambia las reglas de un modo que este juego no admite.
error-hanablive-inexpressible = Ese formato de hanab.live no puede incluir la opción { $option }.
error-hanablive-record = Solo se pueden exportar a hanab.live las partidas de Hanabi con las reglas { $rules }.
error-hanablive-deck = El mazo tiene { $found } cartas; debería tener { $cards }.
error-hanablive-card = La carta { $place } del mazo tiene un palo o un valor que la variante no tiene.
error-hanablive-action = Acción { $number }: { $fault }.
error-hanablive-action-type = Eso no es una acción de una partida de hanab.live.
error-hanablive-order = La carta { $order } del mazo no está en la mano de quien tiene el turno.
error-hanablive-impossible = hanab.live ha comunicado algo imposible: { $detail }.
