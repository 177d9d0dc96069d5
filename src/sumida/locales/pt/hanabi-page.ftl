# A mesa de Hanabi.
hanabi-table = Mãos e fogo de artifício
fireworks = Fogo de artifício
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
last-copy = As outras cópias já se foram: { $card } faz falta
own-hand = A tua mão, tal como a conheces
hand-of = A mão de { $name }
your-turn = É a tua vez
as-owner = Mantém premido para ver a mão de { $name } como { $name } a vê
give-clue = Dar uma pista
clue-to = Pista para { $name }
clue-button = { $count ->
    [0] { $value } a { $name }: não aponta nenhuma carta
    [one] { $value } a { $name }: aponta 1 carta
   *[other] { $value } a { $name }: aponta { $count } cartas
}
play = Jogar
discard = Descartar
note = Nota
note-label = Nota privada na carta { $position }
hanabi-wait = À espera dos outros…
hanabi-your-turn = É a tua vez: escolhe uma carta tua, ou uma carta de outro para dar uma pista.
hanabi-no-clues = Não há pistas: escolhe uma carta para jogar ou descartar.
hanabi-full-clues = Estão cá todas as fichas de pista, por isso não se pode descartar.
must-fail-title = Esta carta não pode encaixar
must-fail-text = Por tudo o que sabes, esta carta não continua nenhum fogo. Jogá-la custa uma falha.
must-fail-yes = Jogar mesmo assim
card-position = carta { $position }
card-unknown = desconhecida
card-word = { $rank } { $colour }
card-clued = com pista { $clues }
card-critical = última cópia
card-touched = seria apontada
card-note = nota: { $note }
any-colour = qualquer cor
any-rank = qualquer número
colour-white = branco
colour-red = vermelho
colour-blue = azul
colour-yellow = amarelo
colour-green = verde
colour-teal = turquesa
colour-black = preto
colour-multicolour = multicolor
colour-colourless = incolor
turn-clue = { $count ->
    [one] { $name } dá a pista { $value } a { $target }: 1 carta
   *[other] { $name } dá a pista { $value } a { $target }: { $count } cartas
}
turn-play = { $name } joga { $card }
turn-strike = { $name } joga { $card }: não encaixa. Falha!
turn-discard = { $name } descarta { $card }
points-research = { $points } na pontuação de torneio, em que a terceira falha custa tudo
ended-perfect = Todos os fogos estão completos.
ended-strikes = A terceira falha acabou com o espetáculo.
ended-last-round = A última ronda acabou.
ended-indispensable = Perdeu-se uma carta insubstituível.
ended-stuck = Não restava nenhuma jogada.
ended-stopped = O jogo foi parado.
looking-back = Estás a olhar para trás, para o turno { $turn }.
back-to-now = Voltar a agora
