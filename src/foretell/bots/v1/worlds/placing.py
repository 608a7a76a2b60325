"""All ways to put the unseen cards into places where they fit, numbered from 0."""

from collections.abc import Sequence
from math import comb, prod

from .numbering import nth_choice
from .plan import LINK, ORDINARY, Step, plan
from .rows import Row, merged
from .ways import Node, first_question

Cards = list[int]
"""Cards, each as a set of one; in ``places``, the set of cards in each place."""


class Placing:
    """The ways to fill rows from classes of unseen cards; cards that no row takes stay in the stock."""

    def __init__(self, classes: Sequence[Cards], rows: Sequence[Row]) -> None:
        present = sum(1 << c for c, cards in enumerate(classes) if cards)
        rows = merged(rows)
        self._open = [row for row in rows if row.takes_any(present)]
        self._steps = plan([row for row in rows if not row.takes_any(present)], [len(cards) for cards in classes])
        self._pools, self._spare = _pools(classes, self._steps)
        left = sum(len(pool) << 8 * n for n, pool in enumerate(self._pools))
        question = first_question(self._steps)
        self._root_ways = question.ways(left, 0)
        self._root = question.node(left, 0)
        cards = sum(len(cards) for cards in classes) - sum(step.row.size for step in self._steps)
        self._splits = [_ways_to_split(step.row, step.row.size) for step in self._steps]
        self._open_splits = []
        for row in self._open:
            self._open_splits.append(_ways_to_split(row, cards) * (len(row.link.played) + row.size if row.link else 1))
            cards -= row.size
        self.count = prod([self._root_ways, *self._splits, *self._open_splits])
        """The number of ways."""

    def fill(self, places: Cards, number: int) -> None:
        """Put the cards into the places in the way with this number (below ``count``)."""
        number, path = divmod(number, self._root_ways)
        pools, spare, node = self._pools, self._spare, self._root
        for step, ways in zip(self._steps, self._splits, strict=True):
            chosen, pools, node, path = _fill_row(step, pools, node, path, places)
            number, split = divmod(number, ways)
            _split(step.row, chosen, split, places)
            pools, spare = _regrouped(step, pools, spare)
        for row, ways in zip(self._open, self._open_splits, strict=True):
            number, split = divmod(number, ways)
            spare = _fill_open_row(row, spare, split, places)


def _pools(classes: Sequence[Cards], steps: Sequence[Step]) -> tuple[list[Cards], Cards]:
    """The cards of the first step's groups, and the cards in no group."""
    groups = steps[0].groups if steps else ()
    pools = [[card for c, cards in enumerate(classes) if group >> c & 1 for card in cards] for group in groups]
    grouped = sum(groups)
    return pools, [card for c, cards in enumerate(classes) if not grouped >> c & 1 for card in cards]


def _fill_row(
    step: Step, pools: list[Cards], node: Node, number: int, places: Cards
) -> tuple[Cards, list[Cards], Node, int]:
    """One row's cards, and what remains of the pools, the graph and the number."""
    chosen: Cards = []
    pools = pools[:]
    decisions = step.decisions
    link = step.row.link
    if link is not None:
        node, group, n, number = node.decide(number)
        if group != ORDINARY:
            chosen, pools[group] = nth_choice(pools[group], 1, n)
            places[link.place] = chosen[0]
            decisions = step.hand
    for group in decisions:
        node, size, n, number = node.decide(number)
        if group == LINK:
            _note(step.row, chosen, n, places)
        elif size:
            taken, pools[group] = nth_choice(pools[group], size, n)
            chosen += taken
    return chosen, pools, node, number


def _fill_open_row(row: Row, cards: Cards, number: int, places: Cards) -> Cards:
    """Fill a row that may hold any cards; return the cards left over."""
    if row.link is None:
        return _split(row, cards, number, places)
    number, n = divmod(number, row.size + len(row.link.played))
    chosen, cards = nth_choice(cards, row.size, number)
    _note(row, chosen, n, places)
    places[row.places[0][0]] += sum(chosen)
    return cards


def _note(row: Row, cards: Cards, n: int, places: Cards) -> None:
    """Record that the linked card is the n-th of these, or of those played."""
    if row.link is not None:
        places[row.link.place] = cards[n] if n < len(cards) else 1 << row.link.played[n - len(cards)]


def _regrouped(step: Step, pools: list[Cards], spare: Cards) -> tuple[list[Cards], Cards]:
    """The pools of the next step's groups."""
    onward: list[Cards] = [[] for _ in range(max(step.onward, default=-1) + 1)]
    for pool, group in zip(pools, step.onward, strict=True):
        if group < 0:
            spare = spare + pool
        else:
            onward[group] += pool
    return onward, spare


def _ways_to_split(row: Row, cards: int) -> int:
    """The number of ways to divide this many cards among the row's places; some may be left over."""
    ways = 1
    for _, size in row.places:
        ways *= comb(cards, size) if cards >= size else 0
        cards -= size
    return ways


def _split(row: Row, cards: Cards, number: int, places: Cards) -> Cards:
    """Divide the cards among the row's places in the way with this number; return the cards left over."""
    for place, size in row.places:
        number, n = divmod(number, comb(len(cards), size))
        taken, cards = nth_choice(cards, size, n)
        places[place] += sum(taken)
    return cards
