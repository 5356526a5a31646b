"""Opens the table at once: rules not compiled yet are compiled beside the first game, which runs as plain Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from ludoteka import form
from ludoteka.text.voice import Voice, language_here

ROOT = Path(__file__).resolve().parents[1]
LOG = ROOT / "build/compile.log"
POLITE = 15  # how far the compilation stands back behind the game, as `nice` counts


def compiler() -> str | None:
    """The C compiler that Python would use, if it is here."""
    words = (sysconfig.get_config_var("CC") or "").split()
    return shutil.which(words[0]) if words else None


def compile_beside() -> None:
    """Start the compilation as a process of its own: it goes on when the table is closed."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            ["nice", "-n", str(POLITE), sys.executable, str(ROOT / "tools/compile.py")],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def main() -> None:
    if os.environ.get("LUDOTEKA_FORM", "auto") == "auto" and form() == "pure" and compiler():
        compile_beside()
        # Said for the whole run: processes of bots that start later must not be of the other form.
        os.environ["LUDOTEKA_FORM"] = "pure"
        print(Voice(language_here()).text("server-compiling-beside"), file=sys.stderr, flush=True)
    serve = str(Path(sys.executable).with_name("ludoteka"))
    os.execv(serve, [serve, "serve", "--open", *sys.argv[1:]])


if __name__ == "__main__":
    main()
