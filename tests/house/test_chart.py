"""The bars of the README say what was measured."""

from __future__ import annotations

import io
from xml.etree import ElementTree

import pytest

from tools import chart

ROW = {"theirs": 1_000_000, "ours": 1_500_000, "ratio": 1.5}
FOUND = {"revision": "v<1>", "games": {"shards": dict.fromkeys(chart.FIGURES, ROW)}}


def test_bars_are_as_long_as_the_figures() -> None:
    picture = ElementTree.fromstring(chart.drawn(FOUND))
    bars = [float(bar.attrib["width"]) for bar in picture.iter("{http://www.w3.org/2000/svg}rect")]
    assert bars == [280.0, 420.0] * 2
    said = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert said[0] == "Decisions a second: v<1> and now"
    assert said.count("1.50 M (×1.50)") == 2


def test_what_is_no_comparison_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong in ("", "[]", "{}"):
        monkeypatch.setattr("sys.stdin", io.StringIO(wrong))
        with pytest.raises(SystemExit, match="this is not what"):
            chart.main()
