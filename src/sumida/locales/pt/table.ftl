# À volta de uma mesa: criá-la, sala de espera, lugares, chat, relógios.
new-table = Mesa nova: { $game }
with-whom = Com quem vais jogar?
way-link = Amigos, por um link
way-link-about = Recebes um link para partilhar; cada um joga no seu dispositivo.
way-bots = Bots
way-bots-about = Os bots ocupam os outros lugares e a partida começa logo.
way-device = Amigos, neste dispositivo
way-device-about-hanabi = O dispositivo passa de um para outro; as mãos ficam escondidas entre turnos.
way-device-about-hashi = O dispositivo passa de um para outro; cada jogador desenha no seu quadro.
way-watch = Ver os bots
way-watch-about-hanabi = Os bots ocupam todos os lugares, até os mais fortes; vês todas as mãos.
way-watch-about-hashi = Os bots ocupam todos os lugares, até os mais fortes; vês todos os quadros.
bot-own-kind = só joga com bots como ele
bot-coded-table = não entende o código destes bots
which-bot = Qual bot?
player-name = Nome do jogador { $number }
player-number = Jogador { $number }
create-table = Criar a mesa
start-game = Começar a partida

terms = Definições da mesa
option-players = Jogadores
players-count = { $count ->
    [one] 1 (a solo)
   *[other] { $count }
}
option-variant = Variante
variant-five = Cinco cores
variant-three = Três cores
variant-four = Quatro cores
variant-six = Seis cores
variant-multicolour = Cinco cores e multicolor
variant-multicolour-short = Cinco cores e multicolor (uma carta por valor)
variant-one-of-each = Cinco cores e preto (uma carta por valor)
variant-colourless = Cinco cores e incolor
variant-colourless-short = Cinco cores e incolor (uma carta por valor)
variant-four-multicolour = Quatro cores e multicolor
variant-four-multicolour-short = Quatro cores e multicolor (uma carta por valor)
variant-four-one-of-each = Quatro cores e preto (uma carta por valor)
variant-four-colourless = Quatro cores e incolor
variant-four-colourless-short = Quatro cores e incolor (uma carta por valor)
option-grand-finale = Grande final: joga-se até ganhar ou perder tudo
option-empty-clues = Permitir pistas que não indicam nenhuma carta
option-strikeout-scores-zero = Com a terceira falha perdem-se todos os pontos
option-board = Quadro
board-A = Lado A (mais fácil)
board-B = Lado B (mais difícil)
board-own = O teu próprio quadro
board-text = Quadro: o ilha, R bandeira vermelha, B bandeira azul, . água
option-mistakes = Erros
mistakes-strict = Rigoroso: os erros são recusados
mistakes-paper = Como no papel: os erros descobrem-se depois da ronda
mistakes-strict-short = erros recusados
mistakes-paper-short = erros como no papel
grand-finale-short = grande final
empty-clues-short = pistas vazias permitidas
strikeout-scores-zero-short = a terceira falha perde tudo
talk = Regras do chat
talk-silent = Em silêncio: sem comentários durante a partida
talk-strict = Rigorosas: só frases predefinidas durante a partida
talk-house = Da casa: chat livre
talk-strict-short = só frases predefinidas
talk-house-short = chat livre
talk-silent-short = sem comentários
watching = Espectadores
watching-public = só veem o que é público
watching-shadow = podem espreitar por cima do ombro de um jogador, se o anfitrião deixar
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
open-to-all = Aberta a todos: a mesa aparece na primeira página, e qualquer pessoa pode sentar-se e assistir
open-to-bots = Aberta a bots: a mesa aparece numa lista e podem sentar-se programas de outras pessoas
show-sorting = Os outros veem como cada mão está ordenada
sorting-shown-short = vê-se a ordem das mãos
sorting-hidden-short = a ordem das mãos é privada
clock-short = { $minutes } min + { $increment } s
clock-none-short = sem relógio
takebacks = Anular jogadas
takebacks-agreed-hanabi = Se todos concordarem
takebacks-agreed-hashi = Um turno pode ser reaberto até à carta seguinte
takebacks-never-hanabi = Nunca
takebacks-never-hashi = Nunca
takebacks-agreed-short = anula-se se todos concordarem
takebacks-agreed-hashi-short = um turno pode ser reaberto
takebacks-never-short = nada se anula
level-short = { $level ->
    [0] sem convenções, por agora
    [1] convenções básicas
   *[other] convenções até ao nível { $level }
}
starts = Quem começa
starts-first = O primeiro lugar
starts-host = O anfitrião
starts-drawn = Por sorteio
starts-seat = Lugar { $seat }: { $name }
starts-host-short = começa o anfitrião
starts-drawn-short = sorteia-se quem começa
starts-seat-short = começa { $name }
takeover = Se faltar um jogador
takeover-host = Decide o anfitrião
takeover-after = { $minutes ->
    [one] Um bot substitui-o passado 1 minuto
   *[other] Um bot substitui-o passados { $minutes } minutos
}
takeover-bot = Que bot o substitui
takeover-short = { $bot } substitui passados { $minutes } min
open-to-all-short = aberta a todos
open-to-bots-short = aberta a bots

