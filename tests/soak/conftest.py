"""What wants other engines or big packages is looked for in a soak only: `pip install ludoteka[peers,data,ray]`."""

from __future__ import annotations

import os

collect_ignore = [] if os.environ.get("LUDOTEKA_SOAK") == "1" else ["test_peers.py", "test_data.py", "test_cluster.py"]
