bot-random = Faz qualquer jogada legal: o zero da escala.
bot-cautious = Um bom principiante: joga o que é certo e dá dicas sobre o que é jogável.
bot-partner = Um parceiro para pessoas: as convenções de uma página, dadas e entendidas.

why-random = Os dados decidiram.
why-cautious-play = A carta { $position } encaixa, seja ela qual for.
why-cautious-clue = { $seat } tem uma carta jogável para a qual esta dica aponta.
why-cautious-idle-clue = Todas as fichas de dica estão disponíveis, por isso algo tinha de ser dito.
why-cautious-useless = A carta { $position } com certeza já não serve.
why-cautious-oldest = Nada é certo, por isso sai a carta mais antiga sem dicas.
why-partner-called = A última dica só faz sentido se a carta { $position } encaixar primeiro; por isso é jogada às cegas.
why-partner-gamble = O espetáculo está quase no fim e a carta { $position } pode encaixar: vale o risco.
why-partner-play = Seja qual for a carta { $position } pelas dicas, já pode ser jogada.
why-partner-play-known = Sabe-se qual é a carta { $position }, e ela encaixa.
why-partner-useless = A carta { $position } já não serve para nada.
why-partner-chop = Nada de urgente para jogar ou dizer: a carta mais antiga sem dicas abre espaço.
why-partner-spare = Todas as cartas estão guardadas; a { $position } é a que menos fará falta.
why-partner-finesse = A carta indicada a { $seat } encaixa assim que outro jogador responder com uma carta não vista.
why-partner-play-clue = Agora { $seat } sabe de uma carta que pode ser jogada.
why-partner-save = { $seat } poderia ter descartado uma carta de que precisamos.
why-partner-tell = { $seat } fica a saber algo que ajudará em breve.

error-no-such-bot = Não há nenhum bot «{ $bot }»; há { $known }.
error-bot-players = O bot { $bot } não pode jogar com { $players } jogadores, só com { $counts }.
