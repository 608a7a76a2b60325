"""The ledger of luck and skill: where the points of each round come from (``lookback.Entry``)."""

from collections.abc import Sequence

from .lookback import Entry
from .masters import Mean

_SCALE = 1000


class Costs:
    """What the decisions of a round have cost each seat, in points; never below 0."""

    def __init__(self, seats: int) -> None:
        self.bids, self.play = [0.0] * seats, [0.0] * seats

    def add(self, seat: int, lost: float, *, is_bid: bool) -> None:
        """Count a decision."""
        (self.bids if is_bid else self.play)[seat] += lost


class Ledger:
    """The entries of complete rounds."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._means: Sequence[Mean] = ()
        self._masters: Sequence[int] = ()

    def begin(self, means: Sequence[Mean], masters: Sequence[int]) -> None:
        """A round is dealt: by seat the means of fresh deals, and what masters make with these cards."""
        self._means, self._masters = means, masters

    def end(self, number: int, points: Sequence[int], costs: Costs, sign: int) -> None:
        """The round is complete; ``sign``: -1 if points are penalties, to which losses add."""
        for seat, made in enumerate(points):
            mean = self._means[seat]
            fixed = thousandths(mean.points)
            cards = _SCALE * self._masters[seat] - fixed
            bids, play = (-sign * thousandths(part[seat]) for part in (costs.bids, costs.play))
            others = _SCALE * made - fixed - cards - bids - play
            self.entries.append(Entry(number, seat, fixed, mean.half, cards, bids, play, others))


def thousandths(points: float) -> int:
    """Points as a whole number of thousandths."""
    return round(_SCALE * points)
