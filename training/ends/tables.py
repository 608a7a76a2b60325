"""The two tables of each game: how rounds end before anything is known, and by what is seen when a trick begins."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from foretell.bots.win.extreme import rounds as extreme
from foretell.bots.win.packing import BITS, IN_NUMBER, MOST
from foretell.bots.win.wizard import rounds as wizard
from foretell.rules.extreme.cards import BLACK, KINDS, WHITE
from foretell.rules.extreme.deal import CARDS_EACH

from .playing import Seen

Rows = list[list[int]]
"""Counts, by row of a table."""
_FEW = 30
"""Rows with fewer counts also get those of a neighbour."""


@dataclass(frozen=True, slots=True)
class Counting:
    """How the tables of a game are made."""

    players: range
    """For which numbers of players."""
    count: Callable[[Iterable[Seen]], tuple[Rows, Rows]]


def count_wizard(tricks: Iterable[Seen]) -> tuple[Rows, Rows]:
    """For Wizard."""
    seats = wizard.MOST_SEATS - wizard.FEWEST_SEATS + 1
    rounds = _empty(seats * wizard.MOST_CARDS, wizard.PARTS * IN_NUMBER)
    ends = _empty(wizard.MOST_CARDS * wizard.DEMANDS * wizard.NEEDS, IN_NUMBER)
    for players, seen, last in tricks:
        wanted = _demand(players, seen)
        for seat in range(players):
            bid, off = last["bid"][seat], last["won"][seat] - last["bid"][seat]
            if seen["tricks_left"] == seen["cards"]:
                rounds[wizard.row_of_rounds(players, seen["cards"][0])][_end_of_round(bid, off)] += 1
            need = bid - seen["won"][seat]
            row = wizard.row_of_ends(seen["tricks_left"][0], wanted, need)
            place = off + wizard.MOST_OFF if need > 0 else off + need
            ends[row][min(max(place, 0), IN_NUMBER - 1)] += 1
    return _filled(rounds, 1), _filled(ends, wizard.DEMANDS * wizard.NEEDS)


def _end_of_round(bid: int, off: int) -> int:
    if off:
        return max(wizard.MOST_MISSED - abs(off), 0)
    return min(wizard.MOST_MISSED + bid, wizard.PARTS * IN_NUMBER - 1)


def _demand(players: int, seen: dict[str, list[int]]) -> int:
    wanted = sum(seen["bid"][:players]) - sum(seen["won"][:players]) - seen["tricks_left"][0]
    return 0 if wanted < 0 else 2 if wanted > 0 else 1


def count_extreme(tricks: Iterable[Seen]) -> tuple[Rows, Rows]:
    """For Wizard Extreme."""
    rounds = _empty(extreme.MOST_SEATS - extreme.FEWEST_SEATS + 1, extreme.STEPS)
    ends = _empty(extreme.row_of(extreme.STAGES[-1], CARDS_EACH, CARDS_EACH) + 1, extreme.STEPS)
    for players, seen, last in tricks:
        left, magician = seen["tricks_left"][0], seen["magician"][0]
        for seat in range(players):
            points = min(last["score"][seat], extreme.STEPS - 1)
            if left == CARDS_EACH:
                rounds[players - extreme.FEWEST_SEATS][points] += 1
            if seat != magician:
                seals = seen["seals"][KINDS * seat : KINDS * (seat + 1)]
                others = seals[WHITE] + seals[BLACK]
                row = extreme.row_of(extreme.STAGES[left - 1], sum(seals[:WHITE]), others)
                ends[row][points] += 1
    return rounds, _filled(ends, 1)


def _empty(rows: int, places: int) -> Rows:
    return [[0] * places for _ in range(rows)]


def _filled(rows: Rows, step: int) -> Rows:
    """The rows; those with few counts also have those of the row ``step`` places before, or something."""
    for number, row in enumerate(rows):
        if sum(row) < _FEW:
            before = rows[number - step] if number >= step else [0] * len(row)
            row[:] = [mine + theirs for mine, theirs in zip(row, before, strict=True)]
        row[0] += not any(row)
    return rows


TABLES = {
    "wizard": Counting(range(wizard.FEWEST_SEATS, wizard.MOST_SEATS + 1), count_wizard),
    "extreme": Counting(range(extreme.FEWEST_SEATS, extreme.MOST_SEATS + 1), count_extreme),
}
"""By game: how its tables are made."""


def packed(counts: Sequence[int]) -> list[int]:
    """Counts as shares, ``IN_NUMBER`` to a number."""
    total = sum(counts)
    shares = [round(MOST * count / total) for count in counts]
    parts = [shares[i : i + IN_NUMBER] for i in range(0, len(shares), IN_NUMBER)]
    return [sum(share << (BITS * i) for i, share in enumerate(part)) for part in parts]


def table(rows: Iterable[Sequence[int]]) -> str:
    """The packed counts of all rows, as JSON."""
    return str([number for counts in rows for number in packed(counts)])
