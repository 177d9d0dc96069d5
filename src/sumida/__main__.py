"""`python -m sumida` is the `sumida` command."""

import sys

from sumida.cli import main

sys.exit(main())
