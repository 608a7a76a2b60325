"""What search needs to know about Wizard Extreme: its compiled rules, features, and the results of rounds."""

from typing import Any

from ....engine.loader import load
from ....rules.extreme.state import PREDICTING
from ...net.compiling import compiled_copy
from ..compiling import compiled

_moves, _slots = load("extreme.moves"), compiled_copy("extreme.suit_slots")
apply, write_codes = _moves.apply, _moves.write_codes
look = load("extreme.view").look
write_features = compiled_copy("extreme.features").write_features
find_slots, move_slot = _slots.find_slots, _slots.move_slot
put_worths = compiled_copy("extreme.worth").put_worths


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


@compiled
def is_met(state: Any, seat: int) -> Any:
    """B12: no penalty point."""
    return state.score[seat] == 0
