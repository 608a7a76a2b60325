"""The points of a game, round by round."""

from collections.abc import Sequence
from itertools import accumulate, chain
from typing import SupportsIndex

from ..given import each_of, must_be
from .canvas import LIGHT, Palette, Theme, label, palette, picture, short

_LEFT, _TOP, _WIDTH, _HEIGHT, _NAMES = 52, 20, 420, 220, 190
_POINTS = "points are a list of rounds, each a list of numbers by seat"
_COLOURS = ("B", "R", "G", "Y", "P")
_DASHES = ("", "6 3", "2 3", "8 3 2 3", "1 4", "10 4")
"""Lines also differ for those who cannot tell their colours apart."""


def chart(players: Sequence[str], points: Sequence[Sequence[int]], theme: Theme = LIGHT) -> str:
    """A line for each player: the sum of their points after each round.

    ``points``: for each round its points by seat, as the results of rounds have them.  Raises TypeError for what are no
    names and points, and ValueError for a round of another number of players, and for a theme that does not exist.
    """
    players = each_of(players, "players are a list of names")
    points = [each_of(each, _POINTS) for each in each_of(points, _POINTS)]
    for name in players:
        must_be(name, str, "a player's name is text")
    for value in chain.from_iterable(points):
        must_be(value, SupportsIndex, "points are whole numbers")
    if any(len(each) != len(players) for each in points):
        raise ValueError(f"every round has points for {len(players)} players")
    colours = palette(theme)
    sums = [[0, *accumulate(each[seat] for each in points)] for seat in range(len(players))]
    flat = [value for line in sums for value in line] or [0]
    low, high = min(flat), max(*flat, min(flat) + 1)

    def place(number: int, value: int) -> str:
        x = _LEFT + _WIDTH * number / max(len(points), 1)
        return f"{x:.1f},{_TOP + _HEIGHT * (high - value) / (high - low):.1f}"

    parts = _axes(low, high, len(points), colours)
    ends = _spread([_TOP + _HEIGHT * (high - line[-1]) / (high - low) for line in sums])
    for seat, line in enumerate(sums):
        colour = colours.suits[_COLOURS[seat]] if seat < len(_COLOURS) else colours.ink
        path = " ".join(place(number, value) for number, value in enumerate(line))
        dash = f' stroke-dasharray="{_DASHES[seat % len(_DASHES)]}"' if _DASHES[seat % len(_DASHES)] else ""
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.2"{dash}/>')
        parts.append(
            label(_LEFT + _WIDTH + 8, ends[seat] + 4, f"{short(players[seat])} {line[-1]}", colour, 13, weight=600)
        )
    title = "points: " + ", ".join(f"{name} {line[-1]}" for name, line in zip(players, sums, strict=True))
    return picture(_LEFT + _WIDTH + _NAMES, _TOP + _HEIGHT + 34, title, parts, colours)


def _axes(low: int, high: int, rounds: int, colours: Palette) -> list[str]:
    """Horizontal lines at the least, the most and 0, and the numbers of the rounds."""
    parts = []
    for value in sorted({low, high, *([0] if low < 0 < high else [])}):
        y = _TOP + _HEIGHT * (high - value) / (high - low)
        stroke = f'stroke="{colours.edge}" stroke-width="1"'
        parts.append(f'<line x1="{_LEFT}" x2="{_LEFT + _WIDTH}" y1="{y:.1f}" y2="{y:.1f}" {stroke}/>')
        parts.append(label(_LEFT - 8, y + 4, str(value), colours.quiet, 12, "end"))
    for number in range(0, rounds + 1, max(1, -(-rounds // 10))):
        x = _LEFT + _WIDTH * number / max(rounds, 1)
        parts.append(label(x, _TOP + _HEIGHT + 20, str(number), colours.quiet, 12, "middle"))
    return parts


def _spread(heights: Sequence[float]) -> list[float]:
    """The heights of the names, moved apart where they would overlap."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed, least = list(heights), float("-inf")
    for seat in order:
        placed[seat] = least = max(placed[seat], least)
        least += 16
    beyond = max(placed) - (_TOP + _HEIGHT) if placed else 0
    return [height - beyond for height in placed] if beyond > 0 else placed
