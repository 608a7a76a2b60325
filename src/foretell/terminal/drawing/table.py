"""Drawing the table: the seats around it, and the trick or the turned-up card in the middle."""

from rich.cells import cell_len
from rich.style import Style

from ...game.cards import Card
from ...game.codebook import Phase
from ...game.moves import Form
from ...game.observation import Observation
from ..text.games import turned
from ..text.phrases import Phrases
from . import theme
from .canvas import Canvas, CanvasWidget, fit
from .cards import LARGE, SMALL, Drawn, Size, draw_card
from .seats import SEAT_HEIGHT, dealer_mark, draw_open, draw_own, draw_seat, open_lines
from .snapshot import Snapshot

_Part = tuple[str, Style]
_LEAST_MIDDLE = 2
"""The minimum number of lines for the trick."""


def paint_compact(canvas: Canvas, snapshot: Snapshot, phrases: Phrases) -> None:
    """Draw everything except the player's own line, the last one."""
    seats = snapshot.view.view.seats
    others = [(phrases.me + i) % seats for i in range(1, seats)]
    height = max(1, min(SEAT_HEIGHT, canvas.height - 1 - _LEAST_MIDDLE))
    ends = [canvas.width * place // len(others) for place in range(len(others) + 1)]
    for seat, start, end in zip(others, ends[:-1], ends[1:], strict=True):
        draw_seat(canvas, start, 0, end - start - 1, snapshot, seat, phrases, height)
    if snapshot.view.phase is Phase.PREDICT:
        draw_open(canvas, snapshot.view, phrases, height, 0)
        return
    rows = _rows(_middle(snapshot, phrases), canvas.width)
    room = canvas.height - 1 - height
    y = height + max(0, (room - len(rows)) // 2)
    for row in rows[-room:] if room > 0 else []:
        x = max(0, (canvas.width - _length(row)) // 2)
        for text, style in row:
            x = canvas.write(x, y, text, style)
        y += 1


def _middle(snapshot: Snapshot, phrases: Phrases) -> list[list[_Part]]:
    """The pieces in the middle: the trick, or before the first one the card that decides trump."""
    view, words = snapshot.view, phrases.words
    if snapshot.trick:
        return [_played(seat, play.card, play.form, snapshot, phrases) for seat, play in snapshot.trick]
    if view.phase is Phase.PLAY and view.turn is not None:
        return [[(words("table-leads", **phrases.who(view.turn)), theme.QUIET)]]
    found = turned(view, phrases) if view.phase in (Phase.TRUMP, Phase.BID) else None
    if found is None:
        return []
    card, label = found
    return [[(f"{label} ", theme.QUIET), _sign(card, None, phrases)]]


def _played(seat: int, card: Card | None, form: Form | None, snapshot: Snapshot, phrases: Phrases) -> list[_Part]:
    ahead = seat == snapshot.ahead
    name = f"{'★' if ahead else ''}{phrases.names[seat]} "
    return [(name, theme.LOUD if ahead else theme.QUIET), _sign(card, form, phrases)]


def _sign(card: Card | None, form: Form | None, phrases: Phrases) -> _Part:
    """A card in a few cells: shape, mark and value, or a short name."""
    if card is None:
        return " ? ", theme.CARD_BACK
    face = theme.face(card, form)
    value = f"{phrases.mark(face.suit)}{face.corner}" if face.suit else ""
    name = f" {phrases.short(card)}" if face.special else ""
    return f" {face.shape}{value}{name} ", face.style


def _rows(pieces: list[list[_Part]], width: int) -> list[list[_Part]]:
    """The pieces wrapped into lines, two cells apart."""
    rows: list[list[_Part]] = []
    for piece in pieces:
        gap = [("  ", theme.ON_FELT)]
        if rows and _length([*rows[-1], *gap, *piece]) <= width:
            rows[-1] += [*gap, *piece]
        else:
            rows.append([(fit(text, width), style) for text, style in piece])
    return rows


def _length(row: list[_Part]) -> int:
    return sum(cell_len(text) for text, _ in row)


_NARROW, _WIDE = 16, 24
_CORNER = 5
"""Cells of a card that must stay visible beside the next one, with the name under it."""


class TableWidget(CanvasWidget):
    """The table as the player sees it."""

    snapshot: Snapshot | None = None

    def __init__(self, phrases: Phrases) -> None:
        super().__init__(id="table")
        self._phrases = phrases

    def show(self, snapshot: Snapshot) -> None:
        """Show another snapshot."""
        self.snapshot = snapshot
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Draw the snapshot."""
        if self.snapshot is not None:
            paint_table(canvas, self.snapshot, self._phrases)


def paint_table(canvas: Canvas, snapshot: Snapshot, phrases: Phrases) -> None:
    """Draw the whole table."""
    seats = snapshot.view.view.seats
    top = SEAT_HEIGHT if seats > 3 else 0
    below = top + open_lines(snapshot.view)
    if not _has_room(canvas, seats, below):
        paint_compact(canvas, snapshot, phrases)
        _draw_own_line(canvas, snapshot, phrases)
        return
    size = card_size(canvas.width - 2 * _NARROW, canvas.height - 2 - top, seats)
    width = max(_NARROW, min(_WIDE, (canvas.width - seats * (size.width + 1)) // 2))
    _draw_seats(canvas, snapshot, phrases, width)
    _draw_own_line(canvas, snapshot, phrases)
    draw_open(canvas, snapshot.view, phrases, top, width)
    _draw_middle(canvas, snapshot, phrases, below, width)


def _has_room(canvas: Canvas, seats: int, top: int) -> bool:
    """Whether the cards of a trick (at least their corners) fit between the seats, with the names below."""
    needed = _CORNER * (seats - 1) + SMALL.width
    return canvas.height >= top + SMALL.height + 2 and canvas.width - 2 * _NARROW >= needed


def _draw_seats(canvas: Canvas, snapshot: Snapshot, phrases: Phrases, width: int) -> None:
    """The opponents clockwise: the first on the left, the last on the right, the others across."""
    view = snapshot.view
    seats = view.view.seats
    others = [(phrases.me + i) % seats for i in range(1, seats)]
    first, *opposite, last = others
    side = max(0, (canvas.height - 1 - SEAT_HEIGHT) // 2)
    draw_seat(canvas, 0, side, width, snapshot, first, phrases)
    draw_seat(canvas, canvas.width - width, side, width, snapshot, last, phrases)
    room = canvas.width if len(opposite) < 3 or side >= SEAT_HEIGHT else canvas.width - 2 * width
    for i, seat in enumerate(opposite):
        middle = (canvas.width - room) // 2 + room * (2 * i + 1) // (2 * len(opposite))
        draw_seat(canvas, middle - width // 2, 0, width, snapshot, seat, phrases)


def _draw_own_line(canvas: Canvas, snapshot: Snapshot, phrases: Phrases) -> None:
    """The player's own seat, or for a watcher the last one: one line above the hand."""
    view, y = snapshot.view, canvas.height - 1
    me = phrases.me % len(phrases.names)
    turn = snapshot.turn == me
    canvas.fill(0, y, canvas.width, 1, theme.SEAT)
    name = f"{'▶' if turn else ' '}{phrases.names[me]}{dealer_mark(view, me, phrases)} "
    x = canvas.write(0, y, name, theme.SEAT_TURN if turn else theme.SEAT_LOUD) + 1
    x, parts = draw_own(canvas, x, y, view, phrases)
    parts.append(phrases.words("overview-points", points=view.totals[me]))
    canvas.write(x, y, " · ".join(parts), theme.SEAT)


def _draw_middle(canvas: Canvas, snapshot: Snapshot, phrases: Phrases, top: int, width: int) -> None:
    """The trick, or before the first one the card that decides trump."""
    left, room, height = width, canvas.width - 2 * width, canvas.height - 1 - top
    if snapshot.trick:
        draw_trick(canvas, snapshot, phrases, (left, top, room, height))
    elif snapshot.view.phase is Phase.PLAY and snapshot.view.turn is not None:
        text = phrases.words("table-leads", **phrases.who(snapshot.view.turn))
        canvas.centre(0, top + height // 2, canvas.width, text, theme.QUIET)
    elif snapshot.view.phase is Phase.PREDICT:
        canvas.centre(left, top + height // 2, room, phrases.words("table-predicting"), theme.QUIET)
    elif snapshot.view.phase in (Phase.TRUMP, Phase.BID):
        _draw_turned(canvas, snapshot.view, phrases, top, height)


def card_size(room: int, height: int, cards: int) -> Size:
    """The larger size if this many cards fit."""
    return LARGE if height > LARGE.height and room >= cards * LARGE.width else SMALL


def draw_trick(canvas: Canvas, snapshot: Snapshot, phrases: Phrases, place: tuple[int, int, int, int]) -> None:
    """The cards in the order played, each with its player; the winning card is marked."""
    left, top, room, height = place
    seats = snapshot.view.view.seats
    size = card_size(room, height, seats)
    step = min(size.width + 2, room // seats)
    x = left + (room - step * len(snapshot.trick) + step - size.width) // 2
    y = top + max(0, (height - size.height - 1) // 2)
    for seat, play in snapshot.trick:
        draw_card(canvas, x, y, size, Drawn(play.card, play.form), phrases)
        ahead = seat == snapshot.ahead
        name = f"★{phrases.names[seat]}" if ahead else phrases.names[seat]
        canvas.centre(x, y + size.height, size.width, name, theme.LOUD if ahead else theme.QUIET)
        x += step


def _draw_turned(canvas: Canvas, view: Observation, phrases: Phrases, top: int, height: int) -> None:
    """A4: the turned-up card, during the bidding."""
    found = turned(view, phrases)
    if found is None:
        line = phrases.words("overview-trump", suit=phrases.suit(view.trump))
        canvas.centre(0, top + height // 2, canvas.width, line, theme.LOUD)
        return
    size = card_size(LARGE.width, height, 1)
    y = top + max(0, (height - size.height - 1) // 2)
    card, label = found
    draw_card(canvas, (canvas.width - size.width) // 2, y, size, Drawn(card), phrases)
    canvas.centre(0, y + size.height, canvas.width, label, theme.QUIET)
