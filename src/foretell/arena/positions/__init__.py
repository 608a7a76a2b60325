"""Suites of positions: what a bot's choice loses against a reference that judged every move (docs/arena.md)."""

from .scoring import Score, score
from .suite import POSITION_SUITES, JudgedPosition, PositionSuite, position_suite

__all__ = ["POSITION_SUITES", "JudgedPosition", "PositionSuite", "Score", "position_suite", "score"]
