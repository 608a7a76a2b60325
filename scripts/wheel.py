"""Puts the built page into the wheel and the sdist, neither of which is made without it by mistake."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGED = "foretell/_data/web"
WITHOUT = "FORETELL_WHEEL_WITHOUT_PAGE"
"""The variable by which somebody says that the page is not wanted."""


class PageHook(BuildHookInterface[Any]):
    """Called by hatchling before it makes a wheel or an sdist; a checkout that is installed in place reads its own."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add every file of ``web/dist`` but the stamp of the build; stop where the page is missing or old."""
        if version == "editable" or os.environ.get(WITHOUT):
            return
        root = Path(self.root)
        built = root / "web" / "dist"
        if not (_is_whole(built) if _is_sdist(root) else _is_made(root)):
            self.app.abort(
                "The page in the browser is not built, or not from the files as they are:"
                f" run `make page` first, or set {WITHOUT}=1 to leave it out."
            )
        if self.target_name == "wheel":
            for path in sorted(built.rglob("*")):
                if path.is_file() and not path.name.startswith("."):
                    build_data["force_include"][str(path)] = f"{PACKAGED}/{path.relative_to(built).as_posix()}"


def _is_sdist(root: Path) -> bool:
    return (root / "PKG-INFO").is_file()


def _is_whole(built: Path) -> bool:
    """Whether the page travelled with the sources, which were compared with it then."""
    return (built / "index.html").is_file()


def _is_made(root: Path) -> bool:
    """Whether the page is there, as the files are now; it is built where the system has Node."""
    done = subprocess.run(
        [sys.executable, "-m", "scripts.page", "build", "--system-node"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        stdout=sys.stderr,
        check=False,
    )
    return done.returncode == 0
