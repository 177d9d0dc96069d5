# Mesas em que há horas ou dias para cada jogada.
deadline = Tempo por jogada
deadline-none = Sem prazo
deadline-each = { $time } por jogada
deadline-other = Outro tempo…
deadline-number = Quantas horas ou dias
deadline-unit = Horas ou dias
deadline-hours = horas
deadline-days = dias
deadline-passed = Quando o tempo acaba
deadline-passed-bot = Um bot faz esta jogada
deadline-passed-host = O anfitrião decide
deadline-passed-abandon = O jogo termina
deadline-bot = Que bot joga
deadline-holiday = Férias de cada jogador
deadline-holiday-days = até { $time } por jogo
deadline-about = Ninguém precisa de ficar ligado. Enquanto o servidor está parado, o tempo não passa.
deadlines = Prazos
deadline-yours = A tua jogada:
deadline-until = até { $time }
deadline-left = (faltam { $time })
deadline-over = acabou o tempo
deadline-late = Acabou o tempo para a jogada de { $name }.
deadline-late-you = Acabou o tempo para a tua jogada, mas ainda a podes fazer.
deadline-host-decides = { $name } decide o que acontece.
deadline-wait = Esperar outro tanto
deadline-bot-moves = Só para esta jogada
deadline-bot-stays = Até o jogador voltar
said-deadline = Acabou o tempo para a jogada de { $name }.
holiday = Férias
holiday-none = nenhumas
holiday-until = { $name } está de férias até { $time }
holiday-yours = Estás de férias até { $time }. Podes jogar na mesma.
holiday-about = Enquanto estás fora, o tempo das tuas jogadas neste jogo não conta. Restam-te { $time }.
holiday-days = Dias
holiday-take = Tirar férias
holiday-back = Já voltei
refuse-no-deadline = Esta mesa não tem prazos.
refuse-deadline-runs = O tempo para esta jogada não acabou.
refuse-holiday-long = { $days ->
    [one] Resta-te um dia de férias neste jogo.
   *[other] Restam-te { $days } dias de férias neste jogo.
}
