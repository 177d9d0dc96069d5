# A moldura da página: entrada, preferências, juntar-se.
sumida = Sumida
title = Sumida — Hashi e Hanabi no mesmo rio
tagline = Dois jogos de mesa de sabor japonês no mesmo rio: constrói pontes ou acende fogo de artifício em equipa.
home = Sumida, página inicial
navigation = Páginas
nav-learn = Aprender
nav-rules = Regras
skip = Saltar para o jogo
close = Fechar
page-failed = Esta página não carregou. O servidor ainda está aí?
try-again = Tentar outra vez
not-found = Essa página não existe.
guest = Convidado
footer = Software livre. Sem conta, sem anúncios, sem nada para instalar.

hashi = Hashi
hashi-kind = Vira e escreve · 1–4 jogadores · 20 minutos
hashi-about = Uma carta diz a todos um número e quantas pontes. Liga dezoito ilhas antes dos outros.
hashi-quick = Jogar a solo
hanabi = Hanabi
hanabi-kind = Cartas em equipa · 2–5 jogadores · 25 minutos
hanabi-about = Vês todas as mãos menos a tua. Deem pistas uns aos outros e lancem cinco fogos de artifício perfeitos.
hanabi-quick = Jogar com dois bots
with-friends = Com amigos…
go-on-game = Continuar o teu jogo de { $game }
learn-short = Aprende em três minutos
rules-short = As regras

join-title = Juntar-se a uma mesa
join-placeholder = Código ou ligação
join = Entrar
replay-title = Rever um jogo
replay-upload = Abrir um ficheiro de jogo…

preferences = Preferências
preferences-name = O teu nome
preferences-language = Língua
preferences-theme = Cores
theme-night = Rio à noite
theme-paper = Papel
theme-auto = Como este dispositivo
preferences-knowledge = Hanabi: o que mostram as minhas cartas
knowledge-none = Nada: lembro-me eu
knowledge-clues = As pistas que recebi
knowledge-full = Tudo o que se deduz das pistas
preferences-warnings = Avisar-me antes de uma jogada que tem de falhar
preferences-motion = Animações curtas
preferences-sound = Sons

cancel = Cancelar
you = tu
host = anfitrião
host-for = anfitrião enquanto { $name } está ausente
away = ausente
score = Pontos
player = Jogador
points = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
log = O que aconteceu
log-empty = Ainda nada.
undo = Desfazer

title-table = { $game } — Sumida
title-new = Mesa nova: { $game } — Sumida
connecting = A caminho da mesa…
reconnecting = Perdeu-se a ligação. A tentar outra vez; nada se perdeu.
gone = Esta mesa está fechada para ti.
join-table = { $host } convida-te para { $game }
join-and-sit = Ocupar um lugar
join-and-watch = Só ver

title-replay = Repetição — Sumida
replay-none = Este jogo não pode ser mostrado
replay-loading = A buscar o jogo…
replay-controls = Passos
replay-first = Para o início
replay-back = Um passo atrás
replay-forward = Um passo em frente
replay-last = Para o fim
replay-play = Reproduzir sozinho
replay-turn = Posição
replay-link = Ligação para esta posição
replay-download = Descarregar
eyes-open = Todas as mãos abertas
eyes-table = Todos
