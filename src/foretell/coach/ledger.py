"""The ledger of luck and skill: where the points of each round come from (``lookback.Entry``)."""

from collections.abc import Iterable
from dataclasses import dataclass

from .lookback import Entry
from .masters import Mean

_SCALE = 1000


@dataclass(frozen=True, slots=True)
class RoundLuck:
    """A complete round, by seat."""

    number: int
    means: tuple[Mean, ...]
    """Of fresh deals."""
    masters: tuple[float, ...]
    """What masters make with these cards, on average."""
    points: tuple[int, ...]
    """What was made."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a decision cost, in points; never below 0."""

    round: int
    seat: int
    is_bid: bool
    """Whether it was made before the first card."""
    lost: float


def ledger(rounds: Iterable[RoundLuck], costs: Iterable[Cost], sign: int) -> tuple[Entry, ...]:
    """The entries of these rounds; ``sign``: -1 if points are penalties, to which losses add."""
    sums: dict[tuple[int, int, bool], float] = {}
    for cost in costs:
        key = cost.round, cost.seat, cost.is_bid
        sums[key] = sums.get(key, 0.0) + cost.lost

    def costed(luck: RoundLuck, seat: int, *, is_bid: bool) -> int:
        return -sign * thousandths(sums.get((luck.number, seat, is_bid), 0.0))

    return tuple(
        _entry(luck, seat, costed(luck, seat, is_bid=True), costed(luck, seat, is_bid=False))
        for luck in rounds
        for seat in range(len(luck.points))
    )


def _entry(luck: RoundLuck, seat: int, bids: int, play: int) -> Entry:
    mean = luck.means[seat]
    fixed = thousandths(mean.points)
    cards = thousandths(luck.masters[seat]) - fixed
    others = _SCALE * luck.points[seat] - fixed - cards - bids - play
    return Entry(luck.number, seat, fixed, mean.half, cards, bids, play, others)


def thousandths(points: float) -> int:
    """Points as a whole number of thousandths."""
    return round(_SCALE * points)
