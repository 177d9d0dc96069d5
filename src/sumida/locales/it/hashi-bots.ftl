# I bot di Hashi.
bot-hashi-random = Fa un segno permesso qualsiasi: il metro per tutti gli altri.
bot-hashi-careful = Un principiante assennato: completa ciò che può e tiene d’occhio le bandiere.
bot-hashi-planner = Un giocatore veloce, dall’occhio allenato, che guarda una carta più in là.
bot-hashi-master = Il più forte: soppesa ogni turno contro ogni carta che può uscire.
