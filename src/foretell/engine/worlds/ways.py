"""Counts the ways to fill rows: a graph of questions, where each answer leads to the next question.  Restricted Python.

The questions are how many cards of each group of classes go to each row.  Which cards these are is left to binomial
coefficients, by which each answer is counted.

How many cards of each group are ``left`` is one number with seven bits for each group; modulo 127 it is their sum.
``size`` is the number of open places in the row.
"""

from dataclasses import dataclass, field

from ...rules.bits import lowest
from ...rules.wide import LIMBS, add_product, put
from .numbering import choices
from .plan import Plan
from .rows import MOST_CLASSES, MOST_ROWS, NONE

DONE, ROW, TAKE, LINK, END = 0, 1, 2, 3, 4
"""Kinds of questions: nothing is left to ask; whether a row's linked card is a strange one; how many cards of a group
go to the row; which card is the linked one; no question, but the end of a row."""
QUESTIONS = MOST_ROWS * (2 * MOST_CLASSES + 3) + 1
ZERO, ONE, COUNT, NUMBER, PATH, FIRST = 0, 1, 2, 3, 4, 5
"""Places of wide numbers: fixed ones, three for ``placing``, and the first of the graph's."""
ENTRIES = 1 << 17
"""How many numbers a graph can keep, unless it was made smaller.

Of 173,077 positions of 122 kinds of games, played at random or by rules of thumb, the hardest needed 1,591 (six
players, all special cards); a test keeps a margin of 32.
"""
BITS, MASK, SUM = 7, 127, 127
_ROOM = BITS * MOST_CLASSES


def per_question() -> list[int]:
    """A list with an entry for each question."""
    return [0] * QUESTIONS


@dataclass(slots=True)
class Graph:
    """The questions, and the numbers of ways that were counted so far."""

    many: int = 1
    """How many questions there are; number 0 is DONE."""
    kind: list[int] = field(default_factory=per_question)
    step: list[int] = field(default_factory=per_question)
    group: list[int] = field(default_factory=per_question)
    """TAKE: the group."""
    rest: list[int] = field(default_factory=per_question)
    """TAKE: the bits, in ``left``, of the groups that the rest of the row may take."""
    following: list[int] = field(default_factory=per_question)
    """The next question; ROW: for a row without a link, or if the linked card is not a strange one."""
    strange: list[int] = field(default_factory=per_question)
    """ROW: the next question if it is."""
    room: int = 0
    """For how many wide numbers there is room, a power of two; 0: for ENTRIES."""
    entries: int = 0
    """How many wide numbers are in use."""
    is_full: bool = False
    """Whether there was no room for all of them: then none of the numbers means anything."""
    wides: list[int] = field(default_factory=lambda: [0] * (LIMBS * ENTRIES))
    keys: list[int] = field(default_factory=lambda: [0] * ENTRIES)
    slots: list[int] = field(default_factory=lambda: [0] * (2 * ENTRIES))
    """A hash table: by key (a question, the cards left, the open places), the place of its number of ways, or 0."""
    used: list[int] = field(default_factory=lambda: [0] * ENTRIES)
    """By the place of a number: its slot."""


def ask(g: Graph, kind: int, step: int, following: int) -> int:
    """Add a question; return its number."""
    q = g.many
    g.kind[q], g.step[q], g.following[q] = kind, step, following
    g.many += 1
    return q


def ask_hand(g: Graph, p: Plan, step: int, is_linked: bool, end: int) -> int:
    """The questions about the cards of a row, in reverse; returns the first of them."""
    q, rest = end, 0
    for n in range(p.many_held[step], -1, -1):
        if is_linked and n == p.linkable[step]:
            q = ask(g, LINK, step, q)
        if n > 0:
            group = p.hand[MOST_CLASSES * step + n - 1]
            q = ask(g, TAKE, step, q)
            g.group[q], g.rest[q] = group, rest
            rest |= MASK << (BITS * group)
    return q


def build(g: Graph, p: Plan) -> int:
    """Make the questions for a plan, and forget all numbers; returns the first question."""
    clear(g)
    put(g.wides, ZERO, 0)
    put(g.wides, ONE, 1)
    q = DONE
    for step in range(p.steps - 1, -1, -1):
        end = ask(g, END, step, q)
        strange = following = ask_hand(g, p, step, False, end)
        if p.rows[p.row[step]].link != NONE:
            following = ask_hand(g, p, step, True, end)
        q = ask(g, ROW, step, following)
        g.strange[q] = strange
    return q


def clear(g: Graph) -> None:
    """Forget all questions and numbers."""
    if g.room == 0:
        g.room = ENTRIES
    for slot in range(2 * g.room if g.is_full else 0):
        g.slots[slot] = 0
    for entry in range(FIRST, g.entries):
        g.slots[g.used[entry]] = 0
    g.many, g.entries, g.is_full = 1, FIRST, False


