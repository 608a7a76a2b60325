"""All ways to put the unseen cards into places where they fit, numbered from 0.  Restricted Python."""

from dataclasses import dataclass, field

from ...rules.arrays import Numbers
from ...rules.bits import lowest
from ...rules.wide import copy, divide, divide_by, is_zero, multiply, subtract
from .numbering import MOST_CARDS, choices, take_choice
from .plan import Plan, arrange
from .rows import MOST_CLASSES, NONE, PLACES, Places, Row, add_place, put_card, set_row
from .ways import (
    BITS,
    COUNT,
    END,
    LINK,
    MASK,
    NUMBER,
    PATH,
    Graph,
    build,
    candidates,
    fewest,
    left_after,
    onward,
    strange_groups,
    ways_of,
)


def cards_per_class() -> list[int]:
    """A list with room for all cards, for each class or group of classes."""
    return [0] * (MOST_CARDS * MOST_CLASSES)


def some_cards() -> list[int]:
    """A list with room for all cards."""
    return [0] * MOST_CARDS


@dataclass(slots=True)
class Placing:
    """The ways to fill rows from classes of unseen cards; cards that no row takes stay in the stock.

    Lists by class or group have MOST_CARDS entries for each.
    """

    plan: Plan = field(default_factory=Plan)
    graph: Graph = field(default_factory=Graph)
    classes: list[int] = field(default_factory=cards_per_class)
    """The unseen cards of each class, of which ``plan.sizes`` has the numbers."""
    known: Places = field(default_factory=Places)
    """The cards known to be in each place."""
    first: int = 0
    """The first question, and the cards left at it."""
    all: int = 0
    question: int = 0
    """While cards are placed: the next question, the cards left, the open places of the row (``ways``)."""
    left: int = 0
    size: int = 0
    pools: list[int] = field(default_factory=cards_per_class)
    """Those of each group of the current step."""
    pool_sizes: list[int] = field(default_factory=lambda: [0] * MOST_CLASSES)
    merged: list[int] = field(default_factory=cards_per_class)
    merged_sizes: list[int] = field(default_factory=lambda: [0] * MOST_CLASSES)
    spare: list[int] = field(default_factory=some_cards)
    """Cards that no closed row may hold any more."""
    spares: int = 0
    chosen: list[int] = field(default_factory=some_cards)
    """The cards of the current row."""
    many: int = 0
    taken: list[int] = field(default_factory=some_cards)
    """Those of one place."""


def clear(p: Placing) -> None:
    """Begin without rows and cards."""
    p.plan.many = 0
    for c in range(MOST_CLASSES):
        p.plan.sizes[c] = 0
    for place in range(PLACES):
        p.known.suited[place] = p.known.others[place] = 0


def add_card(p: Placing, c: int, card: int) -> None:
    """Add an unseen card of this class."""
    p.classes[MOST_CARDS * c + p.plan.sizes[c]] = card
    p.plan.sizes[c] += 1


def add_to_row(p: Placing, place: int, size: int, classes: int) -> None:
    """Add a place for cards of these classes: to the row for them, or as a new row."""
    for n in range(p.plan.many):
        row = p.plan.rows[n]
        if row.link == NONE and row.classes == classes:
            add_place(row, place, size)
            return
    set_row(p.plan.rows[p.plan.many], place, size, classes)
    p.plan.many += 1


def add_linked_row(p: Placing, place: int, size: int, classes: int, link: int, link_classes: int) -> int:
    """Add a row with a link (``rows.Row``) for which no card has been played yet; returns its number."""
    row = p.plan.rows[p.plan.many]
    set_row(row, place, size, classes)
    row.link, row.link_classes = link, link_classes
    p.plan.many += 1
    return p.plan.many - 1


def add_candidate(p: Placing, n: int, card: int) -> None:
    """Add a played card that may be the linked one of row n."""
    row = p.plan.rows[n]
    row.played[row.candidates] = card
    row.candidates += 1


