"""A file of results, one a line behind a head that says of what: who was interrupted goes on where it ends."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from ludoteka.kernel.refusal import Refused


class Ledger:
    """The rows that were there, and a place to write more behind the last whole one. Without a file nothing is kept."""

    def __init__(self, file: Path | None, head: dict[str, Any], is_row: Callable[[Any], bool]) -> None:
        self.rows, end = read(file, head, is_row)
        try:
            self.out = open(file or os.devnull, "a", encoding="utf-8")  # noqa: SIM115 (closed when the ledger is)
        except OSError as error:
            raise Refused("lab-no-results", file=str(file), why=error.strerror or "") from None
        if file is not None and self.out.tell() > end:
            self.out.truncate(end)  # what was cut off in its middle is done again
        if not end:
            self.out.write(json.dumps(head) + "\n")

    def write(self, row: dict[str, Any]) -> None:
        self.out.write(json.dumps(row) + "\n")
        self.out.flush()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.out.close()


def read(
    file: Path | None, head: dict[str, Any], is_row: Callable[[Any], bool]
) -> tuple[list[dict[str, Any]], int]:
    """The rows of a file, and where its last whole line ends; refuses a file of something else."""
    if file is None or not file.exists():
        return [], 0
    try:
        lines = file.read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise Refused("lab-no-results", file=str(file), why=error.strerror or "") from None
    found: list[dict[str, Any]] = []
    end = 0
    for number, line in enumerate(lines, 1):
        if number == len(lines) and not line.endswith(b"\n"):
            if number == 1:
                raise Refused("lab-other-results", file=str(file))
            break
        row = read_row(line)
        if number == 1 and row != head:
            raise Refused("lab-other-results", file=str(file))
        if number > 1:
            if not is_row(row):
                raise Refused("lab-bad-results", file=str(file), line=number)
            found.append(row)
        end += len(line)
    return found, end


def read_row(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None
