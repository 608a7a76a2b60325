"""The results of a match as Markdown tables, in any language."""

from collections.abc import Iterator, Sequence

from ...arena.estimates import Estimate
from ...arena.luck import FRESH, LessLuck, LuckOfMatch
from ...arena.players import cheats
from ...arena.plot import Labels, columns_of
from ...arena.positions import PositionSuite, Score
from ...arena.results import Results
from ...arena.summary import skills_of
from ...words import Words
from ..system.encoding import as_written
from .games import game_name

_MINUS, NOTHING = "\N{MINUS SIGN}", "\N{EN DASH}"
"""``NOTHING`` stands for a figure that is not known."""
Row = Sequence[str]


class Numbers:
    """Writes numbers for a language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def number(self, value: float, digits: int) -> str:
        """A number with ``digits`` digits after the decimal mark."""
        return f"{value:.{digits}f}".replace("-", _MINUS).replace(".", self.words("arena-decimal-mark"))

    def estimate(self, one: Estimate | None, digits: int = 2) -> str:
        """An estimate with its interval."""
        if one is None:
            return NOTHING
        half = "" if one.half is None else f" ± {self.number(one.half, digits)}"
        return self.number(one.mean, digits) + half

    def share(self, one: Estimate | None) -> str:
        """A share from 0 to 1 with its interval, as a percentage."""
        if one is None:
            return NOTHING
        half = None if one.half is None else 100 * one.half
        return f"{self.estimate(Estimate(100 * one.mean, half, one.samples), 1)} %"

    def time(self, milliseconds: float | None) -> str:
        """A time in milliseconds."""
        return NOTHING if milliseconds is None else self.number(milliseconds, 3 if milliseconds < 1 else 1)


def table(head: Row, rows: Sequence[Row]) -> Iterator[str]:
    """A Markdown table with aligned columns: the first one left, numbers right."""
    head, *rows = [[*map(as_written, row)] for row in (head, *rows)]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    yield _line(head, widths)
    yield "|".join(["", "-" * (widths[0] + 2), *(f"{'-' * (width + 1)}:" for width in widths[1:]), ""])
    for row in rows:
        yield _line(row, widths)


def _line(row: Row, widths: Sequence[int]) -> str:
    cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
    return f"| {' | '.join(cells)} |"


class _Figures(Numbers):
    """The figures of a match, formatted for a language."""

    def __init__(self, results: Results, words: Words) -> None:
        super().__init__(words)
        self.results = results
        self.names = tuple(shown_name(name, words) for name in results.plan.bots)
        self.extreme = results.plan.options.game == "extreme"
        self.skills = skills_of(results)

    def pair(self, bot: int, other: int, group: int) -> str:
        """Two bots that met."""
        key = "arena-pair" if self.results.plan.groups[group].alone is None else "arena-alone"
        return self.words(key, bot=self.names[bot], other=self.names[other])


def report(results: Results, words: Words, luck: LuckOfMatch | None = None) -> Iterator[str]:
    """The lines of the whole report; ``luck``: with a table of figures less the luck of the cards."""
    figures = _Figures(results, words)
    yield title(results, words)
    yield words("arena-deals", deals=len(results.deals), games=results.games, seed=str(results.plan.seed))
    yield ""
    yield from table(*_bots(figures))
    if results.meetings:
        yield ""
        yield from table(*_meetings(figures))
    if luck is not None:
        yield ""
        yield from table(*_less_luck(figures, luck))
    if len(dict.fromkeys(results.plan.sizes)) > 1:
        yield ""
        yield from table(*_sizes(figures))
    yield ""
    if luck is not None:
        yield words("arena-about-control", fresh=FRESH) if luck.by_control else words("arena-about-luck")
    yield from _notes(figures)


def title(results: Results, words: Words) -> str:
    """The game and options of the match."""
    options = results.plan.options
    parts = [game_name(words, options)]
    if specials := getattr(options, "specials", ()):
        parts.append(", ".join(words(f"card-{name}") for name in specials))
    parts.append(words("arena-players", players=results.plan.players))
    if results.plan.paper_rule:
        parts.append(words("arena-paper-rule"))
    if results.plan.suite is not None:
        parts.append(words("arena-suite", suite=results.plan.suite))
    return " · ".join(parts)


def shown_name(name: str, words: Words) -> str:
    """A bot's name, with a warning for one that sees all hands."""
    return words("arena-cheats", bot=name) if cheats(name) else name


def labels(results: Results, words: Words) -> Labels:
    """The labels of the plot."""
    varies = len(dict.fromkeys(results.plan.sizes)) > 1
    penalties = results.plan.options.game == "extreme"
    return Labels(
        title(results, words),
        words("arena-penalties" if penalties else "arena-points"),
        words("arena-cards" if varies else "arena-round"),
        tuple(shown_name(name, words) for name in results.plan.bots),
    )


