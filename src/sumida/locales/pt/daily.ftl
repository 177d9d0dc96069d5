# O jogo do dia.
title-daily = { $game }: o jogo do dia — Sumida
daily-title = O jogo de hoje
daily-today = { $game }: o jogo de hoje
daily-past = { $game }: um jogo passado
daily-of = O jogo de { $day }
daily-chip = Jogo de { $day }
daily-open = Ainda por jogar
daily-begun = Começado: continuar
daily-gave-up = Desistência
daily-score = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
daily-score-helped = { $points ->
    [one] 1 ponto, com ajuda
   *[other] { $points } pontos, com ajuda
}
daily-next = { $hours ->
    [0] O próximo chega dentro de { $minutes } min.
   *[other] O próximo chega dentro de { $hours } h { $minutes } min.
}
daily-about-hashi = A sós, no lado { $board }. Hoje toda a gente tem as mesmas cartas.
daily-about-hanabi = Tu e dois bots, cinco cores. Hoje toda a gente tem as mesmas cartas.
daily-counts = A tua primeira tentativa conta. Depois podes praticar as vezes que quiseres.
daily-practice-about = Este dia já passou: o que jogares aqui é prática.
daily-play = Jogar o jogo de hoje
daily-go-on = Continuar a minha partida
daily-practise = Praticar com estas cartas
daily-standing = Os teus dias
daily-streak-now = seguidos
daily-streak-longest = maior série
daily-best-own = melhor sem ajuda
daily-streak = { $count ->
    [one] 1 dia seguido
   *[other] { $count } dias seguidos
}
daily-kept = Isto fica guardado só no teu navegador.
daily-honour = As cartas seguem da data, por isso quem as calcular conhece-as: os resultados são questão de honra.
daily-days = Outros dias
daily-before = O dia anterior
daily-mark-counted = Conta
daily-mark-helped = Com ajuda
daily-mark-practice = Prática
daily-comparison = O teu resultado ao lado de outros
daily-you = Tu
daily-table-of = Três bots { $bot }
daily-best = O melhor possível, conhecendo todas as cartas
daily-best-found = O melhor encontrado, conhecendo todas as cartas
daily-computing = Ainda se está a calcular o que os bots fazem destas cartas. Demora um ou dois minutos.
daily-compare-failed = Agora não é possível comparar. Nova tentativa a seguir.
daily-share = Resultado para partilhar: não revela nada
copy-result = Copiar o resultado
share-title = Sumida · { $game } · { $day }
share-of = { $points } de { $best } pontos
share-bot = { $bot } { $points }
share-best = o melhor possível { $points }
share-streak = { $count ->
    [one] 🔥 1 dia
   *[other] 🔥 { $count } dias seguidos
}

# Sugestões.
hint-ask = Sugestão
hint-thinking = Um mestre olha para o teu quadro…
hint-warming = Um mestre está a preparar-se; a primeira sugestão é a mais demorada…
hint-start = Um mestre começaria com { $marks }.
hint-turn = A jogada de um mestre: { $marks }; esperam-se { $points } pontos no fim.
hint-nothing = Um mestre não desenharia nada e esperaria { $points } pontos no fim.
hint-confirm = Um mestre confirmaria esta jogada tal como está e esperaria { $points } pontos no fim.
hint-done = Confirma para começar.
hint-undo = { $count ->
    [one] Desfaz primeiro a tua marca.
   *[other] Desfaz primeiro as tuas { $count } marcas.
}
hint-lead = São mais { $lead } do que com a segunda melhor jogada.
hint-finishes = Termina { $islands }.
hint-use = Usar
hint-close = Guardar
hint-daily-title = Uma sugestão no jogo de hoje?
hint-daily-text = A tua tentativa fica marcada “com ajuda”. A série continua, mas não é uma pontuação só tua.
hint-daily-yes = Mostra-me
bots-warming = { $bots } está a preparar-se depois do arranque do servidor: a primeira jogada pode demorar um minuto.
