# Títulos de uma partida de Hashi a solo e o que diz o público depois de uma de Hanabi.

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
ranks-all = Com menos de 41 pontos és { rank-errand-runner }. Daí em diante: 41 { rank-water-bearer }, 43 { rank-bamboo-binder }, 45 { rank-bolt-turner }, 47 { rank-concrete-pourer }, 49 { rank-site-manager }, 51 { rank-bridge-master }, 52 { rank-chief-planner }, 54 { rank-statics-sage }, 56 { rank-ace-architect }, 58 { rank-building-genius }, 60 { rank-deity-of-the-isles }.

verdict-horrible = O público foi embora antes do fim e levou as lanternas.
verdict-mediocre = Algumas palmas, sobretudo para aquecer as mãos.
verdict-honourable = Uma noite decente; alguém até se vai lembrar das cores.
verdict-excellent = Vivas nas duas margens do rio.
verdict-amazing = Vão falar desta noite durante anos.
verdict-legendary = Silêncio, depois um trovão: nunca se viu um céu assim.
verdict-won = Todas as séries brilham: o grande final é um sucesso.
verdict-lost = O grande final desfaz-se em fumo.
verdict-running = O grande final ainda não acabou.

race-red = Quatro bandeiras vermelhas
race-blue = Três bandeiras azuis
race-linked = Seis ilhas ligadas
