"""The parts of foretell as a bill of materials (CycloneDX, JSON): ``python -m scripts.sbom [FILE]``.

Python packages are those of the project and its extras, as ``requirements/test.lock`` has them.  The page's
parts are those in its notices (``web/dist/licenses.txt``).  The same sources give the same bytes.
"""

import argparse
import base64
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LOCK, NOTICES = ROOT / "requirements" / "test.lock", ROOT / "web" / "dist" / "licenses.txt"
_PACKAGE = re.compile(r"^([\w.-]+)==(\S+).*\n((?:    .*\n?)*)", re.MULTILINE)
_ASKING = re.compile(r"^    #(?: via)? +([\w.-]+)$", re.MULTILINE)
_HASH = re.compile(r"sha256:(\w{64})")
_NOTICE = re.compile(r"^-{20,}\n\n(\S+) (\d\S*) \((.+)\)$", re.MULTILINE)
_NAME = re.compile(r"[\w.-]+")
Part = dict[str, Any]


def bill(project: Mapping[str, Any], lock: str, notices: str, packages: Mapping[str, Any]) -> dict[str, Any]:
    """The bill; ``project``: pyproject's table, ``packages``: those of the page's lock file, by their folders."""
    core = {_plain(entry) for entry in project["dependencies"]}
    extras = {_plain(entry) for entries in project["optional-dependencies"].values() for entry in entries}
    name, version = project["name"], project["version"]
    ours = {"type": "application", "name": name, "version": version, "purl": f"pkg:pypi/{name}@{version}"}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**ours, "licenses": [{"expression": project["license"]}]}},
        "components": [*_python_parts(lock, core, extras), *_page_parts(notices, packages)],
    }


def _plain(name: str) -> str:
    """The name of a package as lock files write it, without its version."""
    found = _NAME.match(name)
    return re.sub(r"[-_.]+", "-", found[0] if found else name).lower()


def _python_parts(lock: str, core: set[str], extras: set[str]) -> Iterator[Part]:
    """The packages that these need, from a lock file."""
    entries = [found.groups() for found in _PACKAGE.finditer(lock)]
    asked_by: dict[str, set[str]] = {}
    for name, _, text in entries:
        asked_by.setdefault(name, set()).update(_ASKING.findall(text))
    needed = (core | extras) & asked_by.keys()
    while more := {name for name in asked_by.keys() - needed if asked_by[name] & needed}:
        needed |= more
    for name, version, text in entries:
        if name in needed:
            yield {
                "type": "library",
                "name": name,
                "version": version,
                "scope": "required" if name in core else "optional",
                "purl": f"pkg:pypi/{name}@{version}",
                "hashes": [{"alg": "SHA-256", "content": one} for one in sorted(_HASH.findall(text))],
            }


def _page_parts(notices: str, packages: Mapping[str, Any]) -> Iterator[Part]:
    """The packages in the page, and its fonts, from the notices of its build."""
    for name, version, licence in _NOTICE.findall(notices):
        part: Part = {"type": "library", "name": name, "version": version, "licenses": [{"expression": licence}]}
        part["purl"] = f"pkg:npm/{name.replace('@', '%40')}@{version}"
        kind, _, digest = packages.get(f"node_modules/{name}", {}).get("integrity", "").partition("-")
        if kind == "sha512":
            part["hashes"] = [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}]
        yield part


def main() -> None:
    """Print the bill, or write it."""
    parser = argparse.ArgumentParser(prog="python -m scripts.sbom", description="Write the bill of materials.")
    parser.add_argument("file", nargs="?", type=Path, help="default: standard output")
    given = parser.parse_args()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    if not NOTICES.is_file():
        parser.error("the page is not built, whose parts belong to it: run `make page` first")
    found = bill(project, LOCK.read_text(encoding="utf-8"), NOTICES.read_text(encoding="utf-8"), packages)
    text = json.dumps(found, indent=2) + "\n"
    if given.file is None:
        print(text, end="")
    else:
        given.file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
