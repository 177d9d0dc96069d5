bot-learned = Aprendeu sozinho, ao longo de milhares de milhões de jogadas; fala uma língua só sua.
bot-learned-search = O bot autodidata, que além disso experimenta as jogadas com as mãos que pode ter.
error-learned-terms = O bot autodidata só conhece o jogo de cinco cores com as mãos, fichas e falhas habituais.
