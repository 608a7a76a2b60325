"""Pretending that packages or the native library are missing."""

from importlib.util import find_spec

import pytest

from foretell.bots import levels
from foretell.bots.net import estimates
from foretell.engine.native import NativeMissing


def raises_missing() -> None:
    """Like ``foretell.engine.native.load`` where there is none."""
    raise NativeMissing("the library is not there: `make native` compiles it")


def without(monkeypatch: pytest.MonkeyPatch, *packages: str) -> None:
    """Pretend that these packages are not installed; ``library``: the native library."""
    if "library" in packages:
        monkeypatch.setattr(levels, "load", raises_missing)
        monkeypatch.setattr(estimates, "load", raises_missing)
    monkeypatch.setattr(levels, "find_spec", lambda name: None if name in packages else find_spec(name))
    monkeypatch.setattr(levels, "missing_extra", levels.missing_extra.__wrapped__)
