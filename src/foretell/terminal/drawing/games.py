"""Drawing the seats: name, points, and what each game shows of a seat, in a row for each game."""

from abc import ABC, abstractmethod
from typing import Any, Generic

from rich.cells import cell_len
from rich.style import Style

from ...game.cards import Suit
from ...game.codebook import Phase
from ...game.events import Hidden
from ...game.observation import ExtremeObservation, Observation, WizardObservation
from ..text.games import V
from ..text.overview import need_of, need_text
from ..text.phrases import Phrases
from . import theme
from .canvas import Canvas, fit
from .snapshot import Snapshot


class GameDrawing(ABC, Generic[V]):
    """What is drawn differently for each game."""

    open_lines: int = 0
    """How many lines ``draw_open`` needs."""

    @abstractmethod
    def draw_seat(self, canvas: Canvas, view: V, seat: int, phrases: Phrases) -> None:
        """Draw the second and third line of a seat's box."""

    @abstractmethod
    def draw_own(self, canvas: Canvas, x: int, y: int, view: V, phrases: Phrases) -> tuple[int, list[str]]:
        """Draw the player's own bid or seals; returns the column after them, and the text that follows, in parts."""

    def draw_open(self, canvas: Canvas, view: V, phrases: Phrases, y: int, width: int) -> None:
        """Draw what lies open besides the seats in a line of its own; ``width``: that of the seats beside it."""


_MOST_COINS = 5
SEAT_HEIGHT = 3
_NARROW = 14
"""Width in cells below which a seat drops its padding."""
_WITHOUT_SUIT = {"white": (theme.WHITE_SHAPE, theme.WHITE_SEAL), "black": (theme.BLACK_SHAPE, theme.BLACK_SEAL)}
"""The shapes and styles of seals that are not coloured."""


class WizardDrawing(GameDrawing[WizardObservation]):
    """What is drawn in Wizard."""

    def draw_seat(self, canvas: Canvas, view: WizardObservation, seat: int, phrases: Phrases) -> None:
        """A7: bid and tricks; tricks still needed, and known cards."""
        canvas.write(1, 1, fit(_bid_text(view, seat, phrases), canvas.width - 2), theme.SEAT)
        canvas.write(1, 2, fit(_third_line(view, seat, phrases), canvas.width - 2), theme.SEAT_QUIET)

    def draw_own(
        self, canvas: Canvas, x: int, y: int, view: WizardObservation, phrases: Phrases
    ) -> tuple[int, list[str]]:
        """A7: bid, tricks, and tricks still needed, all as text."""
        need = need_of(view, phrases.me)
        return x, [_bid_text(view, phrases.me, phrases), *([] if need is None else [need_text(need, phrases)])]


def _bid_text(view: WizardObservation, seat: int, phrases: Phrases) -> str:
    """A7: tricks won out of the bid, with the coins laid on tricks and those still in hand."""
    bid, won = view.bids[seat], view.tricks[seat]
    if bid is None:
        return phrases.words("seat-no-bid")
    if isinstance(bid, Hidden):
        return (
            phrases.words("seat-bid-made") if view.phase is Phase.BID else phrases.words("seat-bid-hidden", tricks=won)
        )
    if view.phase is Phase.BID:
        return f"{phrases.words('overview-bid', bid=bid)}  {_coins(bid, won)}".rstrip()
    return f"{phrases.words('seat-bid', tricks=won, bid=bid)}  {_coins(bid, won)}".rstrip()


def _coins(bid: int, won: int) -> str:
    if max(bid, won) > _MOST_COINS:
        return ""
    return "◉" * min(bid, won) + "○" * (bid - won) + "✗" * (won - bid)


def _third_line(view: WizardObservation, seat: int, phrases: Phrases) -> str:
    """The tricks still needed, during play, and the cards known to be in the hand."""
    need, known = need_of(view, seat), view.known_cards(seat)
    parts = [need_text(need, phrases)] if need is not None else []
    if known and seat != phrases.me:
        parts.append(phrases.words("seat-holds", cards=" ".join(map(phrases.card_text, known))))
    return " · ".join(parts)


