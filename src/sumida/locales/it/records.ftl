# Perché un file non è una partita.
error-not-a-record = Questo non è un file di partita: { $detail }.
error-not-a-view = Questa non è una vista di una partita: { $detail }.
error-not-json = Questo non è JSON valido: { $detail }.
error-duplicate-key = Questo file riporta due volte la chiave «{ $key }».
error-record-version = Questo file ha la versione di formato { $version }; questo programma legge la versione { $known }.
error-rules-version = Questa partita è stata giocata con la versione { $version } delle regole; questo programma conosce la versione { $known }.
error-names = Il file elenca { $names } nomi per { $players } giocatori.
error-too-large = Il file ha { $size } byte; se ne accettano al massimo { $most }.
error-unknown-game = Non c’è un gioco «{ $game }»; ci sono { $known }.
error-no-seat = Non c’è un posto «{ $seat }»; questa partita ha { $seats }.
