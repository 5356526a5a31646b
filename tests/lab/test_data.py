"""docs/data.md is run as it is printed, over games of its own command."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from ludoteka.cli.main import main

pytestmark = pytest.mark.peers  # it wants the extra `data`

PAGE = (Path(__file__).parents[2] / "docs" / "data.md").read_text("utf-8")


def test_the_questions_of_the_page_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    call = re.search(r"^ludoteka (.*)$", PAGE, re.M)
    assert call is not None
    assert main(call[1].split()) == 0
    session = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.S))
    result = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(session, {}, "docs/data.md", None, 0))
    assert (result.failed, result.attempted > 15) == (0, True)
