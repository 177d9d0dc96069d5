# The page “About”.
about-title = Acerca de Sumida
about-version = Versión { $version }.
about-free = Sumida es software libre con licencia MIT: cualquiera puede usarlo, modificarlo y compartirlo.
about-games = Hashi es un juego de Jeffrey D. Allers y Hanabi, de Antoine Bauza. Este es un programa independiente, con textos y dibujos propios.
about-conventions = Las convenciones con las que juega el bot Partner siguen las ideas del H-Group, explicadas con nuestras palabras.
about-others = Hecho por otros
about-others-text = La página contiene las tipografías Alegreya y Alegreya Sans, de Huerta Tipográfica, y las bibliotecas que figuran abajo, cada una con su licencia.
about-licences = Licencias de las tipografías y bibliotecas
