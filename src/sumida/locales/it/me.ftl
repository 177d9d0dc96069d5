# La pagina «Le mie partite», e che cosa vi si rifiuta.
error-person-unknown = Questo codice o questa frase non è valido; un codice vale una volta sola, per dieci minuti.
error-person-same = Questo browser è già uno dei tuoi.
error-person-devices = Una persona può avere al massimo { $most } dispositivi; prima scollegane uno.
error-device-unknown = Questo dispositivo non è più uno dei tuoi.
error-passkey-none = Le passkey non funzionano a questo indirizzo: servono https e un nome.
error-passkey-refused = Questa passkey non è stata accettata. Prova di nuovo.
error-passkey-unknown = Questa passkey qui non è conosciuta. Usa un codice di un altro dispositivo.
error-push-none = Questo server non può inviare notifiche.
error-push-refused = Non si può inviare nulla al servizio push indicato da questo browser.
error-push-unknown = Questo dispositivo non riceve notifiche.
me-none-running = Nessuna tua partita in corso. Iniziane una dalla prima pagina.
me-none-finished = Ancora nessuna partita finita.
me-none-shared = Ancora niente. Qui compaiono le partite che guardi o hai guardato.
me-none-found = Nessuna partita trovata.
me-shared = Condivise con me
me-finished = Finite
me-running = In corso
me-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
me-points-of = { $name } { $points }
me-stopped = interrotta
me-offline = iniziata offline
me-daily = partita del { $day }
me-still-running = ancora in corso
me-more = Altre partite
me-search = Cerca
me-search-game = Gioco
me-search-any = tutti
me-search-partner = Qualcuno al tavolo
me-search-variant = Variante o plancia
me-search-lowest = Punti da
me-search-highest = a
me-search-since = Dal
me-search-until = Al
me-search-clear = Mostra tutte
me-devices = I miei dispositivi
me-devices-about = Niente account, niente password: i tuoi browser ti conoscono. Aggiungi il telefono o un altro computer, e le tue partite sono anche lì.
me-device-unnamed = Browser
me-device-here = questo
me-device-used = ultimo uso il { $day }
me-device-out = Scollega
me-device-out-label = Scollega { $name }
me-device-out-title = Scollegare { $name }?
me-device-out-text = Perde subito i tuoi posti e le tue partite. Restano sugli altri tuoi dispositivi. Se può essere in mano ad altri, crea anche una nuova frase di recupero.
me-device-out-last = È il tuo unico dispositivo. Senza una frase di recupero nessuno potrà più arrivare alle tue partite.
me-add = Aggiungi un dispositivo
me-add-about = Inquadralo con l’altro dispositivo, o apri lì «Le mie partite» e scrivi il codice. Vale una volta, fino alle { $time }.
me-code = Codice usa e getta
me-join = Ho un codice o una frase di recupero
me-join-field = Codice o frase di recupero
me-join-go = Aggiungi questo browser
me-join-title = È davvero un tuo dispositivo?
me-join-text = Questo browser e tutte le sue partite saranno della persona di cui è questo codice. Vedrà la tua mano nelle partite in corso. Continua solo se sei tu.
me-join-yes = Sono io
me-joined = Fatto: le tue partite sono qui.
me-phrase = Frase di recupero
me-phrase-about = Se perdi tutti i dispositivi, questa frase ti restituisce le partite. Annotala; si vede una volta sola.
me-phrase-none = Non ne hai ancora una.
me-phrase-has = Ne hai una. Una nuova la annulla.
me-phrase-new = Crea una frase di recupero
me-passkeys = Passkey
me-passkeys-about = Con una passkey nel telefono, nel computer o nel gestore di password accedi da un nuovo dispositivo con l’impronta, il volto o un PIN. Se perdi un dispositivo, scollegalo e rimuovi anche la sua passkey.
me-passkey-unnamed = Passkey
me-passkey-made = creata il { $since }, ultimo uso il { $used }
me-passkey-new = Crea una passkey
me-passkey-use = Accedi con una passkey
me-passkey-remove = Rimuovi
me-passkey-remove-label = Rimuovi la passkey { $name }
me-passkey-remove-title = Rimuovere la passkey { $name }?
me-passkey-remove-text = Nessuno potrà più usarla per accedere. Eliminala anche nel tuo gestore di password.
me-passkey-added = Fatto: con questa passkey accedi da altri dispositivi.
me-passkey-failed = Non è riuscito: nessuna passkey scelta, o questo dispositivo ne ha già una.
push-late-title = Il tuo tempo sta per scadere – { $game }
push-late-text = Tavolo { $code }: resta meno di un quarto del tempo per la tua mossa.
me-push = Notifiche
me-push-about = Ricevi una notifica quando tocca a te e nessuna tua pagina mostra il tavolo. Dice quale tavolo aspetta, e nulla della partita.
me-push-on = Questo browser riceve notifiche.
me-push-start = Avvisa questo browser
me-push-stop = Non avvisare più questo browser
me-push-turns = Quando
me-push-turns-all = ogni volta che tocca a me
me-push-turns-deadlines = solo nelle partite con una scadenza
me-push-quiet = Ore di silenzio
me-push-begin = Dalle
me-push-end = Alle
me-push-zone = Secondo l’ora di questo dispositivo ({ $zone }). Se quando finiscono tocca ancora a te, vieni avvisato allora.
me-push-saved = Salvato.
me-push-others = Ricevono notifiche anche:
me-push-remove = Ferma
me-push-remove-label = Non avvisare più { $name }
me-push-failed = Non è stato possibile attivare le notifiche in questo browser. Riprova più tardi.
me-push-insecure = Questo indirizzo non ha https, quindi i browser non permettono notifiche qui. Finché un tavolo è aperto, ti chiamano il titolo della scheda e, se vuoi, suoni e vibrazione.
me-push-server = Questo server non può avvisarti a pagina chiusa. Finché un tavolo è aperto in una scheda, la campanella nella sua barra attiva le notifiche.
me-push-browser = Questo browser non può ricevere notifiche a pagina chiusa. Su iPhone o iPad, aggiungi prima la pagina alla schermata Home e aprila da lì.
me-data = I miei dati
me-data-about = I tuoi dispositivi, le tue partite mossa per mossa, i tuoi appunti, i tuoi messaggi e le tue statistiche in un unico file. Di una partita in corso contiene solo ciò che puoi vedere anche tu.
me-export = Scarica tutto
me-forget = Elimina tutto su di me
me-forget-title = Eliminare tutto su di te?
me-forget-text = Vengono eliminati tutti i tuoi dispositivi, l’elenco delle partite, il nome, le note, la chat e le preferenze, qui e sugli altri tuoi dispositivi. Anche le partite giocate solo da te vengono eliminate. Le partite con altre persone vanno avanti senza di te; il tuo posto si chiama «ex giocatore». Nessuno può annullarlo.
me-forget-yes = Elimina tutto
me-forgotten = Tutto su di te è stato eliminato. Questo browser qui è nuovo.
open-tables = Tavoli aperti
open-table = { $game } con { $host }: { $open ->
    [one] { $open } posto libero
   *[other] { $open } posti liberi
}
open-table-running = { $game } con { $host }, in corso
open-table-watched = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
open-tables-more = Altri tavoli
stats = Statistiche
stats-none = Finisci una partita e qui appariranno i tuoi numeri.
stats-summary = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}: { $mean } punti in media, { $best } al massimo.
stats-perfect = Punteggi perfetti: { $perfect } ({ $share }).
stats-below = Al punteggio perfetto sono mancati in media { $gap } punti.
stats-won = Contro altri ne hai vinte { $won } su { $games }.
stats-stopped = { $count ->
    [one] 1 partita interrotta non è contata.
   *[other] { $count } partite interrotte non sono contate.
}
stats-offline = { $count ->
    [one] 1 partita iniziata offline ({ $mean } punti) non viene contata, perché le carte non le ha date il server.
   *[other] { $count } partite iniziate offline ({ $mean } punti in media) non vengono contate, perché le carte non le ha date il server.
}
stats-plot-day = Media dei punti per giorno
stats-plot-week = Media dei punti per settimana
stats-plot-month = Media dei punti per mese
stats-trend = Dal { $from } al { $to }: tra { $low } e { $high } punti, di recente { $last }.
stats-table = Come tabella
stats-col-since = Da
stats-col-games = Partite
stats-col-mean = Media
stats-col-best = Migliore
stats-col-perfect = Perfette
stats-col-won = Vinte
stats-col-variant = Variante o plancia
stats-col-with = Con
stats-col-rank = Grado
stats-col-day = Giorno
stats-col-points = Punti
stats-col-possible = Possibile
stats-groups = Per variante e compagni
stats-alone = in solitario
stats-people = { $others ->
    [one] 1 persona
   *[other] { $others } persone
}
stats-bots = { $bots }
stats-both = persone e { $bots }
stats-ranks = Gradi in solitario
stats-rank = { $rank } (da { $least } punti)
stats-daily = Partite del giorno
stats-daily-summary = { $days ->
    [one] 1 giorno giocato
   *[other] { $days } giorni giocati
}, { $current } di fila adesso, { $longest } di fila al massimo.
stats-gap = { $days ->
    [one] Nell’unica partita di cui si conosce il miglior risultato ti sono mancati { $gap } punti.
   *[other] Nelle { $days } partite di cui si conosce il miglior risultato ti sono mancati in media { $gap } punti.
}
stats-at-most = al massimo { $limit }
board = La classifica del giorno
board-about = Mostra a tutti su questo server il tuo primo tentativo di ogni giorno, con il nome che scrivi qui e nient’altro.
board-name = Nome in classifica
board-join = Entra in classifica
board-leave = Esci dalla classifica
board-on = Ci sei come { $name }.
board-title = Primi tentativi su questo server
board-place = Posto
board-who = Nome
board-want = Entra in classifica da «Le mie partite»
