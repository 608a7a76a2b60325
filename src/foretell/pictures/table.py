"""A table as one seat, or somebody who may see everything, sees it."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from ..given import must_be
from .canvas import LIGHT, Palette, Theme, label, palette, picture, short, suit_shape
from .cards import HEIGHT, HIDDEN, WIDTH, card, row, row_width

_LEFT, _ROW, _HEAD = 236, HEIGHT + 14, 44


@runtime_checkable
class Drawable(Protocol):
    """What the picture shows; an ``Observation`` has all of it."""

    @property
    def players(self) -> Sequence[str]:
        """Names by seat."""

    @property
    def round(self) -> int:
        """The round, from 1."""

    @property
    def rounds(self) -> int:
        """How many rounds there are."""

    @property
    def dealer(self) -> int:
        """Who deals."""

    @property
    def turn(self) -> int | None:
        """Who is to move."""

    @property
    def hand_sizes(self) -> Sequence[int]:
        """How many cards each seat holds."""

    @property
    def trick(self) -> "Sequence[tuple[int, _Play]]":
        """The cards on the table."""

    @property
    def tricks(self) -> Sequence[int]:
        """Tricks won in this round."""

    @property
    def totals(self) -> Sequence[int]:
        """Points of the completed rounds."""

    def known_cards(self, seat: int) -> Sequence[str]:
        """The cards that are known to be in a hand."""


class _Play(Protocol):
    @property
    def text(self) -> str:
        """The card, with its form if it has one."""


def table(seen: Drawable, theme: Theme = LIGHT) -> str:
    """A position as SVG: every seat with its cards (face down where they are not known), and the trick.

    Raises TypeError for what cannot be drawn, and ValueError for a theme that does not exist.
    """
    must_be(seen, Drawable, "a table is drawn of an observation, such as game.observe(0)")
    colours, seats = palette(theme), len(seen.players)
    hands = [_hand(seen, seat) for seat in range(seats)]
    right = max([row_width(len(each)) for each in hands] + [row_width(seats) + 80, 320])
    parts = _head(seen, colours)
    for seat, cards in enumerate(hands):
        parts += _seat(seen, seat, cards, _HEAD + _ROW * seat, colours)
    height = _HEAD + _ROW * seats
    if seen.trick:
        parts += _trick(seen, height, colours)
        height += _ROW + 16
    title = f"round {seen.round} of {seen.rounds}: {', '.join(seen.players)}"
    return picture(_LEFT + right + 16, height + 6, title, parts, colours)


def _hand(seen: Drawable, seat: int) -> list[str]:
    known = [str(each) for each in seen.known_cards(seat)]
    return known + [HIDDEN] * max(seen.hand_sizes[seat] - len(known), 0)


def _head(seen: Drawable, colours: Palette) -> list[str]:
    """The round, and in Wizard trump and the card turned up."""
    parts = [label(14, 28, f"Round {seen.round} of {seen.rounds}", colours.ink, 16, weight=700)]
    trump, turned = getattr(seen, "trump", None), getattr(seen, "turned", None)
    if trump is not None:
        parts.append(label(_LEFT, 28, "Trump", colours.quiet, 13))
        parts.append(suit_shape(str(trump), _LEFT + 54, 23, 0.75, colours.suits[str(trump)]))
        parts.append(label(_LEFT + 66, 28, str(trump), colours.suits[str(trump)], 13, weight=700))
    if turned is not None:
        parts.append(label(_LEFT + 92, 28, f"turned up: {turned}", colours.quiet, 13))
    return parts


def _seat(seen: Drawable, seat: int, cards: Sequence[str], y: float, colours: Palette) -> list[str]:
    mark = "▶ " if seen.turn == seat else ""
    dealer = " (D)" if seen.dealer == seat else ""
    name = f"{mark}{short(seen.players[seat])}{dealer}"
    return [
        label(14, y + 20, name, colours.ink, 14, weight=700 if mark else 500),
        label(14, y + 39, _needs(seen, seat), colours.quiet, 12),
        label(14, y + 55, f"{seen.totals[seat]} points", colours.quiet, 12),
        *row(cards, _LEFT, y, colours),
    ]


def _needs(seen: Drawable, seat: int) -> str:
    """Tricks and bid; in Extreme tricks and seals."""
    won, bids, seals = seen.tricks[seat], getattr(seen, "bids", None), getattr(seen, "seals", None)
    if bids:
        return f"{won} of {'-' if bids[seat] is None else bids[seat]} tricks"
    held = ", ".join(f"{count} {kind}" for kind, count in (seals[seat] if seals else {}).items())
    magician = " Magician" if getattr(seen, "magician", None) == seat else ""
    return f"{won} tricks · {held or 'no seals'}{magician}"


def _trick(seen: Drawable, y: float, colours: Palette) -> list[str]:
    parts = [label(14, y + 34, "On the table", colours.quiet, 13)]
    for number, (seat, play) in enumerate(seen.trick):
        x = _LEFT + (WIDTH + 26) * number
        parts.append(card(play.text, x, y, colours))
        name = seen.players[seat]
        shown = name if len(name) < 11 else f"{name[:9]}…"
        parts.append(label(x + WIDTH / 2, y + HEIGHT + 13, shown, colours.quiet, 10, "middle"))
    return parts
