"""Why a puzzle's answer is right: the coach's reason, from the points that search found for each move."""

from typing import Any

from foretell.bots.judging import Judgement
from foretell.coach import why
from foretell.game.moves import Move
from foretell.puzzles.puzzle import Puzzle


def reason_of(puzzle: Puzzle) -> dict[str, Any]:
    """The kind of reason and its values (``foretell.coach.Why``)."""
    seen = puzzle.observation()
    judged = [Judgement(move, *puzzle.result_of(str(move))) for move in seen.legal_moves]
    reason = why(seen, judged, Move.parse(puzzle.answer[0])).as_json()
    values = {name: round(value, 4) if isinstance(value, float) else value for name, value in reason["values"].items()}
    return {**reason, "values": values}
