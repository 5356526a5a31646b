"""How Sphinx makes the documentation; `tools/site.py` gathers its pages and calls it."""

from __future__ import annotations

import re
from typing import Any

import ludoteka

project = "Ludoteka"
author = "The Ludoteka authors"
copyright = author
version = release = ludoteka.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 4
exclude_patterns = ["**/_*.md"]
# Files that were generated for others to read, and examples that are half a program, are not all of one language.
suppress_warnings = ["misc.highlighting_failure", "myst.header", "toc.not_included", "ref.python"]
autodoc_mock_imports = ["pyspiel", "open_spiel", "polars", "rlcard", "pyminion", "catanatron", "js", "pyodide", "ray"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_inherit_docstrings = False  # what a library says of its own classes stands in its documentation
html_theme = "furo"
html_title = f"Ludoteka {version}"
html_copy_source = False
html_show_sourcelink = False
html_last_updated_fmt = None
html_static_path: list[str] = []
# Nothing is fetched from another host: the letters are the reader's own.
_letters = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"
html_theme_options = {
    "light_css_variables": {"font-stack": _letters},
    "dark_css_variables": {"font-stack": _letters},
}


def plainly(app: Any, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """Our docstrings are plain sentences with code in backticks: everything else in them stands for itself."""
    told = []
    for line in lines:
        if line.lstrip().startswith(">>>"):
            told.append(line)
            continue
        parts = re.split(r"`+([^`]+)`+", line.strip())
        for at, part in enumerate(parts):
            parts[at] = f"``{part}``" if at % 2 else re.sub(r"([\\*|_])", r"\\\1", part)
        told.append("".join(parts))
    lines[:] = told


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", plainly)
