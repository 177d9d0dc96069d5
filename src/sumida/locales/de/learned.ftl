bot-learned = Hat sich das Spiel mit Milliarden von Zügen selbst beigebracht; spricht eine eigene Sprache.
bot-learned-search = Der gelernte Spieler, der seine Züge außerdem an den Händen erprobt, die er haben könnte.
why-learned = Die Policy gibt diesem Zug { $percent } %.
why-learned-search = Über die möglichen eigenen Hände ist dieser Zug { $hundredths } Hundertstelpunkte mehr wert als der Zug der Policy.
error-learned-terms = Der gelernte Spieler kennt nur das Spiel mit fünf Farben und den üblichen Händen, Plättchen und Blitzen.
