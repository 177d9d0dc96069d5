# Por qué un archivo no es una partida.
error-not-a-record = Esto no es un archivo de partida: { $detail }.
error-not-json = Esto no es JSON válido: { $detail }.
error-record-version = Este archivo tiene la versión de formato { $version }; se puede leer la versión { $known }.
error-rules-version = Esta partida se jugó con la versión { $version } de las reglas; se conoce la versión { $known }.
error-names = El archivo nombra a { $names } personas para { $players } jugadores.
error-too-large = El archivo tiene { $size } bytes; se leen como mucho { $most }.
error-unknown-game = No hay ningún juego «{ $game }»; hay { $known }.
