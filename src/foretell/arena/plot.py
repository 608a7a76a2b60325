"""A match as an SVG plot: points by size of round, and the bots' overall results, with 95 % intervals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from .estimates import Estimate
from .results import Results

_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b58900", "#56b4e9", "#7f4f9e", "#555555")
"""Okabe and Ito's colours, which people with any kind of colour vision can tell apart, and a few more."""
_WIDTH, _HEIGHT = 960, 420
_LEFT, _RIGHT, _TOP, _BOTTOM = 64.0, 580.0, 64.0, 364.0
_STAND_LEFT, _STAND_RIGHT = 660.0, 930.0
_STYLE = "text{font:13px system-ui,sans-serif;fill:#222}.t{font-size:16px;font-weight:600}.g{stroke:#ddd}.m{fill:#555}"
_SPREAD = 5.0
"""Pixels between two bots' markers at the same round."""
Drawn = Iterator[str]


@dataclass(frozen=True, slots=True)
class Labels:
    """The text in the plot."""

    title: str
    points: str
    """Label of the vertical axis: points a round and seat."""
    rounds: str
    """Label of the horizontal axis: cards in the round or, where all rounds have the same size, the round's number."""
    bots: tuple[str, ...]


def plot(results: Results, labels: Labels) -> str:
    """The plot as the text of an SVG file."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">',
        f"<title>{escape(labels.title)}</title><style>{_STYLE}</style>",
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
        _text(24, 30, labels.title, "t"),
        *_by_round(results, labels),
        *_standing(results, labels),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


@dataclass(frozen=True, slots=True)
class _Axis:
    """A scale from values to pixels."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """The pixel of a value."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self) -> Iterator[tuple[float, str]]:
        """About six round values, with their pixels."""
        step = _step((self.high - self.low) / 6)
        for i in range(ceil(self.low / step), floor(self.high / step) + 1):
            yield self.at(i * step), f"{i * step:g}"


def _step(least: float) -> float:
    """The smallest 1, 2 or 5 times a power of ten that is at least this."""
    power = 10.0 ** floor(log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least * (1 - 1e-9))


def _axis(found: Sequence[Estimate], start: float, end: float) -> _Axis:
    """An axis with room for these values and for 0."""
    low = min(0.0, *(one.mean - (one.half or 0) for one in found))
    high = max(0.0, *(one.mean + (one.half or 0) for one in found))
    room = max((high - low) / 20, 0.05)
    return _Axis(low - room if low < 0 else 0.0, high + room, start, end)


def _by_round(results: Results, labels: Labels) -> Drawn:
    """The left panel: points by size of round."""
    columns = columns_of(results)
    bots = range(len(labels.bots))
    found = [[results.points(bot, rounds=rounds) for _, rounds in columns] for bot in bots]
    known = [[one for one in row if one is not None] for row in found]
    up = _axis([one for row in known for one in row], _BOTTOM, _TOP)
    across = _Axis(0.5, len(columns) + 0.5, _LEFT, _RIGHT)
    yield from _grid(up)
    yield _text(_LEFT, _TOP - 12, labels.points, "m")
    for place, (name, _) in enumerate(columns, start=1):
        yield _text(across.at(place), _BOTTOM + 18, str(name), "m", "middle")
    yield _text((_LEFT + _RIGHT) / 2, _BOTTOM + 40, labels.rounds, "m", "middle")
    for bot in bots:
        shift = (bot - (len(bots) - 1) / 2) * _SPREAD
        places = [(across.at(i) + shift, up, one) for i, one in enumerate(known[bot], start=1)]
        yield from _line(bot, [(x, up.at(one.mean)) for x, up, one in places])
        for x, _, one in places:
            yield from _mark(bot, [(x, up.at(value)) for value in _ends(one)], (x, up.at(one.mean)))


def columns_of(results: Results) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The columns: each size with its rounds, or each round where all have the same size."""
    sizes = dict.fromkeys(results.plan.sizes)
    if len(sizes) > 1:
        return tuple((size, results.rounds_of(size)) for size in sizes)
    return tuple((i + 1, (i,)) for i in range(len(results.plan.sizes)))


def _grid(up: _Axis) -> Drawn:
    for y, name in up.ticks():
        yield f'<line class="g" x1="{_LEFT}" x2="{_RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield _text(_LEFT - 8, y + 4, name, "m", "end")


def _standing(results: Results, labels: Labels) -> Drawn:
    """The right panel: overall results, which is the legend too."""
    found = [results.points(bot) for bot in range(len(labels.bots))]
    across = _axis([one for one in found if one is not None], _STAND_LEFT, _STAND_RIGHT)
    for x, name in across.ticks():
        yield f'<line class="g" x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP}" y2="{_BOTTOM}"/>'
        yield _text(x, _BOTTOM + 18, name, "m", "middle")
    yield _text((_STAND_LEFT + _STAND_RIGHT) / 2, _BOTTOM + 40, labels.points, "m", "middle")
    step = (_BOTTOM - _TOP) / len(found)
    for bot, one in enumerate(found):
        y = _TOP + step * (bot + 0.6)
        yield _text(_STAND_LEFT + 4, y - 14, labels.bots[bot], "n", fill=_COLOURS[bot % len(_COLOURS)])
        if one is not None:
            yield from _mark(bot, [(across.at(value), y) for value in _ends(one)], (across.at(one.mean), y))


def _ends(one: Estimate) -> list[float]:
    return [end for end in (one.low, one.high) if end is not None]


def _line(bot: int, places: Sequence[tuple[float, float]]) -> Drawn:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    yield f'<polyline points="{points}" fill="none" stroke="{_COLOURS[bot % len(_COLOURS)]}" stroke-width="1.5"/>'


def _mark(bot: int, ends: Sequence[tuple[float, float]], middle: tuple[float, float]) -> Drawn:
    """The marker for a mean with its interval."""
    colour = _COLOURS[bot % len(_COLOURS)]
    if ends:
        (x1, y1), (x2, y2) = ends
        yield f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="3"/>'
    yield f'<circle cx="{middle[0]:.1f}" cy="{middle[1]:.1f}" r="4" fill="{colour}"/>'


def _text(x: float, y: float, text: str, kind: str, anchor: str = "start", fill: str | None = None) -> str:
    colour = f' style="fill:{fill}"' if fill else ""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{colour}>{escape(text)}</text>'
