"""From a seat's view of Wizard to the places of all cards: what each is known to hold, and what else it may hold.

Everybody saw the turned-up card go to the Werewolf's holder (S5).  Wizards and Fools are all alike: a player of one is
assumed to play the exchanged one first.  Restricted Python.
"""

from dataclasses import dataclass, field

from ....rules.bits import count, lowest
from ....rules.wizard.cards import FOOL, NONE, SUITLESS, WEREWOLF, WIZARD
from ....rules.wizard.hands import with_card
from ....rules.wizard.state import PASSING, per_seat
from ....rules.wizard.view import UNKNOWN, View
from ..placing import Placing, add_candidate, add_linked_row, add_to_row
from ..rows import PASSED, put_card
from ..sampling import Sampler, close_case, no_cases
from .cards import (
    COPIES,
    Seen,
    add_unseen,
    allowed,
    count_seen,
    number_of,
    of_suits,
    others_since,
    right_of,
    see_card,
    strange_cards,
    suited_since,
    times,
)


@dataclass(slots=True)
class Fate:
    """What became of the exchanged card, as far as that is not obvious."""

    keeper: int = NONE
    """The seat that kept it, and holds it or has played it since the pass (S6); NONE if nobody needs to know that."""
    passer: int = NONE
    """The seat that passed it, unseen by the viewer; NONE if none did."""
    is_last: bool = True
    """Whether it is the last possibility."""


def has_passed(v: View) -> bool:
    """S6: whether passed cards have changed hands in this round."""
    passed = False
    for seat in range(v.seats):
        passed = passed or v.passed[seat] != NONE
    return passed and v.phase != PASSING


def find_fate(v: View, n: int, fate: Fate) -> None:
    """S5, S6: the n-th (0 or 1) of the things that may have become of the exchanged card."""
    seat, card = v.werewolf_seat, v.turned
    fate.keeper = fate.passer = NONE
    fate.is_last = True
    if seat in (NONE, v.seat) or was_played_before(v, seat, card):
        return
    passed, left, is_one = v.passed[seat], (seat + 1) % v.seats, card not in (WIZARD, FOOL)
    if passed != UNKNOWN:
        fate.keeper = NONE if passed == card else seat
    elif is_one and times(v.played_suited[seat], v.played_others[seat], card):
        fate.keeper = seat
    elif is_one and times(v.played_suited[left], v.played_others[left], card):
        fate.passer = seat
    elif n == 0:
        fate.keeper = seat
        fate.is_last = False
    else:
        fate.passer = seat


def was_played_before(v: View, seat: int, card: int) -> bool:
    """Whether the seat has played such a card before the pass, or so far if there was none."""
    if has_passed(v):
        return times(v.earlier_suited[seat], v.earlier_others[seat], card) > 0
    return times(v.played_suited[seat], v.played_others[seat], card) > 0


@dataclass(slots=True)
class Known:
    """What is known in a case."""

    fate: Fate = field(default_factory=Fate)
    passed: list[int] = field(default_factory=per_seat)
    """The card that each seat has passed, UNKNOWN if it cannot be determined, NONE if the seat has passed none."""
    suited: list[int] = field(default_factory=per_seat)
    others: list[int] = field(default_factory=per_seat)
    """The cards certainly in each hand."""
    seen: Seen = field(default_factory=Seen)


def find_cases(s: Sampler, k: Known, v: View) -> None:
    """Find the cases that fit the view; several if it is unclear who has the exchanged card (S5)."""
    no_cases(s)
    n = 0
    k.fate.is_last = False
    while not k.fate.is_last:
        find_fate(v, n, k.fate)
        add_case(s, k, v)
        n += 1


def add_case(s: Sampler, k: Known, v: View) -> None:
    """Add the case in which this is the exchanged card's fate, unless that is impossible."""
    find_passes(k, v)
    fits = passes_fit(k, v)
    for seat in range(v.seats):
        find_known_hand(k, v, seat)
        size = count(k.suited[seat]) + count(k.others[seat])
        fits = fits and size <= v.hand_size[seat] and not k.suited[seat] & of_suits(v.lacks[seat])
    count_seen(k.seen, v, k.suited, k.others)
    for seat in range(v.seats):
        if v.phase == PASSING and k.passed[seat] not in (NONE, UNKNOWN):
            see_card(k.seen, k.passed[seat])
    if v.turned != NONE and v.werewolf_seat == NONE:
        see_card(k.seen, v.turned)
    see_card(k.seen, WEREWOLF)  # A4, S5: no hand ever has one
    if fits and k.seen.wizards <= COPIES and k.seen.fools <= COPIES:
        case = s.cases[s.many]
        put_known(case, k, v)
        add_unseen(case, k.seen, v, k.suited, k.others)
        add_rows(case, k, v)
        close_case(s)


