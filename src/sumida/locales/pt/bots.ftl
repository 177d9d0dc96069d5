bot-random = Faz qualquer jogada legal: o zero da escala.
bot-cautious = Um bom principiante: joga o que é certo e dá dicas sobre o que é jogável.
bot-partner = Um parceiro para pessoas: as convenções de uma página, dadas e entendidas.

why-random = Os dados decidiram.
why-cautious-play = A carta { $position } encaixa, seja ela qual for.
why-cautious-clue = Com «{ $value }» reconhece-se uma carta jogável.
why-cautious-idle-clue = Todas as fichas de dica estão disponíveis, por isso algo tinha de ser dito.
why-cautious-useless = A carta { $position } com certeza já não serve.
why-cautious-oldest = Nada é certo, por isso sai a carta mais antiga sem dicas.
why-partner = Parecia a melhor jogada.

error-no-such-bot = Não há nenhum bot «{ $bot }»; há { $known }.
error-bot-players = O bot { $bot } não pode jogar com { $players } jogadores, só com { $counts }.