def onward(p: Plan, step: int, left: int) -> int:
    """The cards left, by the groups of the next step."""
    others = 0
    for group in range(p.many_groups[step]):
        other = p.onward[MOST_CLASSES * step + group]
        if other != NONE:
            others += ((left >> (BITS * group)) & MASK) << (BITS * other)
    return others


def fewest(g: Graph, p: Plan, q: int, left: int, size: int) -> int:
    """TAKE: how many cards of the group must go to the row, so that there are enough for it and no one is left over."""
    have, n = (left >> (BITS * g.group[q])) & MASK, max(0, size - (left & g.rest[q]) % SUM)
    if p.onward[MOST_CLASSES * g.step[q] + g.group[q]] == NONE:
        n = max(n, have - (left % SUM - size - p.later[g.step[q]]))
    return n


def left_after(g: Graph, p: Plan, q: int, left: int, n: int) -> int:
    """TAKE: what is left after n cards of the group; nothing of a group that no later row may hold."""
    shift = BITS * g.group[q]
    if p.onward[MOST_CLASSES * g.step[q] + g.group[q]] == NONE:
        return left - (left & (MASK << shift))
    return left - (n << shift)


def ways_of(g: Graph, p: Plan, q: int, left: int, size: int) -> int:
    """The number of ways to answer this question and all that follow: its place among the wide numbers."""
    step, kind = g.step[q], g.kind[q]
    if kind == DONE:
        return ONE
    if g.is_full:
        return ZERO
    if kind == END:
        return ways_of(g, p, g.following[q], onward(p, step, left), 0) if size == 0 else ZERO
    if kind == ROW:
        size = p.rows[p.row[step]].size
        if left % SUM < size + p.later[step]:
            return ZERO
        if p.rows[p.row[step]].link == NONE:
            return ways_of(g, p, g.following[q], left, size)
    key = q << (_ROOM + BITS) | left << BITS | size
    slot = slot_of(g, key)
    if g.slots[slot] == 0:
        count_ways(g, p, q, left, size, new_entry(g, slot, key))
        slot = slot_of(g, key)
    return g.slots[slot]


def slot_of(g: Graph, key: int) -> int:
    """The place of a key in the hash table, or the one where it belongs."""
    slot = (key ^ key >> 13 ^ key >> 26 ^ key >> 47) & (2 * g.room - 1)
    while g.slots[slot] and g.keys[g.slots[slot]] != key:
        slot = (slot + 1) & (2 * g.room - 1)
    return slot


def new_entry(g: Graph, slot: int, key: int) -> int:
    """A new number, which is 0; its place."""
    if g.entries == g.room:
        g.is_full = True
        g.entries = FIRST
    entry = g.entries
    g.entries += 1
    put(g.wides, entry, 0)
    g.keys[entry] = key
    g.used[entry] = slot
    g.slots[slot] = entry
    return entry


def count_ways(g: Graph, p: Plan, q: int, left: int, size: int, entry: int) -> None:
    """Add up the ways of all answers."""
    if g.is_full:
        return
    if g.kind[q] == TAKE:
        have = (left >> (BITS * g.group[q])) & MASK
        for n in range(fewest(g, p, q, left, size), min(have, size) + 1):
            ways = ways_of(g, p, g.following[q], left_after(g, p, q, left, n), size - n)
            add_product(g.wides, entry, g.wides, ways, choices(have, n))
    elif g.kind[q] == LINK:
        often = candidates(p, g.step[q], size)
        if often > 0:
            add_product(g.wides, entry, g.wides, ways_of(g, p, g.following[q], left, size), often)
    else:
        add_product(g.wides, entry, g.wides, ways_of(g, p, g.following[q], left, size), 1)
        groups = strange_groups(p, g.step[q], left) if size else 0
        while groups:
            group = lowest(groups)
            groups &= groups - 1
            ways = ways_of(g, p, g.strange[q], left - (1 << (BITS * group)), size - 1)
            add_product(g.wides, entry, g.wides, ways, (left >> (BITS * group)) & MASK)


def candidates(p: Plan, step: int, size: int) -> int:
    """LINK: how many cards may be the linked one: those chosen so far, and those played."""
    return p.rows[p.row[step]].size - size + p.rows[p.row[step]].candidates


def strange_groups(p: Plan, step: int, left: int) -> int:
    """ROW: the groups (bits) that a linked card may come from, but no other card of the row, if any card is left."""
    groups, row = 0, p.rows[p.row[step]]
    for group in range(p.many_groups[step]):
        classes = p.groups[MOST_CLASSES * step + group]
        if classes & row.link_classes and not classes & row.classes and (left >> (BITS * group)) & MASK:
            groups |= 1 << group
    return groups
