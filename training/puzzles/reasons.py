"""Why a puzzle's answer is right: the coach's reason, from the points that search found for each move."""

from typing import Any

from foretell.bots.judging import Judgement
from foretell.coach import why
from foretell.game.moves import Move
from foretell.puzzles.puzzle import Puzzle


def reason_of(puzzle: Puzzle) -> dict[str, Any]:
    """The kind of reason and its values (``foretell.coach.Why``): the first answer beside the moves that are none."""
    seen, (first, *others), worst = puzzle.observation(), puzzle.answer, [*puzzle.results.values()][-1]
    judged = [
        Judgement(move, *(worst if str(move) in others else puzzle.result_of(str(move)))) for move in seen.legal_moves
    ]
    reason = why(seen, judged, Move.parse(first)).as_json()
    values = {name: round(value, 4) if isinstance(value, float) else value for name, value in reason["values"].items()}
    return {**reason, "values": values}
