"""What playing whole rounds needs to know about Wizard Extreme.  Restricted Python."""

from ....rules.extreme.deal import DECK_ROOM, deal
from ....rules.extreme.moves import apply, write_codes
from ....rules.extreme.state import DEALING, FINISHED, SEATS, State
from ....rules.extreme.view import View, look
from ...apprentice.extreme import choose_as_apprentice
from ...net.extreme.errors import set_usual
from ...net.extreme.facts import asked_net
from ...net.extreme.judging import Judging, best_of, choose_as_master, judge
from ...net.extreme.misjudging import choose_as_journeyman
from ...thumb.extreme.buffers import Buffers
from ...thumb.extreme.choosing import choose_as_thumb

__all__ = [
    "DEALING",
    "DECK_ROOM",
    "FINISHED",
    "SEATS",
    "Buffers",
    "Judging",
    "State",
    "View",
    "apply",
    "asked_net",
    "best_of",
    "choose_as_apprentice",
    "choose_as_journeyman",
    "choose_as_master",
    "choose_as_thumb",
    "deal",
    "judge",
    "look",
    "set_usual",
    "write_codes",
]
