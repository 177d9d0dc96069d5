# A mesa de Hanabi.
hanabi-table = Mãos e fogos de artifício
fireworks = Fogos de artifício
firework-height = { $height ->
    [0] { $colour }: por começar
   *[other] { $colour }: até ao { $height }
}
clue-tokens = Pistas
strikes = Falhas
draw-pile = Baralho
last-round = Última ronda
turns-left = { $turns ->
    [one] falta 1 turno
   *[other] faltam { $turns } turnos
}
discards = Descartes
last-copy = As outras cópias já se foram: o { $card } faz falta
own-hand = A tua mão, tal como a conheces
hand-of = A mão de { $name }
your-turn = É a tua vez
as-owner = Mantém pressionado para ver a mão de { $name } como { $name } a vê
give-clue = Dar pista
clue-to = Pista para { $name }
clue-button = { $count ->
    [0] { $value } a { $name }: não indica nenhuma carta
    [one] { $value } a { $name }: indica 1 carta
   *[other] { $value } a { $name }: indica { $count } cartas
}
play = Jogar
discard = Descartar
note = Nota
note-label = Nota privada na carta { $position }
hanabi-wait = À espera dos outros…
hanabi-your-turn = É a tua vez: escolhe uma das tuas cartas, ou uma de outro jogador para lhe dar uma pista.
hanabi-no-clues = Não restam pistas: escolhe uma carta para jogar ou descartar.
hanabi-full-clues = Todas as fichas de pista estão disponíveis, por isso não podes descartar.
must-fail-title = Esta carta não pode encaixar
must-fail-text = Por tudo o que sabes, esta carta não encaixa em nenhuma série. Jogá-la custa uma falha.
must-fail-yes = Jogar mesmo assim
card-position = carta { $position }
card-unknown = desconhecida
card-word = { $rank } { $colour }
card-clued = com pista { $clues }
card-critical = última cópia
card-touched = seria indicada
card-note = nota: { $note }
any-colour = qualquer cor
any-rank = qualquer número
colour-white = branco
letter-white = B
colour-red = vermelho
letter-red = R
colour-blue = azul
letter-blue = Z
colour-yellow = amarelo
letter-yellow = A
colour-green = verde
letter-green = V
colour-teal = turquesa
letter-teal = T
colour-black = preto
letter-black = P
colour-multicolour = multicolor
letter-multicolour = M
colour-colourless = incolor
letter-colourless = I
turn-clue = { $count ->
    [one] { $name } dá a pista { $value } a { $target }: 1 carta
   *[other] { $name } dá a pista { $value } a { $target }: { $count } cartas
}
turn-you-clue = { $count ->
    [one] Dás a pista { $value } a { $target }: 1 carta
   *[other] Dás a pista { $value } a { $target }: { $count } cartas
}
turn-clue-you = { $count ->
    [one] { $name } dá-te a pista { $value }: 1 carta
   *[other] { $name } dá-te a pista { $value }: { $count } cartas
}
turn-play = { $name } joga { $card }
turn-strike = { $name } joga { $card }: não encaixa. Falha!
turn-discard = { $name } descarta { $card }
turn-you-play = Jogas { $card }
turn-you-strike = Jogas { $card }: não encaixa. Falha!
turn-you-discard = Descartas { $card }
points-research = { $points } na pontuação de torneio, em que a terceira falha perde tudo
ended-perfect = Todas as séries estão completas.
ended-strikes = A terceira falha acabou com o espetáculo.
ended-last-round = A última ronda acabou.
ended-indispensable = Perdeu-se uma carta insubstituível.
ended-stuck = Não restava nenhuma jogada possível.
ended-stopped = A partida foi interrompida.
firework-capped = já não passa do { $height }
score-at-most = no máximo { $most }
strike-number = Falha { $strikes } de { $most }
strike-text = { $name }: { $card } não encaixa.
card-place = lugar { $at } de { $of }
card-moved = a carta { $position } está agora no lugar { $at } de { $of }
move-left = Mover a carta { $position } para a esquerda
move-right = Mover a carta { $position } para a direita
usual-order = Ordem habitual
looking-back = Estás a ver o turno { $turn }.
back-to-now = Voltar ao presente
legend-hanabi-clued = Moldura dourada: uma pista indicou esta carta.
legend-hanabi-pips = O que as pistas disseram sobre ela.
legend-hanabi-arrow = Indicada por uma pista desde a tua última vez.
legend-hanabi-possible = O que a carta ainda pode ser; um ponto é o que não pode ser.
legend-hanabi-plays = Encaixa de certeza agora.
legend-hanabi-useless = Já não encaixa em nenhuma série: pode descartar-se sem risco.
legend-hanabi-critical = A última cópia de uma carta que ainda faz falta.
legend-hanabi-single = Entre os descartes: só resta mais uma cópia, e faz falta.
legend-hanabi-note = A tua nota privada.
legend-hanabi-touched = A pista indicaria esta carta.
legend-hanabi-chosen = A carta que escolheste.
legend-hanabi-slot = O número da carta nas teclas, jogadas e comandos, 1 para a mais antiga; fica com a carta quando ordenas a mão.
legend-hanabi-token = Fichas de pista: restam as acesas.
legend-hanabi-strike = Falhas: a terceira acaba com o espetáculo.
legend-hanabi-pile = Cartas que restam no baralho.
legend-hanabi-cap = Esta série já não passa desse número.
legend-hanabi-count = Quantas cartas a pista indica.
legend-hanabi-turn = Borda vermelha: é a vez deste jogador.
