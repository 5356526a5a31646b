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
        if version == "editable":
            return
        # The sources are shipped with the page, so that who builds from them needs no Node.
        if self.made("web.py", "LUDOTEKA_REQUIRE_PAGE", "The page could not be built"):
            build_data["artifacts"].append("src/ludoteka/server/static/**")
        if self.target_name == "wheel" and self.made(
            "compile.py", "LUDOTEKA_REQUIRE_COMPILED", "The rules could not be compiled"
        ):
            build_data["artifacts"].append("src/ludoteka/_compiled/**")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def made(self, tool: str, wish: str, failure: str) -> bool:
        """Whether a tool did its work, apart from this process: mypyc ends its own if a source has a wrong type."""
        if os.environ.get(wish) == "0":
            return False
        # Released wheels are compiled by profile, which takes two to three times as long.
        more = ["--profile"] if tool == "compile.py" and os.environ.get("LUDOTEKA_PROFILE") == "1" else []
        if subprocess.run([sys.executable, Path(self.root) / "tools" / tool, *more], check=False).returncode == 0:
            return True
        if os.environ.get(wish) == "1":
            raise SystemExit(f"{failure}, and {wish}=1 does not let that pass.")
        print(f"{failure} here, so this package goes without.", file=sys.stderr)
        return False