def put_known(case: Placing, k: Known, v: View) -> None:
    """Write the cards that are certainly in their places."""
    for seat in range(v.seats):
        case.known.suited[seat] = k.suited[seat]
        case.known.others[seat] = k.others[seat]
        if k.passed[seat] >= 0:
            put_card(case.known, PASSED + seat, k.passed[seat])


def find_passes(k: Known, v: View) -> None:
    """S6: the passed cards, with those that follow from the exchanged card's fate and from strange cards."""
    for seat in range(v.seats):
        k.passed[seat] = v.passed[seat]
    if k.fate.passer != NONE:
        k.passed[k.fate.passer] = v.turned
    for seat in range(v.seats):
        strange = strange_cards(v, seat)
        if strange and k.passed[right_of(v, seat)] == UNKNOWN:
            k.passed[right_of(v, seat)] = lowest(strange)


def passes_fit(k: Known, v: View) -> bool:
    """Whether nobody has passed a card they lacked, or played more cards they had lacked than they were passed."""
    fits, passed = True, has_passed(v)
    for seat in range(v.seats):
        card = k.passed[right_of(v, seat)]
        if card != UNKNOWN and passed:
            number = 1 << card if 0 <= card < SUITLESS else 0
            if number & of_suits(v.lacked[right_of(v, seat)]) or strange_cards(v, seat) & ~number:
                fits = False
    return fits


def sees(v: View, seat: int) -> bool:
    """V4: whether the viewer sees the seat's hand: their own, or in the round of clairvoyance all others."""
    return v.seat != NONE and (seat == v.seat) != (v.unseen != 0)


def find_known_hand(k: Known, v: View, seat: int) -> None:
    """The cards certainly in the seat's hand: seen, exchanged (S5) or passed (S6), and not played.

    A view that is made from a position may show cards of any hand.
    """
    k.suited[seat] = k.others[seat] = 0
    if sees(v, seat):
        k.suited[seat], k.others[seat] = v.suited[seat], v.others[seat]
        return
    kept = v.turned if k.fate.keeper == seat else UNKNOWN
    got = k.passed[right_of(v, seat)] if has_passed(v) else UNKNOWN
    if kept != UNKNOWN:
        hold(k, v, seat, kept, 2 if kept == got else 1)
    if got not in (UNKNOWN, kept):
        hold(k, v, seat, got, 1)
    k.suited[seat] |= v.suited[seat]
    k.others[seat] |= v.others[seat]


def hold(k: Known, v: View, seat: int, card: int, copies: int) -> None:
    """The seat had this many such cards; those that it has not played are in its hand."""
    for _ in range(copies - times(suited_since(v, seat), others_since(v, seat), card)):
        if card < SUITLESS:
            k.suited[seat] |= 1 << card
        else:
            k.others[seat] = with_card(k.others[seat], card)


def add_rows(case: Placing, k: Known, v: View) -> None:
    """What has to be filled: the rest of each hand, and cards laid aside unseen (S6)."""
    passed = has_passed(v)
    for seat in range(v.seats):
        size = v.hand_size[seat] - count(k.suited[seat]) - count(k.others[seat])
        classes = allowed(v, seat, v.lacks[seat] | v.lacked[seat])
        if not sees(v, seat) and passed and k.passed[right_of(v, seat)] == UNKNOWN:
            right = right_of(v, seat)
            link_classes = allowed(v, seat, v.lacks[seat] | v.lacked[right])
            n = add_linked_row(case, seat, size, classes, PASSED + right, link_classes)
            add_candidates(case, k, v, seat, n)
        elif size:
            add_to_row(case, seat, size, classes)
        if v.phase == PASSING and k.passed[seat] == UNKNOWN:
            add_to_row(case, PASSED + seat, 1, allowed(v, seat, v.lacks[seat]))


def add_candidates(case: Placing, k: Known, v: View, seat: int, n: int) -> None:
    """The played cards that the seat may have been passed: cards that the passer did not lack."""
    suited, others = suited_since(v, seat) & ~of_suits(v.lacked[right_of(v, seat)]), others_since(v, seat)
    kept = v.turned if k.fate.keeper == seat else NONE
    while suited or others:
        card = lowest(suited) if suited else number_of(SUITLESS + lowest(others))
        if suited:
            suited &= suited - 1
        else:
            others &= others - 1
        if card == kept:
            kept = NONE
        else:
            add_candidate(case, n, card)
