# Por que as regras do Hashi recusam algo.

refuse-hashi-done = Já terminaste; os outros ainda estão a trabalhar.
refuse-hashi-no-seat = Não há lugar { $seat } nesta mesa.
refuse-hashi-undo-nothing = Não há nada para desfazer nesta ronda.
refuse-hashi-set-up = Na preparação só se escreve um número inicial.
refuse-hashi-no-start-number = Escreve primeiro um 3 ou um 4 numa ilha sem bandeira.
refuse-hashi-start-number = O número inicial é um 3 ou um 4.
refuse-hashi-second-number = Numa ronda só se escreve um número.
refuse-hashi-number-after-bridge = Primeiro vem o número: nesta ronda já foi desenhada uma ponte.
refuse-hashi-number-not-card = A carta mostra { $number }: não se pode escrever outro número.
refuse-hashi-number-range = Um número vai de 1 a 6.
refuse-hashi-number-there = A ilha { $island } já tem um número.
refuse-hashi-flag-needs-bridge = A ilha { $island } tem bandeira: só recebe um número depois de uma ponte lá chegar.
refuse-hashi-number-low = A ilha { $island } tem mais de { $number } pontes: o número não pode ser menor.
refuse-hashi-bridge-no-number = Nem { $a } nem { $b } têm número: uma ponte deve começar numa ilha que o tenha.
refuse-hashi-line-full = Já há duas pontes entre { $a } e { $b }: uma terceira não é permitida.
refuse-hashi-bridge-crosses = A ponte de { $a } a { $b } cruzaria outra ponte.
refuse-hashi-island-finished = Em { $islands } já há tantas pontes quantas o número indica: não se pode acrescentar outra.
refuse-hashi-six-bridges = Em { $islands } já há seis pontes: não existe número maior.
refuse-hashi-bridges-drawn = Todas as pontes da carta ({ $bridges }) estão desenhadas.
refuse-hashi-bridges-incomplete = Depois desta ponte não caberiam as outras da carta ({ $left }): todas ou nenhuma.
refuse-hashi-bridges-missing = É preciso desenhar as { $bridges } pontes da carta ou nenhuma: faltam { $left }.

# A regra do papel: as razões acima indicam a regra que uma marca quebrou.

refuse-hashi-erase-strict = Só nas mesas de papel se podem corrigir erros.
refuse-hashi-erase-nothing = Em { $mark } não há nenhum erro da ronda anterior para corrigir.
refuse-hashi-erase-built-on = Uma marca posterior toca { $mark }: já não se pode corrigir.
refuse-hashi-line-crowded = Nesta linha não cabe outra ponte.
refuse-hashi-struck = A ilha { $island } está riscada e não recebe mais marcas.

# O que não é ação, carta, baralho, opção nem quadro.

error-hashi-action = «{ $text }» não é uma ação; escreve b2=5, b2-b5, done, x b2 ou x b2-b5.
error-hashi-no-island = Não há ilha { $island } neste quadro.
error-hashi-no-line = Não há linha pontilhada { $line } neste quadro.
error-hashi-card = A carta { $place } é «{ $text }»; uma carta é um número de 1 a 6 e 1 a 3 pontes, como 5/3.
error-hashi-card-count = Deve haver exatamente { $wanted } cartas como 5/3, separadas por espaços; há: { $found }.
error-hashi-deal-card = A distribuição tem a carta { $card } mais vezes do que o baralho.
error-hashi-option = A opção «{ $key }» tem um valor errado; permitido: { $allowed }.
error-hashi-option-unknown = O Hashi não tem a opção «{ $key }»; as opções são { $allowed }.
error-hashi-difficulty = Não existe a dificuldade «{ $difficulty }»; escolhe { $allowed }.
error-board-long = Linha { $line }, coluna { $column }: um quadro tem no máximo { $most } carateres.
error-board-letter = Linha { $line }, coluna { $column }: «{ $letter }» não é ilha nem água; usa o, R, B ou um ponto.
error-board-blank = Linha { $line }, coluna { $column }: as letras separam-se com espaços, como em «o . R».
error-board-empty = Linha { $line }, coluna { $column }: não há grelha; um quadro tem linhas de o, R, B e pontos.
error-board-ragged = Linha { $line }, coluna { $column }: esta linha tem { $found } casas e a primeira { $width }; todas têm o mesmo comprimento.
error-board-big = Linha { $line }, coluna { $column }: um quadro tem no máximo { $most } colunas e { $most } linhas.
error-board-count = Linha { $line }, coluna { $column }: um quadro tem exatamente { $wanted } ilhas «{ $letter }»; este tem { $found }.
error-board-alone = Linha { $line }, coluna { $column }: a ilha { $island } não tem outra ilha na sua linha nem na sua coluna.
