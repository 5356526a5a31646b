"""The form that runs shows the same face as the sources: the same names, and the same methods under them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import ludoteka

HOUSE = Path(ludoteka.__file__).parent

PROBE = """
import importlib, json, sys

def face(name):
    own = {n: v for n, v in vars(importlib.import_module(name)).items() if not n.startswith("_")}
    return {n: methods(v) if isinstance(v, type) and v.__module__ == name else [] for n, v in own.items()}

def methods(kind):
    return sorted(n for n, v in vars(kind).items() if callable(v) and not n.startswith("_"))

print(json.dumps({name: face(name) for name in sys.argv[1:]}, sort_keys=True))
"""


def modules() -> list[str]:
    files = (file for room in ("kernel", "games", "bots") for file in sorted((HOUSE / room).rglob("*.py")))
    return [".".join(["ludoteka", *f.relative_to(HOUSE).with_suffix("").parts]) for f in files if f.stem != "__init__"]


def faces(form: str) -> dict[str, dict[str, list[str]]]:
    env = os.environ | {"LUDOTEKA_FORM": form}
    told = subprocess.run([sys.executable, "-c", PROBE, *modules()], env=env, stdout=subprocess.PIPE, check=True)
    shown: dict[str, dict[str, list[str]]] = json.loads(told.stdout)
    return shown


def test_every_module_shows_the_same_face_in_this_form_as_in_the_sources() -> None:
    assert faces(ludoteka.form()) == faces("pure")
