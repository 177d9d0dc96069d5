# O jogo no terminal.

term-welcome = { $game }. O jogo é guardado após cada jogada; podes sair quando quiseres e continuar com --resume.
term-which-game = Que jogo? 1 hanabi, 2 hashi:
term-saved = Até à próxima. Guardado em { $file }; continua com: sumida play --resume { $file }
term-hand-over = O teclado passa para { $who }. Prime Enter quando mais ninguém estiver a ver.
term-you = tu
term-none = nenhuma
term-series = Séries
term-discards = Descartes
term-tokens = Pistas: { $clues }   Falhas: { $strikes }   Baralho: { $pile }   Pontos: { $points }
term-last-round = { $turns ->
    [one] Última ronda: falta 1 jogada.
   *[other] Última ronda: faltam { $turns } jogadas.
}
term-set-up = preparação
term-unseen = Cartas que ainda podem sair
term-points = Pontos
term-hashi-set-up = Preparação: escreve um 3 ou um 4 numa ilha sem bandeira e depois done.
term-hashi-card = Ronda { $round } de { $rounds }: número { $number }, pontes: { $bridges }
term-hashi-over = O jogo terminou.
term-mistake = Contra as regras: { $mark }. { $why }
term-replay-prompt = Enter: avançar · b: recuar · número: saltar · A, B …: ver com esses olhos · all: tudo · q: sair

help-hanabi = Jogadas: play 1 · discard 4 · clue B red · clue B 3. A posição 1 é a carta mais antiga, à esquerda. r1 é o 1 vermelho; entre parênteses retos está o que pode saber quem a tem: [?/23] é um 2 ou um 3 de qualquer cor.
help-hashi = Jogadas: b2=5 escreve um número, b2-b5 desenha uma ponte, done termina a vez, undo desfaz um passo. No quadro (3) está pronta, [R] é bandeira vermelha, [4:1] é um 4 com 1 ponte. 3/1 é uma carta com um 3 e 1 ponte; (9 ≤ 12) são 9 pontos até à ronda 12.
help-always = Também: legal (todas as tuas jogadas) · help · quit

log-clue = { $count ->
    [one] { $who }: { $action } (1 carta)
   *[other] { $who }: { $action } ({ $count } cartas)
}
log-played = { $who } joga { $card }.
log-misplayed = { $who } tenta { $card }: não encaixa. Uma falha!
log-discarded = { $who } descarta { $card }.
log-you-played = Jogas { $card }.
log-you-misplayed = Tentas { $card }: não encaixa. Uma falha!
log-you-discarded = Descartas { $card }.

result-points = { $points } de { $best } pontos.
result-strikes = A terceira falha acaba com o espetáculo: { $points } de { $best } pontos na mesa ({ $zero } na contagem de torneio).
result-solo = { $points } pontos: { $rank }.
result-you-win = Ganhas.
result-winners = { $count ->
    [one] Vence { $winners }.
   *[other] Vencem juntos { $winners }.
}

term-daily = { $game }: o jogo de { $day }. Hoje toda a gente tem as mesmas cartas.
term-daily-bot = { $bot }: { $points } pontos
term-daily-best = O melhor possível para quem conhece todas as cartas: { $points } pontos (provado; { $limit } no máximo)
term-daily-between = O melhor possível para quem conhece todas as cartas: pelo menos { $points } pontos, { $limit } no máximo
