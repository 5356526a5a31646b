"""The browser's part builds the folder first and takes minutes: `make soak` runs it, `make test` the rest."""

import os

collect_ignore = [] if os.environ.get("LUDOTEKA_SOAK") else ["test_browser.py"]
