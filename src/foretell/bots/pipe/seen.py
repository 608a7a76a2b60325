"""What a seat may know, by names: the ``view`` of a question (docs/bot-protocol.md), as JSON.

The text is put together from parts that mostly stay the same from question to question, and are kept.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from json import dumps

from ...game.cards import SEAL_NAMES, SUITS, seals_of
from ...game.codebook import AnyCodebook
from ...game.observation import Observation
from ...rules.extreme.view import View as ExtremeNumbers
from ...rules.wizard.cards import FREE, NONE
from ...rules.wizard.view import UNKNOWN
from ...rules.wizard.view import View as WizardNumbers

_NULL, _HIDDEN = "null", '"?"'


def view_text(seen: Observation) -> str:
    """The view of the seat whose turn it is; ``reading.observation_from`` is the way back."""
    book, v = seen.codebook, seen.view
    seats, own = v.seats, _of_wizard(book, v) if isinstance(v, WizardNumbers) else _of_extreme(v)
    return (
        f'{{"seat":{v.seat},"round":{v.round},"rounds":{v.rounds},"dealer":{v.dealer},"phase":"{seen.phase}"'
        f',"turn":{v.turn},"known_cards":{_hands(book, v.suited[:seats], v.others)}'
        f',"hand_sizes":{v.hand_size[:seats]},"leader":{v.leader},"trick":{_trick(book, v)},"led":{_suit(v.led)}'
        f',"winning":{v.best_seat},"tricks":{v.won[:seats]},"tricks_left":{v.tricks_left}'
        f',"played":{_hands(book, v.played_suited[:seats], v.played_others)},"lacks":{_suits(v.lacks[:seats])}'
        f',"points":{v.score[:seats]},"totals":{v.total[:seats]}{own}}}'
    )


def _of_wizard(book: AnyCodebook, v: WizardNumbers) -> str:
    """What only Wizard has."""
    seats, free, unseen = v.seats, "true" if v.led == FREE else "false", "true" if v.unseen else "false"
    before = tuple(v.earlier_suited[:seats]), tuple(v.earlier_others[:seats]), tuple(v.lacked[:seats])
    return (
        f',"cards":{v.cards},"trump":{_suit(v.trump)},"turned":{_card(book, v.turned)}'
        f',"bids":{_bids(v.bid[:seats])},"free":{free},"unseen":{unseen}'
        f",{_of_specials(book, (v.werewolf_seat, v.cloud_seat), tuple(v.passed[:seats]), before)}"
    )


@lru_cache(2**8)
def _of_specials(
    book: AnyCodebook, seats: tuple[int, int], passed: tuple[int, ...], before: tuple[tuple[int, ...], ...]
) -> str:
    """What only some special cards change: the seats of Werewolf and Cloud, and what the Juggler has passed."""
    suited, others, lacked = before
    return (
        f'"werewolf":{_seat(seats[0])},"cloud":{_seat(seats[1])},"passed":{_list(_card(book, card) for card in passed)}'
        f',"played_before_pass":{_hands(book, suited, others)},"lacked_before_pass":{_suits(lacked)}'
    )


def _of_extreme(v: ExtremeNumbers) -> str:
    """What only Wizard Extreme has."""
    return f',"magician":{_seat(v.magician)},{_seals(tuple(v.pool), tuple(v.seals), v.seats)}'


@lru_cache(2**8)
def _seals(pool: tuple[int, ...], seals: tuple[int, ...], seats: int) -> str:
    """The seals in the pool and those of each seat, by kind."""
    held = [seals_of(seals, seat) for seat in range(seats)]
    return f'"pool":{dumps(dict(zip(SEAL_NAMES, pool, strict=True)))},"seals":{dumps(held)}'


def _list(values: Iterable[str]) -> str:
    return f"[{','.join(values)}]"


def _seat(number: int) -> str:
    return _NULL if number == NONE else str(number)


def _suit(number: int) -> str:
    """The suit with this number; null for numbers below 0."""
    return f'"{SUITS[number]}"' if number >= 0 else _NULL


def _card(book: AnyCodebook, number: int) -> str:
    """A card, which may be missing or hidden."""
    if number < 0:
        return _HIDDEN if number == UNKNOWN else _NULL
    return f'"{book.cards[number]}"'


def _bids(bids: list[int]) -> str:
    """Bids, which may be missing or hidden."""
    return str(bids) if min(bids) >= 0 else _list(_bid(bid) for bid in bids)


def _bid(bid: int) -> str:
    if bid == UNKNOWN:
        return _HIDDEN
    return _NULL if bid == NONE else str(bid)


def _trick(book: AnyCodebook, v: WizardNumbers | ExtremeNumbers) -> str:
    """The cards on the table, each as a seat and a play."""
    plays = [book.texts[code].removeprefix("play ") for code in v.trick[: v.played]]
    return _list(f'[{(v.leader + i) % v.seats},"{play}"]' for i, play in enumerate(plays))


def _hands(book: AnyCodebook, suited: Sequence[int], others: Sequence[int]) -> str:
    """Sets of cards by seat, as names."""
    return _list([
        _hand(book, held, others[seat]) if held or others[seat] else "[]" for seat, held in enumerate(suited)
    ])  # fmt: skip


@lru_cache(2**12)
def _hand(book: AnyCodebook, suited: int, others: int) -> str:
    """The cards of two bit sets, by suit and value."""
    return _list(f'"{card}"' for card in book.hand(suited, others))


def _suits(sets: Sequence[int]) -> str:
    """Sets of suits by seat."""
    return _list([_set_of_suits(held) for held in sets])


@lru_cache
def _set_of_suits(held: int) -> str:
    """The letters of a set of suits."""
    return _list(f'"{suit}"' for number, suit in enumerate(SUITS) if held >> number & 1)
