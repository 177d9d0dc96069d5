# As lições.
title-learn = Aprender — Sumida
learn-title = Aprende a jogar
learn-intro = Cada lição dura três minutos e joga-se num quadro a sério.
learn-next = Seguinte
learn-do = É a tua vez.
learn-progress = Passo { $step } de { $count }
learn-partner = Bo

learn-hashi-1 = Este é o rio: dezoito ilhas, e linhas pontilhadas por onde podem passar pontes. Uma ilha está pronta quando lá chegam exatamente tantas pontes quantas diz o seu número. Só as ilhas prontas dão pontos.
learn-hashi-2 = Antes da primeira carta, escreves um 3 ou um 4 numa ilha sem bandeira. Põe o 4 na ilha iluminada.
learn-hashi-3 = Com mais jogadores, agora passavas o quadro para a esquerda. A solo ficas com ele: confirma.
learn-hashi-4 = A carta diz: número 3, duas pontes. Primeiro vem o número: escreve-o na ilha iluminada.
learn-hashi-5 = Agora, as duas pontes. Uma ponte começa numa ilha com número e segue uma linha pontilhada; cabem duas, lado a lado. Clica duas vezes na linha iluminada, ou arrasta de ilha em ilha, e confirma.
learn-hashi-6 = Número 1, uma ponte. Escreve o 1 ao lado do 3.
learn-hashi-7 = Liga as duas e confirma: as duas ilhas já têm todas as suas pontes. Estão prontas e ganham um círculo.
learn-hashi-8 = É com as bandeiras que se ganham as corridas. Mas uma ilha com bandeira só aceita um número quando já lá chega uma ponte. Por isso, escreve primeiro o 2 na ilha iluminada…
learn-hashi-9 = … e depois desenha uma ponte para a bandeira azul e outra para o 2. O teu 4 tem as suas quatro pontes: pronta! Confirma.
learn-hashi-10 = Número 1. A bandeira azul tem exatamente uma ponte, por isso com um 1 fica logo pronta. Escreve-o.
learn-hashi-11 = A carta pede duas pontes, mas só caberia uma. Ou todas ou nenhuma: não desenhes nada e confirma.
learn-hashi-12 = E é tudo: dezassete cartas, 2 pontos por cada ilha pronta e três corridas: todas as bandeiras vermelhas, todas as azuis, seis ilhas prontas ligadas. O primeiro a ganhar uma corrida recebe mais pontos. E agora, um rio a sério!

learn-hanabi-1 = O Hanabi joga-se em equipa. Vês as cartas de Bo; das tuas só vês o verso. Em equipa constroem uma série de fogos de artifício de cada cor, do 1 ao 5.
learn-hanabi-2 = Bo tem dois 1, e os 1 já podem ser jogados. Diz-lhe: escolhe um 1 na mão dele e depois a pista 1. Uma pista indica sempre todas as cartas que coincidem.
learn-hanabi-3 = Isso custou uma ficha de pista. Bo percebeu e jogou o seu 1 vermelho: a série vermelha começou.
learn-hanabi-4 = Um descarte devolve uma ficha. Não sabes nada da tua carta mais antiga, a da esquerda: escolhe-a e descarta-a.
learn-hanabi-5 = Bo diz-te: esta carta é vermelha. Porque será? A série vermelha precisa de um 2… Confia nele: escolhe a carta e joga-a.
learn-hanabi-6 = Encaixa! Uma carta que não encaixa custa uma falha, e a terceira falha acaba com o espetáculo. Quando o baralho se esgota, cada jogador tem um último turno. A pontuação perfeita são vinte e cinco pontos. É a tua vez, com dois bots!
