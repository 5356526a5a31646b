"""A folder in which a long work is kept as it gets on: who was interrupted goes on from there."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ludoteka.kernel.refusal import Refused

HEAD: Final = "head.json"
Arrays = dict[str, NDArray[Any]]


class Keeping:
    """Named bundles of arrays, each written whole or not at all. Without a folder nothing is kept."""

    def __init__(self, folder: Path | None, head: dict[str, Any]) -> None:
        self.folder: Final = folder
        if folder is None:
            return
        try:
            folder.mkdir(parents=True, exist_ok=True)
            text = json.dumps(head) + "\n"
            if not (folder / HEAD).exists():
                if any(folder.iterdir()):
                    raise Refused("lab-other-results", file=str(folder))
                (folder / HEAD).write_text(text, "utf-8")
            if (folder / HEAD).read_text("utf-8") != text:
                raise Refused("lab-other-results", file=str(folder))
        except OSError as error:
            raise Refused("lab-no-results", file=str(folder), why=error.strerror or "") from None

    def read(self, name: str) -> Arrays | None:
        """What was kept under this name; None if nothing was."""
        if self.folder is None or not (file := self.folder / f"{name}.npz").exists():
            return None
        with np.load(file) as found:
            return dict(found)

    def write(self, name: str, **arrays: Any) -> None:
        if self.folder is not None:
            new = self.folder / f"{name}.new"
            with new.open("wb") as file:
                np.savez(file, **arrays)
            os.replace(new, self.folder / f"{name}.npz")

    def drop(self, name: str) -> None:
        """Forget what begins with this name."""
        if self.folder is not None:
            for file in self.folder.glob(f"{name}*.npz"):
                file.unlink()
