# Os bots de Hashi: o que são e porque fazem o que fazem.
bot-hashi-random = Faz qualquer marca permitida: o zero da escala.
bot-hashi-careful = Um principiante sensato: termina o que pode e cuida das bandeiras.
bot-hashi-planner = Um jogador rápido de olho treinado que vê uma carta à frente.
bot-hashi-master = O mais forte: pesa cada jogada contra cada carta que pode sair.
why-hashi-random = Qualquer marca servia.
why-hashi-start = Um { $number } em { $island } é um bom começo.
why-hashi-start-other = Um { $number } em { $island } deixa ao vizinho o começo mais difícil.
why-hashi-write = O { $number } fica melhor em { $island }.
why-hashi-bridge = { $line } faz avançar ilhas por terminar.
why-hashi-finish = { $line } termina { $islands }.
why-hashi-done = A jogada está completa.
why-hashi-renounce = Nenhuma marca é melhor do que as possíveis.
why-hashi-write-worth = { $number } em { $island }: esta jogada leva a { $points } pontos em média, mais { $lead } do que a seguinte melhor.
why-hashi-bridge-worth = { $line }: esta jogada leva a { $points } pontos em média, mais { $lead } do que a seguinte melhor.
why-hashi-finish-worth = { $line } termina { $islands }: esta jogada leva a { $points } pontos em média, mais { $lead } do que a seguinte melhor.
why-hashi-done-worth = A jogada está completa e leva a { $points } pontos em média, mais { $lead } do que a seguinte melhor.
why-hashi-renounce-worth = Não marcar nada leva a { $points } pontos em média, mais { $lead } do que a seguinte melhor jogada.
