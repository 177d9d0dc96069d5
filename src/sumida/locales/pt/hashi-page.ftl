# O quadro de Hashi.
hashi-board = Quadro. As setas vão de ilha em ilha, Enter escreve, Shift e uma seta desenha uma ponte.
hashi-board-of = O quadro de { $name }
hashi-sheet-of = O quadro de { $name }: { $finished } ilhas prontas
hashi-card = { $bridges ->
    [one] Número { $number }, 1 ponte
   *[other] Número { $number }, { $bridges } pontes
}
hashi-card-gone = { $bridges ->
    [one] Número { $number }, 1 ponte: já saiu
   *[other] Número { $number }, { $bridges } pontes: já saiu
}
hashi-unseen = { $count ->
    [one] 1 carta por ver, e está na caixa
   *[other] { $count } cartas por ver; uma delas está na caixa
}
hashi-draw = Desenhar uma ponte { $line }
set-up = Preparação
round-of = Ronda { $round } de { $rounds }
hashi-setup = Escreve um 3 ou um 4 numa ilha sem bandeira.
hashi-setup-done = Passa o quadro ou desfaz.
hashi-setup-alone = Confirma para começar ou desfaz.
hashi-start-number = Número inicial
hashi-wait = À espera dos outros…
hashi-write = Escreve o { $number } numa ilha iluminada ou continua sem ele.
hashi-write-or-draw = { $bridges ->
    [one] Escreve o { $number } e desenha 1 ponte numa linha iluminada.
   *[other] Escreve o { $number } e desenha { $bridges } pontes em linhas iluminadas.
}
hashi-draw-all = { $bridges ->
    [one] Desenha 1 ponte ou nenhuma.
   *[other] Desenha as { $bridges } pontes ou nenhuma.
}
hashi-more-bridges = { $bridges ->
    [one] Falta 1 ponte.
   *[other] Faltam { $bridges } pontes.
}
hashi-confirm = Tudo desenhado: confirma ou desfaz.
hashi-done = Pronto
hashi-done-setup = Passar
hashi-pass = Renunciar
boards-passed = Os quadros foram para a esquerda: continuas com o início de { $giver }, e { $taker } com o teu.
looking-at = Estás a ver o quadro de { $name }.
back-to-own = Voltar ao meu quadro
look-at = Ver o quadro de { $name }
others = Outros quadros
is-done = pronto
is-thinking = a pensar…
races = Corridas
race-open = { $points } para o primeiro, depois { $later }
race-later = ainda há { $points } pontos a ganhar
race-deadline = { $points } pontos até à ronda { $round }
race-ready = { $points } pontos no fim desta ronda
race-scored = { $points } pontos, na ronda { $round }
race-missed = não alcançado
race-others = Já tem: { $names }
race-progress = { $have } de { $need }
piles = Três baralhos
pile-left = Baralho { $pile }: restam { $left } cartas, até à ronda { $round }
pile-until = até à { $round }
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
island-hopeless = nunca ficará pronta
island-offered = aqui cabe um { $number }
mark-write = { $number } em { $island }
mark-bridge = ponte { $line }
mark-erase = retira { $mark }
mark-done = pronto
mark-nothing = nada
log-round = { $bridges ->
    [one] Ronda { $round }: { $number } e 1 ponte
   *[other] Ronda { $round }: { $number } e { $bridges } pontes
}
log-setup = Preparação
hopeless-title = Esta ilha nunca chegará a esse número
hopeless-text = Restam poucas linhas para tantas pontes, por isso a ilha nunca ficará pronta. Mesmo assim é permitido.
hopeless-yes = Escrever mesmo assim
mistakes = Contra as regras
mistake-until = Pode ser retirado até ao fim da ronda { $round }.
mistake-erase = Retirar
