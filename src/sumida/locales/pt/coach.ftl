# O treinador: uma partida terminada, vista outra vez.
coach = Treinador
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
coach-graph-gone = Probabilidade de { $best } pontos até ao turno { $turn }; depois, os pontos esperados
coach-gone-points = pontos
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
coach-why = A jogada melhor:
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
coach-advisor-partner = Os conselhos seguem as convenções habituais e têm paciência com quem não usa nenhuma.
coach-advisor-own = Os conselhos falam a língua desta mesa.
coach-team = É a probabilidade de uma equipa que leu as pistas desta mesa e continua a jogar tão bem como os bots mais fortes: até { $games } partidas por jogada, com os dois terços de cima do baralho tal como estavam e o resto misturado. A equipa também pode entrar algumas jogadas mais tarde, depois do que os jogadores fizeram mesmo com essas cartas. Onde vê pouca esperança, pensa mais em menos partidas, ou continuam jogadores com as convenções desta mesa. Margem: { $error } %.
coach-gone = A partir do turno { $turn } já não era possível chegar a { $best } pontos. Daí em diante o gráfico mostra os pontos que a equipa espera.
coach-team-none = Com estas definições nenhuma equipa de bots pode continuar, por isso o gráfico mostra os pontos ainda ao alcance.
coach-about = Como o treinador calcula isto
coach-next = A jogada seguinte
coach-chose = { $name } escolheu { $move }.
coach-same = O treinador teria feito o mesmo.
coach-rather = Conselho do treinador: { $better }.
coach-moved = Probabilidade de { $best }: { $before } % antes, { $after } % depois.
coach-moved-points = Pontos esperados: { $before } antes, { $after } depois.
coach-lost-chance = A probabilidade de { $best } caiu { $percent } %.

outcome-fits = Era { $card }, e encaixou.
outcome-strike-early = Era { $card }, mas em { $colour } faltava o { $needed }: uma falha.
outcome-strike-late = Era { $card }, e em { $colour } já havia um: uma falha.
outcome-last = Era a última cópia de { $card }: a partir daí eram possíveis no máximo { $reach } pontos.
outcome-knew = Pelas pistas e pelas cartas à vista, podia ser { $count ->
    [one] uma só carta
   *[other] uma de { $count } cartas diferentes
  }; dessas, encaixavam { $fitting }.
outcome-knew-better = Pelas pistas e pelas cartas à vista, era claro que não podia encaixar.
outcome-read-play = Pelas convenções, as pistas diziam que podia ser jogada.
outcome-read-prompt = Pelas convenções, uma pista dada a outro jogador pedia-a.
outcome-read-finesse = Pelas convenções, uma pista dada a outro jogador pedia a carta mais nova sem pistas.
outcome-read-nothing = Nenhuma pista a tinha indicado.
outcome-discard-useless = Era { $card }, que já não fazia falta.
outcome-discard-last = Era a última cópia de { $card }: a partir daí eram possíveis no máximo { $reach } pontos.
outcome-discard-copy = Era { $card }; { $left ->
    [one] resta mais uma cópia.
   *[other] restam mais { $left } cópias.
}
outcome-clue-one-fits = Indicou uma carta, que já encaixa.
outcome-clue-one-waits = Indicou uma carta, que ainda não encaixa.
outcome-clue-fits = Indicou { $count } cartas; { $fitting ->
    [one] uma delas já encaixa.
   *[other] { $fitting } delas já encaixam.
}
outcome-clue-waits = Indicou { $count } cartas; nenhuma encaixa agora.
outcome-clue-none = Não indicou nenhuma carta.
advice-strike = Na altura ninguém podia saber, mas essa carta era { $card }: uma falha.
advice-last = Na altura ninguém podia saber, mas essa carta era a última cópia de { $card }.
coach-hindsight = Só vendo todas as mãos havia algo melhor.
coach-over = A partida acabou.
coach-move-play = jogar a carta { $position }
coach-move-discard = descartar a carta { $position }
coach-move-clue = dar a { $target } a pista { $value }

term-coach = Queres que o treinador analise esta partida? y para sim, Enter para não:
term-coach-works = O treinador está a analisar…

error-review-none = Ainda ninguém pediu esta análise.
error-review-rules = O treinador conhece a versão { $known } das regras; esta partida foi jogada com a versão { $version }.
error-review-unfinished = A partida não acabou; só se pode analisar uma partida jogada até ao fim.
error-review-seat = Esta partida não tem o lugar { $seat }.
error-review-busy = O treinador tem trabalho a mais; tenta outra vez daqui a um minuto.
error-review-failed = A análise falhou; tenta outra vez.
error-review-needs-fast = Para analisar são precisos o NumPy e o Numba, que não estão instalados neste servidor.
