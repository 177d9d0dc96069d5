# As lições.
title-learn = Aprender — Sumida
learn-title = Aprende a jogar
learn-intro = Cada lição dura três minutos, no quadro verdadeiro e com as tuas próprias mãos.
learn-next = Seguinte
learn-do = É a tua vez.
learn-progress = Passo { $step } de { $count }
learn-partner = Bo

learn-hashi-1 = Este é o rio: dezoito ilhas, e linhas pontilhadas onde cabem pontes. Uma ilha está pronta quando lhe chegam exatamente tantas pontes como diz o seu número. Só as ilhas prontas pontuam.
learn-hashi-2 = Antes da primeira carta escreves um 3 ou um 4 numa ilha sem bandeira. Põe o 4 na ilha iluminada.
learn-hashi-3 = Com mais gente passarias agora o quadro para a esquerda. A solo ficas com ele: confirma.
learn-hashi-4 = A carta diz: número 3, duas pontes. Primeiro o número: escreve-o na ilha iluminada.
learn-hashi-5 = Agora as duas pontes. Uma ponte começa numa ilha com número e segue uma linha pontilhada; cabem duas, lado a lado. Clica duas vezes na linha iluminada, ou arrasta de ilha a ilha, e confirma.
learn-hashi-6 = Número 1, uma ponte. Escreve o 1 ao lado do 3.
learn-hashi-7 = Liga as duas e confirma: ambas as ilhas têm já todas as suas pontes. Estão prontas, e um círculo cerca-as.
learn-hashi-8 = As bandeiras são o prémio das corridas. Mas uma ilha com bandeira só aceita número quando já lá chega uma ponte. Por isso, primeiro escreve o 2 na ilha iluminada…
learn-hashi-9 = … e desenha uma ponte para a bandeira azul e outra para o 2. O teu 4 tem as suas quatro pontes: pronta! Confirma.
learn-hashi-10 = Número 1. A bandeira azul tem exatamente uma ponte, por isso com um 1 fica logo pronta. Escreve-o.
learn-hashi-11 = A carta pede duas pontes, mas só caberia uma. É tudo ou nada: renuncia e confirma.
learn-hashi-12 = É este o jogo todo: dezassete cartas, 2 pontos por ilha pronta e três corridas: todas as vermelhas, todas as azuis, seis ilhas prontas ligadas. O primeiro a ganhar uma corrida recebe mais. E agora, um rio a sério!

learn-hanabi-1 = Joga-se Hanabi em equipa. Vês as cartas de Bo; as tuas só te mostram as costas. Juntos constroem um fogo em cada cor, de 1 a 5.
learn-hanabi-2 = Bo tem dois uns, e os uns já podem ser jogados. Diz-lhe: escolhe um 1 na mão dele e depois a pista 1. Uma pista aponta sempre todas as cartas que condizem.
learn-hanabi-3 = Isso custou uma ficha de pista. Bo percebeu e jogou o seu 1 vermelho: o fogo vermelho começou.
learn-hanabi-4 = Um descarte devolve uma ficha. Nada sabes da tua carta mais antiga, à esquerda: escolhe-a e descarta-a.
learn-hanabi-5 = Bo diz-te: esta carta é vermelha. Porque o diria? O fogo vermelho precisa de um 2… Confia nele: escolhe a carta e joga-a.
learn-hanabi-6 = Encaixa! As cartas que não encaixam custam uma falha, e a terceira falha acaba o espetáculo. Com o baralho vazio todos têm um último turno. Vinte e cinco pontos são a perfeição. É a tua vez, com dois bots!
