bot-learned = A appris tout seul en jouant des milliards de coups ; parle une langue à lui.
bot-learned-search = Le joueur appris, qui essaie en plus ses coups sur les mains qu’il peut avoir.
error-learned-terms = Le joueur appris ne connaît que le jeu à cinq couleurs, avec les mains, jetons et ratés habituels.
