"""Chooses where all cards are: one of the ways of one of the cases that fit a view.  Restricted Python."""

from dataclasses import dataclass, field

from ...rules.arrays import Numbers
from ...rules.wide import LIMBS, add_product, copy, divide, draw, is_zero, put, subtract
from .placing import Placing, clear, fill, prepare
from .rows import Places
from .ways import COUNT, NUMBER

MOST_CASES = 2
TOTAL, CHOSEN = 0, 1
"""Places of wide numbers: the ways of all cases, and the number of one of them."""


def new_cases() -> list[Placing]:
    """Room for all cases."""
    return [Placing() for _ in range(MOST_CASES)]


@dataclass(slots=True)
class Sampler:
    """The cases that fit a view, each with its ways to place the unseen cards."""

    many: int = 0
    cases: list[Placing] = field(default_factory=new_cases)
    wides: list[int] = field(default_factory=lambda: [0] * (2 * LIMBS))
    places: Places = field(default_factory=Places)
    """The cards in each place, after ``place_cards``."""
    is_full: bool = False
    """Whether there were too many ways to be counted; then none can be chosen."""


def no_cases(s: Sampler) -> None:
    """Begin without any case."""
    s.many = 0
    s.is_full = False
    put(s.wides, TOTAL, 0)
    clear(s.cases[0])


def close_case(s: Sampler) -> None:
    """Count the ways of the case ``cases[many]``, and keep it if there is any."""
    case = s.cases[s.many]
    prepare(case)
    s.is_full = s.is_full or case.graph.is_full
    if not is_zero(case.graph.wides, COUNT):
        add_product(s.wides, TOTAL, case.graph.wides, COUNT, 1)
        s.many += 1
    if s.many < MOST_CASES:
        clear(s.cases[s.many])


def choose_number(s: Sampler, rng: Numbers) -> None:
    """Choose the number of a way, all equally likely."""
    draw(s.wides, CHOSEN, TOTAL, rng)


def count_few(s: Sampler, most: int) -> int:
    """How many ways there are, if these are no more than ``most``; else 0."""
    copy(s.wides, CHOSEN, s.wides, TOTAL)
    rest = divide(s.wides, CHOSEN, most + 1)
    return rest if is_zero(s.wides, CHOSEN) else 0


def set_number(s: Sampler, n: int) -> None:
    """Choose the way with the number n, from 0 on."""
    put(s.wides, CHOSEN, n)


def place_cards(s: Sampler) -> None:
    """Place the cards in the way with the chosen number."""
    n = 0
    while subtract(s.wides, CHOSEN, s.cases[n].graph.wides, COUNT, 1):
        n += 1
    copy(s.cases[n].graph.wides, NUMBER, s.wides, CHOSEN)
    fill(s.cases[n], s.places)
