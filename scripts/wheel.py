"""Puts the built page into the wheel, where there is one; a checkout that is installed in place reads its own."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGED = "foretell/_data/web"


class PageHook(BuildHookInterface[Any]):
    """Called by hatchling before it makes the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add every file of ``web/dist``, but the stamp of the build."""
        if version == "editable":
            return
        built = Path(self.root) / "web" / "dist"
        for path in sorted(built.rglob("*")):
            if path.is_file() and not path.name.startswith("."):
                target = f"{PACKAGED}/{path.relative_to(built).as_posix()}"
                build_data["force_include"][str(path)] = target
