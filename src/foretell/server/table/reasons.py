"""Reasons why a seat may not make a move, as far as the seat may know them."""

from ...game.errors import NotationError
from ...game.moves import Move
from ...game.reasons import Reason
from ..eventlog.asking import Refusal
from ..protocol.messages import MoveReason
from .refusals import refusal
from .state import Table


def reason_message(reason: Reason | None, text: str, query: str | None = None) -> MoveReason:
    """Why a move is not allowed, as a message; None: it is allowed."""
    if reason is None:
        return MoveReason(query, text, allowed=True)
    args = {name: value if isinstance(value, int) else str(value) for name, value in reason.values.items()}
    return MoveReason(query, text, allowed=False, key=reason.key, rule=reason.rule, args=args)


def answer(table: Table, player: str | None, text: str, query: str | None = None) -> MoveReason:
    """Whether the player may make the move now, as a message; raises Refusal without a seat, a game or a move."""
    return reason_message(why_not(table, player, text), text, query)


def why_not(table: Table, player: str | None, text: str) -> Reason | None:
    """Why the player may not make the move now; None if they may; raises Refusal without a seat, a game or a move."""
    seat, game = table.seat_of(player), table.game
    if seat is None:
        raise Refusal("no-seat", "you have no seat at this table")
    if game is None:
        raise refusal("not-playing")
    try:
        move = Move.parse(text)
    except NotationError as error:
        raise Refusal("notation", str(error)) from None
    if game.turn == seat and move in game.observe(seat).legal_moves:
        return None
    # V4: the game knows the card, but its owner does not.
    return game.why_not(move, seat) or Reason("unseen", "V4")
