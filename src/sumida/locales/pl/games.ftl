# Tytuły w grze Hashi solo i to, co mówi publiczność po partii Hanabi.

rank-errand-runner = Pomocnik
rank-water-bearer = Nosiwoda
rank-bamboo-binder = Wiążący bambus
rank-bolt-turner = Wkrętak
rank-concrete-pourer = Wylewacz betonu
rank-site-manager = Kierownik projektu
rank-bridge-master = Mistrz mostów
rank-chief-planner = Specjalista ds. planowania
rank-statics-sage = Ekspert ds. statyki
rank-ace-architect = As architektury
rank-building-genius = Geniusz konstrukcyjny
rank-deity-of-the-isles = Bóg wysp
ranks-all = Poniżej 41 punktów: { rank-errand-runner }. Dalej: 41 { rank-water-bearer }, 43 { rank-bamboo-binder }, 45 { rank-bolt-turner }, 47 { rank-concrete-pourer }, 49 { rank-site-manager }, 51 { rank-bridge-master }, 52 { rank-chief-planner }, 54 { rank-statics-sage }, 56 { rank-ace-architect }, 58 { rank-building-genius }, 60 { rank-deity-of-the-isles }.

verdict-horrible = Widzowie wyszli przed końcem i zabrali ze sobą lampiony.
verdict-mediocre = Trochę braw, głównie dla rozgrzewki.
verdict-honourable = Przyzwoity wieczór; ktoś nawet zapamięta kolory.
verdict-excellent = Wiwaty po obu brzegach rzeki.
verdict-amazing = O tej nocy będzie się mówić latami.
verdict-legendary = Cisza, a potem grzmot: nikt jeszcze nie widział takiego nieba.
verdict-won = Wszystkie fajerwerki rozbłysły: wielki finał wygrany.
verdict-lost = Wielki finał rozchodzi się w dym.
verdict-running = Wielki finał jeszcze trwa.

race-red = Cztery czerwone flagi
race-blue = Trzy niebieskie flagi
race-linked = Sześć połączonych wysp
