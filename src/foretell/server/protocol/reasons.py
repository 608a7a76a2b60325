"""Reasons why a move is not allowed, as messages."""

from ...game.reasons import Reason
from .messages import MoveReason


def reason_message(reason: Reason | None, text: str, query: str | None = None) -> MoveReason:
    """Why a move is not allowed, as a message; None: it is allowed."""
    if reason is None:
        return MoveReason(query, text, allowed=True)
    args = {name: value if isinstance(value, int) else str(value) for name, value in reason.values.items()}
    return MoveReason(query, text, allowed=False, key=reason.key, rule=reason.rule, args=args)
