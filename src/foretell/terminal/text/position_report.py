"""How bots did in a suite of positions, as a Markdown table."""

from collections.abc import Iterator, Sequence

from ...arena.positions import PositionSuite, Score
from ...words import Words
from .numbers import Numbers, table


def position_report(suite: PositionSuite, scores: Sequence[Score], words: Words) -> Iterator[str]:
    """The lines of the report."""
    numbers, positions = Numbers(words), suite.positions()
    is_exact = not any(error for judged in positions for error in judged.errors.values())
    yield words("arena-suite", suite=suite.name)
    yield words("arena-positions", positions=len(positions))
    yield ""
    head = [words(name) for name in ("arena-bot", "arena-best", "arena-loss")]
    yield from table(head, [[one.bot, numbers.share(one.best), numbers.estimate(one.loss, 3)] for one in scores])
    yield ""
    yield words("arena-about-exact") if is_exact else words("arena-about-positions")
