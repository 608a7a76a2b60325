"""Bots of other versions of foretell, to measure today's against: ``LEVEL@COMMIT``, or ``LEVEL@GENERATION``.

A version's sources are unpacked from the repository into the user's cache, and play behind the protocol.
"""

import shutil
import subprocess
import sys
import tarfile
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from shlex import join
from tempfile import TemporaryDirectory

from filelock import FileLock
from platformdirs import user_cache_path

from ..base import UnknownBot
from .level import PipeLevel

GENERATIONS = {"1": "159c9d70db4653da6abd678e87e49ccc807bd0cf"}
"""The commits that have the bots of earlier generations, under the names that they had there (``master@1``)."""
_RUN = "import sys; sys.path.insert(0, sys.argv.pop(1)); from foretell.cli import main; sys.exit(main())"
_BUILD = "import sys; sys.path.insert(0, sys.argv.pop(1)); from foretell.engine.build import main; sys.exit(main())"
_CLONE = Path(__file__).parents[4]
"""The clone that foretell runs from, if it does."""
_FEWEST_DIGITS, _DIGITS = 7, 40


@dataclass(frozen=True, slots=True)
class VersionLevel(PipeLevel):
    """A bot of another version; ``module`` is the commit, ``bot`` its name there."""

    @property
    def command(self) -> str:
        """The command that starts it; the version is installed first.  Raises UnknownBot if it cannot be."""
        return join([sys.executable, "-c", _RUN, str(install(self.module)), "bot", self.bot])


def find(name: str) -> VersionLevel | None:
    """The bot ``LEVEL@GENERATION`` or ``LEVEL@COMMIT``; None for a name that is not of this form."""
    level, at, version = name.partition("@")
    if not at or not level:
        return None
    if version in GENERATIONS:
        return VersionLevel(name, GENERATIONS[version], name)
    return VersionLevel(name, version, level) if _is_commit(version) else None


def install(version: str) -> Path:
    """Unpack a version, a commit or a generation, into the user's cache, unless it is there; returns its folder.

    Raises UnknownBot, with the command that installs it, if it is not there and this installation cannot get it.
    """
    version = GENERATIONS.get(version, version)
    found = next(_folder().glob(f"{version}*/foretell"), None) if _is_commit(version) else None
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
            _compile(Path(fresh) / "src")
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


def _compile(source: Path) -> None:
    """Compile its native library, if there is a compiler; without it, its bots do without."""
    subprocess.run([sys.executable, "-c", _BUILD, str(source), "--quiet"], capture_output=True, check=False)


@lru_cache
def _is_commit(text: str) -> bool:
    return _FEWEST_DIGITS <= len(text) <= _DIGITS and set(text) <= set("0123456789abcdef")
