# Die Seite „Über“.
about-title = Über Sumida
about-version = Version { $version }.
about-free = Sumida ist freie Software unter der MIT-Lizenz: Jeder darf sie nutzen, ändern und weitergeben.
about-games = Hashi ist ein Spiel von Jeffrey D. Allers, Hanabi eines von Antoine Bauza. Dies ist ein unabhängiges Programm mit eigenen Texten und Zeichnungen.
about-conventions = Die Konventionen, nach denen der Bot Partner spielt, folgen den Ideen der H-Group, mit unseren Worten beschrieben.
about-others = Von anderen gemacht
about-others-text = Die Seite enthält die Schriften Alegreya und Alegreya Sans von Huerta Tipográfica und die unten genannten Bibliotheken, jeweils unter ihren eigenen Lizenzen.
about-licences = Lizenzen der Schriften und Bibliotheken