lobby = { $game }: à espera de jogadores
invite = Convida amigos com este link
invite-qr = Código QR
invite-qr-about = Código QR do link { $address }
invite-network = Este link é para outros dispositivos da tua rede.
invite-only-here = Só este computador consegue abrir este link. Para que outros da tua rede possam entrar, para o servidor e inicia-o com: sumida serve --host 0.0.0.0
lock = Trancar a mesa
lock-open = Quem tiver o link pode entrar.
unlock = Abrir a mesa
locked = A mesa está trancada: não pode entrar mais ninguém.
copy = Copiar
copied = Copiado
share = Partilhar
seats = Lugares
open-seat = Lugar livre
sit = Sentar aqui
stand = Levantar
add-bot = Adicionar um bot
seat-bot = Bot para o lugar { $seat }
clear-seat = Libertar o lugar { $seat }
start-needs-seats = Primeiro têm de estar ocupados todos os lugares.
host-starts = O anfitrião começa a partida quando estiverem todos.
people = Pessoas
rename = Mudar o meu nome
rename-save = Mudar
watches-public = está a ver
watches-shadow = espreita por cima do ombro de { $name }
watches-all = vê todas as mãos
watches-all-hashi = vê cada marca enquanto é desenhada
wish-shadow = pede para espreitar por cima do ombro de { $name }
wish-all = pede para ver todas as mãos
wish-all-hashi = pede para ver cada marca enquanto é desenhada
wish-play = pede para ocupar o lugar { $seat }
wish-asked = Pediste ao anfitrião. Espera pela resposta.
wish-declined = O anfitrião disse que não.
wish-seat-taken = O lugar já foi ocupado.
allow = Permitir
deny = Não
make-host = Tornar anfitrião
kick = Expulsar
kick-title = Expulsar { $name } da mesa?
kick-text = { $name } não poderá voltar a esta mesa.
kick-seat = Quem continua a jogar neste lugar?
kick-seat-open = Ninguém: o lugar fica livre
requests = Pedidos
withdraw = Retirar
takeback-ask = Anular jogada
takeback-asks = { $moves ->
    [one] { $name } pede para anular a última jogada.
   *[other] { $name } pede para anular as últimas { $moves } jogadas.
}
takeback-asked = Pediste para anular a tua jogada. Falta a resposta de { $names }.
takeback-waiting = Falta a resposta de { $names }.
takeback-agree = Concordo
takeback-decline = Não
substitute-for = { $bot } por { $name }
substitute-plays = joga { $bot }
substitute-you = { $bot } está a jogar por ti.
take-seat-back = Recuperar o meu lugar
absent-open = O lugar { $seat } está livre.
absent-left = { $name } saiu da partida.
absent-away = { $name } não está.
let-bot-play = Pôr um bot a jogar…
ask-all = Pedir para ver todas as mãos
ask-all-hashi = Pedir para ver cada marca enquanto é desenhada
ask-shadow = Pedir a vista de { $name }
ask-seat = Pedir este lugar
finished-games = Partidas jogadas aqui
finished-earlier = Partidas anteriores
finished-game = Partida { $number }: { $scores }
archived-title = Partida antiga
archived-running = Esta partida começou com a versão { $version } das regras, que este servidor não tem. Não se pode continuar.
archived-host = O anfitrião pode terminá-la e começar outra.
archived-over = Esta partida foi jogada com a versão { $version } das regras, que este servidor não tem. Aqui mostra-se o que dela ficou guardado.
archived-result = Resultado
archived-no-result = O resultado não foi guardado.

table = Mesa
table-code = Mesa { $code }
spectating = estás a ver
seat-link = Link de volta ao meu lugar
seat-link-about = Abre-o em qualquer navegador para recuperar o teu lugar. Não o partilhes.
seat-link-renew = Renovar o link
seat-link-renew-about = Se outra pessoa tiver o link, renova-o: o antigo deixa de funcionar e os teus outros dispositivos saem da mesa.
seat-link-renewed = Este é o link novo. O antigo já não funciona.
stop-game = Terminar esta partida agora
stop-title = Terminar esta partida?
stop-text = A partida termina agora para toda a mesa e não poderá ser retomada.
stop-yes = Terminar
leave = Sair da mesa
pause = Pausa
unpause = Retomar
eyes = Ponto de vista
sound = Som
sound-on = O som está ligado
sound-off = O som está desligado
notify = Avisar-me quando for a minha vez
notify-on = Os avisos estão ligados
notify-off = Os avisos estão desligados
notify-denied = O teu navegador bloqueia os avisos desta página; podes permiti-los nas definições do site.
alert-title = É a tua vez – { $game }
alert-text = A mesa { $code } está à tua espera.

