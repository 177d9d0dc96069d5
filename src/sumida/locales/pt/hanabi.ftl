# Por que as regras do Hanabi recusam algo.

refuse-over = A partida acabou.
refuse-not-your-turn = É a vez do lugar { $seat }.
refuse-hanabi-unknown = Isso não é uma ação do Hanabi: joga, descarta ou dá uma pista.
refuse-hanabi-undo = Um turno do Hanabi não pode ser desfeito: todos já o viram.
refuse-hanabi-no-tokens = Não restam fichas de pista: joga ou descarta.
refuse-hanabi-clue-self = As pistas dão-se a outra pessoa, nunca a ti.
refuse-hanabi-empty-clue =
    { $value ->
        [white] Nenhuma carta de { $seat } é branca
        [red] Nenhuma carta de { $seat } é vermelha
        [blue] Nenhuma carta de { $seat } é azul
        [yellow] Nenhuma carta de { $seat } é amarela
        [green] Nenhuma carta de { $seat } é verde
        [teal] Nenhuma carta de { $seat } é turquesa
        [black] Nenhuma carta de { $seat } é preta
       *[other] Nenhuma carta de { $seat } é um { $value }
    }, e nesta mesa uma pista tem de indicar alguma carta.
refuse-hanabi-discard-full = Todas as { $tokens } fichas de pista estão disponíveis: joga ou dá uma pista.
refuse-hanabi-position = Não há carta na posição { $position }: a mão tem { $cards }.
refuse-hanabi-clue = Essa pista não existe nesta mesa: os lugares são { $seats } e uma pista diz um destes valores: { $values }.

error-options-type = As opções devem ser um objeto com valores nomeados.
error-hanabi-option = A opção “{ $option }” não é válida; permitido: { $allowed }.
error-hanabi-action = “{ $text }” não é uma ação válida aqui: escreve play N ou discard N com N de 1 a { $positions }, ou clue S V com S um de { $seats } e V um de { $values }.
error-hanabi-action-type = A ação deve ser um texto.
error-hanabi-action-long = A ação tem { $length } caracteres; são lidos no máximo { $limit }.
error-hanabi-card = A carta { $place } do baralho, “{ $text }”, não é uma carta: escreve uma das letras { $letters } e um valor de 1 a 5.
error-hanabi-deck = O baralho tem { $found } × { $card }; a variante { $variant } tem { $copies }.
error-hanabi-deck-type = O baralho deve ser um texto.
error-hanabi-deck-long = O baralho tem { $length } caracteres; são lidos no máximo { $limit }.
error-hanabi-engine-size = A variante { $variant } é demasiado grande para o motor compilado: tem { $size } e o máximo é { $most }.

error-hanablive-type = Uma partida do hanab.live deve ser um texto.
error-hanablive-long = A partida tem { $length } caracteres; são lidos no máximo { $limit }.
error-hanablive-json = Isto não é uma partida do hanab.live: { $fault }.
error-hanablive-link = Isto não é um link do hanab.live: { $fault }.
error-hanablive-page = O link de uma página do hanab.live não contém a partida. Abre { $export }, guarda-a como ficheiro e abre aqui esse ficheiro.
error-hanablive-variant = A variante do hanab.live “{ $variant }” não pode ser convertida; estas podem: { $variants }.
error-hanablive-option = A opção do hanab.live { $option } muda as regras de um modo que este jogo não aceita.
error-hanablive-inexpressible = Esse formato do hanab.live não pode incluir a opção { $option }.
error-hanablive-record = Só se podem exportar para o hanab.live partidas de Hanabi com as regras { $rules }.
error-hanablive-deck = O baralho tem { $found } cartas; deveria ter { $cards }.
error-hanablive-card = A carta { $place } do baralho tem um naipe ou valor que a variante não tem.
error-hanablive-action = Ação { $number }: { $fault }.
error-hanablive-action-type = Isso não é uma ação de uma partida do hanab.live.
error-hanablive-order = A carta { $order } do baralho não está na mão de quem tem a vez.
error-hanablive-impossible = O hanab.live comunicou algo impossível: { $detail }.
