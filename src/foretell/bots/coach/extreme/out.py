"""The cards of the other seats, and which of them beat a card.  Restricted Python."""

from dataclasses import dataclass, field

from ....rules.bits import count
from ....rules.extreme.cards import TRUMP
from ....rules.extreme.codes import PLAY, card_of
from ....rules.extreme.tricks import strength
from ....rules.extreme.view import View
from ...thumb.extreme.unseen import Unseen
from ..kinds import ANY, HIGHER, TRUMPS

LOSES_IT, TAKES_IT, OPEN = -1, 1, 0
"""What is certain of a card in the current trick."""


@dataclass(slots=True)
class Out:
    """How many cards that are out beat the card that was asked about last, by kind of threat; ANY counts all."""

    unseen: Unseen = field(default_factory=Unseen)
    beaters: list[int] = field(default_factory=lambda: [0] * 4)


def count_led(o: Out, code: int) -> int:
    """B8: how many cards that are out beat this card when it is led; ``o.unseen`` is filled in."""
    card = card_of(code - PLAY)
    suit = card >> 4
    o.beaters[HIGHER] = count(o.unseen.out[suit] >> ((card & 15) + 1))
    o.beaters[TRUMPS] = 0 if suit == TRUMP else count(o.unseen.out[TRUMP])
    o.beaters[ANY] = o.beaters[HIGHER] + o.beaters[TRUMPS]
    return o.beaters[ANY]


def certainty(o: Out, v: View, code: int) -> int:
    """Whether the card certainly takes the current trick, or certainly not; ``o.beaters`` tells what still beats it."""
    own = strength(card_of(code - PLAY), v.led)
    count_led(o, code)
    for i in range(v.played):
        if strength(card_of(v.trick[i] - PLAY), v.led) >= own:
            return LOSES_IT
    if v.played == v.seats - 1 or o.beaters[ANY] == 0:
        return TAKES_IT
    return OPEN
