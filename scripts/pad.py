"""The files that the score pad shares between Python and the page: ``python -m scripts.pad write|check``.

``web/src/pad/rules.ts`` has the numbers of the rules and the kinds of entries, ``tests/data/pad.json`` the results that
both sides must get for the same games.  Both are generated from ``foretell.pad``.
"""

import argparse
import json
import sys
from pathlib import Path

from .pad_tables import CHECKS, tables
from .pad_vectors import vectors

ROOT = Path(__file__).parent.parent
RULES = ROOT / "web" / "src" / "pad" / "rules.ts"
VECTORS = ROOT / "tests" / "data" / "pad.json"
_HEAD = """/** The numbers of the rules and the kinds of entries: from `foretell.pad`, by `make types`; do not edit. */

"""


def rules_text() -> str:
    """The tables, as TypeScript."""
    made = {**tables(), "checks": CHECKS}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in made.items())
    return f"{_HEAD}export const RULES = {{\n{lines},\n}} as const;\n"


def vectors_text() -> str:
    """The vectors, one on each line."""
    parts = []
    for name, value in vectors().items():
        lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in value)
        parts.append(f'"{name}": [\n{lines}\n]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def made() -> dict[Path, str]:
    """The generated files and their contents."""
    return {RULES: rules_text(), VECTORS: vectors_text()}


def outdated() -> list[str]:
    """The names of the files that are out of date."""
    return [
        path.relative_to(ROOT).as_posix()
        for path, text in made().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main() -> int:
    """Write the files, or name those that are out of date."""
    parser = argparse.ArgumentParser(prog="python -m scripts.pad", description="Files that follow from foretell.pad.")
    parser.add_argument("task", choices=("write", "check"))
    if parser.parse_args().task == "write":
        for path, text in made().items():
            path.write_text(text, encoding="utf-8")
        return 0
    old = outdated()
    for name in old:
        print(f"{name} is not what foretell.pad says; `make types` writes it", file=sys.stderr)
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main())
