"""`ludoteka admin`: the seam to the server's own, which has `add(parser, voice)` and `run(args, voice)`."""

from __future__ import annotations

import argparse
from importlib import import_module

from ludoteka.text.voice import Voice


def add(parser: argparse.ArgumentParser, voice: Voice) -> None:
    import_module("ludoteka.server.operate.admin").add(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    code: int = import_module("ludoteka.server.operate.admin").run(args, voice)
    return code
