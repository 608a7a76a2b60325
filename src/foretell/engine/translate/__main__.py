"""``python -m foretell.engine.translate``: prints the C of modules, or checks whether files are restricted Python."""

import argparse
import sys
from pathlib import Path

from .checking import faults
from .emitting import text
from .modules import Modules
from .program import Program
from .refusing import NotRestricted, Refused


def main() -> int:
    """Do what is asked; the exit status is 1 if something is not restricted Python."""
    parser = argparse.ArgumentParser(prog="python -m foretell.engine.translate", description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="print the C of this module's functions")
    parser.add_argument("--checked", action="store_true", help="with checks of indices, overflow and division")
    parser.add_argument("--check", nargs="+", type=Path, metavar="FILE", help="say what is not restricted Python")
    given = parser.parse_args()
    if bool(given.modules) == bool(given.check):
        parser.error("name modules, or files to check")
    try:
        return _check(given.check) if given.check else _print(given.modules, checked=given.checked)
    except (ImportError, OSError, UnicodeDecodeError, Refused, NotRestricted) as error:
        sys.stderr.write(f"{error}\n")
        return 1


def _check(paths: list[Path]) -> int:
    modules, found = Modules(), []
    for path in paths:
        found += faults(path, modules)
    sys.stdout.write("".join(f"{refused}\n" for refused in found))
    return 1 if found else 0


def _print(modules: list[str], *, checked: bool) -> int:
    program = Program(checked=checked)
    sys.stdout.write(text(program, program.exports("it", modules)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
