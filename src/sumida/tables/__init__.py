"""Tables: people, seats, talk and one game after another, fed with commands and without any I/O."""
