# O desafio do dia.
title-daily = { $game }: o desafio do dia — Sumida
daily-title = O desafio de hoje
daily-today = { $game }: o desafio de hoje
daily-past = { $game }: um desafio anterior
daily-of = O desafio de { $day }
daily-chip = Desafio de { $day }
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
daily-about-hashi = A solo, no lado { $board }. Hoje o mundo inteiro recebe as mesmas cartas.
daily-about-hanabi = Tu e dois bots, cinco cores. Hoje o mundo inteiro recebe as mesmas cartas.
daily-counts = Conta a tua primeira tentativa. Depois podes praticar as vezes que quiseres.
daily-practice-about = Este dia já passou: o que jogares aqui é prática.
daily-play = Jogar o desafio de hoje
daily-go-on = Continuar a minha partida
daily-practise = Praticar com este desafio
daily-standing = A tua sequência
daily-streak-now = dias seguidos
daily-streak-longest = maior sequência
daily-best-own = melhor sem ajuda
daily-streak = { $count ->
    [one] 1 dia seguido
   *[other] { $count } dias seguidos
}
daily-kept = Isto fica guardado só no teu navegador.
daily-honour = As cartas dependem da data, por isso qualquer pessoa as pode descobrir: confiamos na tua honestidade.
daily-days = Outros dias
daily-before = O dia anterior
daily-mark-counted = Conta
daily-mark-helped = Com ajuda
daily-mark-practice = Prática
daily-comparison = O teu resultado e os dos outros
daily-you = Tu
daily-table-of = Três bots { $bot }
daily-best = O melhor possível, conhecendo todas as cartas
daily-best-found = O melhor encontrado, conhecendo todas as cartas
daily-computing = Os bots ainda estão a jogar este desafio. Demora um ou dois minutos.
daily-other-rules = Este resultado foi obtido com regras anteriores e outras cartas, por isso não há com que o comparar.
daily-compare-failed = A comparação não está disponível agora. A tentar outra vez.
daily-share = Partilha o teu resultado: não revela nada
copy-result = Copiar o resultado
share-title = Sumida · { $game } · { $day }
share-played = Sumida · { $game }
share-player = { $name }: { $points }
share-team = { $names ->
    [one] 1 jogador
   *[other] { $names } jogadores
}
share-result = Partilhar o resultado
share-picture = Partilhar a imagem
share-save = Guardar a imagem
share-copy-picture = Copiar a imagem
share-picture-about = Imagem do resultado: { $result }
share-of = { $points } de { $best } pontos
share-bot = { $bot } { $points }
share-best = melhor possível { $points }
share-streak = { $count ->
    [one] 🔥 1 dia
   *[other] 🔥 { $count } dias seguidos
}

# Sugestões.
hint-ask = Sugestão
hint-thinking = Um mestre está a olhar para o teu quadro…
hint-warming = Um mestre está a aquecer; a primeira sugestão é a mais demorada…
hint-start = Um mestre começaria com { $marks }.
hint-turn = O turno de um mestre: { $marks }; pontuação final esperada: { $points }.
hint-nothing = Um mestre não desenharia nada; pontuação final esperada: { $points }.
hint-confirm = Um mestre confirmaria este turno tal como está; pontuação final esperada: { $points }.
hint-done = Confirma para começar.
hint-undo = { $count ->
    [one] Desfaz primeiro a tua marca.
   *[other] Desfaz primeiro as tuas { $count } marcas.
}
hint-lead = São mais { $lead } do que com o segundo melhor turno.
hint-use = Usar
hint-close = Fechar
hint-daily-title = Uma sugestão no desafio de hoje?
hint-daily-text = A tua tentativa fica marcada “com ajuda”. A sequência continua, mas a pontuação não é só tua.
hint-daily-yes = Mostrar
bots-warming = O servidor acabou de arrancar e há bots a aquecer ({ $bots }): a primeira jogada pode demorar um minuto.
