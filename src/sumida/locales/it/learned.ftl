bot-learned = Ha imparato da sé giocando miliardi di mosse; parla una lingua tutta sua.
bot-learned-search = Il giocatore che ha imparato da sé, che in più prova le mosse sulle mani che potrebbe avere.
error-learned-terms = Il giocatore che ha imparato da sé conosce solo la partita a cinque colori con mani, gettoni ed errori normali.
