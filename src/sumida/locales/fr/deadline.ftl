# Tables où l’on a des heures ou des jours pour chaque coup.
deadline = Temps par coup
deadline-none = Sans échéance
deadline-each = { $time } par coup
deadline-other = Autre durée…
deadline-number = Combien d’heures ou de jours
deadline-unit = Heures ou jours
deadline-hours = heures
deadline-days = jours
deadline-passed = Quand le temps est écoulé
deadline-passed-bot = Un bot joue ce coup
deadline-passed-host = L’hôte décide
deadline-passed-abandon = La partie s’arrête
deadline-bot = Quel bot joue
deadline-holiday = Congé pour chaque joueur
deadline-holiday-days = jusqu’à { $time } par partie
deadline-about = Personne n’a besoin de rester en ligne. Quand le serveur est arrêté, le temps ne passe pas.
deadlines = Échéances
deadline-yours = À toi :
deadline-until = jusqu’à { $time }
deadline-left = (encore { $time })
deadline-over = le temps est écoulé
deadline-late = Le temps de { $name } pour ce coup est écoulé.
deadline-late-you = Ton temps pour ce coup est écoulé, mais tu peux encore jouer.
deadline-host-decides = { $name } décide de la suite.
deadline-wait = Attendre encore autant
deadline-bot-moves = Pour ce coup seulement
deadline-bot-stays = Jusqu’au retour du joueur
said-deadline = Le temps de { $name } pour ce coup est écoulé.
holiday = Congé
holiday-none = aucun
holiday-until = { $name } est en congé jusqu’à { $time }
holiday-yours = Tu es en congé jusqu’à { $time }. Tu peux jouer quand même.
holiday-about = Pendant ton absence, le temps de tes coups dans cette partie s’arrête. Il te reste { $time }.
holiday-days = Jours
holiday-take = Prendre un congé
holiday-back = Je suis de retour
refuse-no-deadline = Cette table n’a pas d’échéances.
refuse-deadline-runs = Le temps pour ce coup n’est pas écoulé.
refuse-holiday-long = { $days ->
    [one] Il te reste { $days } jour de congé dans cette partie.
   *[other] Il te reste { $days } jours de congé dans cette partie.
}
