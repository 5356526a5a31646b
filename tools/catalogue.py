"""Write the golden catalogues anew: `python tools/catalogue.py [GAME …]`. Look at the difference, then commit it."""

from __future__ import annotations

import sys
from pathlib import Path

from ludoteka.games.shelf import SHELF
from ludoteka.text.printed import printed

GOLDEN = Path(__file__).parents[1] / "tests/golden"

if __name__ == "__main__":
    for game in sys.argv[1:] or SHELF:
        file = GOLDEN / game / "cards.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(printed(game), "utf-8")
        print(file)
