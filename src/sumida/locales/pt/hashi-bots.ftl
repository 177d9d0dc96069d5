# Os bots de Hashi: o que são e porque fazem o que fazem.
bot-hashi-random = Faz qualquer marca que as regras permitam: o zero da escala.
bot-hashi-careful = Um principiante sensato: termina o que pode e vigia as bandeiras.
bot-hashi-planner = Um jogador rápido, de olho treinado, que pensa uma carta à frente.
bot-hashi-master = O mais forte: pesa cada turno contra cada carta que pode sair.
why-hashi-random = Qualquer marca servia.
why-hashi-start = Um { $number } em { $island } é um bom começo.
why-hashi-start-other = Um { $number } em { $island } deixa ao vizinho o começo mais difícil.
why-hashi-write = { $island } é o melhor lugar para o { $number }.
why-hashi-bridge = { $line } faz avançar ilhas por terminar.
why-hashi-finish = { $line } termina { $islands }.
why-hashi-done = O turno está completo.
why-hashi-renounce = Não desenhar nada é melhor do que qualquer marca possível.
why-hashi-write-worth = { $number } em { $island }: este turno leva em média a { $points } pontos, mais { $lead } do que o segundo melhor.
why-hashi-bridge-worth = { $line }: este turno leva em média a { $points } pontos, mais { $lead } do que o segundo melhor.
why-hashi-finish-worth = { $line } termina { $islands }: este turno leva em média a { $points } pontos, mais { $lead } do que o segundo melhor.
why-hashi-done-worth = O turno está completo e leva em média a { $points } pontos, mais { $lead } do que o segundo melhor.
why-hashi-renounce-worth = Não desenhar nada leva em média a { $points } pontos, mais { $lead } do que o segundo melhor turno.
