"""Limits a view to what a player with a limited memory would still know.

The result is a normal view, so every bot that plays by views can use it, but it may show fewer played cards than there
were tricks.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ...rules.extreme import codes as extreme_codes
from ...rules.extreme.cards import KINDS, LAST_SUIT
from ...rules.extreme.cards import NONE as NOBODY
from ...rules.extreme.cards import TRUMP as RED
from ...rules.extreme.state import PREDICTING
from ...rules.extreme.view import View as ExtremeView
from ...rules.wizard.cards import NONE, SUITLESS, SUITS, special_bit
from ...rules.wizard.codes import card_of_play
from ...rules.wizard.state import PLAYING
from ...rules.wizard.view import View as WizardView

_ALL = 0xFFFF


@dataclass(frozen=True, slots=True)
class Memory:
    """What a player remembers of things no longer on the table.

    Attributes: ``lowest``: played cards of plain suits are remembered from this value up; ``trumps``: whether played
    trump cards, Wizards, Fools and special cards are remembered; ``others``: whether the player follows the others'
    bids, the tricks they win and the suits they lack.
    """

    lowest: int
    trumps: bool
    others: bool


NOTHING = Memory(lowest=99, trumps=False, others=False)
"""The memory of a player who sees only their own cards and the table."""


def remembered_wizard(v: WizardView, memory: Memory) -> WizardView:
    """The view of Wizard, limited to this memory."""
    suited, others = _table_of_wizard(v)
    kept = _cards_kept(SUITS, memory, v.trump)
    suitless = -1 if memory.trumps else 0
    seats = range(len(v.played_suited))
    changed = replace(
        v,
        played_suited=[v.played_suited[seat] & kept | suited[seat] for seat in seats],
        played_others=[v.played_others[seat] & suitless | others[seat] for seat in seats],
        earlier_suited=[cards & kept for cards in v.earlier_suited],
        earlier_others=[cards & suitless for cards in v.earlier_others],
    )
    return changed if memory.others else _unwatched_wizard(changed)


def _table_of_wizard(v: WizardView) -> tuple[list[int], list[int]]:
    """The cards of the trick on the table, by the seat that played them."""
    suited, others = [0] * len(v.played_suited), [0] * len(v.played_suited)
    for place in range(v.played if v.phase == PLAYING else 0):
        seat, card = (v.leader + place) % v.seats, card_of_play(v.trick[place])
        if card < SUITLESS:
            suited[seat] = 1 << card
        else:
            others[seat] = special_bit(card)
    return suited, others


def _unwatched_wizard(v: WizardView) -> WizardView:
    """The view without the others' bids, tricks won and lacking suits; V4: cards on foreheads stay visible."""

    def own(values: list[int], nothing: int) -> list[int]:
        return [value if seat == v.seat else nothing for seat, value in enumerate(values)]

    nobody = [0] * len(v.lacks)
    return replace(
        v,
        bid=own(v.bid, NONE),
        won=own(v.won, 0),
        passed=own(v.passed, NONE),
        lacks=nobody,
        lacked=list(nobody),
        suited=v.suited if v.unseen else own(v.suited, 0),
        others=v.others if v.unseen else own(v.others, 0),
    )


def _cards_kept(suits: int, memory: Memory, trump: int) -> int:
    """The number cards that are remembered once played, as a set."""
    high = _ALL & -(1 << min(memory.lowest - 1, 16))
    kept = 0
    for suit in range(suits):
        kept |= (_ALL if suit == trump and memory.trumps else high) << 16 * suit
    return kept


def remembered_extreme(v: ExtremeView, memory: Memory) -> ExtremeView:
    """The view of Wizard Extreme, limited to this memory."""
    suited, others = _table_of_extreme(v)
    kept = _cards_kept(5, memory, RED)
    purple = kept >> LAST_SUIT
    seats = range(len(v.played_suited))
    changed = replace(
        v,
        played_suited=[v.played_suited[seat] & kept | suited[seat] for seat in seats],
        played_others=[v.played_others[seat] & purple | others[seat] for seat in seats],
    )
    return changed if memory.others else _unwatched_extreme(changed)


def _table_of_extreme(v: ExtremeView) -> tuple[list[int], list[int]]:
    """The cards of the trick on the table, by the seat that played them."""
    suited, others = [0] * len(v.played_suited), [0] * len(v.played_suited)
    for place in range(v.played if v.phase != PREDICTING else 0):
        seat, card = (v.leader + place) % v.seats, extreme_codes.card_of(v.trick[place] - extreme_codes.PLAY)
        cards = suited if card < LAST_SUIT else others
        cards[seat] = 1 << (card if card < LAST_SUIT else card - LAST_SUIT)
    return suited, others


def _unwatched_extreme(v: ExtremeView) -> ExtremeView:
    """The view without the others' seals, the Magician, tricks won and lacking suits."""
    mine = range(KINDS * v.seat, KINDS * v.seat + KINDS)
    return replace(
        v,
        magician=v.magician if v.magician == v.seat else NOBODY,
        won=[won if seat == v.seat else 0 for seat, won in enumerate(v.won)],
        lacks=[0] * len(v.lacks),
        seals=[number if place in mine else 0 for place, number in enumerate(v.seals)],
    )


REMEMBERED: dict[str, Callable[[Any, Memory], Any]] = {"wizard": remembered_wizard, "extreme": remembered_extreme}
"""By game: the function that limits a view to a memory."""
