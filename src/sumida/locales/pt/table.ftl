# À volta de uma mesa: criá-la, sala de espera, lugares, conversa, relógios.
new-table = Uma mesa de { $game }
with-whom = Com quem?
way-link = Amigos, por uma ligação
way-link-about = Recebes uma ligação; cada um joga no seu dispositivo.
way-bots = Bots
way-bots-about = Os outros lugares são jogados por bots. O jogo começa logo.
way-device = Amigos, neste dispositivo
way-device-about-hanabi = Passem-no; as mãos ficam escondidas entre turnos.
way-device-about-hashi = Passem-no; cada um desenha no seu próprio quadro.
way-watch = Ver os bots
way-watch-about-hanabi = Todos os lugares são jogados por bots, os mais fortes também; vês todas as mãos.
way-watch-about-hashi = Todos os lugares são jogados por bots, os mais fortes também; vês todos os quadros.
bot-own-kind = só se senta com os seus
bot-coded-table = não entende o código destes bots
which-bot = Qual bot?
player-name = Nome do jogador { $number }
player-number = Jogador { $number }
create-table = Criar a mesa
start-game = Começar o jogo

terms = Condições da mesa
players = Jogadores
players-count = { $count ->
    [one] 1 (a solo)
   *[other] { $count }
}
variant = Variante
variant-five = Cinco cores
variant-three = Três cores
variant-four = Quatro cores
variant-six = Seis cores
variant-multicolour = Cinco cores e uma multicolor
variant-multicolour-short = Cinco cores e uma multicolor curta
variant-one-of-each = Cinco cores e uma com uma só carta de cada valor
variant-colourless = Cinco cores e uma incolor
variant-colourless-short = Cinco cores e uma incolor curta
variant-four-multicolour = Quatro cores e uma multicolor
variant-four-multicolour-short = Quatro cores e uma multicolor curta
variant-four-one-of-each = Quatro cores e uma com uma só carta de cada valor
variant-four-colourless = Quatro cores e uma incolor
variant-four-colourless-short = Quatro cores e uma incolor curta
option-grand-finale = Grande final: joga-se até ganhar ou perder tudo
option-empty-clues = São permitidas pistas que não apontam nenhuma carta
option-strikeout-scores-zero = A terceira falha custa todos os pontos
board = Quadro
board-A = Lado A (mais fácil)
board-B = Lado B (mais difícil)
board-own = Um quadro nosso
board-text = O quadro: o ilha, R bandeira vermelha, B bandeira azul, . água
mistakes-rule = Erros
mistakes-strict = Rigoroso: os erros são recusados
mistakes-paper = Como no papel: os erros descobrem-se depois da ronda
talk = Conversa
talk-strict = Rigorosa: frases fixas durante o jogo
talk-house = Da casa: conversa livre
talk-strict-short = rigorosa
talk-house-short = regras da casa
watching = Espectadores
watching-public = veem o que todos veem
watching-shadow = podem espreitar um jogador, se o anfitrião deixar
watching-all = podem ver todas as mãos, se o anfitrião deixar
watching-all-hashi = podem ver cada marca enquanto é desenhada, se o anfitrião deixar
watching-closed = nenhum
clock = Relógio
clock-none = Nenhum
clock-minutes = { $minutes ->
    [one] 1 minuto por jogador e 10 segundos por turno
   *[other] { $minutes } minutos por jogador e 10 segundos por turno
}
shuffle-seats = Sortear os lugares

lobby = { $game }: a mesa enche-se
invite = Convida amigos com esta ligação
copy = Copiar
copied = Copiado
share = Partilhar
seats = Lugares
open-seat = Lugar livre
sit = Sentar aqui
stand = Levantar
add-bot = Juntar um bot
seat-bot = Bot para o lugar { $seat }
clear-seat = Libertar o lugar { $seat }
start-needs-seats = Primeiro têm de estar todos os lugares ocupados.
host-starts = O anfitrião começa quando estiverem todos.
people = Pessoas
watches-public = está a ver
watches-shadow = espreita { $name }
watches-all = vê todas as mãos
watches-all-hashi = vê cada marca enquanto é desenhada
wish-shadow = gostava de espreitar { $name }
wish-all = gostava de ver todas as mãos
wish-all-hashi = gostava de ver cada marca enquanto é desenhada
allow = Deixar
deny = Não
make-host = Tornar anfitrião
kick = Mandar embora
ask-all = Pedir para ver todas as mãos
ask-all-hashi = Pedir para ver cada marca enquanto é desenhada
ask-shadow = Pedir para ver como { $name }
finished-games = Jogos feitos aqui
finished-game = Jogo { $number }: { $scores }

table = Mesa
table-code = Mesa { $code }
spectating = estás a ver
seat-link = Ligação de volta ao meu lugar
seat-link-about = Abre-a em qualquer navegador para recuperar o teu lugar. Guarda-a para ti.
stop-game = Terminar este jogo agora
stop-title = Terminar este jogo?
stop-text = Termina para toda a mesa, tal como está. Ninguém o poderá continuar.
stop-yes = Terminar
leave = Deixar a mesa
pause = Pausa
unpause = Continuar
eyes = Visto por

chat = Conversa
chat-say = Diz alguma coisa
chat-send = Enviar
chat-strict = Mesa rigorosa: só estas frases durante o jogo.
phrases = Dizer uma frase…
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-thinking = Ainda estou a pensar.
phrase-take-your-time = Sem pressa.
phrase-back-soon = Volto já.
phrase-back = Já voltei.
phrase-thanks = Obrigado!
phrase-well-played = Bem jogado!
phrase-again = Mais um?
phrase-goodbye = Adeus!

command = Linha de comandos
command-hanabi = play 1 · clue B red
command-hashi = b2=5 · b2-b5 · done · undo
command-help = Carrega em / para vir aqui. Cada jogada pode ser escrita na notação das regras.
command-keys-hanabi = Teclas: 1–5 escolhem a tua carta, P joga-a, D descarta-a, C começa uma pista.
command-keys-hashi = Teclas: as setas movem, Enter escreve, Shift e uma seta desenha, U desfaz, D confirma, H pede uma sugestão (a sós).

hand-over = Passa o dispositivo a { $name }
hand-over-hint = Agora mais ninguém deve olhar.
hand-over-take = Sou { $name }
hand-over-wait = À espera dos outros…

play-again = Jogar outra vez
rematch = Desforra
watch-replay = Ver a repetição
audit = A distribuição foi justa?
audit-about = O servidor comprometeu-se com a distribuição antes do jogo por uma impressão digital: o SHA-256 do sal, uma mudança de linha e a distribuição. Agora os três estão à vista.
audit-digest = Impressão digital
audit-salt = Sal
audit-deal = Distribuição
audit-sealed = A distribuição está selada
audit-sealed-about = A impressão digital dela foi tirada antes do jogo. No fim, qualquer pessoa pode confirmar que a distribuição é a mesma.

said-joined = { $name } juntou-se.
said-left = { $name } saiu.
said-started = O jogo começa.
said-ended = O jogo acabou.
said-said = { $name } diz: { $text }
said-paused = Os relógios estão em pausa.
said-unpaused = Os relógios andam outra vez.
said-clock = Acabou o tempo de { $name }; o jogo continua.
said-round = Ronda { $round }: número { $number }, { $bridges } pontes.

botname-random = Dados
botname-cautious = Novato
botname-partner = Parceiro
botname-hat = Cartola
botname-careful = Prudente
botname-planner = Projetista
botname-master = Mestre
botname-hat-search = Cartola com lupa
botname-learned = Prodígio
botname-learned-search = Prodígio com lupa
