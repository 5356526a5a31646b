"""Lists what is shipped with its licences: docs/licences.md for people, and an SBOM (CycloneDX) for machines.

`python tools/licences.py` writes the page, with --check it only says whether it is true; `--sbom FILE` (`make sbom`)
writes the bill of materials. A licence that is neither permissive nor excused by a decision is an error.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/licences.md"
EXTRAS = ("", "play", "serve", "push", "postgres", "rl")  # what the lock has
PERMISSIVE = {
    "MIT",
    "MIT-0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "0BSD",
    "Apache-2.0",
    "PSF-2.0",
    "Zlib",
    "CC0-1.0",
    "ISC",
    "OFL-1.1",
    "Unlicense",
}
# Not permissive, and why they may be used: docs/decisions/117-licences.md.
EXCUSED = {"psycopg": "LGPL-3.0-only", "psycopg-binary": "LGPL-3.0-only", "pyodide": "MPL-2.0"}
# Where a package does not say it as an expression: what it calls its licence.
CALLED = {
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
}
COMPILED_IN = ("svelte",)  # named as a tool of the page, but part of what it is compiled to


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def shipped() -> dict[str, tuple[Distribution, str]]:
    """What an install of Ludoteka brings, by name, with the extra that brings it first."""
    found: dict[str, tuple[Distribution, str]] = {}
    for extra in EXTRAS:
        ahead = [("ludoteka", extra)]
        while ahead:
            here, wanted = ahead.pop()
            for text in distribution(here).requires or []:
                asked = Requirement(text)
                if asked.marker is not None and not asked.marker.evaluate({"extra": wanted}):
                    continue
                known = plain(asked.name) in found
                if not known:
                    found[plain(asked.name)] = (distribution(asked.name), extra)
                if not known or asked.extras:
                    ahead += [(asked.name, more) for more in ("", *asked.extras) if not (known and not more)]
    return found


def licence_of(one: Distribution) -> str:
    """As an expression, as far as the package tells."""
    told = one.metadata.json
    expression = told.get("license_expression")
    if expression:
        return str(expression)
    classes = [line.rpartition(" :: ")[2] for line in told.get("classifier", []) if line.startswith("License")]
    said = str(told.get("license", "")).strip()
    words = said if said and "\n" not in said and len(said) < 40 else classes[0] if classes else ""
    return CALLED.get(words, words)


def page_parts() -> dict[str, tuple[str, str, str]]:
    """What is compiled into the page or packed into the tab: version, licence, where."""
    found = {}
    for file, where in (("web/package-lock.json", "the page"), ("web/tab/package-lock.json", "the tab")):
        for path, entry in json.loads((ROOT / file).read_text("utf-8"))["packages"].items():
            name = path.removeprefix("node_modules/")
            wanted = name == "pyodide" if where == "the tab" else not entry.get("dev") or name in COMPILED_IN
            if path and wanted:
                found[name] = (entry["version"], entry.get("license", ""), where)
    return found


def is_fine(name: str, licence: str) -> bool:
    return EXCUSED.get(name) == licence or (bool(licence) and set(re.split(r" (?:AND|OR) ", licence)) <= PERMISSIVE)


def rows() -> list[tuple[str, str, str]]:
    """Name, licence, what brings it."""
    python = [
        (name, licence_of(one), f"`ludoteka[{extra}]`" if extra else "`ludoteka`")
        for name, (one, extra) in shipped().items()
    ]
    return sorted(python) + sorted((name, licence, where) for name, (_, licence, where) in page_parts().items())


def wrong() -> list[str]:
    return [
        f"{name} is under {licence or 'no licence that it tells'}"
        for name, licence, _ in rows()
        if not is_fine(name, licence)
    ]


def page() -> str:
    lines = [
        "# Licences",
        "",
        "Ludoteka is under the MIT licence. Written by `tools/licences.py`: what an install brings, and what is",
        "compiled into the page or packed into the tab. Versions and hashes stand in `requirements.lock`,",
        "`web/package-lock.json` and in the bill of materials that `make sbom` writes (CycloneDX). What is not",
        "permissive has a reason in [decision 117](decisions/117-licences.md). The extras `data`, `ray` and",
        "`peers` bring packages that are not locked: polars (MIT), Ray (Apache-2.0) and other people's engines.",
        "",
        "| package | licence | comes with |",
        "|---|---|---|",
        *(f"| {name} | {licence} | {where} |" for name, licence, where in rows()),
    ]
    return "\n".join(lines) + "\n"


def bill(file: Path) -> None:
    """The bill of materials: of what cyclonedx-py finds here only what is shipped, and the parts of the page."""
    command = [
        sys.executable,
        "-m",
        "cyclonedx_py",
        "environment",
        "--pyproject",
        str(ROOT / "pyproject.toml"),
        "--of",
        "JSON",
    ]
    made: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    names = {*shipped(), "ludoteka"}
    made["components"] = [one for one in made["components"] if plain(one["name"]) in names]
    kept = {one["bom-ref"] for one in made["components"]} | {made["metadata"]["component"]["bom-ref"]}
    for name, (version, licence, _) in sorted(page_parts().items()):
        purl = f"pkg:npm/{name.replace('@', '%40')}@{version}"
        part = {"type": "library", "name": name, "version": version, "purl": purl, "bom-ref": purl}
        made["components"].append(part | {"licenses": [{"license": {"id": licence}}]})
    made["dependencies"] = [
        one | {"dependsOn": [ref for ref in one.get("dependsOn", []) if ref in kept]}
        for one in made.get("dependencies", [])
        if one["ref"] in kept
    ]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(f"{len(made['components'])} components in {file}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--sbom", type=Path)
    args = parser.parse_args()
    faults = wrong()
    if args.sbom:
        bill(args.sbom)
    elif not args.check:
        PAGE.write_text(page(), "utf-8")
    elif PAGE.read_text("utf-8") != page():
        faults.append("docs/licences.md is stale: python tools/licences.py")
    if faults:
        raise SystemExit("\n".join(faults))


if __name__ == "__main__":
    main()
