"""The server as it was at a commit of before, from the project's history, with the packages that are installed now."""

import subprocess
import tarfile
from contextlib import AbstractAsyncContextManager
from io import BytesIO
from pathlib import Path

from . import foretell_server
from .processes import Server

COMMIT = "9fd867d"
_ROOT = Path(__file__).parents[2]
_PLACE = _ROOT / "build" / COMMIT


def is_known() -> bool:
    """Whether the commit is in the history of this clone."""
    return _git("cat-file", "-e", f"{COMMIT}^{{commit}}").returncode == 0


def serve(folder: Path) -> AbstractAsyncContextManager[Server]:
    """Run the server of that commit with its database in the folder; its sources are unpacked once."""
    if not _PLACE.exists():
        with tarfile.open(fileobj=BytesIO(_git("archive", COMMIT).stdout)) as archive:
            archive.extractall(_PLACE, filter="data")
    return foretell_server.serve(folder, sources=_PLACE / "src", settings={"FORETELL_METRICS": "1"})


def _git(*words: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(["git", *words], cwd=_ROOT, capture_output=True, check=False)
