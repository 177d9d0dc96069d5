# O quadro de Hashi.
hashi-board = Quadro. Com as setas vai-se de ilha em ilha, Enter escreve, Shift com uma seta desenha uma ponte.
hashi-board-of = O quadro de { $name }
hashi-sheet-of = { $finished ->
    [one] O quadro de { $name }: 1 ilha pronta
   *[other] O quadro de { $name }: { $finished } ilhas prontas
}
hashi-board-own = O teu quadro
hashi-sheet-own = { $finished ->
    [0] O teu quadro: 0 ilhas prontas
    [one] O teu quadro: 1 ilha pronta
   *[other] O teu quadro: { $finished } ilhas prontas
}
points-own = Os teus pontos
points-of = Os pontos de { $name }
hashi-card = { $bridges ->
    [one] Número { $number }, 1 ponte
   *[other] Número { $number }, { $bridges } pontes
}
hashi-card-gone = { $bridges ->
    [one] Número { $number }, 1 ponte: já saiu
   *[other] Número { $number }, { $bridges } pontes: já saiu
}
hashi-unseen = { $count ->
    [one] Resta 1 carta por ver, e está na caixa
   *[other] Restam { $count } cartas por ver; uma delas está na caixa
}
hashi-draw = Desenhar uma ponte { $line }
set-up = Preparação
round-of = Ronda { $round } de { $rounds }
hashi-setup = Escreve um 3 ou um 4 em qualquer ilha sem bandeira.
hashi-setup-done = Passa o quadro ou desfaz.
hashi-setup-alone = Confirma para começar ou desfaz.
hashi-start-number = Número inicial
hashi-wait = À espera dos outros…
hashi-write = Escreve o { $number } numa ilha iluminada, ou deixa-o de fora.
hashi-write-or-draw = { $bridges ->
    [one] Escreve o { $number } e desenha 1 ponte numa linha iluminada.
   *[other] Escreve o { $number } e desenha { $bridges } pontes em linhas iluminadas.
}
hashi-draw-all = { $bridges ->
    [one] Desenha 1 ponte ou nenhuma.
   *[other] Desenha as { $bridges } pontes ou nenhuma.
}
hashi-more-bridges = { $bridges ->
    [one] Falta desenhar 1 ponte.
   *[other] Falta desenhar { $bridges } pontes.
}
hashi-no-number = Esta ronda sem número, a menos que desfaças.
hashi-confirm = Está tudo desenhado: confirma ou desfaz.
hashi-done = Pronto
hashi-done-setup = Passar o quadro
hashi-pass = Passar
pass-title = Passar esta ronda?
pass-text = Ainda podes usar esta carta. Se passares, perde-se.
boards-passed = Os quadros passaram para a esquerda: jogas com o início de { $giver }, e { $taker } com o teu.
looking-at = Estás a ver o quadro de { $name }.
back-to-own = Voltar ao meu quadro
look-at = Ver o quadro de { $name }
others = Outros quadros
is-done = pronto
is-passing = passa
races = Corridas
race-open = { $points } para o primeiro, depois { $later }
race-later = ainda há { $points } pontos para ganhar
race-deadline = { $points } pontos até à ronda { $round }
race-ready = { $points } pontos no fim desta ronda
race-scored = { $points } pontos, ganhos na ronda { $round }
race-missed = não conseguida
race-others = Conseguida por { $names }
race-progress = { $have } de { $need }
piles = Três baralhos
pile-left = { $left ->
    [one] Baralho { $pile }: resta 1 carta, até à ronda { $round }
   *[other] Baralho { $pile }: restam { $left } cartas, até à ronda { $round }
}
pile-until = até à ronda { $round }
score-preview = { $finished ->
    [one] pontos agora: 1 ilha, corridas { $races }
   *[other] pontos agora: { $finished } ilhas, corridas { $races }
}
score-final = { $finished ->
    [one] pontos: 1 ilha, corridas { $races }
   *[other] pontos: { $finished } ilhas, corridas { $races }
}
score-islands = Ilhas
score-red = Vermelhas
score-blue = Azuis
score-linked = Ligadas
score-total = Total
solo-end = { $points } pontos
ranks = Todos os títulos
winner-you = Ganhaste!
winners = { $count ->
    [one] { $names } ganha!
   *[other] { $names } ganham!
}
flag-red = bandeira vermelha
flag-blue = bandeira azul
island-empty = vazia
island-number = número { $number }, { $bridges } de { $number } pontes
island-reached = { $bridges ->
    [one] sem número, 1 ponte
   *[other] sem número, { $bridges } pontes
}
island-finished = número { $number }, pronta
island-struck = riscada
island-hopeless = já não pode ser terminada
island-offered = aqui pode escrever-se um { $number }
mark-write = { $number } em { $island }
mark-bridge = ponte { $line }
mark-erase = retira { $mark }
mark-you-erase = retiras { $mark }
mark-done = pronto
mark-nothing = nada
mark-pass = passa
news-passed = { $name } passa.
news-race = { $race ->
    [red] { $name }: todas as bandeiras vermelhas, { $points } pontos!
    [blue] { $name }: todas as bandeiras azuis, { $points } pontos!
   *[linked] { $name }: seis ilhas ligadas, { $points } pontos!
}
log-round = { $bridges ->
    [one] Ronda { $round }: { $number } e 1 ponte
   *[other] Ronda { $round }: { $number } e { $bridges } pontes
}
log-setup = Preparação
hopeless-title = Esta ilha nunca chegará a esse número
hopeless-text = Não restam linhas suficientes para tantas pontes, por isso a ilha nunca poderia ser terminada. Mesmo assim, podes escrevê-lo.
hopeless-yes = Escrever mesmo assim
mistakes = Contra as regras
mistake-until = Podes retirá-lo até ao fim da ronda { $round }.
mistake-erase = Retirar
# A legenda do quadro.
legend-hashi-lit = Aqui pode escrever-se o número da carta.
legend-hashi-open = Nesta linha pode desenhar-se uma ponte.
legend-hashi-missing = Um número; cada ponto é uma ponte que falta.
legend-hashi-reached = Ainda sem número: já chegam aqui estas pontes.
legend-hashi-fresh = Marcado nesta ronda: pode desfazer-se.
legend-hashi-finished = Pronta: vale 2 pontos e não aceita mais pontes.
legend-hashi-red = Bandeira vermelha: termina as quatro para a corrida vermelha.
legend-hashi-blue = Bandeira azul: termina as três para a corrida azul.
legend-hashi-hopeless = Já não pode ser terminada: restam poucas linhas.
legend-hashi-struck = Riscada por causa de um erro: não pontua.
legend-hashi-hint = Uma sugestão; nada foi desenhado.
legend-hashi-gone = Na tabela das cartas: esta carta já saiu.
