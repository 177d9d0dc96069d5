# O treinador: um jogo terminado, visto outra vez.
coach = Treinador
coach-ask = Perguntar ao treinador
coach-away = Dispensar o treinador
coach-whose = O jogo de
coach-progress = Andamento da análise
coach-waiting = { $ahead ->
    [0] A tua análise é a próxima.
    [one] Há uma análise antes da tua.
   *[other] Há { $ahead } análises antes da tua.
}
coach-warming = O treinador está a aquecer. Da primeira vez pode levar um minuto.
coach-running = O treinador percorre o jogo: { $percent } %

coach-scored = { $name }: { $points } pontos
coach-bound-proven = Conhecendo as cartas, eram possíveis { $best } pontos. Está provado.
coach-bound-between = Conhecendo as cartas, eram possíveis pelo menos { $best } pontos, e de certeza não mais de { $limit }.
coach-bound-none = Não se sabe quanto era possível: este servidor não tem o resolvedor instalado.
coach-bound-watch = Ver a melhor linha
coach-bound-line = possível { $best }
coach-luck-good = Sorte: as cartas foram amáveis e deram { $points } pontos.
coach-luck-bad = Sorte: as cartas foram ingratas e tiraram { $points } pontos.
coach-luck-even = Sorte: as cartas não foram nem amáveis nem ingratas.
coach-skill = Perícia: as escolhas deram de graça { $points } pontos em relação a um mestre.
coach-skill-none = Perícia: um mestre não teria conseguido mais.
coach-start-cost = Outro número inicial teria valido mais { $points } pontos.

coach-graph-hashi = Pontuação final esperada, jogada a jogada
coach-graph-hanabi = Probabilidade de { $best } pontos, jogada a jogada
coach-graph-reach = Pontos ainda ao alcance, jogada a jogada
coach-graph-keys = As setas esquerda e direita vão de jogada em jogada, e a repetição com elas.
coach-at-start = No início: { $value }
coach-at-turn = Jogada { $turn }: { $value }
coach-at-cost = Jogada { $turn }: { $value }; decisão número { $place } entre as mais caras, { $cost } pontos
coach-points = { $points } pontos
coach-percent = { $percent } %

coach-costliest = O que mais custou
coach-costliest-none = Nenhuma decisão custou algo digno de nota. Bem jogado!
coach-cost = { $points } pontos dados de graça
coach-drawn = Desenhado: { $marks }
coach-better = Melhor: { $marks }
coach-show = Mostrar a jogada { $turn } na repetição
coach-table = O mesmo numa tabela
coach-column-turn = Jogada
coach-column-card = Carta
coach-column-player = Jogador
coach-column-move = Lance
coach-column-better = Melhor
coach-column-advice = Conselho
coach-column-expected = Esperado
coach-column-chance = Probabilidade
coach-column-reach = Ao alcance
coach-column-cost = Custo

coach-of = { $points } de { $best } pontos
coach-advisor-partner = Aconselha { $bot }: lê as convenções habituais e perdoa a quem não segue nenhuma.
coach-advisor-own = Aconselha { $bot }: esta mesa fala a sua língua.
coach-team = A probabilidade é a de uma equipa de bots ({ $bot }) que continuasse nesse momento, achada com { $games } jogos com o monte baralhado de novo; mais ou menos { $error } %.
coach-team-none = Com estas regras nenhuma equipa de bots pode continuar, por isso o gráfico mostra os pontos ainda ao alcance.
coach-about = Como o treinador descobre isto
coach-next = O lance que se seguiu
coach-same = { $name } escolheu o mesmo que { $bot }: { $move }.
coach-rather = { $name } escolheu: { $move }. { $bot } preferia: { $better }.
coach-moved = Probabilidade de { $best }: { $before } % antes, { $after } % depois.
coach-moved-points = Pontos a esperar: { $before } antes, { $after } depois.
coach-lost-chance = A probabilidade de { $best } baixou { $percent } %.
coach-hindsight = { $bot } teria feito o mesmo: só com todas as mãos à vista havia algo melhor.
coach-over = O jogo terminou.
coach-move-play = jogar a carta { $position }
coach-move-discard = descartar a carta { $position }
coach-move-clue = dar a { $target } a pista { $value }

term-coach = O treinador deve olhar este jogo? y para sim, Enter para não:
term-coach-works = O treinador está a olhar…

error-review-none = Ainda ninguém pediu esta análise.
error-review-unfinished = O jogo não está terminado; só se analisa um jogo levado até ao fim.
error-review-seat = Este jogo não tem o lugar { $seat }.
error-review-busy = O treinador tem trabalho a mais; tenta daqui a um minuto.
error-review-failed = A análise interrompeu-se; tenta outra vez.
error-review-needs-fast = Uma análise precisa de NumPy e Numba, que não estão instalados neste servidor.