chat = Chat
chat-and-log = Chat e o que aconteceu
chat-unread = { $count ->
    [one] Chat: 1 mensagem nova
   *[other] Chat: { $count } mensagens novas
}
chat-say = Diz alguma coisa
chat-send = Enviar
chat-earlier = Mensagens anteriores
chat-strict = Mesa rigorosa: só estas frases durante a partida.
chat-silent = Mesa em silêncio: durante a partida não comentam nem jogadores nem espectadores.
phrases = Dizer uma frase…
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-thinking = Ainda estou a pensar.
phrase-take-your-time = Sem pressa.
phrase-back-soon = Volto já.
phrase-back = Já voltei.
phrase-thanks = Obrigado!
phrase-well-played = Bem jogado!
phrase-again = Mais uma partida?
phrase-goodbye = Adeus!

command = Linha de comandos
command-hanabi = play 1 · clue B vermelho
command-hashi = b2=5 · b2-b5 · done · undo
command-help = Escreve qualquer jogada na notação; Esc fecha esta linha.
command-keys-hanabi = Teclas: 1–5 escolhem a tua carta, P joga-a, D descarta-a, C começa uma pista, Alt com ← ou → move a carta.
command-keys-hashi = Teclas: as setas movem, Enter escreve, Shift e uma seta desenha, U desfaz, D confirma, H pede uma sugestão (a solo).
keys = Teclado
keys-frame = Em qualquer altura: / abre a linha de comandos, ? abre esta ajuda, Esc fecha.

hand-over = Passa o dispositivo a { $name }
hand-over-hint = Os outros, sem espreitar!
hand-over-take = Sou { $name }
hand-over-wait = À espera dos outros jogadores…

play-again = Jogar outra vez
rematch = Desforra
watch-replay = Ver a repetição
coach-ask = Consultar o treinador
audit = A distribuição foi justa?
audit-about = Antes da partida, o servidor publicou uma impressão digital da distribuição: o SHA-256 do sal, uma mudança de linha e a distribuição. Agora podes verificar os três.
audit-digest = Impressão digital
audit-salt = Sal
audit-deal = Distribuição
audit-sealed = A distribuição está selada
audit-sealed-about = A sua impressão digital foi publicada antes da partida. No fim, qualquer pessoa pode verificar que a distribuição não mudou.
fair-add = Participar na mistura
fair-add-about = O servidor selou a sua parte da distribuição. Agora o teu navegador junta o seu próprio acaso, e tu podes juntar palavras tuas: assim ninguém, nem o servidor, pode escolher as cartas sozinho.
fair-words = As palavras que quiseres
fair-add-words = Juntar
fair-added-by = Até agora juntaram algo: { $names }.
fair-seal = Selo
fair-secret = Segredo do servidor
fair-added = Juntado por { $name }
fair-about = Antes da partida o servidor publicou um selo, o SHA-256 do seu segredo. Depois os jogadores juntaram algo. A distribuição resulta de ambos; a documentação mostra como verificá-lo em dez linhas.
fair-download = Guardar tudo sobre esta distribuição (lido por sumida verify)
fair-fixed = Esta página verificou: a distribuição ficou fixada no início da partida e foi a que se jogou.
fair-sealed = Esta página verificou: a distribuição ficou fixada antes da partida e foi a que se jogou.
fair-mixed = Esta página verificou: a distribuição ficou fixada antes da partida, o teu navegador participou nela e foi a que se jogou.
fair-changed = Atenção: esta não é a distribuição que ficou fixada no início da partida.
fair-not-sealed = Atenção: o segredo do servidor não é o que ele selou antes da partida.
fair-not-drawn = Atenção: esta distribuição não resulta do segredo do servidor e do que os jogadores juntaram.
fair-left-out = Atenção: o que o teu navegador juntou à distribuição ficou de fora.
fair-played = Atenção: as cartas jogadas não são as da distribuição.

said-joined = { $name } entrou.
said-joined-bot = { $name }, um bot de { $owner }, entrou.
bot-of = bot de { $owner }
name-bot = { $name } (bot)
said-left = { $name } saiu.
said-locked = A mesa está trancada.
said-unlocked = A mesa está aberta outra vez.
said-substitute = { $bot } joga por { $name }.
said-substitute-left = { $name } está de volta.
said-taken-back = Uma jogada foi anulada.
said-started = A partida começou.
said-ended = A partida acabou.
said-turn = É a tua vez.
said-said = { $name } diz: { $text }
said-paused = Os relógios estão em pausa.
said-unpaused = Os relógios voltaram a andar.
said-clock = Acabou o tempo de { $name }; a partida continua.
said-round = { $bridges ->
    [one] Ronda { $round }: número { $number }, 1 ponte.
   *[other] Ronda { $round }: número { $number }, { $bridges } pontes.
}

botname-random = Dados
botname-cautious = Novato
botname-partner = Parceiro
botname-literal = Literal
botname-partner-level = Parceiro (nível { $level })
botname-hat = Cartola
botname-careful = Prudente
botname-planner = Projetista
botname-master = Mestre
botname-hat-search = Cartola com lupa
botname-learned = Prodígio
botname-learned-search = Prodígio com lupa
is-thinking = a pensar…
