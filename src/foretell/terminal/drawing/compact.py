"""The table without drawn cards: the seats side by side, and the trick below them in short form."""

from rich.cells import cell_len
from rich.style import Style

from ...game.cards import Card
from ...game.codebook import Phase
from ...game.moves import Form
from ..text.games import game_text
from ..text.phrases import Phrases
from . import theme
from .canvas import Canvas, fit
from .games import game_drawing
from .seats import HEIGHT as SEAT_HEIGHT
from .seats import draw_seat
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
        game_drawing(snapshot.view).draw_open(canvas, snapshot.view, phrases, height, 0)
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
    turned = game_text(view).turned(view, phrases) if view.phase in (Phase.TRUMP, Phase.BID) else None
    if turned is None:
        return []
    card, label = turned
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
