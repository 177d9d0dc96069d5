# A partida no terminal.

term-welcome = { $game }. A partida é guardada depois de cada jogada; sai quando quiseres e continua com --resume.
term-which-game = Que jogo? 1 hanabi, 2 hashi:
term-saved = Até à próxima. A partida está guardada; continua assim:
term-nothing-saved = Até à próxima. Não havia nada para guardar.
term-unfinished = { $moves ->
    [one] Há uma partida de { $game } por acabar, com 1 jogada. r: continuá-la · n: uma nova (a outra fica guardada)
   *[other] Há uma partida de { $game } por acabar, com { $moves } jogadas. r: continuá-la · n: uma nova (a outra fica guardada)
}
term-kept = A tua partida por acabar fica guardada; esta é guardada em { $file }.
term-hand-over = Passa o teclado a { $who }. Pressiona Enter quando mais ninguém estiver a ver.
term-you = tu
term-none = nenhuma
term-series = Fogos de artifício
term-discards = Descartes
term-tokens = Pistas: { $clues }   Falhas: { $strikes }   Baralho: { $pile }   Pontos: { $points }
term-last-round = { $turns ->
    [one] Última ronda: falta 1 turno.
   *[other] Última ronda: faltam { $turns } turnos.
}
term-set-up = preparação
term-unseen = Cartas por sair
term-points = Pontos
term-hashi-set-up = Preparação: escreve um 3 ou um 4 numa ilha sem bandeira e depois done.
term-hashi-card = Ronda { $round } de { $rounds }: número { $number }, pontes: { $bridges }
term-hashi-confirm = É tudo neste turno: done confirma-o, undo desfaz um passo.
term-hashi-over = A partida acabou.
term-mistake = Contra as regras: { $mark }. { $why }
term-replay-prompt = Enter: avançar · b: recuar · número: saltar · A, B …: vista desse lugar · all: tudo · q: sair

help-hanabi = Jogadas: play 1 · discard 4 · clue B vermelho (ou clue B r) · clue B 3. A posição 1 é a carta mais antiga, à esquerda. r1 é o 1 vermelho; entre parênteses retos está o que pode saber quem tem a carta: [?/23] é um 2 ou um 3 de qualquer cor.
help-grand-finale = Grande final: a partida não acaba com o baralho. Ganhas com todos os fogos completos, e perdes com a terceira falha ou assim que se perder uma carta necessária.
help-hashi = Jogadas: b2=5 escreve um número, b2-b5 desenha uma ponte, done termina o turno, undo desfaz um passo. No quadro, (3) está pronta, [R] é uma bandeira vermelha e [B] uma azul, [4:1] é um 4 com 1 ponte. 3/1 é uma carta com um 3 e 1 ponte; (9 ≤ 12) são 9 pontos até à ronda 12.
help-hashi-paper = Regras de papel: aceita-se tudo o que cabe na folha, e os erros descobrem-se depois da ronda. x b2 ou x b2-b5 apaga um, até ao fim da ronda seguinte; depois as suas ilhas ficam riscadas.
help-hint = hint pede a um mestre uma sugestão para este turno.
help-always = Também: legal (todas as tuas jogadas) · help · quit. Tab completa o que escreves; as setas trazem de volta linhas anteriores.

log-clue = { $count ->
    [one] { $who }: { $action } (1 carta)
   *[other] { $who }: { $action } ({ $count } cartas)
}
log-played = { $who } joga { $card }.
log-misplayed = { $who } tenta com { $card }: não encaixa. Uma falha!
log-discarded = { $who } descarta { $card }.
log-you-played = Jogas { $card }.
log-you-misplayed = Tentas com { $card }: não encaixa. Uma falha!
log-you-discarded = Descartas { $card }.

result-points = { $points } de { $best } pontos.
result-strikes = A terceira falha acaba com o espetáculo: { $points } de { $best } pontos na mesa ({ $zero } na pontuação de torneio).
result-solo = { $points } pontos: { $rank }.
result-you-win = Ganhaste.
result-winners = { $count ->
    [one] Ganha { $winners }.
   *[other] Partilham a vitória: { $winners }.
}

term-daily = { $game }: o desafio de { $day }. Hoje o mundo inteiro recebe as mesmas cartas.
term-daily-bot = { $points ->
    [one] { $bot }: 1 ponto
   *[other] { $bot }: { $points } pontos
}
term-daily-best = O melhor possível conhecendo todas as cartas: { $points } pontos (provado; { $limit } no máximo)
term-daily-between = O melhor possível conhecendo todas as cartas: pelo menos { $points } pontos, { $limit } no máximo

# O que só é recusado na linha de comandos.
error-bot-form = “{ $bot }” não é o nome de um bot: escreve FICHEIRO.py:CLASSE.
error-bot-takes-no-weights = O bot { $bot } não aceita outros pesos; estes aceitam: { $takers }.
error-name-bot-again = { $bot } é um bot de fora: indica-o de novo com --bot { $bot }
error-no-program = Não existe o programa “{ $program }”.
error-weights-damaged = Os pesos { $file } não existem ou estão danificados: volta a instalar o pacote ou indica um ficheiro criado pelo treino.
error-weights-other = Os pesos { $file } são para { $name } { $found }; são precisos pesos para { $name } { $wanted }.
error-nothing-to-resume = Não há nenhuma partida de { $game } por acabar; começa uma com: sumida play { $game }
error-bot-crashed = O bot { $bot } falhou: { $detail }
error-bot-slow = O bot { $bot } não respondeu em { $seconds } segundos.
error-bot-illegal = O bot { $bot } respondeu “{ $answer }”: { $detail }
error-bot-unusable = Não é possível usar o bot { $bot }: { $detail }.
error-hat-setup = Os bots hat só jogam o jogo base; aqui a opção { $option } é diferente.
error-bot-alone = O bot { $bot } só joga com bots como ele; com pessoas podes escolher { $known }.
