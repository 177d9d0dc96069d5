# Die Bots von Hashi.
bot-hashi-random = Macht irgendeinen erlaubten Eintrag: der Maßstab für die anderen.
bot-hashi-careful = Ein vernünftiger Anfänger: vollendet, was geht, und achtet auf die Flaggen.
bot-hashi-planner = Ein schneller Spieler mit geübtem Auge, der eine Karte vorausschaut.
bot-hashi-master = Der stärkste: wägt jeden Zug gegen jede Karte ab, die noch kommen kann.
