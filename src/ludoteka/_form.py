"""Chooses, before any rule is imported, which form of the rules runs: the sources, or the same sources compiled."""

import hashlib
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NoReturn

HOUSE = Path(__file__).parent
COMPILED = HOUSE / "_compiled"
FORMS = ("auto", "pure", "compiled")
SUFFIX = EXTENSION_SUFFIXES[0]
DOORS = "_doors"  # the library in each folder through which its modules are imported
PROFILED = "profiled"  # the last word of the recipe, where the compiler had seen games played


class NoForm(ImportError):
    """The form that LUDOTEKA_FORM asks for does not exist."""

    def __init__(self, wanted: str) -> None:
        super().__init__(f"LUDOTEKA_FORM is {wanted!r}, but it can only be {', '.join(FORMS[:-1])} or {FORMS[-1]}.")
        self.wanted = wanted

    def complain(self) -> NoReturn:
        """To a person at the command line: one sentence in their language, by the sources, which always run."""
        from ludoteka.text.voice import Voice, language_here

        sentence = Voice(language_here()).text("cli-no-such-form", form=self.wanted, known=", ".join(FORMS))
        print(f"ludoteka: {sentence}", file=sys.stderr)
        sys.exit(2)


@cache
def form() -> str:
    """Which form runs in this process: "pure" or "compiled". The first call settles it."""
    return settle(os.environ.get("LUDOTEKA_FORM", "auto"))


def settle(wanted: str) -> str:
    if wanted not in FORMS:
        raise NoForm(wanted)
    if wanted == "pure":
        return "pure"
    sources = remembered()
    reason = why_not(sources)
    if reason is None:
        sys.meta_path.insert(0, CompiledRooms(sources))
        return "compiled"
    if wanted == "compiled":
        raise ImportError(f"LUDOTEKA_FORM asks for the compiled rules, but {reason}; `make compile` makes them.")
    return "pure"


def build() -> str:
    """How the compiled form was made: "plain", or "profiled" by `make fast`."""
    recipe = (COMPILED / "DIGEST").read_text("utf-8").splitlines()[0]
    return PROFILED if recipe.split()[-1] == PROFILED else "plain"


def remembered() -> dict[str, str]:
    """Every compiled source, relative to the house, with its digest when it was compiled."""
    book = COMPILED / "DIGEST"
    if not book.is_file():
        return {}
    lines = [line for line in book.read_text("utf-8").splitlines() if not line.startswith("#")]
    return {source: known for known, source in (line.split() for line in lines)}


def why_not(sources: dict[str, str]) -> str | None:
    """Why the compiled form cannot run, as a clause for a person; None when it can."""
    if not sources:
        return "they were never compiled"
    for source, known in sources.items():
        if not (HOUSE / source).is_file():
            return f"{source} is gone since they were compiled"
        if digest(HOUSE / source) != known:
            return f"{source} was changed since they were compiled"
        if not compiled(source).is_file():
            return f"they were compiled for another Python than this {sys.implementation.cache_tag}"
    return None


def digest(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest()


def compiled(source: str) -> Path:
    """The library through which the compiled form of a source is imported: one for all of its folder."""
    return (COMPILED / "ludoteka" / source).parent / (DOORS + SUFFIX)


class CompiledRooms:
    """Finds compiled modules outside the source tree, where a stale one cannot shadow an edited source."""

    def __init__(self, sources: dict[str, str]) -> None:
        self.files = {file.name.removesuffix(SUFFIX): file for file in COMPILED.glob("*" + SUFFIX)}
        for source in sources:
            self.files["ludoteka." + source.removesuffix(".py").replace("/", ".")] = compiled(source)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file)
