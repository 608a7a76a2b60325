"""A record's moves: lists ``[seat, verb, …]``."""

from typing import Any

from ..game import moves as game_moves
from ..game.moves import Move
from .values import shown

_Value = str | int | None
_PLAIN = (str, int, type(None))


def arguments(move: Move) -> tuple[_Value, ...]:
    """The verb and its arguments, as in a record."""
    match move:
        case game_moves.Trump(suit):
            return "trump", None if suit is None else str(suit)
        case game_moves.Bid(tricks):
            return "bid", tricks
        case game_moves.ChangeBid(change):
            return "cloud", change
        case game_moves.Play() | game_moves.Pass():
            return move.verb, move.text
        case game_moves.TakeSeal(suit, victim):
            return ("seal", str(suit)) if victim is None else ("seal", str(suit), victim)
        case game_moves.ReturnSeal(seal):
            return "return", str(seal)
        case game_moves.TakeMagician() | game_moves.EndPrediction():
            return (move.verb,)
        case _:
            raise TypeError(f"{move!r} is not a move")


def move_list(seat: int, move: Move) -> list[_Value]:
    """The move as a list for a record."""
    return [seat, *arguments(move)]


def _codes(moves: tuple[Move, ...]) -> dict[tuple[_Value, ...], int]:
    """Codes by arguments; a card that its player has not seen is written as the real card."""
    return {arguments(move): code for code, move in enumerate(moves) if move != game_moves.Play(None)}


CODES = {"wizard": _codes(game_moves.WIZARD_MOVES), "extreme": _codes(game_moves.EXTREME_MOVES)}
"""By game: the codes of moves, by verb and arguments."""


def code_of(game: str, values: list[Any]) -> int | None:
    """The code of a move (given without its seat); None if the game has no such move."""
    if any(type(value) not in _PLAIN for value in values):
        return None
    return CODES[game].get(tuple(values))


def move_text(values: list[Any]) -> str:
    """Any value that stands for a move (without its seat), for error messages."""
    return " ".join(str(value) if _is_word(value) else shown(value) for value in values[:4])


def _is_word(value: object) -> bool:
    """Whether the value is short text that can be printed as is: no control characters, no lone surrogates."""
    return isinstance(value, str) and len(value) < 20 and value.isprintable()
