"""What a seat may know, by names: the ``view`` of a question (docs/bot-protocol.md)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ...game.as_json import plain
from ...game.cards import SUITS
from ...game.codebook import AnyCodebook
from ...game.observation import ExtremeObservation, Observation, WizardObservation
from ...rules.wizard.cards import FREE
from ...rules.wizard.view import View as WizardNumbers

_LANE = 0xFFFF
_WIDTH = 16
_SUITLESS_LANE = 4


def view_of(seen: Observation) -> dict[str, Any]:
    """The view of the seat whose turn it is, as JSON values; ``reading.observation_from`` is the way back."""
    v: Any = seen.view
    book, seats = seen.codebook, len(seen.players)
    plays = [book.texts[code].removeprefix("play ") for code in v.trick[: v.played]]
    common = {
        "seat": v.seat,
        "round": v.round,
        "rounds": v.rounds,
        "dealer": v.dealer,
        "phase": str(seen.phase),
        "turn": seen.turn,
        "known_cards": _hands(book, v.suited[:seats], v.others),
        "hand_sizes": v.hand_size[:seats],
        "leader": v.leader,
        "trick": [[(v.leader + i) % seats, play] for i, play in enumerate(plays)],
        "led": _suit(v.led),
        "winning": v.best_seat,
        "tricks": v.won[:seats],
        "tricks_left": v.tricks_left,
        "played": _hands(book, v.played_suited[:seats], v.played_others),
        "lacks": [_suits(held) for held in v.lacks[:seats]],
        "points": v.score[:seats],
        "totals": v.total[:seats],
    }
    own = _of_wizard(seen, v) if isinstance(seen, WizardObservation) else {}
    return common | own | (_of_extreme(seen) if isinstance(seen, ExtremeObservation) else {})


def _of_wizard(seen: WizardObservation, v: WizardNumbers) -> dict[str, Any]:
    """What only Wizard has."""
    book, seats = seen.codebook, len(seen.players)
    return {
        "cards": v.cards,
        "trump": _suit(v.trump),
        "turned": plain(seen.turned),
        "werewolf": seen.werewolf,
        "bids": plain(seen.bids),
        "free": v.led == FREE,
        "passed": plain(seen.passed),
        "played_before_pass": _hands(book, v.earlier_suited[:seats], v.earlier_others),
        "lacked_before_pass": [_suits(held) for held in v.lacked[:seats]],
        "cloud": seen.cloud,
        "unseen": bool(v.unseen),
    }


def _of_extreme(seen: ExtremeObservation) -> dict[str, Any]:
    """What only Wizard Extreme has."""
    return {"magician": seen.magician, "pool": seen.pool, "seals": list(seen.seals)}


def _suit(number: int) -> str | None:
    """The letter of the suit with this number; None for numbers below 0."""
    return str(SUITS[number]) if number >= 0 else None


def _hands(book: AnyCodebook, suited: Sequence[int], others: Sequence[int]) -> list[list[str]]:
    """Sets of cards by seat, as names."""
    return [_names(book, held, others[seat]) if held or others[seat] else [] for seat, held in enumerate(suited)]


def _names(book: AnyCodebook, suited: int, others: int) -> list[str]:
    """The cards of two bit sets, by suit and value."""
    found: list[str] = []
    lane = 0
    while suited:
        if suited & _LANE:
            found += _of_lane(book, lane, suited & _LANE)
        suited >>= _WIDTH
        lane += 1
    return found + list(_of_lane(book, _SUITLESS_LANE, others)) if others else found


@lru_cache(2**15)
def _of_lane(book: AnyCodebook, lane: int, held: int) -> tuple[str, ...]:
    """The cards of a lane."""
    suited, others = (0, held) if lane == _SUITLESS_LANE else (held << _WIDTH * lane, 0)
    return tuple(map(str, book.hand(suited, others)))


@lru_cache
def _suits(held: int) -> list[str]:
    """The letters of a set of suits."""
    return [str(suit) for number, suit in enumerate(SUITS) if held >> number & 1]