def prepare(p: Placing) -> None:
    """Count the ways, after all cards and rows were added."""
    arrange(p.plan)
    wides, cards = p.graph.wides, 0
    p.first = build(p.graph, p.plan)
    p.all = 0
    for c in range(MOST_CLASSES):
        cards += p.plan.sizes[c]
        for group in range(p.plan.many_groups[0]):
            if (p.plan.groups[group] >> c) & 1:
                p.all += p.plan.sizes[c] << (BITS * group)
    copy(wides, COUNT, wides, ways_of(p.graph, p.plan, p.first, p.all, 0))
    for n in range(p.plan.many):
        row = p.plan.rows[p.plan.closed[n]]
        multiply_by_splits(p, row, row.size if n < p.plan.steps else cards)
        if n >= p.plan.steps and row.link != NONE:
            multiply(wides, COUNT, row.size + row.candidates)
        cards -= row.size


def multiply_by_splits(p: Placing, row: Row, cards: int) -> None:
    """Multiply the count by the ways to divide this many cards among the row's places; some may be left over."""
    for n in range(row.many):
        multiply(p.graph.wides, COUNT, choices(cards, row.sizes[n]))
        cards -= row.sizes[n]


def fill(p: Placing, places: Places) -> None:
    """Put the cards into the places in the way whose number is NUMBER, below COUNT (places of wide numbers)."""
    for place in range(PLACES):
        places.suited[place], places.others[place] = p.known.suited[place], p.known.others[place]
    p.question, p.left = p.first, p.all
    divide_by(p.graph.wides, NUMBER, ways_of(p.graph, p.plan, p.first, p.all, 0), PATH)
    gather(p)
    for step in range(p.plan.steps):
        fill_row(p, step, places)
        split(p, p.plan.rows[p.plan.row[step]], p.chosen, p.many, places)
        regroup(p, step)
    for n in range(p.plan.steps, p.plan.many):
        fill_open_row(p, p.plan.rows[p.plan.closed[n]], places)


def gather(p: Placing) -> None:
    """Make the pools of the first step's groups; cards in no group are spare."""
    p.spares = 0
    grouped = 0
    for group in range(p.plan.many_groups[0]):
        p.pool_sizes[group] = 0
        grouped |= p.plan.groups[group]
        for c in range(MOST_CLASSES):
            if (p.plan.groups[group] >> c) & 1:
                for n in range(p.plan.sizes[c]):
                    p.pools[MOST_CARDS * group + p.pool_sizes[group]] = p.classes[MOST_CARDS * c + n]
                    p.pool_sizes[group] += 1
    for c in range(MOST_CLASSES):
        if not (grouped >> c) & 1:
            for n in range(p.plan.sizes[c]):
                p.spare[p.spares] = p.classes[MOST_CARDS * c + n]
                p.spares += 1


def fill_row(p: Placing, step: int, places: Places) -> None:
    """Choose a row's cards."""
    g, row = p.graph, p.plan.rows[p.plan.row[step]]
    p.many, p.size = 0, row.size
    if row.link == NONE:
        p.question = g.following[p.question]
    else:
        decide_on_strange_card(p, step, row, places)
    while g.kind[p.question] != END:
        if g.kind[p.question] == LINK:
            n = subtract(g.wides, PATH, g.wides, ways_after(p), candidates(p.plan, step, p.size))
            note(row, p.chosen, p.many, n, places)
            p.question = g.following[p.question]
        else:
            decide_on_group(p)
    p.left, p.question = onward(p.plan, step, p.left), g.following[p.question]


def ways_after(p: Placing) -> int:
    """How many ways there are after the current question if nothing is taken: the place of the number."""
    return ways_of(p.graph, p.plan, p.graph.following[p.question], p.left, p.size)


