"""The cards that are still out, and which of them beat a card.  Restricted Python.

Out is what the viewer neither holds nor has seen leave the game: other hands, and the stock.  A card is tried by
playing it, so the rules say which card beats which.
"""

from dataclasses import dataclass, field

from ....rules.arrays import Numbers
from ....rules.wizard.cards import BOMB, DRAGON, FAIRY, FOOL, FOOLS, NONE, SUIT_CARDS, SUITLESS, WIZARD
from ....rules.wizard.cards import WIZARDS as ALL_WIZARDS
from ....rules.wizard.claim import lay_trick, unseen_copies, unseen_others, unseen_suited, write_plays
from ....rules.wizard.codes import (
    PLAY_OTHER,
    PLAY_UNSEEN,
    WAY_FORMS,
    card_of_play,
    first_play,
    passed_card,
    playable_others,
)
from ....rules.wizard.state import SINGLE_SUIT, State
from ....rules.wizard.tricks import lies_in_trick, play, trick_winner
from ....rules.wizard.turns import start_trick
from ....rules.wizard.view import View
from ..kinds import ANY
from .facts import cause

_ROOM = 80
_CAUSES = 4
LOSES_IT, TAKES_IT, OPEN = -1, 1, 0
"""What is certain of a card in the current trick."""


@dataclass(slots=True)
class Out:
    """The cards that are still out, and what they do to one card."""

    table: State = field(default_factory=State)
    codes: list[int] = field(default_factory=lambda: [0] * _ROOM)
    """A way to play each of them; of those with several ways, all."""
    copies: list[int] = field(default_factory=lambda: [0] * _ROOM)
    """How many such cards are out; 0 for a second way to play a card."""
    many: int = 0
    beaters: list[int] = field(default_factory=lambda: [0] * _CAUSES)
    """By kind of threat, how many cards that are out beat the card that was asked about last; ANY counts all."""


def find_out(o: Out, v: View) -> None:
    """Find the cards that are out."""
    suited, others, wizards = unseen_suited(v), unseen_others(v), unseen_copies(v, ALL_WIZARDS)
    if v.mode == SINGLE_SUIT:
        suited &= ~(SUIT_CARDS << (16 * v.seat))
        wizards -= own_undealt(v, ALL_WIZARDS)
        others &= -1 if wizards > 0 else ~ALL_WIZARDS
    o.many = write_plays(suited, playable_others(others), o.codes)
    before = NONE
    for i in range(o.many):
        card = card_of_play(o.codes[i])
        o.copies[i] = 0 if card == before else 1
        if card == WIZARD:
            o.copies[i] = wizards
        elif card == FOOL:
            o.copies[i] = unseen_copies(v, FOOLS)
        before = card


def own_undealt(v: View, kind: int) -> int:
    """V5: 1 if the viewer's own Wizard (given by all their bits) was not dealt, so that nobody can play it."""
    return 0 if (v.others[v.seat] | v.played_others[v.seat]) & kind else 1


def strongest_way(o: Out, v: View, code: int) -> int:
    """S1, S6, S7: the code of playing the card that this move passes, in the way in which the fewest cards beat it."""
    card = passed_card(code)
    best = first_play(card)
    if card < SUITLESS:
        return best
    fewest = count_led(o, v, best)
    for code_of_way in range(best + 1, PLAY_UNSEEN):
        if card_of_play(code_of_way) == card:
            beaters = count_led(o, v, code_of_way)
            best = code_of_way if beaters < fewest else best
            fewest = min(beaters, fewest)
    return best


def count_led(o: Out, v: View, code: int) -> int:
    """How many cards that are out beat this card when it is led; of special cards with several ways, in one of them.

    S4: more than there are of the Bomb, with which nobody takes the trick.
    """
    lay_trick(v, o.table)
    start_trick(o.table, 0)
    play(o.table, code)
    return _ROOM if lies_in_trick(o.table, BOMB) else count_beaters(o, v, code)


def count_beaters(o: Out, v: View, code: int) -> int:
    """How many cards that are out beat this one, which is played last so far and best; also by kind of threat."""
    s = o.table
    best, seat, turn, played, led, special = s.best_strength, s.best_seat, s.turn, s.played, s.led, s.special_cards
    fairy = s.fairy_seat
    for i in range(_CAUSES):
        o.beaters[i] = 0
    last, counted = NONE, False
    for i in range(o.many):
        card = card_of_play(o.codes[i])
        counted = counted and card == last
        last = card
        play(s, o.codes[i])
        if trick_winner(s) != seat and not counted:
            counted = True
            add_beater(o, v, i, code)
        s.best_strength, s.best_seat, s.turn, s.played, s.led, s.special_cards = best, seat, turn, played, led, special
        s.fairy_seat = fairy
    return o.beaters[ANY]


def add_beater(o: Out, v: View, i: int, code: int) -> None:
    """Count the i-th card as one that beats the play with this code."""
    copies, first = o.copies[i], i
    while copies == 0:
        first -= 1
        copies = o.copies[first]
    o.beaters[ANY] += copies
    kind = cause(o.codes[i], code, v)
    if kind != ANY and (o.codes[i] < PLAY_OTHER or card_of_play(o.codes[i]) == WIZARD):
        o.beaters[kind] += copies


def certainty(o: Out, v: View, code: int) -> int:
    """Whether the card certainly takes the current trick, or certainly not; ``o.beaters`` tells what still beats it."""
    lay_trick(v, o.table)
    s, seat = o.table, o.table.turn
    play(s, code)
    form = NONE if code < PLAY_OTHER else WAY_FORMS[code - PLAY_OTHER]
    is_last = v.played == v.seats - 1
    for i in range(_CAUSES):
        o.beaters[i] = 0
    if lies_in_trick(s, BOMB) or (form == DRAGON and lies_in_trick(s, FAIRY)):
        return LOSES_IT
    if form == FAIRY and lies_in_trick(s, DRAGON):
        return TAKES_IT if is_last or not is_out(o, BOMB) else OPEN
    if s.best_seat != seat:
        return LOSES_IT if form != FAIRY or is_last or not is_out(o, DRAGON) else OPEN
    if is_last:
        return TAKES_IT
    is_upset = is_out(o, BOMB) or s.led == NONE
    return TAKES_IT if count_beaters(o, v, code) == 0 and not is_upset else OPEN


def is_out(o: Out, card: int) -> bool:
    """Whether a special card is out."""
    found = False
    for i in range(o.many):
        found = found or card_of_play(o.codes[i]) == card
    return found


def is_same_card(code: int, other: int) -> bool:
    """Whether two moves play the same card, each in a way of its own."""
    return card_of_play(code) == card_of_play(other)


def strongest(beaters: Numbers, codes: Numbers, many: int, but: int) -> int:
    """The move whose card the fewest cards beat when it is led, but for one card; -1 if there is no other."""
    found = -1
    for m in range(many):
        if not is_same_card(codes[m], codes[but]) and (found < 0 or beaters[m] < beaters[found]):
            found = m
    return found
