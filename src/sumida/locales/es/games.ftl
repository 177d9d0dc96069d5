# Rangos de una partida de Hashi en solitario y lo que dice el público tras una de Hanabi.

rank-errand-runner = Esbirro
rank-water-bearer = Aguador
rank-bamboo-binder = Unidor de bambú
rank-bolt-turner = Atornillador
rank-concrete-pourer = Vertedor de hormigón
rank-site-manager = Director de proyectos
rank-bridge-master = Maestro de puentes
rank-chief-planner = Proyectista profesional
rank-statics-sage = Adepto de la estática
rank-ace-architect = As de la arquitectura
rank-building-genius = Genio de la construcción
rank-deity-of-the-isles = Dios de las islas
ranks-all = Con menos de 41 puntos eres { rank-errand-runner }. Desde ahí: 41 { rank-water-bearer }, 43 { rank-bamboo-binder }, 45 { rank-bolt-turner }, 47 { rank-concrete-pourer }, 49 { rank-site-manager }, 51 { rank-bridge-master }, 52 { rank-chief-planner }, 54 { rank-statics-sage }, 56 { rank-ace-architect }, 58 { rank-building-genius }, 60 { rank-deity-of-the-isles }.

verdict-horrible = El público se fue antes del final y se llevó los faroles.
verdict-mediocre = Unas pocas palmas, más que nada para entrar en calor.
verdict-honourable = Una velada decente; alguien recordará los colores.
verdict-excellent = Vítores en las dos orillas del río.
verdict-amazing = Se hablará de esta noche durante años.
verdict-legendary = Silencio y luego un trueno: nadie ha visto jamás un cielo así.
verdict-won = Todas las series brillan: la traca final es un éxito.
verdict-lost = La traca final se queda en humo.
verdict-running = La traca final sigue en marcha.

race-red = Cuatro banderas rojas
race-blue = Tres banderas azules
race-linked = Seis islas unidas
