# Por que as regras do Hashi recusam algo.

refuse-hashi-done = Já confirmaste esta ronda; os outros ainda estão a jogar.
refuse-hashi-no-seat = Não há lugar { $seat } nesta mesa.
refuse-hashi-undo-nothing = Não há nada para desfazer nesta ronda.
refuse-hashi-set-up = Na preparação só se escreve o número inicial.
refuse-hashi-no-start-number = Escreve primeiro um 3 ou um 4 numa ilha sem bandeira.
refuse-hashi-start-number = O número inicial é um 3 ou um 4.
refuse-hashi-second-number = Só podes escrever um número por ronda.
refuse-hashi-number-after-bridge = Primeiro vem o número: nesta ronda já desenhaste uma ponte.
refuse-hashi-number-not-card = A carta mostra um { $number }: não podes escrever outro número.
refuse-hashi-number-range = Um número vai de 1 a 6.
refuse-hashi-number-there = A ilha { $island } já tem um número.
refuse-hashi-flag-needs-bridge = A ilha { $island } tem bandeira: só aceita um número quando já lá chega uma ponte.
refuse-hashi-number-low = O { $number } é baixo demais para a ilha { $island }: já lá chegam mais pontes.
refuse-hashi-bridge-no-number = Nem { $a } nem { $b } têm número: uma ponte tem de começar numa ilha com número.
refuse-hashi-line-full = Já há duas pontes entre { $a } e { $b }: uma terceira não é permitida.
refuse-hashi-bridge-crosses = A ponte de { $a } para { $b } cruzaria outra ponte.
refuse-hashi-island-finished = Em { $islands } já há tantas pontes quantas diz o número: não se pode acrescentar mais nenhuma.
refuse-hashi-six-bridges = Em { $islands } já há seis pontes: não há número maior.
refuse-hashi-bridges-drawn = Já desenhaste todas as pontes da carta ({ $bridges }).
refuse-hashi-bridges-incomplete = Depois desta ponte já não caberiam as outras da carta ({ $left }): ou todas ou nenhuma.
refuse-hashi-bridges-missing = É preciso desenhar as { $bridges } pontes da carta, ou nenhuma: faltam { $left }.

# A regra do papel: as razões acima indicam a regra que uma marca quebrou.

refuse-hashi-erase-strict = Só nas mesas de papel se podem retirar erros.
refuse-hashi-erase-nothing = Em { $mark } não há nenhum erro da ronda anterior para retirar.
refuse-hashi-erase-built-on = Uma marca posterior toca { $mark }: já não se pode retirar.
refuse-hashi-line-crowded = Nesta linha não cabe mais nenhuma ponte.
refuse-hashi-struck = A ilha { $island } está riscada e não aceita mais marcas.

# O que não é ação, carta, baralho, opção nem quadro.

error-hashi-action = “{ $text }” não é uma ação válida; escreve b2=5, b2-b5, done, x b2 ou x b2-b5.
error-hashi-no-island = Não há ilha { $island } neste quadro.
error-hashi-no-line = Não há linha pontilhada { $line } neste quadro.
error-hashi-card = A carta { $place } é “{ $text }”; uma carta é um número de 1 a 6 e 1 a 3 pontes, como 5/3.
error-hashi-card-count = Tem de haver exatamente { $wanted } cartas como 5/3, separadas por espaços; há: { $found }.
error-hashi-deal-card = A distribuição tem a carta { $card } mais vezes do que o baralho.
error-hashi-option = A opção “{ $key }” não é válida; permitido: { $allowed }.
error-hashi-option-unknown = O Hashi não tem a opção “{ $key }”; as opções são { $allowed }.
error-hashi-difficulty = Não existe a dificuldade “{ $difficulty }”; podes escolher { $allowed }.
error-board-long = Linha { $line }, coluna { $column }: um quadro tem no máximo { $most } caracteres.
error-board-letter = Linha { $line }, coluna { $column }: “{ $letter }” não é ilha nem água; usa o, R, B ou um ponto.
error-board-blank = Linha { $line }, coluna { $column }: separa as letras com espaços, como em “o . R”.
error-board-empty = Linha { $line }, coluna { $column }: não há grelha; um quadro tem filas de o, R, B e pontos.
error-board-ragged = Linha { $line }, coluna { $column }: esta fila tem { $found } casas e a primeira { $width }; todas têm de ter o mesmo comprimento.
error-board-big = Linha { $line }, coluna { $column }: um quadro tem no máximo { $most } colunas e { $most } filas.
error-board-count = Linha { $line }, coluna { $column }: um quadro tem exatamente { $wanted } ilhas “{ $letter }”; este tem { $found }.
error-board-alone = Linha { $line }, coluna { $column }: a ilha { $island } não tem outra ilha na sua fila nem na sua coluna.
