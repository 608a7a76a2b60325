"""The project's own files, as the tests of the house read them."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
LEFT_BEHIND = {".git", ".venv", "build", "dist", "node_modules", "__pycache__"}
"""Folders that hold no file of the project; those of caches begin with a dot and end with ``_cache``."""


def project_files() -> list[Path]:
    """Every file of the project: what git tracks or would track; without git, all but what tools leave behind."""
    listing = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        capture_output=True,
        check=False,
    )
    if listing.returncode == 0:
        names = [ROOT / name for name in listing.stdout.decode().split("\0") if name]
        return sorted(path for path in names if path.is_file())
    return sorted(path for path in ROOT.rglob("*") if path.is_file() and not _left_behind(path))


def project_texts() -> dict[str, str]:
    """The text of every file of the project that is text, by its name."""
    texts = {}
    for path in project_files():
        content = path.read_bytes()
        if b"\0" not in content:
            texts[path.relative_to(ROOT).as_posix()] = content.decode()
    return texts


def _left_behind(path: Path) -> bool:
    folders = path.relative_to(ROOT).parts[:-1]
    return any(folder in LEFT_BEHIND or folder.endswith("_cache") for folder in folders)
