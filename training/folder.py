"""The files in the folder of a training run, and what commands need that work with it."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from foretell.bots import BrokenNets
from foretell.engine.native import NativeMissing

PLAN, CHECKPOINT, FLOATS, PROGRESS = "plan.json", "checkpoint.pt", "floats.npz", "progress.jsonl"
"""The settings; what a run goes on from; the nets that it would export; a line for every minute."""
_PACKAGES = ("torch", "numpy")


class NoRun(Exception):
    """A folder is not that of this run; the message says what is missing, or which other run is there."""


def plan_of(folder: Path) -> dict[str, Any]:
    """The settings of a run; raises NoRun."""
    plan: dict[str, Any] = json.loads(_existing(folder, PLAN).read_text(encoding="utf-8"))
    return plan


def floats_of(folder: Path) -> Path:
    """The file of the nets as they are now; raises NoRun."""
    return _existing(folder, FLOATS)


def reports_of(folder: Path) -> list[dict[str, Any]]:
    """The lines of progress, at least one; raises NoRun."""
    return [json.loads(line) for line in _existing(folder, PROGRESS).read_text(encoding="utf-8").splitlines()]


def _existing(folder: Path, name: str) -> Path:
    if not (folder / name).is_file():
        raise NoRun(f"{folder} is not the folder of a training run: {name} is missing (python -m training.train)")
    return folder / name


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
