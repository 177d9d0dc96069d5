"""Train from a bare Python with JAX and numpy: `python -m sumida.lab.train hanabi`."""

import sys

from sumida.lab.train.hanabi.run import main

sys.exit(main(sys.argv[1:]))
