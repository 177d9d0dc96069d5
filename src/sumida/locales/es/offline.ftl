### Playing without a network

offline-about = Los dos juegos, sus reglas y bots, las lecciones y tus repeticiones pueden quedarse en este navegador. Así juegas en un avión, en un túnel o donde no haya red.
offline-joins = Las partidas que empieces sin conexión se quedan en este navegador y se unen a tus partidas cuando vuelve la red.
offline-kept-here = Tus partidas se quedan en este navegador; no se envía nada.
offline-insecure = Este navegador no puede guardar la página aquí: hace falta una conexión segura (https) y almacenamiento, que algunas ventanas privadas no tienen.
offline-get = Hacer que funcione sin conexión ({ $megabytes } MB)
offline-loading = Cargando …
offline-preparing = Preparando las reglas …
offline-failed = No ha funcionado. Comprueba la conexión e inténtalo de nuevo.
offline-ready = Este navegador juega a los dos juegos sin red.
offline-play = Jugar a { $game }
offline-remove = Quitar de este navegador
offline-home-screen = Añade la página a tu pantalla de inicio para abrirla como una aplicación.
offline-now = Sin conexión: juegas en este navegador
