"""What playing whole rounds needs to know about Wizard.  Restricted Python."""

from ....rules.wizard.deal import DECK_ROOM, deal
from ....rules.wizard.moves import apply, write_codes
from ....rules.wizard.state import DEALING, FINISHED, SEATS, State
from ....rules.wizard.view import View, look
from ...apprentice.wizard import choose_as_apprentice
from ...net.wizard.errors import set_usual
from ...net.wizard.facts import asked_net
from ...net.wizard.judging import Judging, best_of, choose_as_master, judge
from ...net.wizard.misjudging import choose_as_journeyman
from ...thumb.wizard.buffers import Buffers
from ...thumb.wizard.choosing import choose_as_thumb

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
