"""Pretending that the native library is missing."""

import pytest

from foretell.bots import levels
from foretell.bots.net import judges
from foretell.engine.native import NativeMissing


def raises_missing() -> None:
    """Like ``foretell.engine.native.load`` where there is none."""
    raise NativeMissing("the library is not there: `make native` compiles it")


def without_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the native library is missing."""
    monkeypatch.setattr(levels, "load", raises_missing)
    monkeypatch.setattr(judges, "is_at_hand", lambda: False)
    monkeypatch.setattr(levels, "missing_extra", levels.missing_extra.__wrapped__)
