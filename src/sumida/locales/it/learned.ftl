bot-learned = Ha imparato da sé giocando miliardi di mosse; parla una lingua tutta sua.
bot-learned-search = Il giocatore che ha imparato da sé, che in più prova le mosse sulle mani che potrebbe avere.
why-learned = La policy dà a questa mossa il { $percent } %.
why-learned-search = Sulle mani possibili, questa mossa vale { $hundredths } centesimi di punto più di quella della policy.
error-learned-terms = Il giocatore che ha imparato da sé conosce solo la partita a cinque colori con mani, gettoni ed errori normali.
