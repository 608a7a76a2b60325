"""Shapes and colours; everything that comes from people is escaped here."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Literal

LIGHT: Literal["light"] = "light"
DARK: Literal["dark"] = "dark"
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = (LIGHT, DARK)
_FONT = "system-ui, sans-serif"
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a theme."""

    page: str
    ink: str
    quiet: str
    paper: str
    edge: str
    back: str
    suits: Mapping[str, str]


_PALETTES: dict[Theme, Palette] = {
    LIGHT: Palette(
        "#f6f3ea", "#22252b", "#666b75", "#fffefa", "#b9b4a4", "#5b6b86",
        {"B": "#1b57b3", "G": "#17703a", "R": "#b8241f", "Y": "#7d5c00", "P": "#6f2590"},
    ),
    DARK: Palette(
        "#1b1e24", "#e9e6dd", "#a2a7b1", "#2a2e36", "#565c69", "#47536b",
        {"B": "#84b4ff", "G": "#74cf96", "R": "#ff8f86", "Y": "#e6c35a", "P": "#d39bee"},
    ),
}  # fmt: skip
SHAPES: Mapping[str, str] = {
    "B": "M0-8.6a8.6 8.6 0 1 1 0 17.2a8.6 8.6 0 1 1 0-17.2z",
    "G": "M0-9.2Q.9-9.2 1.5-8.2L9.4 6.2Q10.2 8 8.2 8H-8.2Q-10.2 8-9.4 6.2L-1.5-8.2Q-.9-9.2 0-9.2z",
    "R": "M0-10Q4-4.2 8.2 0Q4 4.2 0 10Q-4 4.2-8.2 0Q-4-4.2 0-10z",
    "Y": "M-7-8H7Q8-8 8-7V7Q8 8 7 8H-7Q-8 8-8 7V-7Q-8-8-7-8z",
    "P": "M0-9.8L2.9-3.6L9.6-2.9L4.6 1.7L6 8.4L0 5L-6 8.4L-4.6 1.7L-9.6-2.9L-2.9-3.6z",
}
"""The shape of each suit, as on the page's cards, in a square from -10 to 10."""


def palette(theme: Theme) -> Palette:
    """The colours of a theme; raises ValueError for anything else."""
    if not isinstance(theme, str) or theme not in _PALETTES:
        raise ValueError(f"a theme is one of {', '.join(THEMES)}, not {theme!r}")
    return _PALETTES[theme]


def picture(width: float, height: float, title: str, parts: Iterable[str], colours: Palette) -> str:
    """A picture of this size; the title is what a screen reader says."""
    size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    named = f"<title>{written(title)}</title>"
    page = f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{colours.page}"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size} font-family="{_FONT}">'
    return f"{head}{named}{page}{''.join(parts)}</svg>"


def label(
    x: float, y: float, text: str, colour: str, size: float = 13, anchor: str = "start", weight: int = 400
) -> str:
    """A line of text."""
    place = f'x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" font-weight="{weight}"'
    return f'<text {place} fill="{colour}">{written(text)}</text>'


def written(text: str) -> str:
    """A text as it may stand in XML: escaped, without control characters."""
    return escape("".join(letter for letter in text if letter.isprintable()))


def short(name: str) -> str:
    """A name that fits."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def suit_shape(suit: str, x: float, y: float, scale: float, colour: str) -> str:
    """The shape of a suit around a point."""
    return f'<path d="{SHAPES[suit]}" transform="translate({x:g} {y:g}) scale({scale:g})" fill="{colour}"/>'
