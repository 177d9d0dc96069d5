bot-learned = Hat sich das Spiel mit Milliarden von Zügen selbst beigebracht; spricht eine eigene Sprache.
bot-learned-search = Der gelernte Spieler, der seine Züge außerdem an den Händen erprobt, die er haben könnte.
error-learned-terms = Der gelernte Spieler kennt nur das Spiel mit fünf Farben und den üblichen Händen, Plättchen und Blitzen.
