# Tavoli in cui si hanno ore o giorni per ogni mossa.
deadline = Tempo per mossa
deadline-none = Nessuna scadenza
deadline-each = { $time } per mossa
deadline-other = Altro tempo…
deadline-number = Quante ore o giorni
deadline-unit = Ore o giorni
deadline-hours = ore
deadline-days = giorni
deadline-passed = Quando il tempo è scaduto
deadline-passed-bot = Un bot fa questa mossa
deadline-passed-host = Decide l’host
deadline-passed-abandon = La partita finisce
deadline-bot = Quale bot muove
deadline-holiday = Vacanza per ogni giocatore
deadline-holiday-days = fino a { $time } a partita
deadline-about = Nessuno deve restare collegato. Mentre il server è fermo il tempo non passa.
deadlines = Scadenze
deadline-yours = La tua mossa:
deadline-until = fino a { $time }
deadline-left = (ancora { $time })
deadline-over = tempo scaduto
deadline-late = Il tempo per la mossa di { $name } è scaduto.
deadline-late-you = Il tempo per la tua mossa è scaduto, ma puoi ancora farla.
deadline-host-decides = { $name } decide che cosa succede.
deadline-wait = Aspetta altrettanto
deadline-bot-moves = Solo per questa mossa
deadline-bot-stays = Finché il giocatore non torna
said-deadline = Il tempo per la mossa di { $name } è scaduto.
holiday = Vacanza
holiday-none = nessuna
holiday-until = { $name } è in vacanza fino a { $time }
holiday-yours = Sei in vacanza fino a { $time }. Puoi muovere lo stesso.
holiday-about = Mentre non ci sei, il tempo delle tue mosse in questa partita si ferma. Ti restano { $time }.
holiday-days = Giorni
holiday-take = Vai in vacanza
holiday-back = Sono di nuovo qui
refuse-no-deadline = Questo tavolo non ha scadenze.
refuse-deadline-runs = Il tempo per questa mossa non è scaduto.
refuse-holiday-long = { $days ->
    [one] Ti resta un giorno di vacanza in questa partita.
   *[other] Ti restano { $days } giorni di vacanza in questa partita.
}
