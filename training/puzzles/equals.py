"""Moves that are the same for all that matters, and so count as one answer.

Two of a seat's cards are the same to play if no card that may still be played lies between them: the seat's own cards
and those of completed tricks do not count.  To pass (S6) no two are: one of them stays, and the other may beat it.
"""

from foretell.rules.extreme import codes as extreme_codes
from foretell.rules.extreme.state import PLAYING as EXTREME_PLAYING
from foretell.rules.extreme.view import View as ExtremeView
from foretell.rules.wizard.cards import CLOUD, FIRST_SPECIAL, JUGGLER, NONE, SUITLESS, SUITS, special_bit
from foretell.rules.wizard.codes import PLAY, PLAY_OTHER, card_of_play
from foretell.rules.wizard.deal import suited_in_deal
from foretell.rules.wizard.state import PLAYING, SINGLE_SUIT
from foretell.rules.wizard.view import View as WizardView

_EXTREME_CARDS = 80
_STEP = {7: JUGGLER, 9: CLOUD}
"""S6, S7: above this value lies the card that is given a suit."""


def equals(view: WizardView | ExtremeView, codes: tuple[int, ...], code: int) -> tuple[int, ...]:
    """Those of the legal moves that are the same as this one, itself included, in their order."""
    if isinstance(view, WizardView):
        card_of, between = _wizard_card, _gone_in_wizard(view)
        asked = view.phase == PLAYING
    else:
        card_of, between = _extreme_card, _gone_in_extreme(view)
        asked = view.phase == EXTREME_PLAYING
    card = card_of(code) if asked else NONE
    if card == NONE:
        return (code,)
    equal = [other for other in codes if other == code or _are_one(card, card_of(other), between)]
    if isinstance(view, WizardView) and view.mode == SINGLE_SUIT:
        equal = [other for other in equal if not _is_met(view, between, *sorted((card, card_of(other))))]
    return tuple(equal) or (code,)


def _are_one(card: int, other: int, gone: set[int]) -> bool:
    """Whether both are cards of one suit and all between them are gone."""
    if NONE in (card, other) or card >> 4 != other >> 4:
        return False
    low, high = sorted((card, other))
    return all(step in gone for step in range(2 * low + 1, 2 * high))


def _is_met(view: WizardView, gone: set[int], low: int, high: int) -> bool:
    """V5: whether another suit has a card of these values: it beats the lower one, or is beaten by the higher."""
    deal = suited_in_deal(view.mode, view.seats)
    values = range((low & 15), (high & 15) + 1)
    return low != high and any(
        2 * card not in gone and deal >> card & 1
        for suit in range(SUITS)
        if suit != low >> 4
        for card in (16 * suit + value for value in values)
    )


def _wizard_card(code: int) -> int:
    """The number card that is played, else NONE."""
    return card_of_play(code) if PLAY <= code < PLAY_OTHER else NONE


def _extreme_card(code: int) -> int:
    return (
        extreme_codes.card_of(code - extreme_codes.PLAY) if extreme_codes.PLAY <= code < extreme_codes.RETURN else NONE
    )


def _gone_in_wizard(view: WizardView) -> set[int]:
    """The cards that nobody else can play any more, each as twice its number.

    An odd number stands for the place above a card, where S6 and S7 may put a card without a suit.
    """
    on_table = {card_of_play(code) for code in view.trick[: view.played]}
    gone = {2 * card + 1 for card in range(SUITLESS) if not _step_is_out(view, (card & 15) + 1)}
    for card in range(SUITLESS):
        played = any(seen >> card & 1 for seen in view.played_suited) and card not in on_table
        turned = card == view.turned and view.werewolf_seat == NONE
        if played or turned or view.suited[view.seat] >> card & 1:
            gone.add(2 * card)
    return gone


def _step_is_out(view: WizardView, value: int) -> bool:
    """S6, S7: whether somebody else may yet play a card that lies just above this value."""
    special = _STEP.get(value)
    if special is None or not view.specials >> (special - FIRST_SPECIAL) & 1:
        return False
    return not any(cards & special_bit(special) for cards in (view.others[view.seat], *view.played_others))


def _gone_in_extreme(view: ExtremeView) -> set[int]:
    """The same in Wizard Extreme."""
    on_table = {extreme_codes.card_of(code - extreme_codes.PLAY) for code in view.trick[: view.played]}
    gone = {2 * card + 1 for card in range(_EXTREME_CARDS)}
    for card in range(_EXTREME_CARDS):
        played = any(map(_has, view.played_suited, view.played_others, [card] * len(view.played_suited)))
        if (played and card not in on_table) or _has(view.suited[view.seat], view.others[view.seat], card):
            gone.add(2 * card)
    return gone


def _has(suited: int, others: int, card: int) -> bool:
    return bool((suited >> card) & 1 if card < SUITLESS else (others >> (card - SUITLESS)) & 1)
