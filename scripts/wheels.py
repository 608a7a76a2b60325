"""Wheels with the native library, one for each platform: ``python -m scripts.wheels`` writes them into ``dist``.

All of them are made on any one machine, by the C compiler of Zig (``make wheels``).  A wheel without the library, for
other platforms, and the sdist are made too.  Each library is checked before it is packed: ``scripts.binaries``.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from foretell.bots.library import ENTRIES, LISTED_IN
from foretell.engine.build import library_text
from foretell.engine.native import FASTEST, OTHER, PLAIN, library_path
from foretell.engine.translate.compiling import FLAGS

from .binaries import check
from .node import ROOT
from .wasm import zig
from .wheel import PLATFORM

LIBRARIES = ROOT / "build" / "native"
"""A folder for each platform, with its libraries."""
MOST_BYTES = 8_000_000
"""No wheel is larger."""
_LINKING = ("-shared", "-fPIC", "-g0", "-Wl,-s")
_PROCESSORS = {FASTEST: ("-mcpu=x86_64+avx2+bmi+bmi2+fma+popcnt",), PLAIN: (), OTHER: ()}
_X86 = (PLAIN, FASTEST)


@dataclass(frozen=True, slots=True)
class Platform:
    """A platform that has a wheel of its own."""

    tag: str
    """Its name in the wheel's."""
    target: str
    """What Zig calls it, with the oldest system that the library runs on."""
    system: str
    """Python's ``sys.platform`` there."""
    variants: Sequence[str]

    def files(self) -> dict[str, Path]:
        """The libraries by their variants, where they are made."""
        return {name: LIBRARIES / self.tag / library_path(name, self.system).name for name in self.variants}


PLATFORMS = (
    Platform("manylinux_2_17_x86_64.manylinux2014_x86_64", "x86_64-linux-gnu.2.17", "linux", _X86),
    Platform("manylinux_2_17_aarch64.manylinux2014_aarch64", "aarch64-linux-gnu.2.17", "linux", (OTHER,)),
    Platform("macosx_10_13_x86_64", "x86_64-macos.10.13", "darwin", _X86),
    Platform("macosx_11_0_arm64", "aarch64-macos.11.0", "darwin", (OTHER,)),
    Platform("win_amd64", "x86_64-windows-gnu", "win32", _X86),
)


def compile_for(platform: Platform, variant: str, code: str, target: Path) -> None:
    """Make a library of C for a platform; raises CalledProcessError if the compiler fails."""
    target.parent.mkdir(parents=True, exist_ok=True)
    source = target.with_suffix(".c")
    source.write_text(code, encoding="utf-8")
    threads = () if platform.system == "win32" else ("-pthread",)
    flags = (*FLAGS, *_LINKING, *threads, "-target", platform.target, *_PROCESSORS[variant])
    zig([*flags, source.name, "-o", target.name], target.parent)
    source.unlink()
    for left in (target.with_suffix(".lib"), target.with_suffix(".pdb")):
        left.unlink(missing_ok=True)


def build_wheel(platform: Platform | None, folder: Path, *targets: str) -> None:
    """Pack a wheel for a platform, whose libraries are made; None: the one without.

    Raises CalledProcessError, and ValueError for a wheel that is too large.
    """
    environment = {**os.environ, PLATFORM: platform.tag if platform else ""}
    for target in targets or ("wheel",):
        command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
        subprocess.run(command, cwd=ROOT, env=environment, check=True)
    for wheel in folder.glob(f"*{platform.tag if platform else 'none-any'}.whl"):
        size = wheel.stat().st_size
        print(f"{wheel.name}: {size:,} bytes", flush=True)
        if size > MOST_BYTES:
            raise ValueError(f"{wheel.name} has more than {MOST_BYTES:,} bytes")


def exported_by(code: str) -> frozenset[str]:
    """The functions that a library made from this C exports."""
    return frozenset(re.findall(r"^EXPORT [^(=\n]*?(\w+)\(", code, re.MULTILINE))


def make(platform: Platform, code: str, folder: Path) -> None:
    """Compile a platform's libraries, check them, and pack its wheel."""
    for variant, path in platform.files().items():
        compile_for(platform, variant, code, path)
        check(path, platform.tag, exported_by(code))
    build_wheel(platform, folder)


def main() -> None:
    """Make the wheels that are wanted."""
    parser = argparse.ArgumentParser(prog="python -m scripts.wheels", description=__doc__)
    parser.add_argument("platforms", nargs="*", metavar="PLATFORM", help="part of a platform's name; default: all")
    parser.add_argument("--into", type=Path, default=ROOT / "dist", metavar="FOLDER", help="default: dist")
    given = parser.parse_args()
    for part in given.platforms:
        if not any(part in one.tag for one in PLATFORMS):
            parser.error(f"there is no platform {part!r}; there are {', '.join(one.tag for one in PLATFORMS)}")
    chosen = [one for one in PLATFORMS if any(part in one.tag for part in given.platforms or [""])]
    code = library_text(ENTRIES, listed_in=[LISTED_IN])
    for platform in chosen:
        make(platform, code, given.into)
    if not given.platforms:
        build_wheel(None, given.into, "wheel", "sdist")


if __name__ == "__main__":
    main()
