"""`python -m solitaire_desktop` does what the command `solitaire-desktop` does."""

import sys

from solitaire_desktop.cli import main

sys.exit(main())
