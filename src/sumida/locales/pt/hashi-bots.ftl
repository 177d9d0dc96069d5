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
# Porque é que uma jogada inteira é boa: para as dicas e para o treinador.
why-turn-race = { $race ->
    [red] Termina a última bandeira vermelha: { $points } pontos pela corrida.
    [blue] Termina a última bandeira azul: { $points } pontos pela corrida.
   *[linked] Liga seis ilhas prontas: { $points } pontos pela corrida.
}
why-turn-finish = Termina { $islands }: { $points } pontos.
why-turn-finish-red = Termina { $islands }: { $points } pontos, e já são { $have } de { $need } bandeiras vermelhas.
why-turn-finish-blue = Termina { $islands }: { $points } pontos, e já são { $have } de { $need } bandeiras azuis.
why-turn-flag = Leva uma primeira ponte a { $islands }: só assim uma bandeira pode receber um número.
why-turn-nearly = { $missing ->
    [one] Depois disso, a { $island } só falta uma ponte.
   *[other] Aproxima { $island } do seu número: faltam { $missing } pontes, e há lugar para elas.
}
why-turn-number = Em { $island } cabem { $most } pontes: chegam para um { $number }.
why-turn-reach = Leva pontes a { $islands }, onde ainda se pode escrever qualquer número que sirva.
why-turn-best = De nenhuma outra jogada se esperam mais pontos.
why-turn-best-lead = De qualquer outra jogada esperam-se pelo menos { $lead } pontos a menos.
why-turn-pass = Nenhuma marca daria mais do que passar.
why-turn-pass-lead = Qualquer marca custaria pontos: { $lead } a menos no fim.
