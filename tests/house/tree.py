"""The project's own files, for the tests in this folder."""

import subprocess
from pathlib import Path

from tests.waiting import LONGEST

ROOT = Path(__file__).parents[2]
LEFT_BEHIND = {".git", ".venv", "build", "dist", "node_modules", "__pycache__"}
"""Folders without files of the project; those of caches begin with a dot and end with ``_cache``."""


def project_files() -> list[Path]:
    """Every file that git does not ignore; without git, all files but the output of tools."""
    listing = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        capture_output=True,
        check=False,
        timeout=LONGEST,
    )
    if listing.returncode == 0:
        names = [ROOT / name for name in listing.stdout.decode().split("\0") if name]
        return sorted(path for path in names if path.is_file())
    return sorted(path for path in ROOT.rglob("*") if path.is_file() and not _left_behind(path))


def project_texts() -> dict[str, str]:
    """The contents of every text file of the project, by its name."""
    texts = {}
    for path in project_files():
        content = path.read_bytes()
        if b"\0" not in content:
            texts[path.relative_to(ROOT).as_posix()] = content.decode()
    return texts


def _left_behind(path: Path) -> bool:
    folders = path.relative_to(ROOT).parts[:-1]
    return any(folder in LEFT_BEHIND or folder.endswith("_cache") for folder in folders)
