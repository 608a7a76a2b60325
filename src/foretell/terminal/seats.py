"""Drawing the seats: name, bid and tricks or seals, what is needed, points."""

from rich.cells import cell_len
from rich.style import Style

from ..game.cards import SUITS
from ..game.codebook import Phase
from ..game.events import Hidden
from ..game.observation import ExtremeObservation, Observation
from . import look
from .canvas import Canvas, fit
from .overview import bid_of, need_of, need_text
from .picture import Picture
from .speech import Speech

HEIGHT = 3
_MOST_COINS = 5
_NARROW = 14
"""Cells; in fewer a seat has no room to spare."""


def draw_seat(
    canvas: Canvas, x: int, y: int, width: int, picture: Picture, seat: int, speech: Speech, height: int = HEIGHT
) -> None:
    """A box of three lines, or of the first of them."""
    box = Canvas(width, HEIGHT, look.SEAT)
    _draw_box(box, picture, seat, speech)
    canvas.paste(x, y, box, height)


def _draw_box(canvas: Canvas, picture: Picture, seat: int, speech: Speech) -> None:
    view, width = picture.view, canvas.width
    _draw_name(canvas, picture, seat, speech)
    if isinstance(view, ExtremeObservation):
        draw_holding(canvas, 1, 1, view, seat, speech, width)
        canvas.write(1, 2, speech.words("seat-tricks", tricks=view.tricks[seat]), look.SEAT_QUIET)
    else:
        canvas.write(1, 1, fit(bid_text(view, seat, speech), width - 2), look.SEAT)
        canvas.write(1, 2, fit(_third_line(view, seat, speech), width - 2), look.SEAT_QUIET)


def _draw_name(canvas: Canvas, picture: Picture, seat: int, speech: Speech) -> None:
    """The name, marked for the turn and the deal, and the points."""
    view, width = picture.view, canvas.width
    style = look.SEAT_TURN if picture.turn == seat else look.SEAT_LOUD
    points = f"{view.totals[seat]}"
    canvas.fill(0, 0, width, 1, style)
    narrow = width < _NARROW
    canvas.write(width - len(points) - (not narrow), 0, points, style)
    room = width - len(points) - (2 if narrow else 4)
    marks = dealer_mark(view, seat, speech).strip(" ()" if narrow else "")
    name = fit(speech.names[seat], room - cell_len(marks))
    canvas.write(0, 0, f"{'▶' if picture.turn == seat else ' '}{name}{marks}", style)


def dealer_mark(view: Observation, seat: int, speech: Speech) -> str:
    """A3: who deals."""
    return f" ({speech.words('dealer-mark')})" if seat == view.dealer else ""


def bid_text(view: Observation, seat: int, speech: Speech) -> str:
    """A7: tricks won of those bid, with coins: laid on tricks, and still in the hand."""
    bid, won = bid_of(view, seat), view.tricks[seat]
    if bid is None:
        return speech.words("seat-no-bid")
    if isinstance(bid, Hidden):
        return speech.words("seat-bid-made") if view.phase is Phase.BID else speech.words("seat-bid-hidden", tricks=won)
    if view.phase is Phase.BID:
        return f"{speech.words('overview-bid', bid=bid)}  {_coins(bid, won)}".rstrip()
    return f"{speech.words('seat-bid', tricks=won, bid=bid)}  {_coins(bid, won)}".rstrip()


def _coins(bid: int, won: int) -> str:
    if max(bid, won) > _MOST_COINS:
        return ""
    return "◉" * min(bid, won) + "○" * (bid - won) + "✗" * (won - bid)


def _third_line(view: Observation, seat: int, speech: Speech) -> str:
    """What is needed, once the cards are played; cards that are known to be in the hand."""
    need, known = need_of(view, seat), view.known_cards(seat)
    parts = [need_text(need, speech)] if need is not None else []
    if known and seat != speech.me:
        parts.append(speech.words("seat-holds", cards=" ".join(map(str, known))))
    return " · ".join(parts)


def draw_holding(canvas: Canvas, x: int, y: int, view: ExtremeObservation, seat: int, speech: Speech, end: int) -> int:
    """B2, B5: the seals before a seat, or the Magician; returns the cell after them."""
    if view.magician == seat:
        return canvas.write(x, y, fit(speech.words("magician"), end - x), look.SEAT_LOUD)
    held = view.seals[seat]
    if not held:
        return canvas.write(x, y, fit(speech.words("seat-no-seals"), end - x), look.SEAT_QUIET)
    return draw_seals(canvas, x, y, held, end)


def draw_pool(canvas: Canvas, view: ExtremeObservation, speech: Speech, y: int, width: int) -> None:
    """B2: the pool, and the Magician while nobody has it."""
    pool = {kind: n for kind, n in view.pool.items() if n}
    title = f"{speech.words('pool')} "
    length = len(title) + sum(len(str(n)) + 2 for n in pool.values())
    x = canvas.write(max(width + 1, (canvas.width - length) // 2), y, title, look.QUIET)
    draw_seals(canvas, x, y, pool, canvas.width - width, gap=" ")


def draw_seals(canvas: Canvas, x: int, y: int, seals: dict[str, int], end: int, gap: str = "") -> int:
    """Kinds of seals as small tickets: letter or shape, and how many."""
    for kind, count in seals.items():
        text = f"{_seal_mark(kind)}{count}"
        if x + len(text) > end:
            return canvas.write(end - 1, y, "…", look.SEAT)
        x = canvas.write(x, y, text, _seal_style(kind))
        x = canvas.write(x, y, gap, look.ON_FELT)
    return x


def _seal_mark(kind: str) -> str:
    return {"white": look.WHITE_SHAPE, "black": look.BLACK_SHAPE}.get(kind, kind)


def _seal_style(kind: str) -> Style:
    if kind in ("white", "black"):
        return look.WHITE_SEAL if kind == "white" else look.BLACK_SEAL
    return look.suit_style(next(suit for suit in SUITS if suit == kind))
