### Playing without a network

offline-about = Beide Spiele mit Regeln und Bots, die Lektionen und deine Aufzeichnungen können in diesem Browser bleiben. Dann spielst du im Flugzeug, im Tunnel und überall, wo es kein Netz gibt.
offline-joins = Spiele, die du offline beginnst, bleiben in diesem Browser und kommen zu deinen Spielen, sobald das Netz wieder da ist.
offline-kept-here = Deine Spiele bleiben in diesem Browser; nichts wird irgendwohin gesendet.
offline-insecure = Dieser Browser kann die Seite hier nicht behalten: Dafür braucht es eine sichere Verbindung (https) und Speicher, den manche privaten Fenster nicht haben.
offline-get = Offline spielbar machen ({ $megabytes } MB)
offline-loading = Wird geladen …
offline-preparing = Die Regeln werden vorbereitet …
offline-failed = Das hat nicht geklappt. Prüfe die Verbindung und versuche es noch einmal.
offline-ready = In diesem Browser kannst du beide Spiele ohne Netz spielen.
offline-play = { $game } spielen
offline-remove = Aus diesem Browser entfernen
offline-home-screen = Lege die Seite auf den Startbildschirm, um sie wie eine App zu öffnen.
offline-now = Offline: Du spielst in diesem Browser
