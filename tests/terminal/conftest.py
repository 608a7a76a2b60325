"""In these tests no message may lack a value, and nothing waits for the disk."""

import os

import pytest

from foretell.words import Words


@pytest.fixture(autouse=True)
def every_word_is_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail if a player would see the name of a value instead of the value."""

    def complete(_: Words, result: tuple[object, list[Exception]]) -> str:
        assert result[1] == []
        return str(result[0])

    monkeypatch.setattr(Words, "_format", complete)


@pytest.fixture(autouse=True)
def disks_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip fsync, which would take longer than everything else together."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
