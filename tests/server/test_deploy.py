"""What stands in deploy/ fits the server: its settings exist, its commands are understood, its targets are made."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteka.server.settings import PREFIX, read

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = sorted(file.name for file in DEPLOY.iterdir())
PORT = "8317"


def test_every_kind_of_house_is_there() -> None:
    assert FILES == ["Caddyfile", "Containerfile", "compose.yaml", "ludoteka.service", "nginx.conf"]


@pytest.mark.parametrize("file", ["Containerfile", "compose.yaml", "ludoteka.service"])
def test_the_settings_named_are_settings(file: str) -> None:
    """A wrong name or value is refused by the very reader that the server uses."""
    told = re.findall(rf"\b({PREFIX}[A-Z_]+)(?:=|: )(\S*)", (DEPLOY / file).read_text("utf-8"))
    named = {name: value for name, value in told if name.count("_") > 1 and not value.startswith("${")}
    assert named
    settings = read(environment=named)
    assert settings.log.form == "json"


@pytest.mark.parametrize("file", ["Caddyfile", "nginx.conf", "compose.yaml", "Containerfile"])
def test_they_meet_at_the_port_of_the_server(file: str) -> None:
    assert str(read(environment={}).serve.port) == PORT
    assert set(re.findall(r"\b8\d{3}\b", (DEPLOY / file).read_text("utf-8"))) == {PORT}


def test_proxies_pass_on_what_the_server_asks_for() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text("utf-8")
    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert f"proxy_set_header {header} " in nginx
    for proxy in ("nginx.conf", "Caddyfile"):
        assert "/metrics" in (DEPLOY / proxy).read_text("utf-8")


def test_the_targets_of_make_are_there() -> None:
    made = re.findall(r"\bmake ([\w./ ]+)", (DEPLOY / "Containerfile").read_text("utf-8").partition("WORKDIR /src")[2])
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = [target for line in made for target in line.split()]
    assert targets
    for target in targets:
        assert re.search(rf"^{re.escape(target)}:", makefile, re.M), target
