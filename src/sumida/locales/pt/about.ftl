# The page “About”.
about-title = Sobre o Sumida
about-version = Versão { $version }.
about-free = O Sumida é software livre com licença MIT: qualquer pessoa o pode usar, alterar e partilhar.
about-games = Hashi é um jogo de Jeffrey D. Allers e Hanabi, de Antoine Bauza. Este é um programa independente, com textos e desenhos próprios.
about-conventions = As convenções com que joga o bot Partner seguem as ideias do H-Group, explicadas por palavras nossas.
about-others = Feito por outros
about-others-text = A página contém os tipos de letra Alegreya e Alegreya Sans, da Huerta Tipográfica, e as bibliotecas listadas abaixo, cada uma com a sua licença.
about-licences = Licenças dos tipos de letra e das bibliotecas
