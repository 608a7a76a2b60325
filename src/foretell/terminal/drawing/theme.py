"""Colours and shapes: green felt, paper cards, and a colour and a shape for every suit.

Colour alone never carries a meaning, and foreground and background differ on terminals with 16 colours too (a test
checks this).
"""

from dataclasses import dataclass

from rich.style import Style

from ...game.cards import Card, Suit
from ...game.moves import Form

FELT, FELT_DARK = "#0f5136", "#093824"
CREAM, GOLD, MUTED, ALARM = "#f6eed6", "#ffd75f", "#b5d3bd", "#ffb3a0"
_PAPER, _PAPER_CHOSEN, _PAPER_DIM, _INK_DIM = "#faf3de", "#fff7b8", "#8fa194", "#14241b"
_NIGHT, _NIGHT_CHOSEN, _LEATHER, _LEATHER_CHOSEN, _BACK = "#1d1650", "#3a2d9c", "#3d2208", "#6e400f", "#6a1626"


def _style(ink: str, ground: str, *, bold: bool = False) -> Style:
    return Style(color=ink, bgcolor=ground, bold=bold)


ON_FELT = _style(CREAM, FELT)
QUIET = _style(MUTED, FELT)
LOUD = _style(GOLD, FELT, bold=True)
SEAT = _style(CREAM, FELT_DARK)
SEAT_QUIET = _style(MUTED, FELT_DARK)
SEAT_LOUD = _style(GOLD, FELT_DARK, bold=True)
SEAT_TURN = _style(FELT_DARK, GOLD, bold=True)
BAR = _style(CREAM, FELT_DARK)
BUTTON = _style(CREAM, FELT_DARK)
BUTTON_CHOSEN = _style(FELT_DARK, GOLD, bold=True)
BUTTON_REFUSED = _style(_INK_DIM, _PAPER_DIM)
WHITE_SEAL = _style("#000000", "#ffffff", bold=True)
BLACK_SEAL = _style("#ffffff", "#000000", bold=True)
CARD_DIM = _style(_INK_DIM, _PAPER_DIM)
CARD_BACK = _style("#ffffff", _BACK)

SHAPES: dict[Suit, str] = {Suit.BLUE: "●", Suit.GREEN: "▲", Suit.RED: "◆", Suit.YELLOW: "■", Suit.PURPLE: "★"}
"""The shape of each suit."""
WHITE_SHAPE, BLACK_SHAPE = "○", "✖"
_INKS = {
    Suit.BLUE: "#0a3fb0",
    Suit.GREEN: "#066128",
    Suit.RED: "#b80f1d",
    Suit.YELLOW: "#7a4b00",
    Suit.PURPLE: "#7716a3",
}
_SYMBOLS = {
    "W": "✶",
    "F": "○",
    "shapeshifter": "◐",
    "dragon": "§",
    "fairy": "✿",
    "bomb": "✹",
    "werewolf": "☾",
    "juggler": "∴",
    "cloud": "≈",
}


@dataclass(frozen=True, slots=True)
class Face:
    """The face of a card: corner, suit, shape and colours."""

    corner: str
    suit: Suit | None
    shape: str
    style: Style
    special: bool
    """Whether the card's name stands in the middle."""


def suit_style(suit: Suit | None, *, chosen: bool = False) -> Style:
    """The style of a suit: its colour on paper."""
    ink = _INKS[suit] if suit else _INK_DIM
    return _style(ink, _PAPER_CHOSEN if chosen else _PAPER, bold=True)


def face(card: Card, form: Form | None = None, *, chosen: bool = False) -> Face:
    """The face of a card; a special card shows the form in which it is played."""
    if card.suit is not None:
        return Face(str(card.value), card.suit, SHAPES[card.suit], suit_style(card.suit, chosen=chosen), False)
    symbol = _SYMBOLS[card]
    if isinstance(form, Suit):
        value = "7½" if card == "juggler" else "9¾"
        return Face(value, form, SHAPES[form], suit_style(form, chosen=chosen), True)
    corner = form or (str(card) if card in ("W", "F") else symbol)
    return Face(corner, None, symbol, _special_style(card, chosen), True)


def _special_style(card: Card, chosen: bool) -> Style:
    if card == "F":
        return _style("#3c3c3c", _PAPER_CHOSEN if chosen else "#e6dfcb", bold=True)
    if card == "W":
        return _style(GOLD, _NIGHT_CHOSEN if chosen else _NIGHT, bold=True)
    return _style("#ffe1a3", _LEATHER_CHOSEN if chosen else _LEATHER, bold=True)
