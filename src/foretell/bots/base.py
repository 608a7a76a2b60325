"""What every bot is: a name, and a choice made from an observation."""

from typing import Protocol

from ..game.errors import ForetellError
from ..game.moves import Move
from ..game.observation import Observation


class Bot(Protocol):
    """A player who is shown what its seat may know, and nothing else, and answers with a move."""

    name: str

    def choose(self, observation: Observation) -> Move:
        """One of ``observation.legal_moves``; asked when it is the turn of the observation's seat.

        Raises OutOfTurn where it is not.
        """
        ...


class UnknownBot(ForetellError, ValueError):
    """A bot's name that nobody has."""


class MissingExtra(ForetellError, ImportError):
    """A bot that needs packages which are not installed; the sentence says how to get them."""


class OutOfTurn(ForetellError, ValueError):
    """A bot was asked for a move where it is not its seat's turn."""


class BrokenBot(ForetellError):
    """A bot from outside that is none, cannot be made, or fails at the table; the sentence says which, and how."""


class BrokenNets(ForetellError):
    """A file of nets that came with foretell and is missing or damaged; the sentence says which, and what to do."""


def check_turn(observation: Observation) -> None:
    """Raise OutOfTurn where it is not the turn of the observation's seat."""
    if observation.seat is None or observation.turn != observation.seat:
        raise OutOfTurn(f"it is {_whose(observation.turn)} turn, not {_whose(observation.seat)}")


def _whose(seat: int | None) -> str:
    return "nobody's" if seat is None else f"seat {seat}'s"
