# A página «Os meus jogos» e o que aí é recusado.
error-person-unknown = Este código ou frase não é conhecido; um código só serve uma vez, durante dez minutos.
error-person-same = Este navegador já é um dos teus.
error-person-devices = { $most } dispositivos é o máximo por pessoa; termina primeiro a sessão de um deles.
error-device-unknown = Este dispositivo já não é um dos teus.
error-passkey-none = As chaves de acesso não funcionam neste endereço: precisam de https e de um nome.
error-passkey-refused = Esta chave de acesso não foi aceite. Tenta outra vez.
error-passkey-unknown = Esta chave de acesso não é conhecida aqui. Usa um código de outro dispositivo.
error-push-none = Este servidor não pode enviar avisos.
error-push-refused = Não é possível enviar avisos para o serviço push que este navegador indica.
error-push-unknown = Este dispositivo não recebe avisos.
me-none-running = Não tens nenhum jogo a decorrer. Começa um na página inicial.
me-none-finished = Ainda não há jogos terminados.
me-none-shared = Ainda nada. Aqui aparecem os jogos a que assistes ou assististe.
me-none-found = Nenhum jogo corresponde.
me-shared = Partilhados comigo
me-finished = Terminados
me-running = A decorrer
me-points = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
me-points-of = { $name } { $points }
me-stopped = interrompido
me-offline = começado sem rede
me-daily = distribuição de { $day }
me-still-running = ainda a decorrer
me-more = Mais jogos
me-search = Procurar
me-search-game = Jogo
me-search-any = qualquer
me-search-partner = Alguém da mesa
me-search-variant = Variante ou tabuleiro
me-search-lowest = Pontos de
me-search-highest = até
me-search-since = Desde
me-search-until = Até
me-search-clear = Ver todos
me-devices = Os meus dispositivos
me-devices-about = Sem conta nem palavra-passe: os teus navegadores conhecem-te. Junta o telemóvel ou outro computador e terás lá também os teus jogos.
me-device-unnamed = Navegador
me-device-here = este
me-device-used = usado pela última vez em { $day }
me-device-out = Terminar sessão
me-device-out-label = Terminar a sessão de { $name }
me-device-out-title = Terminar a sessão de { $name }?
me-device-out-text = Perde de imediato os teus lugares e jogos, que ficam nos teus outros dispositivos. Se outra pessoa o puder ter, cria também uma nova frase de recuperação.
me-device-out-last = É o teu único dispositivo. Sem uma frase de recuperação, ninguém volta a ter acesso aos teus jogos.
me-add = Juntar um dispositivo
me-add-about = Lê isto com o outro dispositivo, ou abre lá «Os meus jogos» e escreve o código. Serve uma vez, até às { $time }.
me-code = Código de uso único
me-join = Tenho um código ou uma frase de recuperação
me-join-field = Código ou frase de recuperação
me-join-go = Juntar este navegador
me-join-title = Esse dispositivo é teu?
me-join-text = Este navegador e todos os seus jogos passam para a pessoa deste código, que verá a tua mão nos jogos a decorrer. Continua só se fores tu.
me-join-yes = Sou eu
me-joined = Feito: os teus jogos estão aqui.
me-phrase = Frase de recuperação
me-phrase-about = Se perderes todos os dispositivos, esta frase traz os teus jogos de volta. Anota-a: só é mostrada uma vez.
me-phrase-none = Ainda não tens nenhuma.
me-phrase-has = Já tens uma. Uma nova anula-a.
me-phrase-new = Criar uma frase de recuperação
me-passkeys = Chaves de acesso
me-passkeys-about = Com uma chave de acesso no telemóvel, no computador ou no gestor de palavras-passe entras num dispositivo novo com a impressão digital, a cara ou um PIN. Se perderes um dispositivo, termina a sua sessão e remove também a chave.
me-passkey-unnamed = Chave de acesso
me-passkey-made = criada em { $since }, usada pela última vez em { $used }
me-passkey-new = Criar uma chave de acesso
me-passkey-use = Entrar com uma chave de acesso
me-passkey-remove = Remover
me-passkey-remove-label = Remover a chave de acesso { $name }
me-passkey-remove-title = Remover a chave de acesso { $name }?
me-passkey-remove-text = Ninguém poderá entrar com ela. Apaga-a também no teu gestor de palavras-passe.
me-passkey-added = Feito: com esta chave podes entrar noutros dispositivos.
me-passkey-failed = Não deu em nada: não foi escolhida nenhuma chave, ou este dispositivo já tem uma.
push-late-title = O teu tempo está a acabar – { $game }
push-late-text = Mesa { $code }: resta menos de um quarto do tempo para a tua jogada.
me-push = Avisos
me-push-about = Recebe um aviso quando for a tua vez e nenhuma página tua mostrar a mesa. Diz que mesa está à espera, e nada sobre o jogo.
me-push-on = Este navegador recebe avisos.
me-push-start = Avisar este navegador
me-push-stop = Deixar de avisar este navegador
me-push-turns = Quando
me-push-turns-all = sempre que for a minha vez
me-push-turns-deadlines = só em jogos com prazo
me-push-quiet = Horas de silêncio
me-push-begin = Das
me-push-end = Às
me-push-zone = Pela hora deste dispositivo ({ $zone }). Se no fim ainda for a tua vez, és avisado nessa altura.
me-push-saved = Guardado.
me-push-others = Também recebem avisos:
me-push-remove = Parar
me-push-remove-label = Deixar de avisar { $name }
me-push-failed = Não foi possível ativar os avisos neste navegador. Tenta mais tarde.
me-push-insecure = Este endereço não tem https, por isso os navegadores não permitem avisos aqui. Enquanto uma mesa está aberta, chamam-te o título do separador e, se quiseres, sons e vibração.
me-push-server = Este servidor não te pode avisar com a página fechada. Enquanto uma mesa está aberta num separador, o sino na barra dela liga os avisos.
me-push-browser = Este navegador não pode ser avisado com a página fechada. Num iPhone ou iPad, junta primeiro a página ao ecrã principal e abre-a a partir daí.
me-data = Os meus dados
me-data-about = Os teus dispositivos, os teus jogos com todas as jogadas, as tuas notas, as tuas mensagens e as tuas estatísticas num ficheiro. De um jogo a decorrer, contém apenas o que tu podes ver.
me-export = Descarregar tudo
me-forget = Apagar tudo sobre mim
me-forget-title = Apagar tudo sobre ti?
me-forget-text = São apagados todos os teus dispositivos, a lista de jogos, o nome, as notas, a conversa e as preferências, aqui e nos teus outros dispositivos. Os jogos que só tu jogaste também são apagados. Os jogos com outras pessoas continuam sem ti; o teu lugar chama-se «antigo jogador». Ninguém pode desfazer isto.
me-forget-yes = Apagar tudo
me-forgotten = Tudo sobre ti foi apagado. Este navegador é novo aqui.
open-tables = Mesas abertas
open-table = { $game } com { $host }: { $open ->
    [one] { $open } lugar livre
   *[other] { $open } lugares livres
}
open-table-running = { $game } com { $host }, a decorrer
open-table-watched = { $count ->
    [one] { $count } pessoa assiste
   *[other] { $count } pessoas assistem
}
open-tables-more = Mais mesas
stats = Estatísticas
stats-none = Acaba um jogo e os teus números aparecem aqui.
stats-summary = { $games ->
    [one] 1 jogo
   *[other] { $games } jogos
}: { $mean } pontos em média, { $best } no máximo.
stats-perfect = Pontuação perfeita: { $perfect } ({ $share }).
stats-below = Para a pontuação perfeita faltaram { $gap } pontos em média.
stats-won = Contra outros ganhaste { $won } de { $games }.
stats-stopped = { $count ->
    [one] 1 jogo foi interrompido e não conta.
   *[other] { $count } jogos foram interrompidos e não contam.
}
stats-offline = { $count ->
    [one] { $count } jogo começado sem rede ({ $mean } pontos) não conta, porque não foi o servidor a dar as cartas.
   *[other] { $count } jogos começados sem rede ({ $mean } pontos em média) não contam, porque não foi o servidor a dar as cartas.
}
stats-plot-day = Pontos em média por dia
stats-plot-week = Pontos em média por semana
stats-plot-month = Pontos em média por mês
stats-trend = De { $from } a { $to }: entre { $low } e { $high } pontos, por último { $last }.
stats-table = Como tabela
stats-col-since = Desde
stats-col-games = Jogos
stats-col-mean = Média
stats-col-best = Melhor
stats-col-perfect = Perfeitos
stats-col-won = Ganhos
stats-col-variant = Variante ou tabuleiro
stats-col-with = Com
stats-col-rank = Posto
stats-col-day = Dia
stats-col-points = Pontos
stats-col-possible = Possível
stats-groups = Por variante e parceiros
stats-alone = sem mais ninguém
stats-people = { $others ->
    [one] 1 pessoa
   *[other] { $others } pessoas
}
stats-bots = { $bots }
stats-both = pessoas e { $bots }
stats-ranks = Postos a solo
stats-rank = { $rank } (a partir de { $least } pontos)
stats-daily = Desafios do dia
stats-daily-summary = { $days ->
    [one] 1 dia jogado
   *[other] { $days } dias jogados
}, { $current } seguidos agora, { $longest } seguidos no máximo.
stats-gap = { $days ->
    [one] No único desafio cujo melhor resultado se conhece, ficaste a { $gap } pontos.
   *[other] Em { $days } desafios cujo melhor resultado se conhece, ficaste a { $gap } pontos em média.
}
stats-at-most = no máximo { $limit }
board = O quadro do dia
board-about = Mostra a todos neste servidor a tua primeira tentativa no desafio de cada dia, com o nome que deres aqui e mais nada.
board-name = Nome no quadro
board-join = Entrar no quadro
board-leave = Sair do quadro
board-on = Estás nele como { $name }.
board-title = Primeiras tentativas neste servidor
board-place = Lugar
board-who = Nome
board-want = Entra no quadro em «Os meus jogos»
