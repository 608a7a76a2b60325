"""What the commands of this folder need, said in a sentence where it is missing."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from foretell.bots import BrokenNets
from foretell.engine.native import NativeMissing

from .folder import NoRun

_PACKAGES = ("torch", "numpy")


@contextmanager
def told(command: str) -> Iterator[None]:
    """End the program with a sentence where torch, numpy, a C compiler, the nets or the run are missing.

    ``command``: its module, such as ``training.train``.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name not in _PACKAGES:
            raise
        sys.exit(f"python -m {command} needs {missing.name}, which is not installed: training/README.md says how")
    except NativeMissing as missing:
        sys.exit(f"python -m {command} compiles self-play when it begins, but {missing}")
    except (BrokenNets, NoRun) as fault:
        sys.exit(f"{fault}")
