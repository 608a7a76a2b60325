"""Tables of shares as text, packed into numbers (``foretell.bots.win.packing``)."""

from collections.abc import Iterable, Sequence

from foretell.bots.win.packing import BITS, IN_NUMBER, MOST


def packed(counts: Sequence[int]) -> list[int]:
    """Counts as shares, ``IN_NUMBER`` to a number."""
    total = sum(counts)
    shares = [round(MOST * count / total) for count in counts]
    parts = [shares[i : i + IN_NUMBER] for i in range(0, len(shares), IN_NUMBER)]
    return [sum(share << (BITS * i) for i, share in enumerate(part)) for part in parts]


def table(rows: Iterable[Sequence[int]]) -> str:
    """The packed counts of all rows, as JSON."""
    return str([number for counts in rows for number in packed(counts)])
