# Perché le regole di Hanabi rifiutano qualcosa.

refuse-over = La partita è finita.
refuse-not-your-turn = Tocca al posto { $seat }.
refuse-hanabi-unknown = Questa non è un’azione di Hanabi: gioca, scarta o dai un indizio.
refuse-hanabi-undo = Un turno di Hanabi non si annulla: l’hanno visto tutti.
refuse-hanabi-no-tokens = Non ci sono più gettoni indizio: gioca o scarta.
refuse-hanabi-clue-self = Un indizio si dà agli altri, mai a sé stessi.
refuse-hanabi-empty-clue =
    { $value ->
        [white] Nessuna carta di { $seat } è bianca
        [red] Nessuna carta di { $seat } è rossa
        [blue] Nessuna carta di { $seat } è blu
        [yellow] Nessuna carta di { $seat } è gialla
        [green] Nessuna carta di { $seat } è verde
        [teal] Nessuna carta di { $seat } è turchese
        [black] Nessuna carta di { $seat } è nera
       *[other] Nessuna carta di { $seat } è un { $value }
    }, e a questo tavolo un indizio deve toccare una carta.
refuse-hanabi-discard-full = Ci sono tutti i { $tokens } gettoni indizio: gioca o dai un indizio.
refuse-hanabi-position = Non c’è nessuna carta in posizione { $position }: la mano ne ha { $cards }.
refuse-hanabi-clue = A questo tavolo non c’è un indizio così: i posti sono { $seats }, e un indizio nomina uno di questi valori: { $values }.

error-options-type = Le opzioni devono essere un oggetto con valori nominati.
error-hanabi-option = L’opzione «{ $option }» non è valida; permesso: { $allowed }.
error-hanabi-action = «{ $text }» qui non è un’azione: scrivi play N o discard N con N da 1 a { $positions }, oppure clue S V con S tra { $seats } e V tra { $values }.
error-hanabi-action-type = L’azione deve essere un testo.
error-hanabi-action-long = L’azione ha { $length } caratteri; se ne leggono al massimo { $limit }.
error-hanabi-card = La carta { $place } del mazzo, «{ $text }», non è una carta: scrivi una lettera tra { $letters } e un valore da 1 a 5.
error-hanabi-deck = Il mazzo contiene { $found } × { $card }; la variante { $variant } ne ha { $copies }.
error-hanabi-deck-type = Il mazzo deve essere un testo.
error-hanabi-deck-long = Il mazzo ha { $length } caratteri; se ne leggono al massimo { $limit }.
error-hanabi-engine-size = La variante { $variant } è troppo grande per il motore compilato: ha { $size }, e il massimo è { $most }.

error-hanablive-type = Una partita di hanab.live deve essere un testo.
error-hanablive-long = La partita ha { $length } caratteri; se ne leggono al massimo { $limit }.
error-hanablive-json = Questa non è una partita di hanab.live: { $fault }.
error-hanablive-link = Questo non è un link di hanab.live: { $fault }.
error-hanablive-page = Un link a una pagina di hanab.live non contiene la partita. Apri { $export }, salvala in un file, e apri qui quel file.
error-hanablive-variant = La variante di hanab.live «{ $variant }» non si può convertire; queste sì: { $variants }.
error-hanablive-option = L’opzione di hanab.live { $option } cambia le regole in un modo che questo gioco non conosce.
error-hanablive-inexpressible = Quel formato di hanab.live non può contenere l’opzione { $option }.
error-hanablive-record = Solo le partite di Hanabi con le regole { $rules } si possono esportare su hanab.live.
error-hanablive-deck = Il mazzo ha { $found } carte; dovrebbe averne { $cards }.
error-hanablive-card = La carta { $place } del mazzo ha un colore o un valore che la variante non ha.
error-hanablive-action = Azione { $number }: { $fault }.
error-hanablive-action-type = Questa non è un’azione di una partita di hanab.live.
error-hanablive-order = La carta { $order } del mazzo non è nella mano di chi deve giocare.
error-hanablive-impossible = hanab.live comunica qualcosa di impossibile: { $detail }.
