"""The results of a match as tables to read (in Markdown, so that they can be put into a page), in any language."""

from collections.abc import Iterator, Sequence

from ..arena.estimates import Estimate
from ..arena.players import cheats
from ..arena.plot import Labels, columns_of
from ..arena.results import Results
from ..arena.summary import skills_of
from ..terminal.system.encoding import as_written
from ..terminal.text.phrases import game_name
from ..words import Words

_MINUS, _NOTHING = "\N{MINUS SIGN}", "\N{EN DASH}"
_Row = Sequence[str]


class _Report:
    """Figures of a match, written as a language writes them."""

    def __init__(self, results: Results, words: Words) -> None:
        self.results, self.words = results, words
        self.names = tuple(shown_name(name, words) for name in results.plan.bots)
        self.extreme = results.plan.options.game == "extreme"
        self.skills = skills_of(results)

    def number(self, value: float, digits: int) -> str:
        """A number with so many digits after the decimal mark."""
        return f"{value:.{digits}f}".replace("-", _MINUS).replace(".", self.words("arena-decimal-mark"))

    def estimate(self, one: Estimate | None, digits: int = 2) -> str:
        """A figure with its interval."""
        if one is None:
            return _NOTHING
        half = "" if one.half is None else f" ± {self.number(one.half, digits)}"
        return self.number(one.mean, digits) + half

    def share(self, one: Estimate | None) -> str:
        """A share of 1 with its interval, as per cent."""
        if one is None:
            return _NOTHING
        half = None if one.half is None else 100 * one.half
        return f"{self.estimate(Estimate(100 * one.mean, half, one.samples), 1)} %"

    def time(self, milliseconds: float | None) -> str:
        """A time in ms."""
        return _NOTHING if milliseconds is None else self.number(milliseconds, 3 if milliseconds < 1 else 1)


def report(results: Results, words: Words) -> Iterator[str]:
    """The lines of all tables."""
    told = _Report(results, words)
    yield title(results, words)
    yield words("arena-deals", deals=len(results.deals), games=results.games, seed=str(results.plan.seed))
    yield ""
    yield from _table(*_bots(told))
    if results.meetings:
        yield ""
        yield from _table(*_meetings(told))
    if len(dict.fromkeys(results.plan.sizes)) > 1:
        yield ""
        yield from _table(*_sizes(told))
    yield ""
    yield from _notes(told)


def title(results: Results, words: Words) -> str:
    """What was played."""
    options = results.plan.options
    parts = [game_name(words, options)]
    if specials := getattr(options, "specials", ()):
        parts.append(", ".join(words(f"card-{name}") for name in specials))
    parts.append(words("arena-players", players=results.plan.players))
    if results.plan.paper_rule:
        parts.append(words("arena-paper-rule"))
    return " · ".join(parts)


def shown_name(name: str, words: Words) -> str:
    """A bot's name, with a warning for one that sees all hands."""
    return words("arena-cheats", bot=name) if cheats(name) else name


def labels(results: Results, words: Words) -> Labels:
    """The words of the picture."""
    varies = len(dict.fromkeys(results.plan.sizes)) > 1
    penalties = results.plan.options.game == "extreme"
    return Labels(
        title(results, words),
        words("arena-penalties" if penalties else "arena-points"),
        words("arena-cards" if varies else "arena-round"),
        tuple(shown_name(name, words) for name in results.plan.bots),
    )


def _bots(told: _Report) -> tuple[_Row, list[_Row]]:
    """The main table: a row for each bot."""
    words = told.words
    head = [words("arena-bot"), *_what_counts(told), words("arena-points-game"), words("arena-wins")]
    head += [words("arena-magician"), words("arena-magician-points")] if told.extreme else []
    head += [words("arena-rating")] if told.skills else []
    return [*head, words("arena-median"), words("arena-p99")], [_bot(told, bot) for bot in range(len(told.names))]


def _what_counts(told: _Report) -> _Row:
    """What the two columns of points and of hits are called."""
    names = ("arena-penalties", "arena-clean") if told.extreme else ("arena-points", "arena-hits")
    return [told.words(name) for name in names]


def _bot(told: _Report, bot: int) -> _Row:
    found = told.results
    row = [told.names[bot], told.estimate(found.points(bot)), told.share(found.hits(bot))]
    row += [told.estimate(found.game_points(bot), 1), _wins(told, bot, None)]
    if told.extreme:
        row += [told.share(found.magician(bot)), told.estimate(found.magician_points(bot))]
    if told.skills:
        row.append(f"{told.number(told.skills[bot].mu, 1)} ({told.number(told.skills[bot].sigma, 1)})")
    return [*row, told.time(found.decision_ms(bot)), told.time(found.decision_ms(bot, 0.99))]


def _wins(told: _Report, bot: int, group: int | None) -> str:
    """The share of games won, and what would be fair."""
    fair = told.number(100 * told.results.fair_wins(bot, group), 0)
    return told.words("arena-of-fair", share=told.share(told.results.wins(bot, group)), fair=fair)


def _meetings(told: _Report) -> tuple[_Row, list[_Row]]:
    """A row for each two bots that met."""
    groups = told.results.plan.groups
    apart = len(groups) > 1
    head = [told.words("arena-difference"), *_what_counts(told)] + ([told.words("arena-wins")] if apart else [])
    rows: list[_Row] = []
    for bot, other, group in told.results.meetings:
        name = "arena-alone" if groups[group].alone is not None else "arena-pair"
        row = [told.words(name, bot=told.names[bot], other=told.names[other])]
        row.append(told.estimate(told.results.points_between(bot, other, group)))
        row.append(told.share(told.results.hits_between(bot, other, group)))
        rows.append(row + ([_wins(told, bot, group)] if apart else []))
    return head, rows


def _sizes(told: _Report) -> tuple[_Row, list[_Row]]:
    """A row for each size of round."""
    points, hits = _what_counts(told)
    head = [told.words("arena-cards")]
    for name in told.names:
        head += [f"{name}: {points}", f"{name}: {hits}"]
    rows: list[_Row] = []
    for size, rounds in columns_of(told.results):
        row = [str(size)]
        for bot in range(len(told.names)):
            row += [told.estimate(told.results.points(bot, rounds=rounds))]
            row += [told.share(told.results.hits(bot, rounds=rounds))]
        rows.append(row)
    return head, rows


def _notes(told: _Report) -> Iterator[str]:
    words = told.words
    yield words("arena-one-deal") if len(told.results.deals) == 1 else words("arena-intervals")
    if told.extreme:
        yield words("arena-fewer")
    if told.skills:
        yield words("arena-about-rating")
    if told.skills is None:
        yield words("arena-no-rating", command="pip install 'foretell[arena]'")
    if told.results.plan.paper_rule:
        yield words("arena-about-paper-rule")
    if any(map(cheats, told.results.plan.bots)):
        yield words("arena-about-cheats")


def _table(head: _Row, rows: Sequence[_Row]) -> Iterator[str]:
    """A table whose columns lie under each other: the first to the left, numbers to the right."""
    head, *rows = [[*map(as_written, row)] for row in (head, *rows)]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    yield _line(head, widths)
    yield "|".join(["", "-" * (widths[0] + 2), *(f"{'-' * (width + 1)}:" for width in widths[1:]), ""])
    for row in rows:
        yield _line(row, widths)


def _line(row: _Row, widths: Sequence[int]) -> str:
    cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
    return f"| {' | '.join(cells)} |"
