why-random = Os dados decidiram.
why-cautious-play = A carta { $position } encaixa, seja ela qual for.
why-cautious-clue = { $seat } tem uma carta que se pode jogar, e esta pista indica-a.
why-cautious-idle-clue = Todas as fichas de pista estão disponíveis, por isso tinha de dizer alguma coisa.
why-cautious-useless = A carta { $position } já não serve, de certeza.
why-cautious-oldest = Nada é certo, por isso sai a carta mais antiga sem pistas.
why-partner-called = Uma pista dada a outro jogador só faz sentido se a carta { $position } encaixar primeiro, por isso é jogada às cegas.
why-partner-prompted = Uma pista dada a outro jogador só faz sentido se a carta { $position } for a que falta.
why-partner-self = A pista só faz sentido se a carta { $position } for jogada primeiro.
why-partner-signal = Um descarte pediu para jogar a carta { $position }.
why-partner-gamble = O espetáculo está quase no fim e a carta { $position } pode encaixar: vale a pena arriscar.
why-partner-risk = Vale a pena arriscar a carta { $position }.
why-partner-play = Pelas convenções, as pistas dizem que a carta { $position } já pode ser jogada.
why-partner-play-sure = Seja ela qual for, a carta { $position } encaixa agora.
why-partner-play-known = Sabe-se qual é a carta { $position }, e ela encaixa.
why-partner-useless = A carta { $position } já não serve.
why-partner-useless-read = Pelas convenções, a carta { $position } já não faz falta.
why-partner-chop = Nenhuma jogada nem pista parecia valer mais: a carta mais antiga que nada protege abre espaço.
why-partner-least = A carta { $position } parecia a que fará menos falta.
why-partner-finesse = A carta indicada a { $seat } encaixa assim que outro jogador responder com uma carta jogada às cegas.
why-partner-prompt = A carta indicada a { $seat } encaixa assim que outro jogador jogar a carta com pista que falta.
why-partner-bluff = O jogador seguinte responde com uma carta jogada às cegas, e { $seat } fica a saber que a carta indicada vem em breve.
why-partner-play-clue = Agora { $seat } pode ver que há uma carta para jogar.
why-partner-save = { $seat } poderia ter descartado uma carta de que precisamos.
why-partner-move = Pede-se a { $seat } que guarde cartas em que a pista não toca.
why-partner-tell = { $seat } fica a saber mais sobre a sua mão.
why-partner-idle = Nada era melhor do que esperar: a pista não diz nada de novo a { $seat }.
why-read-play = A pista fala da tua carta { $position }: segundo as convenções, já pode ser jogada.
why-read-later = A pista fala da tua carta { $position }: segundo as convenções será jogada, mas ainda não.
why-read-save = A pista fala da tua carta { $position }, a mais antiga que nada protegia: pede-te que a guardes.
why-read-either = A pista fala da tua carta { $position }, a mais antiga que nada protegia: pode já encaixar ou valer a pena guardá-la.
why-read-move = Embora a pista não lhe toque, pede-te que guardes a tua carta { $position } e qualquer outra mais antiga sem pistas.
why-read-self = A pista só faz sentido se antes jogares a tua carta { $position }.
why-read-prompt-you = A carta indicada a { $seat } só encaixa depois de jogares a tua carta indicada { $position }.
why-read-blind-you = A pista a { $seat } só faz sentido se a tua carta { $position } encaixar: pede-te que a jogues às cegas.
why-read-plain = Esta pista não quer dizer mais do que diz.
why-read-unclear = Pelo que podes ver, nenhuma convenção dá motivo para jogar a carta { $position }.
why-person = Só quem jogou sabe porquê.
why-unexplained-play = Nenhuma convenção dá motivo para jogar a carta { $position }.
why-unexplained-discard = Nenhuma convenção dá motivo para descartar a carta { $position }.
why-hat-clue = No código, esta pista fala a todas as outras mãos.
why-hat-play-sure = A carta { $position } encaixa, de certeza.
why-hat-play-coded = Encaixam várias cartas; escolher a { $position } diz algo aos outros.
why-hat-play-guess = Vale a pena arriscar a carta { $position }.
why-hat-discard-sure = A carta { $position } já não serve, de certeza.
why-hat-discard-coded = Várias cartas já não servem; escolher a { $position } diz algo aos outros.
why-hat-discard-guess = A carta { $position } é a que fará menos falta.
why-hat-play-misled = Pelo código, a carta { $position } parecia encaixar.
why-hat-discard-misled = Pelo código, a carta { $position } parecia inútil.
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
why-learned = A rede dá a esta jogada { $percent } %.
why-learned-search = Com as mãos que pode ter, esta jogada vale mais { $hundredths } centésimos de ponto do que a da rede.
