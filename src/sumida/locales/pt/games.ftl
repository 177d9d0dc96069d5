# Postos de um jogo de Hashi a solo e o que diz o público depois de um de Hanabi.

rank-errand-runner = Lacaio
rank-water-bearer = Tirador de água
rank-bamboo-binder = Aglomerante de bambu
rank-bolt-turner = Torneiro de parafusos
rank-concrete-pourer = Fundidor de cimento
rank-site-manager = Gestor de projetos
rank-bridge-master = Operador de pontes
rank-chief-planner = Especialista em planeamento
rank-statics-sage = Perito em estática
rank-ace-architect = Ás dos arquitetos
rank-building-genius = Génio da construção
rank-deity-of-the-isles = Deus das ilhas

verdict-horrible = O público foi-se embora antes do fim e levou as lanternas.
verdict-mediocre = Algumas palmas, sobretudo por causa do frio.
verdict-honourable = Uma noite decente; alguém se lembrará das cores.
verdict-excellent = Vivas nas duas margens do rio.
verdict-amazing = Vai falar-se desta noite durante anos.
verdict-legendary = Silêncio, depois um trovão: nunca se viu um céu assim.
verdict-won = Todas as séries brilham: o grande final está ganho.
verdict-lost = O grande final apaga-se.
verdict-running = O grande final ainda decorre.

race-red = Quatro bandeiras vermelhas
race-blue = Três bandeiras azuis
race-linked = Seis ilhas ligadas
