"""Puts the built page into the wheel and the sdist; neither is built without it by mistake.

A wheel for one platform gets the native library too, which ``scripts.wheels`` has made.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGED = "foretell/_data/web"
WITHOUT = "FORETELL_WHEEL_WITHOUT_PAGE"
"""The variable that asks for a wheel without the page."""
PLATFORM = "FORETELL_WHEEL_PLATFORM"
"""The variable that names the platform of the wheel: its libraries are in ``build/native``; none: the pure wheel."""
NATIVE = "foretell/engine/_native"


class PageHook(BuildHookInterface[Any]):
    """Called by hatchling before it builds a wheel or an sdist; an editable install reads the checkout's own page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add every file of ``web/dist`` except the build's stamp; stop if the page is missing or out of date."""
        if version == "editable":
            return
        if self.target_name == "wheel" and (platform := os.environ.get(PLATFORM)):
            self._add_libraries(platform, build_data)
        if not os.environ.get(WITHOUT):
            self._add_page(build_data)

    def _add_libraries(self, platform: str, build_data: dict[str, Any]) -> None:
        libraries = sorted((Path(self.root) / "build" / "native" / platform).glob("*"))
        if not libraries:
            self.app.abort(f"There is no library for {platform}: `make wheels` compiles it.")
        build_data.update(pure_python=False, tag=f"py3-none-{platform}")
        build_data["force_include"].update({str(path): f"{NATIVE}/{path.name}" for path in libraries})

    def _add_page(self, build_data: dict[str, Any]) -> None:
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
                    source = self._stand_in(path) or path
                    build_data["force_include"][str(source)] = f"{PACKAGED}/{path.relative_to(built).as_posix()}"
        else:
            for path in sorted(built.rglob("*.net")):
                build_data["force_include"][str(self._stand_in(path) or path)] = path.relative_to(root).as_posix()

    def _stand_in(self, path: Path) -> Path | None:
        """An empty file in place of a net of the page that the bots have too (``foretell.resources.content_of``)."""
        ours = Path(self.root) / "src" / "foretell" / "bots" / "net" / f"{path.name.partition('-')[0]}.net"
        if path.suffix != ".net" or (path.stat().st_size and path.read_bytes() != ours.read_bytes()):
            return None
        empty = Path(self.root) / "build" / "empty" / path.name
        empty.parent.mkdir(parents=True, exist_ok=True)
        empty.touch()
        return empty


def _is_sdist(root: Path) -> bool:
    return (root / "PKG-INFO").is_file()


def _is_whole(built: Path) -> bool:
    """Whether the page came with the sources, which were compared with it when they were packed."""
    return (built / "index.html").is_file()


def _is_made(root: Path) -> bool:
    """Whether the page is up to date; it is built if the system has Node."""
    done = subprocess.run(
        [sys.executable, "-m", "scripts.page", "build", "--system-node"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        stdout=sys.stderr,
        check=False,
    )
    return done.returncode == 0
