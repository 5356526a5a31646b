"""Build hook: compiles the rules and builds the page when it can, and says so in one sentence when it cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install takes the compiled rules and the page from their folders; `make` builds them there.
        if self.target_name != "wheel" or version == "editable":
            return
        # Apart from this process: mypyc ends it when a source does not type-check.
        compiling = subprocess.run([sys.executable, Path(self.root) / "tools/compile.py"], check=False)
        if compiling.returncode == 0:
            build_data["artifacts"].append("src/ludoteka/_compiled/**")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        elif os.environ.get("LUDOTEKA_REQUIRE_COMPILED") == "1":
            raise SystemExit("The rules could not be compiled, and LUDOTEKA_REQUIRE_COMPILED=1 asks that they be.")
        else:
            print("The rules could not be compiled here, so they run as plain Python.", file=sys.stderr)
        building = subprocess.run([sys.executable, Path(self.root) / "tools/web.py"], check=False)
        if building.returncode == 0:
            build_data["artifacts"].append("src/ludoteka/server/static/**")
        else:
            print("The page could not be built here, so this package serves none.", file=sys.stderr)
