"""What every bot is: a name, and a choice made from an observation."""

from typing import Protocol

from ..game.errors import ForetellError
from ..game.moves import Move
from ..game.observation import Observation


class Bot(Protocol):
    """A player who is shown what its seat may know, and nothing else, and answers with a move."""

    name: str

    def choose(self, observation: Observation) -> Move:
        """One of ``observation.legal_moves``; asked when it is the turn of the observation's seat."""
        ...


class UnknownBot(ForetellError, ValueError):
    """A bot's name that nobody has."""


class MissingExtra(ForetellError, ImportError):
    """A bot that needs packages which are not installed; the sentence says how to get them."""


class BrokenNets(ForetellError):
    """A file of nets that came with foretell and is missing or damaged; the sentence says which, and what to do."""
