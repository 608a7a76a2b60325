"""Cards, hands and tricks."""

from collections.abc import Iterable, Sequence

from ..given import each_of
from .canvas import LIGHT, Palette, Theme, label, palette, picture, short, suit_shape

WIDTH, HEIGHT, STEP = 44, 62, 48
"""Of a card, and from one card to the next."""
_CLOSEST = 22
_MOST_WIDTH = 560
HIDDEN = "?"
_PAIRS = "a trick is a list of pairs, each of a name and a card: [('Mira', 'B5')]"
_NAMES = {"W": "Wizard", "F": "Fool"}


def hand(cards: Iterable[str], theme: Theme = LIGHT) -> str:
    """A hand as SVG; cards are written as everywhere, ``?`` is a card face down.

    Raises TypeError for what is no list, and ValueError for a theme that does not exist.
    """
    colours, shown = palette(theme), [str(each) for each in each_of(cards, "a hand is a list of cards: ['B5', 'W']")]
    width = 16 + row_width(len(shown))
    return picture(width, HEIGHT + 16, f"hand: {', '.join(shown)}", row(shown, 8, 8, colours), colours)


def trick(plays: Sequence[tuple[str, str]], theme: Theme = LIGHT) -> str:
    """The cards on the table in their order, each with its player's name; plays are written as in moves.

    Raises TypeError for what are no such pairs, and ValueError for a theme that does not exist.
    """
    colours, step = palette(theme), 120
    parts, pairs = [], [_pair(each) for each in each_of(plays, _PAIRS)]
    for number, (name, play) in enumerate(pairs):
        middle = 8 + step * number + step / 2
        parts.append(card(play, middle - WIDTH / 2, 8, colours))
        parts.append(label(middle, HEIGHT + 26, short(name), colours.ink, 12, "middle"))
    title = "trick: " + ", ".join(f"{name} {play}" for name, play in pairs)
    return picture(16 + step * max(len(pairs), 1), HEIGHT + 38, title, parts, colours)


def _pair(given: object) -> tuple[str, str]:
    """A name and a play; raises TypeError for anything else."""
    pair = each_of(given, _PAIRS)
    if len(pair) != 2 or not isinstance(pair[0], str):
        raise TypeError(f"{_PAIRS}, not {given!r}")
    return pair[0], str(pair[1])


def row_width(cards: int) -> float:
    """The width of a row of this many cards; many cards overlap."""
    return 0 if not cards else WIDTH + _step(cards) * (cards - 1)


def row(cards: Sequence[str], x: float, y: float, colours: Palette) -> list[str]:
    """Cards side by side from a point on."""
    step = _step(len(cards))
    return [card(each, x + step * number, y, colours) for number, each in enumerate(cards)]


def card(play: str, x: float, y: float, colours: Palette) -> str:
    """A card, perhaps with what it was played as: ``B7``, ``juggler:R``, ``?``."""
    name, _, form = play.partition(":")
    if name == HIDDEN:
        return _sheet(x, y, colours.back, colours) + label(x + WIDTH / 2, y + 37, "★", colours.paper, 16, "middle")
    suit, value = name[:1], name[1:]
    if suit in colours.suits and value.isdigit():
        colour = colours.suits[suit]
        face = label(x + 5, y + 16, value, colour, 14, weight=700)
        face += suit_shape(suit, x + WIDTH / 2, y + 34, 0.95, colour) + _corner(x, y, suit, colour)
        return _sheet(x, y, colours.paper, colours) + face
    shown = _NAMES.get(name, name.capitalize())
    face = label(
        x + WIDTH / 2, y + 36, name if name in _NAMES else name[:2].capitalize(), colours.ink, 22, "middle", 700
    )
    face += label(x + WIDTH / 2, y + 50, shown, colours.quiet, 7.5 if len(shown) < 10 else 6, "middle")
    if form in colours.suits:
        face += suit_shape(form, x + WIDTH / 2, y + 11, 0.6, colours.suits[form])
    elif form:
        face += label(x + WIDTH / 2, y + 15, f"= {_NAMES.get(form, form)}", colours.ink, 9, "middle")
    return _sheet(x, y, colours.paper, colours) + face


def _corner(x: float, y: float, suit: str, colour: str) -> str:
    """The suit's letter, for those who cannot tell colours apart."""
    return label(x + 5, y + HEIGHT - 6, suit, colour, 10, weight=600)


def _sheet(x: float, y: float, fill: str, colours: Palette) -> str:
    edge = f'fill="{fill}" stroke="{colours.edge}"'
    return f'<rect x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="5" {edge}/>'


def _step(cards: int) -> float:
    if cards < 2:
        return STEP
    return max(_CLOSEST, min(STEP, (_MOST_WIDTH - WIDTH) / (cards - 1)))