class ExtremeDrawing(GameDrawing[ExtremeObservation]):
    """What is drawn in Wizard Extreme."""

    open_lines = 1

    def draw_seat(self, canvas: Canvas, view: ExtremeObservation, seat: int, phrases: Phrases) -> None:
        """B2, B5: the seals in front of the seat; its tricks."""
        _draw_holding(canvas, 1, 1, view, seat, phrases, canvas.width)
        canvas.write(1, 2, phrases.words("seat-tricks", tricks=view.tricks[seat]), theme.SEAT_QUIET)

    def draw_own(
        self, canvas: Canvas, x: int, y: int, view: ExtremeObservation, phrases: Phrases
    ) -> tuple[int, list[str]]:
        """B2, B5: the seals; the tricks as text."""
        x = _draw_holding(canvas, x, y, view, phrases.me, phrases, canvas.width)
        return x, ["", phrases.words("seat-tricks", tricks=view.tricks[phrases.me])]

    def draw_open(self, canvas: Canvas, view: ExtremeObservation, phrases: Phrases, y: int, width: int) -> None:
        """B2: the pool."""
        pool = {kind: n for kind, n in view.pool.items() if n}
        title = f"{phrases.words('pool')} "
        length = len(title) + sum(len(f"{_seal(kind, phrases)[0]}{n} ") for kind, n in pool.items())
        x = canvas.write(max(width + 1, (canvas.width - length) // 2), y, title, theme.QUIET)
        _draw_seals(canvas, x, y, pool, phrases, canvas.width - width, gap=" ")


def _draw_holding(
    canvas: Canvas, x: int, y: int, view: ExtremeObservation, seat: int, phrases: Phrases, end: int
) -> int:
    """B2, B5: the seals in front of a seat, or the Magician; returns the column after them."""
    if view.magician == seat:
        return canvas.write(x, y, fit(phrases.words("magician"), end - x), theme.SEAT_LOUD)
    held = view.seals[seat]
    if not held:
        return canvas.write(x, y, fit(phrases.words("seat-no-seals"), end - x), theme.SEAT_QUIET)
    return _draw_seals(canvas, x, y, held, phrases, end)


def _draw_seals(
    canvas: Canvas, x: int, y: int, seals: dict[str, int], phrases: Phrases, end: int, gap: str = ""
) -> int:
    """Seals as small tickets, one for each kind: mark or shape, and the count."""
    for kind, count in seals.items():
        mark, style = _seal(kind, phrases)
        text = f"{mark}{count}"
        if x + len(text) > end:
            return canvas.write(end - 1, y, "…", theme.SEAT)
        x = canvas.write(x, y, text, style)
        x = canvas.write(x, y, gap, theme.ON_FELT)
    return x


def _seal(kind: str, phrases: Phrases) -> tuple[str, Style]:
    """The mark or shape of a seal, and its style."""
    return _WITHOUT_SUIT.get(kind) or (phrases.mark(Suit(kind)), theme.suit_style(Suit(kind)))


_DRAWINGS: dict[str, GameDrawing[Any]] = {"wizard": WizardDrawing(), "extreme": ExtremeDrawing()}


def game_drawing(view: Observation) -> GameDrawing[Any]:
    """The drawing of the game of this observation."""
    return _DRAWINGS[view.game]


def draw_seat(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    snapshot: Snapshot,
    seat: int,
    phrases: Phrases,
    height: int = SEAT_HEIGHT,
) -> None:
    """A box of three lines, or its first ``height`` lines."""
    box = Canvas(width, SEAT_HEIGHT, theme.SEAT)
    _draw_name(box, snapshot, seat, phrases)
    game_drawing(snapshot.view).draw_seat(box, snapshot.view, seat, phrases)
    canvas.paste(x, y, box, height)


def _draw_name(canvas: Canvas, snapshot: Snapshot, seat: int, phrases: Phrases) -> None:
    """The name, with markers for the turn and the dealer, and the points."""
    view, width = snapshot.view, canvas.width
    style = theme.SEAT_TURN if snapshot.turn == seat else theme.SEAT_LOUD
    points = f"{view.totals[seat]}"
    canvas.fill(0, 0, width, 1, style)
    narrow = width < _NARROW
    canvas.write(width - len(points) - (not narrow), 0, points, style)
    room = width - len(points) - (2 if narrow else 4)
    marks = dealer_mark(view, seat, phrases).strip(" ()" if narrow else "")
    name = fit(phrases.names[seat], room - cell_len(marks))
    canvas.write(0, 0, f"{'▶' if snapshot.turn == seat else ' '}{name}{marks}", style)


def dealer_mark(view: Observation, seat: int, phrases: Phrases) -> str:
    """A3: the marker of the dealer."""
    return f" ({phrases.words('dealer-mark')})" if seat == view.dealer else ""
