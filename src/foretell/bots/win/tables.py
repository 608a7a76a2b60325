"""The tables of how rounds end, counted in games of masters by ``training.ends``."""

import json
from pathlib import Path


def tables(game: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The tables ``ROUNDS`` and ``ENDS`` of a game; its ``rounds.py`` says how they are read."""
    found = json.loads((Path(__file__).parent / game / "rounds.json").read_text(encoding="utf-8"))
    return tuple(found["ROUNDS"]), tuple(found["ENDS"])
