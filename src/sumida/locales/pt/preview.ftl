# O que um link partilhado diz de si mesmo: o servidor põe-no na página.
preview-table = Convidaram-te para uma mesa na Sumida
preview-table-about = Segue o link e senta-te: Hashi ou Hanabi no navegador. Sem conta, sem nada para instalar.
preview-replay = Uma partida jogada na Sumida
preview-replay-about = Vê-a jogada a jogada, pelos olhos de qualquer jogador.
preview-daily = { $game }: o desafio do dia
preview-daily-about = Hoje toda a gente recebe as mesmas cartas. Quantos pontos vais fazer?
preview-new = { $game }: joga com amigos
preview-rules = { $game }: as regras
preview-learn = { $game }: aprende em três minutos
preview-about = Sobre o Sumida
