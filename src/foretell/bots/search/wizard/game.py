"""What search needs to know about Wizard: its compiled rules, features, and the results of rounds."""

from typing import Any

from ....engine.loader import load
from ....rules.wizard.state import BIDDING, CHANGING, NAMING
from ...net.compiling import compiled_copy
from ..compiling import compiled

_moves, _view = load("wizard.moves"), load("wizard.view")
apply, write_codes = _moves.apply, _moves.write_codes
look = _view.look
write_features = compiled_copy("wizard.features").write_features
find_slots, move_slot = compiled_copy("wizard.suit_slots").find_slots, compiled_copy("wizard.suit_slots").move_slot
put_worths, change_of_bid = compiled_copy("wizard.worth").put_worths, compiled_copy("wizard.worth").change_of_bid


@compiled
def asked_net(phase: int) -> Any:
    """The network that answers; S7: -1 for the Cloud's change, which needs none, since all tricks are known."""
    if phase == CHANGING:
        return -1
    return 0 if phase in (BIDDING, NAMING) else 1


@compiled
def automatic(view: Any) -> Any:
    """S7: the code of the change that scores most."""
    return change_of_bid(view)


@compiled
def own_bid(view: Any) -> Any:
    """The viewer's bid; 0 before it is made."""
    return max(view.bid[view.seat], 0)


@compiled
def worth(state: Any, seat: int) -> Any:
    """A12: the points of the round."""
    return state.score[seat]


@compiled
def is_met(state: Any, seat: int) -> Any:
    """A12: whether the bid is met."""
    return state.won[seat] == state.bid[seat]
