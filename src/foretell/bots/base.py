"""The interface of all bots: a name, what they play for, and a move chosen from an observation."""

from typing import Protocol

from ..game.errors import ForetellError, OptionsError
from ..game.moves import Move
from ..game.observation import Observation
from ..given import must_be


class Bot(Protocol):
    """A player who sees only what its seat may know, and answers with a move."""

    name: str

    def choose(self, observation: Observation) -> Move:
        """One of ``observation.legal_moves``; called when it is the turn of the observation's seat.

        Raises OutOfTurn otherwise.
        """


class UnknownBot(ForetellError, ValueError):
    """There is no bot with this name."""


class MissingExtra(ForetellError, ImportError):
    """The bot needs packages that are not installed; the message says how to install them."""


class OutOfTurn(ForetellError, ValueError):
    """A bot was asked for a move when it was not its seat's turn."""


class BrokenBot(ForetellError):
    """A bot from outside is not a bot, cannot be made, or fails at the table; the message says which, and how."""


class BrokenNets(ForetellError):
    """A file of networks that comes with foretell is missing or damaged; the message says which, and what to do."""


def check_turn(observation: Observation) -> None:
    """Raise OutOfTurn unless it is the turn of the observation's seat, and TypeError for what is no observation."""
    must_be(observation, Observation, "a bot is asked with an observation, such as game.observe(game.turn)")
    if observation.seat is None or observation.turn != observation.seat:
        raise OutOfTurn(f"it is {_whose(observation.turn)} turn, not {_whose(observation.seat)}")


def _whose(seat: int | None) -> str:
    return "nobody's" if seat is None else f"seat {seat}'s"


WIN, POINTS = "win", "points"
AIMS = (WIN, POINTS)


def is_to_win(aim: str) -> bool:
    """Whether a bot with this aim plays for the win; raises OptionsError for any other word."""
    if aim not in AIMS:
        raise OptionsError(f"a bot's aim must be {WIN} or {POINTS}, not {aim!r}")
    return aim == WIN
