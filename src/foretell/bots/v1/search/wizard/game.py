"""What search needs to know about Wizard: its compiled rules, features, and the results of rounds."""

from typing import Any

from .....rules.wizard.state import BIDDING, CHANGING, NAMING
from ...compiling.cached import compiled
from ...compiling.loader import load

_moves, _view = load("rules.wizard.moves"), load("rules.wizard.view")
apply, write_codes = _moves.apply, _moves.write_codes
look = _view.look
write_features = load("bots.v1.net.wizard.features").write_features
_slots, _worth = load("bots.v1.net.wizard.suit_slots"), load("bots.v1.net.wizard.worth")
find_slots, move_slot = _slots.find_slots, _slots.move_slot
put_worths, change_of_bid = _worth.put_worths, _worth.change_of_bid


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
