"""`ludoteka tab`: it knows a whole folder from a spoiled one, and shows it as any static host would."""

from __future__ import annotations

import json
import threading
from hashlib import sha256
from http.client import HTTPConnection
from pathlib import Path

import pytest

from ludoteka.cli.main import main
from ludoteka.cli.tab import listening


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "worker.mjs").write_text("//", "utf-8")
    (tmp_path / "a.wasm").write_bytes(b"\0asm")
    files = {name: sha256((tmp_path / name).read_bytes()).hexdigest() for name in ("worker.mjs", "a.wasm")}
    (tmp_path / "files.json").write_text(json.dumps({"release": "abc", "files": files}), "utf-8")
    return tmp_path


def test_a_whole_folder_is_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tab", str(folder), "--lang", "en"]) == 0
    assert "release abc, 2 files" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("spoil", "words", "said"),
    [
        ("worker.mjs", [], "worker.mjs in"),
        ("files.json", [], "`make tab` builds it"),
        ("", ["--port", "70000"], "70000 is not a port"),
        ("", ["--port", "-1"], "-1 is not a port"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    spoil: str, words: list[str], said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if spoil:
        (folder / spoil).write_text("spoiled", "utf-8")
    assert main(["tab", str(folder), "--lang", "en", *words]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert len(told.err.splitlines()) == 1


def test_a_port_that_is_taken_is_said(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with listening(str(folder), 0) as server:
        taken = str(server.server_address[1])
        assert main(["tab", str(folder), "--serve", "--port", taken, "--lang", "en"]) == 2
    assert f"Cannot listen on port {taken}" in capsys.readouterr().err


def test_files_have_the_types_that_a_browser_insists_on(folder: Path) -> None:
    with listening(str(folder), 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for name, kind in (("worker.mjs", "text/javascript"), ("a.wasm", "application/wasm")):
            line = HTTPConnection("127.0.0.1", int(server.server_address[1]))
            line.request("GET", f"/{name}")
            assert line.getresponse().headers["content-type"] == kind
            line.close()
        server.shutdown()
