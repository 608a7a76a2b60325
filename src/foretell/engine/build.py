"""``python -m foretell.engine.build``: compiles the native library if it is missing or older than its sources.

Without a C compiler it says so and does nothing more: all but ``foretell.engine.fast`` works without the library.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from os.path import relpath
from pathlib import Path

from .native import CHECKED, Library, digest, library_path
from .translate.compiling import CompilerFailed, compile_library, compiler, variants
from .translate.emitting import TWINS, described, text, twin
from .translate.functions import Function
from .translate.games import ENTRIES, exports, exports_of
from .translate.program import Program
from .translate.refusing import NotRestricted, Refused

_ENGINE = Path(__file__).parent
_PACKAGE = _ENGINE.parent


def is_current(variant: str) -> bool:
    """Whether the library of this variant is there and made from the sources as they are."""
    try:
        return Library(library_path(variant)).is_current
    except (OSError, AttributeError, ValueError):
        return False


def library_text(*, checked: bool = False) -> str:
    """The C of the library with both games; raises Refused for what is not restricted Python."""
    program = Program(checked=checked)
    exported: dict[str, Function] = {}
    for game in ENTRIES:
        exported |= exports_of(program, game)
    whole = text(program, exported)
    return "\n".join([whole, twin("processor"), "", described(program, exported, sources(program))])


def compile_modules(names: Sequence[str], target: Path, *, prefix: str = "it", checked: bool = False) -> Library:
    """A library of the public functions of these modules, for trials and tests: ``compile_modules(["a.b"], path)``.

    A function ``f`` is ``it_f`` in it, with another prefix than ``it`` if you like.  Raises Refused for what is not
    restricted Python, and CompilerFailed if there is no compiler.
    """
    program = Program(checked=checked)
    exported = exports(program, prefix, [program.modules.named(name) for name in names])
    whole = text(program, exported)
    compile_library(whole + described(program, exported, sources(program)), target, [*variants().values()][-1])
    return Library(target)


def sources(program: Program) -> str:
    """The hash of the sources of a program, and the files that it is of."""
    own = [Path(__file__), *sorted((_ENGINE / "translate").glob("*.py")), *sorted(TWINS.glob("*.h"))]
    files = [Path(relpath(path, _PACKAGE)).as_posix() for path in (*own, *program.modules.paths)]
    return "\n".join([digest(files), *files])


def build(wanted: Sequence[str]) -> None:
    """Compile the library of these variants, side by side; raises CompilerFailed if one is not compiled."""
    flags = {**variants(), CHECKED: []}
    texts = {checked: library_text(checked=checked) for checked in {variant == CHECKED for variant in wanted}}
    with ThreadPoolExecutor() as threads:
        jobs = [
            threads.submit(compile_library, texts[variant == CHECKED], library_path(variant), flags[variant])
            for variant in wanted
        ]
    for job in jobs:
        job.result()


def main() -> int:
    """Compile what is missing; the exit status is 1 if it was tried and failed."""
    parser = argparse.ArgumentParser(prog="python -m foretell.engine.build", description=__doc__)
    parser.add_argument("--checked", action="store_true", help="the library that checks indices, overflow and division")
    parser.add_argument("--quiet", action="store_true", help="say nothing where there is no C compiler")
    given = parser.parse_args()
    wanted = [name for name in ([CHECKED] if given.checked else variants()) if not is_current(name)]
    if not wanted:
        return 0
    if compiler() is None:
        if not given.quiet:
            _say("There is no C compiler (cc, gcc or clang), so foretell.engine.fast is left out; all else works.")
        return 0
    _say("Compiling the rules (once; a few seconds) ...")
    try:
        build(wanted)
    except (CompilerFailed, NotRestricted, OSError, Refused) as error:
        _say(f"The compiled half of the engine is not there: {error}")
        return 1
    return 0


def _say(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")


if __name__ == "__main__":
    sys.exit(main())
