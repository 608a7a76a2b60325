"""What search needs to know about Wizard Extreme: its compiled rules, features, and the results of rounds."""

from typing import Any

from .....rules.extreme.state import PREDICTING
from ...compiling.cached import compiled
from ...compiling.loader import load

_moves, _slots = load("rules.extreme.moves"), load("bots.v1.net.extreme.suit_slots")
apply, write_codes = _moves.apply, _moves.write_codes
look = load("rules.extreme.view").look
write_features = load("bots.v1.net.extreme.features").write_features
find_slots, move_slot = _slots.find_slots, _slots.move_slot
put_worths = load("bots.v1.net.extreme.worth").put_worths


@compiled
def asked_net(phase: int) -> Any:
    """The network that answers: one predicts, the other plays and returns seals."""
    return 0 if phase == PREDICTING else 1


@compiled
def automatic(_view: Any) -> Any:
    """Never called: every decision has a network."""
    return -1


@compiled
def own_bid(_view: Any) -> Any:
    """Not used: the value of an outcome depends on nothing else."""
    return 0


@compiled
def worth(state: Any, seat: int) -> Any:
    """B12, B13: penalty points count against the seat."""
    return -state.score[seat]
