"""Installing another version of foretell: unpacked from this clone into the user's cache, and compiled there."""

import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from filelock import FileLock
from platformdirs import user_cache_path

from ..base import UnknownBot
from .level import GENERATIONS, is_commit

_BUILD = """import sys
sys.path.insert(0, sys.argv.pop(1))
try:
    from foretell.bots.library import main
except ImportError:  # a version in which this was the engine's
    from foretell.engine.build import main
sys.exit(main())
"""
_CLONE = Path(__file__).parents[4]
"""The clone that foretell runs from, if it does."""


def install(version: str) -> Path:
    """Unpack a version, a commit or a generation, into the user's cache, unless it is there; returns its folder.

    Raises UnknownBot, with the command that installs it, if it is not there and this installation cannot get it.
    """
    version = GENERATIONS.get(version, version)
    found = next(_folder().glob(f"{version}*/foretell"), None) if is_commit(version) else None
    if found is not None:
        return found.parent
    commit = _resolved(version)
    place = _folder() / commit
    place.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(f"{place}.lock"), TemporaryDirectory(dir=place.parent) as fresh:
        if not place.is_dir():
            archive = _git("archive", "--format=tar", commit, "src/foretell")
            with tarfile.open(fileobj=BytesIO(archive)) as packed:
                packed.extractall(fresh, filter="data")
            # Without a compiler there is no native library, and its bots do without.
            build = [sys.executable, "-c", _BUILD, str(Path(fresh) / "src"), "--quiet"]
            subprocess.run(build, capture_output=True, check=False)
            (Path(fresh) / "src").rename(place)
    return place


def _folder() -> Path:
    """The folder of all versions that were installed."""
    return user_cache_path("foretell") / "versions"


def _resolved(version: str) -> str:
    """The whole number of a commit that this clone has."""
    is_clone = (_CLONE / ".git").exists()
    if is_clone and shutil.which("git") is not None:
        found = _git("rev-parse", "--verify", "--quiet", f"{version}^{{commit}}")
        if found:
            return found.decode().strip()
    where = "this clone does not have it" if is_clone else "this is not a clone of foretell"
    raise UnknownBot(
        f"the version {version} of foretell is not installed, and {where}: in a whole clone, run"
        f" `foretell bot --install {version}`"
    )


def _git(*arguments: str) -> bytes:
    """What git prints; nothing if it fails."""
    return subprocess.run(["git", "-C", str(_CLONE), *arguments], capture_output=True, check=False).stdout
