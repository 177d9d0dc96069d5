# Pourquoi un fichier n’est pas une partie.
error-not-a-record = Ce n’est pas un fichier de partie : { $detail }.
error-not-a-view = Ce n’est pas une vue d’une partie : { $detail }.
error-not-json = Ce n’est pas du JSON valide : { $detail }.
error-duplicate-key = Ce fichier donne deux fois la clé « { $key } ».
error-record-version = Ce fichier a la version de format { $version } ; ce programme lit la version { $known }.
error-rules-version = Cette partie a été jouée selon la version { $version } des règles ; ce programme connaît la version { $known }.
error-names = Le fichier donne { $names } noms pour { $players } joueurs.
error-too-large = Le fichier a { $size } octets ; { $most } au plus sont acceptés.
error-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a { $known }.
error-no-seat = Il n’y a pas de place « { $seat } » ; cette partie a { $seats }.
