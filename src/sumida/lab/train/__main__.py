"""Train with nothing but Python, JAX and numpy installed: `python -m sumida.lab.train hanabi`."""

import sys

from sumida.lab.train.command import main

sys.exit(main(sys.argv[1:]))
