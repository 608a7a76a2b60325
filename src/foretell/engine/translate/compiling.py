"""Calls the system's C compiler."""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from ..native import CHECKED, FASTEST, OTHER, PLAIN

FLAGS = (
    *("-std=gnu11", "-O2", "-fno-tree-vectorize", "-fwrapv", "-ffp-contract=off", "-fno-math-errno"),
    *("-fvisibility=hidden", "-w"),
)
"""Overflow wraps around, and floats are what they are in CPython, bit for bit.  GCC's own vectors make rules slower;
-O3 takes twice as long to compile, for a few percent at most."""
_OF_GCC = tuple(f"--param=max-rtl-if-conversion-{kind}-cost=200" for kind in ("predictable", "unpredictable"))
"""Which card wins and which suit must be followed cannot be predicted: computing both sides is faster than a jump."""
_SHARED = ("-shared", "-fPIC", *(("-pthread",) if os.name == "posix" else ()))
_NEWER = ("-mavx2", "-mbmi", "-mbmi2", "-mfma", "-mpopcnt")
"""What ``c/processor.h`` checks for; older compilers do not know its name, x86-64-v3."""
VARIANTS: Mapping[str, Sequence[str]] = {FASTEST: _NEWER, PLAIN: ("-march=x86-64",), OTHER: (), CHECKED: ("-O0",)}
"""The flags for each kind of library.  Checks are for trials: optimised, they take five times as long to compile."""
_COMPILERS = ("cc", "gcc", "clang")


class CompilerFailed(Exception):
    """The compiler's message."""


def compiler() -> str | None:
    """The C compiler that ``CC`` names, else the system's; None if there is none."""
    return next((found for name in (os.environ.get("CC"), *_COMPILERS) if name and (found := shutil.which(name))), None)


def compile_library(text: str, target: Path, flags: Sequence[str] = ()) -> None:
    """Make a shared library of C; another process sees the old one or the new one, never a part.

    Raises CompilerFailed if there is no compiler or it does not compile, OSError if the folder cannot be written.
    """
    found = compiler()
    if found is None:
        raise CompilerFailed("there is no C compiler (cc, gcc or clang)")
    target.parent.mkdir(parents=True, exist_ok=True)
    made = target.with_name(f"{target.name}.{os.getpid()}")
    command = [found, *FLAGS, *(_OF_GCC if _is_gcc(found) else ()), *flags, *_SHARED, "-x", "c", "-", "-o", str(made)]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        made.unlink(missing_ok=True)
        raise CompilerFailed(done.stderr.strip() or f"{found} ended with {done.returncode}")
    made.replace(target)


def _is_gcc(found: str) -> bool:
    done = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in done.stdout
