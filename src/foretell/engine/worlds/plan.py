"""The order in which rows are filled, and which classes of cards can be merged on the way.  Restricted Python."""

from dataclasses import dataclass, field

from ...rules.arrays import Numbers
from .rows import MOST_CLASSES, MOST_ROWS, NONE, Row, per_row

_SETS = 1 << MOST_ROWS


def per_set() -> list[int]:
    """A list with an entry for each set of rows."""
    return [0] * _SETS


def per_class() -> list[int]:
    """A list with an entry for each class, or for each group of classes."""
    return [0] * MOST_CLASSES


def groups_per_row() -> list[int]:
    """A list with an entry for each group of each step."""
    return [0] * (MOST_CLASSES * (MOST_ROWS + 1))


def new_rows() -> list[Row]:
    """All rows."""
    return [Row() for _ in range(MOST_ROWS)]


@dataclass(slots=True)
class Plan:
    """The rows, and the steps that fill those of them that may not hold every card.

    The groups of a step are sets of classes that its row and the later ones treat alike; lists of groups have
    MOST_CLASSES entries for each step.
    """

    rows: list[Row] = field(default_factory=new_rows)
    many: int = 0
    """How many rows there are."""
    sizes: list[int] = field(default_factory=per_class)
    """By class: how many unseen cards there are."""
    steps: int = 0
    closed: list[int] = field(default_factory=per_row)
    """The rows that may not hold every card; then the open ones."""
    row: list[int] = field(default_factory=per_row)
    """By step: its row."""
    later: list[int] = field(default_factory=per_row)
    """By step: how many unseen cards the later rows hold."""
    many_groups: list[int] = field(default_factory=lambda: [0] * (MOST_ROWS + 1))
    """By step, and after the last one: how many groups there are."""
    groups: list[int] = field(default_factory=groups_per_row)
    onward: list[int] = field(default_factory=groups_per_row)
    """By step and group: the next step's group that it becomes part of, or NONE."""
    hand: list[int] = field(default_factory=groups_per_row)
    """By step: the groups that the row takes cards from; first those that the linked card may come from."""
    many_held: list[int] = field(default_factory=per_row)
    linkable: list[int] = field(default_factory=per_row)
    """By step: how many groups these are in all, and that the linked card may come from."""
    work: list[int] = field(default_factory=per_set)
    last: list[int] = field(default_factory=per_set)
    """By set of rows: the least work to fill them, and the row that is filled last."""
    patterns: list[int] = field(default_factory=per_class)
    some: list[int] = field(default_factory=per_class)
    """Some groups."""


def arrange(p: Plan) -> None:
    """Find out which rows are open, and make the steps for the others."""
    find_open_rows(p)
    find_order(p)
    remaining = 0
    for step in range(p.steps - 1, -1, -1):
        p.later[step] = remaining
        remaining += p.rows[p.row[step]].size
    rows = (1 << p.steps) - 1
    for step in range(p.steps + 1):
        p.many_groups[step] = find_groups(p, rows, p.groups, MOST_CLASSES * step)
        if step < p.steps:
            rows &= ~(1 << position(p, p.row[step]))
    for step in range(p.steps):
        find_onward(p, step)
        find_hand(p, step)


def position(p: Plan, row: int) -> int:
    """The row's place among the closed ones."""
    n = 0
    while p.closed[n] != row:
        n += 1
    return n


def find_open_rows(p: Plan) -> None:
    """Tell rows that may hold any unseen card from the closed ones; rows with a link come first."""
    present = n = 0
    for c in range(MOST_CLASSES):
        present |= 1 << c if p.sizes[c] else 0
    for kind in range(4):
        for r in range(p.many):
            row = p.rows[r]
            classes = row.classes & row.link_classes if row.link != NONE else row.classes
            is_open = row.size == 0 or classes & present == present
            if (kind >= 2) == is_open and (kind % 2 == 0) == (row.link != NONE):
                p.closed[n] = r
                n += 1
        if kind == 1:
            p.steps = n


def find_order(p: Plan) -> None:
    """The order estimated to need the least work: the cheapest way to each set of rows, built up from smaller sets."""
    every = (1 << p.steps) - 1
    for rows in range(1, every + 1):
        p.work[rows] = NONE
    p.work[0] = 0
    for done in range(every):
        many = find_groups(p, every & ~done, p.some, 0)
        states = vectors(p, many, done)
        for n in range(p.steps):
            if not (done >> n) & 1:
                more, rows = p.work[done] + states * vectors(p, many, 1 << n), done | 1 << n
                if p.work[rows] == NONE or more < p.work[rows]:
                    p.work[rows] = more
                    p.last[rows] = n
    rows = every
    for step in range(p.steps - 1, -1, -1):
        p.row[step] = p.closed[p.last[rows]]
        rows &= ~(1 << p.last[rows])


def find_groups(p: Plan, rows: int, groups: Numbers, first: int) -> int:
    """Write the groups of classes that these rows (bits) treat alike, if they may hold them; return how many."""
    many = 0
    for c in range(MOST_CLASSES):
        pattern = 0
        if p.sizes[c]:
            for n in range(p.steps):
                if (rows >> n) & 1:
                    row = p.rows[p.closed[n]]
                    pattern = pattern << 2 | ((row.classes >> c) & 1) << 1 | ((row.link_classes >> c) & 1)
        if pattern:
            group = 0
            while group < many and p.patterns[group] != pattern:
                group += 1
            if group == many:
                p.patterns[group] = pattern
                groups[first + group] = 0
                many += 1
            groups[first + group] |= 1 << c
    return many


def vectors(p: Plan, many: int, rows: int) -> int:
    """An upper estimate of the number of vectors that say how many cards of some groups these rows may take."""
    ways = largest = 1
    for group in range(many):
        takers = cards = 0
        for n in range(p.steps):
            row = p.rows[p.closed[n]]
            if (rows >> n) & 1 and (row.classes | row.link_classes) & p.some[group]:
                takers += row.size
        for c in range(MOST_CLASSES):
            if (p.some[group] >> c) & 1:
                cards += p.sizes[c]
        most = 1 + min(takers, cards)
        ways *= most
        largest = max(largest, most)
    return ways // largest


def find_onward(p: Plan, step: int) -> None:
    """For each group, the next step's group that contains one of its classes."""
    first, following = MOST_CLASSES * step, MOST_CLASSES * (step + 1)
    for group in range(p.many_groups[step]):
        p.onward[first + group] = NONE
        for other in range(p.many_groups[step + 1] - 1, -1, -1):
            if p.groups[first + group] & p.groups[following + other]:
                p.onward[first + group] = other


def find_hand(p: Plan, step: int) -> None:
    """The groups that the row takes cards from.

    Of those that the linked card may come from, and of the others, first the ones that no later row may hold: they
    leave the fewest choices.
    """
    first, row, n = MOST_CLASSES * step, p.rows[p.row[step]], 0
    for kind in range(4):
        for group in range(p.many_groups[step]):
            classes = p.groups[first + group]
            if (
                classes & row.classes
                and (classes & row.link_classes != 0) == (kind < 2)
                and (p.onward[first + group] == NONE) == (kind % 2 == 0)
            ):
                p.hand[first + n] = group
                n += 1
        if kind == 1:
            p.linkable[step] = n
    p.many_held[step] = n
