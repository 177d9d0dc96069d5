# O treinador: uma partida terminada, vista outra vez.
coach = Treinador
coach-ask = Consultar o treinador
coach-away = Fechar o treinador
coach-whose = Partida de
coach-progress = Progresso da análise
coach-waiting = { $ahead ->
    [0] A tua análise é a próxima.
    [one] Há uma análise antes da tua.
   *[other] Há { $ahead } análises antes da tua.
}
coach-warming = O treinador está a aquecer. A primeira análise pode demorar um minuto.
coach-running = O treinador está a analisar a partida: { $percent } %

coach-scored = { $name }: { $points } pontos
coach-bound-proven = Conhecendo todas as cartas de antemão, eram possíveis { $best } pontos. Está provado.
coach-bound-between = Conhecendo todas as cartas de antemão, eram possíveis pelo menos { $best } pontos, e não mais de { $limit }.
coach-bound-none = Não se sabe qual era a melhor pontuação possível: este servidor não tem instalado o programa que a calcula.
coach-bound-watch = Ver a melhor partida
coach-bound-line = possível { $best }
coach-luck-good = Sorte: as cartas ajudaram e deram { $points } pontos.
coach-luck-bad = Sorte: as cartas não ajudaram e custaram { $points } pontos.
coach-luck-even = Sorte: as cartas não ajudaram nem prejudicaram.
coach-skill = Perícia: as escolhas custaram { $points } pontos em comparação com as de um mestre.
coach-skill-none = Perícia: um mestre não teria feito melhor.
coach-start-cost = Outro número inicial teria valido mais { $points } pontos.

coach-graph-hashi = Pontuação final esperada, turno a turno
coach-graph-hanabi = Probabilidade de { $best } pontos, turno a turno
coach-graph-reach = Pontos ainda ao alcance, turno a turno
coach-graph-keys = Com as setas esquerda e direita vai-se de turno em turno, e a repetição acompanha.
coach-at-start = No início: { $value }
coach-at-turn = Turno { $turn }: { $value }
coach-at-cost = Turno { $turn }: { $value }; número { $place } das decisões mais caras, { $cost } pontos
coach-points = { $points } pontos
coach-percent = { $percent } %

coach-costliest = O que mais custou
coach-costliest-none = Nenhuma decisão custou nada digno de nota. Bem jogado!
coach-cost = { $points } pontos perdidos
coach-drawn = Desenhado: { $marks }
coach-better = Melhor: { $marks }
coach-show = Mostrar o turno { $turn } na repetição
coach-table = Mostrar como tabela
coach-column-turn = Turno
coach-column-card = Carta
coach-column-player = Jogador
coach-column-move = Jogada
coach-column-better = Melhor
coach-column-advice = Conselho
coach-column-expected = Esperado
coach-column-chance = Probabilidade
coach-column-reach = Ao alcance
coach-column-cost = Custo

coach-of = { $points } de { $best } pontos
coach-advisor-partner = { $bot } dá os conselhos: lê as convenções habituais e tem paciência com quem não usa nenhuma.
coach-advisor-own = { $bot } dá os conselhos: fala a língua desta mesa.
coach-team = É a probabilidade de uma equipa de bots ({ $bot }) que continuasse a partir desse momento, segundo { $games } partidas com o baralho misturado de novo, com uma margem de { $error } %.
coach-team-none = Com estas definições nenhuma equipa de bots pode continuar, por isso o gráfico mostra os pontos ainda ao alcance.
coach-about = Como o treinador calcula isto
coach-next = A jogada seguinte
coach-same = { $name } escolheu o mesmo que { $bot } teria escolhido: { $move }.
coach-rather = { $name } escolheu { $move }. { $bot } teria escolhido { $better }.
coach-moved = Probabilidade de { $best }: { $before } % antes, { $after } % depois.
coach-moved-points = Pontos esperados: { $before } antes, { $after } depois.
coach-lost-chance = A probabilidade de { $best } caiu { $percent } %.
coach-hindsight = { $bot } teria feito o mesmo: só vendo todas as mãos havia algo melhor.
coach-over = A partida acabou.
coach-move-play = jogar a carta { $position }
coach-move-discard = descartar a carta { $position }
coach-move-clue = dar a { $target } a pista { $value }

term-coach = Queres que o treinador analise esta partida? y para sim, Enter para não:
term-coach-works = O treinador está a analisar…

error-review-none = Ainda ninguém pediu esta análise.
error-review-unfinished = A partida não acabou; só se pode analisar uma partida jogada até ao fim.
error-review-seat = Esta partida não tem o lugar { $seat }.
error-review-busy = O treinador tem trabalho a mais; tenta outra vez daqui a um minuto.
error-review-failed = A análise falhou; tenta outra vez.
error-review-needs-fast = Para analisar são precisos o NumPy e o Numba, que não estão instalados neste servidor.
