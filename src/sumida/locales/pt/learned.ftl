bot-learned = Aprendeu sozinho, com milhares de milhões de jogadas; fala uma língua própria.
bot-learned-search = O jogador treinado, que experimenta as jogadas com o que pode ter na mão.
why-learned = A rede dá a esta jogada { $percent } %.
why-learned-search = Com o que pode estar na mão, esta jogada dá mais { $hundredths } centésimos de ponto do que a da rede.
error-weights-damaged = Os pesos { $file } faltam ou estão danificados: volta a instalar o pacote ou indica um ficheiro escrito pelo treino.
error-weights-other = Os pesos { $file } são para { $name } { $found }; são precisos pesos para { $name } { $wanted }.
error-learned-terms = O jogador treinado só conhece o jogo de cinco cores com as mãos, fichas e erros habituais.
