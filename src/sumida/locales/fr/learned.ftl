bot-learned = A appris tout seul en jouant des milliards de coups ; parle une langue à lui.
bot-learned-search = Le joueur appris, qui essaie en plus ses coups sur les mains qu’il peut avoir.
why-learned = La politique donne { $percent } % à ce coup.
why-learned-search = Sur les mains possibles, ce coup vaut { $hundredths } centièmes de point de plus que celui de la politique.
error-learned-terms = Le joueur appris ne connaît que le jeu à cinq couleurs, avec les mains, jetons et ratés habituels.
