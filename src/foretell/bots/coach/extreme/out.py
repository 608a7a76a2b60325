"""The cards of the other seats, and which of them beat a card.  Restricted Python."""

from dataclasses import dataclass, field

from ....rules.bits import count
from ....rules.extreme.cards import NONE, TRUMP
from ....rules.extreme.codes import PLAY, card_of
from ....rules.extreme.seals import TRUMP_STRENGTH
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


def strength(code: int, led: int) -> int:
    """B8: the strength of a play in a trick in which this suit was led."""
    card = card_of(code - PLAY)
    suit, value = card >> 4, (card & 15) + 1
    if suit == TRUMP:
        return TRUMP_STRENGTH + value
    return value if suit == led else 0


def certainty(o: Out, v: View, code: int) -> int:
    """Whether the card certainly takes the current trick, or certainly not; ``o.beaters`` tells what still beats it."""
    led = v.led if v.led != NONE else card_of(code - PLAY) >> 4
    own = strength(code, led)
    count_led(o, code)
    for i in range(v.played):
        if strength(v.trick[i], led) >= own:
            return LOSES_IT
    if v.played == v.seats - 1 or o.beaters[ANY] == 0:
        return TAKES_IT
    return OPEN
