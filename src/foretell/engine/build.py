"""``python -m foretell.engine.build``: compiles the native library if it is missing or older than its sources.

It is made for the processor at hand: ``variant_here``.  Without a C compiler this says so and does nothing more:
all but ``foretell.engine.fast`` and the grand master works without the library.
"""

import argparse
import ctypes
import platform
import sys
from collections.abc import Sequence
from functools import cache
from os.path import relpath
from pathlib import Path
from tempfile import TemporaryDirectory

from .native import CHECKED, FASTEST, OTHER, PLAIN, UNUSABLE, Library, digest, is_new_processor, library_path
from .translate.compiling import VARIANTS, CompilerFailed, compile_library, compiler
from .translate.emitting import TWINS, described, text, twin
from .translate.function import Function
from .translate.games import ENTRIES, exports, exports_of
from .translate.program import Program
from .translate.refusing import NotRestricted, Refused

_ENGINE = Path(__file__).parent
_PACKAGE = _ENGINE.parent
_NO_COMPILER = (
    "There is no C compiler (cc, gcc or clang): the grand master and foretell.engine.fast are left out; all else works."
)


def is_current(variant: str) -> bool:
    """Whether the library of this variant is there, made from the sources as they are, and the best one here."""
    try:
        library = Library(library_path(variant))
    except UNUSABLE:
        return False
    is_best = variant in (OTHER, CHECKED) or library.suits_fastest == (variant == FASTEST)
    return is_best and library.is_current


@cache
def variant_here() -> str:
    """The library for this machine's processor; raises CompilerFailed and OSError."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        return OTHER
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        target = Path(folder) / library_path("processor").name
        compile_library("\n".join([twin("exporting"), twin("processor"), ""]), target)
        return FASTEST if is_new_processor(ctypes.CDLL(str(target))) else PLAIN


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
    compile_library(whole + described(program, exported, sources(program)), target, VARIANTS[variant_here()])
    return Library(target)


def sources(program: Program) -> str:
    """The hash of the sources of a program, and the files that it is of."""
    own = [
        Path(__file__),
        _ENGINE / "shared.py",
        *sorted((_ENGINE / "translate").glob("*.py")),
        *sorted(TWINS.glob("*.h")),
    ]
    files = [Path(relpath(path, _PACKAGE)).as_posix() for path in (*own, *program.modules.paths)]
    return "\n".join([digest(files), *files])


def build(variant: str) -> None:
    """Compile this library; raises CompilerFailed, and Refused for what is not restricted Python."""
    compile_library(library_text(checked=variant == CHECKED), library_path(variant), VARIANTS[variant])


def main() -> int:
    """Compile what is missing; the exit status is 1 if it was tried and failed."""
    parser = argparse.ArgumentParser(prog="python -m foretell.engine.build", description=__doc__)
    parser.add_argument("--checked", action="store_true", help="the library that checks indices, overflow and division")
    parser.add_argument("--quiet", action="store_true", help="say nothing where there is no C compiler")
    given = parser.parse_args()
    if any(map(is_current, [CHECKED] if given.checked else [FASTEST, PLAIN, OTHER])):
        return 0
    if compiler() is None:
        if not given.quiet:
            _say(_NO_COMPILER)
        return 0
    _say("Compiling the rules (once; a few seconds) ...")
    try:
        build(CHECKED if given.checked else variant_here())
    except (CompilerFailed, NotRestricted, OSError, Refused) as error:
        _say(f"The compiled half of the engine is not there: {error}")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def _say(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")


if __name__ == "__main__":
    sys.exit(main())
