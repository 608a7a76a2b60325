"""Drawing the seats: name, points, and what each game shows of a seat; the pool of seals."""

from rich.cells import cell_len
from rich.style import Style

from ...game.cards import Suit
from ...game.codebook import Phase
from ...game.events import Hidden
from ...game.observation import Observation
from ..text.overview import need_of, need_text
from ..text.phrases import Phrases
from . import theme
from .canvas import Canvas, fit
from .snapshot import Snapshot

_MOST_COINS = 5
SEAT_HEIGHT = 3
_NARROW = 14
"""Width in cells below which a seat drops its padding."""
_WITHOUT_SUIT = {"white": (theme.WHITE_SHAPE, theme.WHITE_SEAL), "black": (theme.BLACK_SHAPE, theme.BLACK_SEAL)}
"""The shapes and styles of seals that are not coloured."""


def draw_own(canvas: Canvas, x: int, y: int, view: Observation, phrases: Phrases) -> tuple[int, list[str]]:
    """Draw the player's own bid or seals; returns the column after them, and the text that follows, in parts."""
    if not view.bids:
        x = _draw_holding(canvas, x, y, view, phrases.me, phrases, canvas.width)
        return x, ["", phrases.words("seat-tricks", tricks=view.tricks[phrases.me])]
    need = need_of(view, phrases.me)
    return x, [_bid_text(view, phrases.me, phrases), *([] if need is None else [need_text(need, phrases)])]


def _bid_text(view: Observation, seat: int, phrases: Phrases) -> str:
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


def _third_line(view: Observation, seat: int, phrases: Phrases) -> str:
    """The tricks still needed, during play, and the cards known to be in the hand."""
    need, known = need_of(view, seat), view.known_cards(seat)
    parts = [need_text(need, phrases)] if need is not None else []
    if known and seat != phrases.me:
        parts.append(phrases.words("seat-holds", cards=" ".join(map(phrases.card_text, known))))
    return " · ".join(parts)


def open_lines(view: Observation) -> int:
    """How many lines ``draw_open`` needs."""
    return 1 if view.pool else 0


def draw_open(canvas: Canvas, view: Observation, phrases: Phrases, y: int, width: int) -> None:
    """B2: draw the pool, if there is one, in a line of its own; ``width``: that of the seats beside it."""
    if not view.pool:
        return
    pool = {kind: n for kind, n in view.pool.items() if n}
    title = f"{phrases.words('pool')} "
    length = len(title) + sum(len(f"{_seal(kind, phrases)[0]}{n} ") for kind, n in pool.items())
    x = canvas.write(max(width + 1, (canvas.width - length) // 2), y, title, theme.QUIET)
    _draw_seals(canvas, x, y, pool, phrases, canvas.width - width, gap=" ")


def _draw_holding(canvas: Canvas, x: int, y: int, view: Observation, seat: int, phrases: Phrases, end: int) -> int:
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
    _draw_prediction(box, snapshot.view, seat, phrases)
    canvas.paste(x, y, box, height)


def _draw_prediction(canvas: Canvas, view: Observation, seat: int, phrases: Phrases) -> None:
    """The second and third line: bid, tricks, and tricks still needed (A7), or seals and tricks (B2, B5)."""
    if view.bids:
        canvas.write(1, 1, fit(_bid_text(view, seat, phrases), canvas.width - 2), theme.SEAT)
        canvas.write(1, 2, fit(_third_line(view, seat, phrases), canvas.width - 2), theme.SEAT_QUIET)
    else:
        _draw_holding(canvas, 1, 1, view, seat, phrases, canvas.width)
        canvas.write(1, 2, phrases.words("seat-tricks", tricks=view.tricks[seat]), theme.SEAT_QUIET)


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
