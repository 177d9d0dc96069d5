bot-learned = A appris tout seul en jouant des milliards de coups ; parle une langue à lui.
bot-learned-search = Le joueur appris, qui essaie en plus ses coups sur les mains qu’il peut avoir.
why-learned = La politique donne { $percent } % à ce coup.
why-learned-search = Sur les mains possibles, ce coup vaut { $hundredths } centièmes de point de plus que celui de la politique.
error-weights-damaged = Les poids { $file } manquent ou sont abîmés : réinstalle le paquet, ou donne un fichier issu de l’entraînement.
error-weights-other = Les poids { $file } sont pour { $name } { $found } ; il faut des poids pour { $name } { $wanted }.
error-learned-terms = Le joueur appris ne connaît que le jeu à cinq couleurs, avec les mains, jetons et ratés habituels.
