"""What is shipped is under a permissive licence, or a decision says why it is not; the page that lists it is true."""

from __future__ import annotations

import pytest

from tools import licences


def test_every_licence_is_permissive_or_excused() -> None:
    assert licences.wrong() == []


def test_the_page_lists_what_is_shipped() -> None:
    assert licences.PAGE.read_text("utf-8") == licences.page()


@pytest.mark.parametrize("bad", ["GPL-3.0-only", "MIT AND AGPL-3.0-only", ""])
def test_a_licence_that_is_not_is_found(bad: str) -> None:
    assert not licences.is_fine("something", bad)
    assert licences.is_fine("something", "MIT AND Apache-2.0")
    assert not licences.is_fine("psycopg", "GPL-3.0-only"), "what is excused is one licence of one package"