def decide_on_strange_card(p: Placing, step: int, row: Row, places: Places) -> None:
    """Whether the linked card is one that no other card of the row can be like; then it is chosen."""
    g, q = p.graph, p.question
    p.question = g.following[q]
    ways = ways_of(g, p.plan, p.question, p.left, p.size)
    if not is_zero(g.wides, ways) and subtract(g.wides, PATH, g.wides, ways, 1) == 0:
        return
    groups = strange_groups(p.plan, step, p.left)
    p.question, p.size = g.strange[q], p.size - 1
    while groups:
        group = lowest(groups)
        groups &= groups - 1
        left, have = p.left - (1 << (BITS * group)), (p.left >> (BITS * group)) & MASK
        ways = ways_of(g, p.plan, p.question, left, p.size)
        if not is_zero(g.wides, ways):
            n = subtract(g.wides, PATH, g.wides, ways, have)
            if n < have:
                take(p, group, 1, n)
                put_card(places, row.link, p.chosen[0])
                p.left = left
                return


def decide_on_group(p: Placing) -> None:
    """How many cards of a group go to the row, and which."""
    g, q = p.graph, p.question
    have = (p.left >> (BITS * g.group[q])) & MASK
    p.question = g.following[q]
    for size in range(fewest(g, p.plan, q, p.left, p.size), min(have, p.size) + 1):
        left = left_after(g, p.plan, q, p.left, size)
        ways, often = ways_of(g, p.plan, p.question, left, p.size - size), choices(have, size)
        if not is_zero(g.wides, ways):
            n = subtract(g.wides, PATH, g.wides, ways, often)
            if n < often:
                take(p, g.group[q], size, n)
                p.left, p.size = left, p.size - size
                return


def take(p: Placing, group: int, size: int, n: int) -> None:
    """Move the n-th choice of a group's cards to the row."""
    take_choice(p.pools, MOST_CARDS * group, p.pool_sizes[group], size, n, p.chosen, p.many)
    p.pool_sizes[group] -= size
    p.many += size


def note(row: Row, cards: Numbers, many: int, n: int, places: Places) -> None:
    """Record that the linked card is the n-th of these, or of those played."""
    put_card(places, row.link, cards[n] if n < many else row.played[n - many])


def split(p: Placing, row: Row, cards: Numbers, many: int, places: Places) -> None:
    """Divide the cards among the row's places by NUMBER, and keep those left over."""
    for k in range(row.many):
        size = row.sizes[k]
        ways = choices(many, size)
        n = divide(p.graph.wides, NUMBER, ways) if ways > 1 else 0
        take_choice(cards, 0, many, size, n, p.taken, 0)
        for i in range(size):
            put_card(places, row.places[k], p.taken[i])
        many -= size


def regroup(p: Placing, step: int) -> None:
    """Make the pools of the next step's groups."""
    for group in range(MOST_CLASSES):
        p.merged_sizes[group] = 0
    for group in range(p.plan.many_groups[step]):
        other = p.plan.onward[MOST_CLASSES * step + group]
        for n in range(p.pool_sizes[group]):
            card = p.pools[MOST_CARDS * group + n]
            if other == NONE:
                p.spare[p.spares] = card
                p.spares += 1
            else:
                p.merged[MOST_CARDS * other + p.merged_sizes[other]] = card
                p.merged_sizes[other] += 1
    for group in range(p.plan.many_groups[step + 1]):
        p.pool_sizes[group] = p.merged_sizes[group]
        for n in range(p.merged_sizes[group]):
            p.pools[MOST_CARDS * group + n] = p.merged[MOST_CARDS * group + n]


def fill_open_row(p: Placing, row: Row, places: Places) -> None:
    """Fill a row that may hold any cards."""
    if row.link == NONE:
        split(p, row, p.spare, p.spares, places)
        p.spares -= row.size
        return
    n = divide(p.graph.wides, NUMBER, row.size + row.candidates)
    ways = choices(p.spares, row.size)
    choice = divide(p.graph.wides, NUMBER, ways) if ways > 1 else 0
    take_choice(p.spare, 0, p.spares, row.size, choice, p.chosen, 0)
    p.spares -= row.size
    note(row, p.chosen, row.size, n, places)
    for i in range(row.size):
        put_card(places, row.places[0], p.chosen[i])
