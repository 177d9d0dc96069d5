# A moldura da página: entrada, preferências, juntar-se.
sumida = Sumida
title = Sumida — Hashi e Hanabi no mesmo rio
tagline = Dois jogos de mesa de sabor japonês no mesmo rio: constrói pontes ou lança fogos de artifício em equipa.
home = Sumida, página inicial
navigation = Páginas
nav-learn = Aprender
nav-rules = Regras
skip = Saltar para o jogo
close = Fechar
page-failed = Esta página não carregou. O servidor ainda está a funcionar?
try-again = Tentar outra vez
not-found = Essa página não existe.
guest = Convidado
former-player = antigo jogador
footer = Software livre. Sem conta, sem anúncios, sem nada para instalar.
about = Sobre
offline-title = Jogar sem rede

hashi = Hashi
hashi-kind = Vira e escreve · 1–4 jogadores · 20 minutos
hashi-about = Cada carta dá a todos o mesmo número e as mesmas pontes. Liga dezoito ilhas antes dos outros.
hanabi = Hanabi
hanabi-kind = Cartas em equipa · 2–5 jogadores · 25 minutos
hanabi-about = Vês as mãos de todos menos a tua. Dá e recebe pistas para lançar em equipa cinco séries perfeitas.
quick-alone = Jogar a solo
quick-bots = { $count ->
    [1] Jogar com um bot
    [2] Jogar com dois bots
    [3] Jogar com três bots
   *[other] Jogar com quatro bots
}
quick-options = Opções
quick-bot = Os outros na mesa
quick-reset = Voltar ao jogo normal
partner-lesson = O que significam as suas pistas: uma lição
with-friends = Com amigos…
go-on-game = Continuar a tua partida de { $game }
my-games = Os meus jogos
unfinished = Partidas por terminar
unfinished-with = com { $names }
unfinished-alone = a solo
unfinished-your-turn = é a tua vez
unfinished-turn = é a vez de { $name }
unfinished-turns = é a vez de { $names }
unfinished-until = até { $time }
unfinished-remove = Tirar { $game }, mesa { $table }, desta lista
learn-short = Aprende em três minutos
rules-short = As regras

join-title = Entrar numa mesa
join-placeholder = Código ou link
join = Entrar
replay-title = Rever uma partida
replay-upload = Abrir um ficheiro de partida…

preferences = Preferências
preferences-name = O teu nome
preferences-language = Idioma
preferences-theme = Cores
theme-night = Rio à noite
theme-paper = Papel
theme-auto = Como este dispositivo
preferences-knowledge = Hanabi: o que mostram as minhas cartas
knowledge-none = Nada: eu lembro-me
knowledge-clues = As pistas que recebi
knowledge-full = Tudo o que se deduz das pistas
preferences-warnings = Avisar-me antes de uma jogada que só pode falhar
preferences-motion = Animações curtas
preferences-sound = Sons
preferences-vibrate = Vibrar quando for a minha vez

cancel = Cancelar
you = tu
host = anfitrião
host-for = anfitrião interino enquanto { $name } não está
away = ausente
score = Pontos
player = Jogador
points = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
log = O que aconteceu
log-you = Tu
log-empty = Ainda nada.
log-why = Porquê?
log-meaning = O que significa?
legend = O que significam as marcas?
undo = Desfazer

title-table = { $game } — Sumida
title-new = Mesa nova: { $game } — Sumida
connecting = A ligar à mesa…
bot-waits = { $bot } não consegue pensar neste servidor agora. A mesa espera e tenta de novo.
reconnecting = Perdeu-se a ligação. A ligar de novo; a tua partida está segura.
reconnecting-kept = A tua última ação está guardada e será enviada.
sending = A enviar…
gone = Já não tens acesso a esta mesa.
locked-out = Esta mesa está trancada
locked-out-about = O anfitrião não deixa entrar mais ninguém. Pede que abram a mesa e tenta outra vez.
watchers-full = Não há lugar para mais espectadores
signed-out = A tua sessão aqui terminou
missing-table = Não existe a mesa { $table }
missing-table-about = Verifica o código: talvez haja uma letra errada. Uma mesa que ninguém usa há muito tempo também pode ter sido apagada.
join-table = { $host } convida-te para { $game }
join-and-sit = Sentar
join-and-ask = Pedir o lugar livre
join-and-watch = Só ver

title-replay = Repetição — Sumida
replay-none = Esta partida não pode ser mostrada
replay-loading = A carregar a partida…
replay-controls = Passos
replay-first = Para o início
replay-back = Um passo atrás
replay-forward = Um passo em frente
replay-last = Para o fim
replay-play = Reprodução automática
replay-turn = Posição
replay-link = Link para esta posição
replay-download = Descarregar
eyes-open = Todas as mãos à vista
eyes-table = Vista pública
