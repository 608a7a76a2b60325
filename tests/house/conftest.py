"""Fixtures of this folder."""

from pathlib import Path

import pytest


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder that replaces the whole PATH."""
    folder = tmp_path / "bin"
    folder.mkdir()
    return folder
