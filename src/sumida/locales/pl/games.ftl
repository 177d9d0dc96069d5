# Rangi gry Hashi w pojedynkę i to, co mówi publiczność po grze Hanabi.

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

verdict-horrible = Widzowie wyszli przed końcem i zabrali lampiony.
verdict-mediocre = Kilka braw, głównie dla rozgrzewki.
verdict-honourable = Przyzwoity wieczór; ktoś zapamięta kolory.
verdict-excellent = Wiwaty po obu brzegach rzeki.
verdict-amazing = O tej nocy będzie się mówić latami.
verdict-legendary = Cisza, a potem grzmot: nikt nie widział takiego nieba.
verdict-won = Wszystkie serie świecą: wielki finał wygrany.
verdict-lost = Wielki finał gaśnie.
verdict-running = Wielki finał jeszcze trwa.

race-red = Cztery czerwone flagi
race-blue = Trzy niebieskie flagi
race-linked = Sześć połączonych wysp