def _bots(figures: _Figures) -> tuple[Row, list[Row]]:
    """The main table: a row for each bot."""
    words = figures.words
    head = [words("arena-bot"), *_what_counts(figures), words("arena-points-game"), words("arena-wins")]
    head += [words("arena-magician"), words("arena-magician-points")] if figures.extreme else []
    head += [words("arena-rating")] if figures.skills else []
    return [*head, words("arena-median"), words("arena-p99")], [_bot(figures, bot) for bot in range(len(figures.names))]


def _what_counts(figures: _Figures) -> Row:
    """The headings of the columns for points and met bids."""
    names = ("arena-penalties", "arena-clean") if figures.extreme else ("arena-points", "arena-hits")
    return [figures.words(name) for name in names]


def _bot(figures: _Figures, bot: int) -> Row:
    found = figures.results
    row = [figures.names[bot], figures.estimate(found.points(bot)), figures.share(found.hits(bot))]
    row += [figures.estimate(found.game_points(bot), 1), _wins(figures, bot, None)]
    if figures.extreme:
        row += [figures.share(found.magician(bot)), figures.estimate(found.magician_points(bot))]
    if figures.skills:
        row.append(f"{figures.number(figures.skills[bot].mu, 1)} ({figures.number(figures.skills[bot].sigma, 1)})")
    return [*row, figures.time(found.decision_ms(bot)), figures.time(found.decision_ms(bot, 0.99))]


def _wins(figures: _Figures, bot: int, group: int | None) -> str:
    """The share of games won, and the fair share."""
    fair = figures.number(100 * figures.results.fair_wins(bot, group), 0)
    return figures.words("arena-of-fair", share=figures.share(figures.results.wins(bot, group)), fair=fair)


def _meetings(figures: _Figures) -> tuple[Row, list[Row]]:
    """A row for each pair of bots that met."""
    apart = len(figures.results.plan.groups) > 1
    head = [figures.words("arena-difference"), *_what_counts(figures)] + (
        [figures.words("arena-wins")] if apart else []
    )
    rows: list[Row] = []
    for bot, other, group in figures.results.meetings:
        row = [figures.pair(bot, other, group), figures.estimate(figures.results.points_between(bot, other, group))]
        row.append(figures.share(figures.results.hits_between(bot, other, group)))
        rows.append(row + ([_wins(figures, bot, group)] if apart else []))
    return head, rows


def _less_luck(figures: _Figures, luck: LuckOfMatch) -> tuple[Row, list[Row]]:
    """A row for each bot and each pair that met: the points as they are, and less the luck of the cards."""
    words = figures.words
    head = [words("arena-less-luck"), _what_counts(figures)[0], words("arena-less"), words("arena-saved")]
    found = [(name, luck.points(bot)) for bot, name in enumerate(figures.names)]
    for bot, other, group in figures.results.meetings:
        found.append((figures.pair(bot, other, group), luck.points_between(bot, other, group)))
    return head, [[name, *_less_cells(figures, one)] for name, one in found]


def _less_cells(figures: _Figures, one: LessLuck | None) -> Row:
    if one is None:
        return [NOTHING] * 3
    saved = NOTHING if one.saved is None else figures.number(one.saved, 2)
    return [figures.estimate(one.plain), figures.estimate(one.less), saved]


def _sizes(figures: _Figures) -> tuple[Row, list[Row]]:
    """A row for each size of round."""
    points, hits = _what_counts(figures)
    head = [figures.words("arena-cards")]
    for name in figures.names:
        head += [f"{name}: {points}", f"{name}: {hits}"]
    rows: list[Row] = []
    for size, rounds in columns_of(figures.results):
        row = [str(size)]
        for bot in range(len(figures.names)):
            row += [figures.estimate(figures.results.points(bot, rounds=rounds))]
            row += [figures.share(figures.results.hits(bot, rounds=rounds))]
        rows.append(row)
    return head, rows


def _notes(figures: _Figures) -> Iterator[str]:
    words = figures.words
    yield words("arena-one-deal") if len(figures.results.deals) == 1 else words("arena-intervals")
    if figures.extreme:
        yield words("arena-fewer")
    if figures.skills:
        yield words("arena-about-rating")
    elif figures.skills is None:
        yield words("arena-no-rating", command="pip install 'foretell[arena]'")
    if figures.results.plan.paper_rule:
        yield words("arena-about-paper-rule")
    if any(map(cheats, figures.results.plan.bots)):
        yield words("arena-about-cheats")


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
