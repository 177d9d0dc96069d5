# Lo que un enlace compartido dice de sí mismo: el servidor lo pone en la página.
preview-table = Te invitan a una mesa en Sumida
preview-table-about = Abre el enlace y siéntate: Hashi o Hanabi en el navegador. Sin cuenta, sin instalar nada.
preview-replay = Una partida jugada en Sumida
preview-replay-about = Mírala jugada a jugada, desde el sitio de cualquier jugador.
preview-daily = { $game }: el reparto del día
preview-daily-about = Hoy todo el mundo recibe las mismas cartas. ¿Cuántos puntos harás?
preview-new = { $game }: juega con amigos
preview-rules = { $game }: las reglas
preview-learn = { $game }: aprende en tres minutos
preview-about = Acerca de Sumida
