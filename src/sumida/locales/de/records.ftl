# Warum eine Datei keine Partie ist.
error-not-a-record = Das ist keine Spieldatei: { $detail }.
error-not-a-view = Das ist keine Ansicht einer Partie: { $detail }.
error-not-json = Das ist kein gültiges JSON: { $detail }.
error-duplicate-key = Diese Datei nennt den Schlüssel „{ $key }“ zweimal.
error-record-version = Diese Datei hat die Formatversion { $version }; dieses Programm liest Version { $known }.
error-rules-version = Diese Partie wurde nach Version { $version } der Regeln gespielt; dieses Programm kennt Version { $known }.
error-names = Die Datei nennt { $names } Namen für { $players } Spieler.
error-too-large = Die Datei hat { $size } Bytes; angenommen werden höchstens { $most }.
error-unknown-game = Es gibt kein Spiel „{ $game }“; es gibt { $known }.
error-no-seat = Es gibt keinen Platz „{ $seat }“; diese Partie hat { $seats }.
