"""Checks that a tag may be released: ``python -m scripts.release v0.1.0``.

The version is the same everywhere, and the changelog has a section for it.
"""

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
_SAID = {
    "src/foretell/__init__.py": r'^__version__ = "(.+)"$',
    "CITATION.cff": r"^version: (.+)$",
}
"""The files that name the version, and how."""


def faults(tag: str, root: Path = ROOT) -> Iterator[str]:
    """What keeps the version of this tag from being released."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = project["version"]
    if tag != f"v{version}":
        yield f"the tag is {tag}, and pyproject.toml has the version {version}"
    for name, pattern in _SAID.items():
        found = re.search(pattern, (root / name).read_text(encoding="utf-8"), re.MULTILINE)
        if found is None or found[1] != version:
            yield f"{name} has the version {found[1] if found else 'none'}, and pyproject.toml {version}"
    if f"\n## [{version}]" not in (root / "CHANGELOG.md").read_text(encoding="utf-8"):
        yield f"CHANGELOG.md has no section [{version}]"


def main() -> int:
    """Print what is wrong; the exit status is 1 if anything is."""
    parser = argparse.ArgumentParser(prog="python -m scripts.release", description="Check that a tag may be released.")
    parser.add_argument("tag")
    found = [*faults(parser.parse_args().tag)]
    print("\n".join(found), file=sys.stderr, end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
