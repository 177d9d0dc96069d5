### Playing without a network

offline-about = I due giochi, le regole e i bot, le lezioni e le tue repliche possono restare in questo browser. Così giochi in aereo, in galleria o dove non c’è rete.
offline-joins = Le partite che inizi offline restano in questo browser e si uniscono alle tue partite quando torna la rete.
offline-kept-here = Le tue partite restano in questo browser; nulla viene inviato.
offline-insecure = Questo browser non può conservare la pagina qui: servono una connessione sicura (https) e uno spazio di archiviazione, che alcune finestre private non hanno.
offline-get = Rendi giocabile offline ({ $megabytes } MB)
offline-loading = Caricamento …
offline-preparing = Preparazione delle regole …
offline-failed = Non ha funzionato. Controlla la connessione e riprova.
offline-ready = In questo browser puoi giocare a entrambi i giochi senza rete.
offline-play = Gioca a { $game }
offline-remove = Rimuovi da questo browser
offline-home-screen = Aggiungi la pagina alla schermata Home per aprirla come un’app.
offline-now = Offline: giochi in questo browser
