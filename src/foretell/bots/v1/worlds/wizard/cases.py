"""From a seat's view of Wizard to the places of all cards: what each is known to hold, and what else it may hold."""

from collections.abc import Sequence

from .....rules.wizard.cards import FOOL, NONE, WEREWOLF, WIZARD
from .....rules.wizard.state import PASSING
from .....rules.wizard.view import UNKNOWN, View
from ..placing import Placing
from ..rows import Row
from ..sampler import Case
from .cards import allowed, as_set, copies, how_many, of_suits, plus, seen, times, unseen
from .passing import PASSED, link, passes, passes_fit, played_since, right_of
from .turned import Fate, fates, has_passed


def wizard_cases(view: View) -> list[Case]:
    """The cases that fit the view; several if it is unclear who has the exchanged card (S5)."""
    return [case for fate in fates(view) for case in _cases(view, fate)]


def _cases(view: View, fate: Fate) -> list[Case]:
    """The case in which this is the exchanged card's fate; none if that is impossible."""
    passed = passes(view, fate)
    hands = [_known_hand(view, seat, passed, fate) for seat in range(view.seats)]
    if not passes_fit(view, passed) or not all(_fits(view, seat, hand) for seat, hand in enumerate(hands)):
        return []
    aside = [card for card in passed if card not in (NONE, UNKNOWN)] if view.phase == PASSING else []
    apart = aside + _on_the_table(view)
    if any(how_many(seen(view, hands, apart), card) > copies(card) for card in (WIZARD, FOOL)):
        return []
    known = hands + [0] * (PASSED - len(hands)) + [1 << card if card >= 0 else 0 for card in passed]
    return [Case(known, Placing(unseen(view, hands, apart), _rows(view, hands, passed, fate)))]


def _on_the_table(view: View) -> list[int]:
    """A4, S5: the turned-up card, or the Werewolf exchanged for it; so no hand ever has a Werewolf."""
    turned = [view.turned] if view.turned != NONE and view.werewolf_seat == NONE else []
    return [*turned, WEREWOLF]


def _sees(view: View, seat: int) -> bool:
    """V4: whether the viewer sees the seat's hand: their own, or in the round of clairvoyance all others."""
    return view.seat != NONE and (seat == view.seat) != bool(view.unseen)


def _known_hand(view: View, seat: int, passed: Sequence[int], fate: Fate) -> int:
    """The cards certainly in the seat's hand: seen, exchanged (S5) or passed (S6), and not played."""
    if _sees(view, seat):
        return as_set(view.suited[seat], view.others[seat])
    got = [view.turned] if fate.keeper == seat else []
    if has_passed(view) and passed[right_of(view, seat)] != UNKNOWN:
        got.append(passed[right_of(view, seat)])
    hand = 0
    for card in dict.fromkeys(got):
        for _ in range(got.count(card) - times(played_since(view, seat), card)):
            hand = plus(hand, card)
    return hand


def _fits(view: View, seat: int, hand: int) -> bool:
    """Whether the seat may hold these cards."""
    return hand.bit_count() <= view.hand_size[seat] and not hand & of_suits(view.lacks[seat])


def _rows(view: View, hands: Sequence[int], passed: Sequence[int], fate: Fate) -> list[Row]:
    """What has to be filled: the rest of each hand, and cards laid aside unseen (S6)."""
    rows = []
    for seat, hand in enumerate(hands):
        linked = not _sees(view, seat) and has_passed(view) and passed[right_of(view, seat)] == UNKNOWN
        size = view.hand_size[seat] - hand.bit_count()
        if size or linked:
            classes = allowed(view, seat, view.lacks[seat] | view.lacked[seat])
            rows.append(Row(((seat, size),), classes, link(view, seat, fate) if linked else None))
        if view.phase == PASSING and passed[seat] == UNKNOWN:
            rows.append(Row(((PASSED + seat, 1),), allowed(view, seat, view.lacks[seat])))
    return rows
