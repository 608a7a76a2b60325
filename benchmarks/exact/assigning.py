"""The sums over all ways to give each other seat a card (``one_card``).  Restricted Python."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from foretell.rules.arrays import Floats, Numbers, UInt8s

KINDS = 54
MOST_OTHERS = 5
_SETS = 1 << MOST_OTHERS


@dataclass(slots=True)
class Room:
    """Buffers; the sets are those of the other seats."""

    products: Floats = field(default_factory=lambda: [0.0] * (_SETS * KINDS))
    """By set and kind: the number of cards of the kind, times the product of the seats' weights for it."""
    together: Floats = field(default_factory=lambda: [0.0] * _SETS)
    ways: Floats = field(default_factory=lambda: [0.0] * _SETS)
    weights: Floats = field(default_factory=lambda: [0.0] * (MOST_OTHERS * KINDS))
    """By seat and kind."""
    others: int = 0
    """How many other seats there are."""


def assignments(others: int, counts: Sequence[float], card: int, room: Room) -> float:
    """The sum, over all ways to give each other seat one of the remaining cards, of the product of their weights.

    If a card could be given twice, this would be a product of sums.  Inclusion-exclusion removes the excess: for each
    set of seats, ``together[set]`` is the sum of their weights if all of them hold the same card; partitions of the
    seats into such sets are added with their sign and multiplicity (the Möbius function of partitions).
    """
    sets = 1 << others
    for kind in range(KINDS):
        room.products[kind] = counts[kind] - (1.0 if kind == card else 0.0)
    room.ways[0] = 1.0
    for chosen in range(1, sets):
        lowest = chosen & -chosen
        room.together[chosen] = weight_together(others, chosen, lowest, room)
        room.ways[chosen] = 0.0
        # The first seat of the set shares its card with any of the others.
        rest = chosen ^ lowest
        part = rest
        while part >= 0:
            room.ways[chosen] += room.together[part | lowest] * room.ways[rest ^ part]
            part = (part - 1) & rest if part > 0 else -1
    return room.ways[sets - 1]


def weight_together(others: int, chosen: int, lowest: int, room: Room) -> float:
    """The signed weight of all seats of a set holding the same card; writes the set's products."""
    first = size = 0
    for other in range(others):
        size += (chosen >> other) & 1
        first = other if lowest >> other == 1 else first
    total, sign = 0.0, 1.0
    for kind in range(KINDS):
        product = room.products[KINDS * (chosen ^ lowest) + kind] * room.weights[KINDS * first + kind]
        room.products[KINDS * chosen + kind] = product
        total += product
    for smaller in range(1, size):
        sign *= -smaller
    return sign * total


def sum_of(weights: Sequence[float], others: int, counts: Sequence[float], card: int, room: Room) -> float:
    """``assignments`` with these weights, by other seat and kind."""
    for i in range(others * KINDS):
        room.weights[i] = weights[i]
    return assignments(others, counts, card, room)


def fill(
    weights: Sequence[float],
    histories: int,
    counts: Sequence[float],
    alike: Numbers,
    allowed: UInt8s,
    ends: Numbers,
    room: Room,
    out: Floats,
) -> None:
    """Write how likely each history is with each card, and after these how likely it is and the card wins.

    ``weights``: by history, other seat and card.
    ``allowed``: by way to win, other seat and card; ``ends``: by card, the first of its ways.
    """
    others = room.others
    seats, won = others * KINDS, KINDS * histories
    for history in range(histories):
        for card in range(KINDS):
            if counts[card] == 0.0 or alike[card] != card:
                continue
            for i in range(seats):
                room.weights[i] = weights[seats * history + i]
            place = histories * card + history
            out[place] = assignments(others, counts, card, room)
            if out[place] > 0.0:
                for way in range(ends[card], ends[card + 1]):
                    for i in range(seats):
                        room.weights[i] = weights[seats * history + i] * float(allowed[seats * way + i])
                    out[won + place] += assignments(others, counts, card, room)
