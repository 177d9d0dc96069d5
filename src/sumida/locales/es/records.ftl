# Por qué un archivo no es una partida.
error-not-a-record = Esto no es un archivo de partida: { $detail }.
error-not-a-view = Esto no es la vista de una partida: { $detail }.
error-not-json = Esto no es JSON válido: { $detail }.
error-duplicate-key = Este archivo da la clave «{ $key }» dos veces.
error-record-version = Este archivo tiene la versión de formato { $version }; este programa lee la versión { $known }.
error-rules-version = Esta partida se jugó con la versión { $version } de las reglas; este programa conoce la versión { $known }.
error-names = El archivo trae { $names } nombres para { $players } jugadores.
error-too-large = El archivo tiene { $size } bytes; se aceptan como máximo { $most }.
error-unknown-game = No hay ningún juego «{ $game }»; hay { $known }.
error-no-seat = No hay ningún asiento «{ $seat }»; esta partida tiene { $seats }.
