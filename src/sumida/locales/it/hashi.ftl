# Perché le regole di Hashi rifiutano qualcosa.

refuse-hashi-done = Hai confermato questo turno; gli altri stanno ancora giocando.
refuse-hashi-no-seat = A questo tavolo non c’è il posto { $seat }.
refuse-hashi-undo-nothing = In questo turno non c’è niente da annullare.
refuse-hashi-set-up = Nella preparazione scrivi solo un numero iniziale.
refuse-hashi-no-start-number = Prima scrivi un 3 o un 4 su un’isola senza bandiera.
refuse-hashi-start-number = Il numero iniziale è un 3 o un 4.
refuse-hashi-second-number = Puoi scrivere un solo numero per turno.
refuse-hashi-number-after-bridge = Prima viene il numero: in questo turno hai già tracciato un ponte.
refuse-hashi-number-not-card = La carta mostra { $number }: non puoi scrivere un altro numero.
refuse-hashi-number-range = Un numero va da 1 a 6.
refuse-hashi-number-there = L’isola { $island } ha già un numero.
refuse-hashi-flag-needs-bridge = L’isola { $island } ha una bandiera: accetta un numero solo quando un ponte la raggiunge.
refuse-hashi-number-low = L’isola { $island } ha più di { $number } ponti: il numero non può essere minore.
refuse-hashi-bridge-no-number = Né { $a } né { $b } ha un numero: un ponte deve partire da un’isola che ne ha uno.
refuse-hashi-line-full = Due ponti collegano già { $a } e { $b }: un terzo non è permesso.
refuse-hashi-bridge-crosses = Il ponte da { $a } a { $b } incrocerebbe un altro ponte.
refuse-hashi-island-finished = { $islands } ha già tanti ponti quanti ne dice il suo numero: non se ne possono aggiungere.
refuse-hashi-six-bridges = { $islands } ha già sei ponti: non c’è un numero più alto.
refuse-hashi-bridges-drawn = Tutti i ponti della carta ({ $bridges }) sono tracciati.
refuse-hashi-bridges-incomplete = Dopo questo ponte gli altri della carta ({ $left }) non si potrebbero più tracciare: o tutti o nessuno.
refuse-hashi-bridges-missing = Bisogna tracciare tutti i { $bridges } ponti della carta, o nessuno: ne mancano { $left }.

# La regola degli sbagli come su carta: i motivi qui sopra nominano la regola violata.

refuse-hashi-erase-strict = Gli sbagli si possono cancellare solo ai tavoli come su carta.
refuse-hashi-erase-nothing = In { $mark } non c’è uno sbaglio dell’ultimo turno da cancellare.
refuse-hashi-erase-built-on = Un segno successivo tocca { $mark }: non si può più cancellare.
refuse-hashi-line-crowded = Su questa linea non c’è spazio per un altro ponte.
refuse-hashi-struck = L’isola { $island } è barrata e non riceve altri segni.

# Ciò che non è affatto un’azione, una carta, un mazzo, un’opzione o una plancia.

error-hashi-action = «{ $text }» non è un’azione; scrivi b2=5, b2-b5, done, x b2 o x b2-b5.
error-hashi-no-island = Su questa plancia non c’è l’isola { $island }.
error-hashi-no-line = Su questa plancia non c’è la linea punteggiata { $line }.
error-hashi-card = La carta { $place } è «{ $text }»; una carta è un numero 1–6 e 1–3 ponti, per esempio 5/3.
error-hashi-card-count = Servono esattamente { $wanted } carte come 5/3, separate da spazi; trovate: { $found }.
error-hashi-deal-card = La carta { $card } compare più volte di quante ne ha il mazzo.
error-hashi-option = L’opzione «{ $key }» non è valida; permesso: { $allowed }.
error-hashi-option-unknown = Hashi non ha l’opzione «{ $key }»; le sue opzioni sono { $allowed }.
error-hashi-difficulty = Non c’è la difficoltà «{ $difficulty }»; scegli { $allowed }.
error-board-long = Riga { $line }, colonna { $column }: una plancia ha al massimo { $most } caratteri.
error-board-letter = Riga { $line }, colonna { $column }: «{ $letter }» non è né un’isola né acqua; usa o, R, B o un punto.
error-board-blank = Riga { $line }, colonna { $column }: metti spazi tra le lettere, come in «o . R».
error-board-empty = Riga { $line }, colonna { $column }: non c’è una griglia; una plancia ha righe di o, R, B e punti.
error-board-ragged = Riga { $line }, colonna { $column }: questa riga ha { $found } caselle ma la prima ne ha { $width }; devono essere tutte lunghe uguali.
error-board-big = Riga { $line }, colonna { $column }: una plancia ha al massimo { $most } colonne e { $most } righe.
error-board-count = Riga { $line }, colonna { $column }: una plancia ha esattamente { $wanted } isole «{ $letter }»; questa ne ha { $found }.
error-board-alone = Riga { $line }, colonna { $column }: l’isola { $island } non ha altre isole nella sua riga o colonna.
