"""The table where cards cannot be drawn: the seats side by side, and below them the trick in short signs."""

from rich.cells import cell_len
from rich.style import Style

from ..game.cards import Card
from ..game.codebook import Phase
from ..game.moves import Form
from ..game.observation import ExtremeObservation, WizardObservation
from . import look
from .canvas import Canvas, fit
from .picture import Picture
from .seats import HEIGHT as SEAT_HEIGHT
from .seats import draw_pool, draw_seat
from .speech import Speech

_Part = tuple[str, Style]
_LEAST_MIDDLE = 2
"""Lines that the trick has at least."""


def paint_compact(canvas: Canvas, picture: Picture, speech: Speech) -> None:
    """Draw all but the player's own line, which is the last."""
    seats = picture.view.view.seats
    others = [(speech.me + i) % seats for i in range(1, seats)]
    height = max(1, min(SEAT_HEIGHT, canvas.height - 1 - _LEAST_MIDDLE))
    ends = [canvas.width * place // len(others) for place in range(len(others) + 1)]
    for seat, start, end in zip(others, ends[:-1], ends[1:], strict=True):
        draw_seat(canvas, start, 0, end - start - 1, picture, seat, speech, height)
    if isinstance(picture.view, ExtremeObservation) and picture.view.phase is Phase.PREDICT:
        draw_pool(canvas, picture.view, speech, height, 0)
        return
    rows = _rows(_middle(picture, speech), canvas.width)
    room = canvas.height - 1 - height
    y = height + max(0, (room - len(rows)) // 2)
    for row in rows[-room:] if room > 0 else []:
        x = max(0, (canvas.width - _length(row)) // 2)
        for text, style in row:
            x = canvas.write(x, y, text, style)
        y += 1


def _middle(picture: Picture, speech: Speech) -> list[list[_Part]]:
    """What lies in the middle, piece by piece: the trick; before it, what decides about trump."""
    view, words = picture.view, speech.words
    if picture.trick:
        return [_played(seat, play.card, play.form, picture, speech) for seat, play in picture.trick]
    if view.phase is Phase.PLAY and view.turn is not None:
        return [[(words("table-leads", **speech.who(view.turn)), look.QUIET)]]
    if isinstance(view, WizardObservation) and view.phase in (Phase.TRUMP, Phase.BID) and view.turned is not None:
        card = view.turned if view.werewolf is None else Card("werewolf")
        label = words("table-turned") if view.werewolf is None else speech.names[view.werewolf]
        return [[(f"{label} ", look.QUIET), _sign(card, None, speech)]]
    return []


def _played(seat: int, card: Card | None, form: Form | None, picture: Picture, speech: Speech) -> list[_Part]:
    ahead = seat == picture.ahead
    name = f"{'★' if ahead else ''}{speech.names[seat]} "
    return [(name, look.LOUD if ahead else look.QUIET), _sign(card, form, speech)]


def _sign(card: Card | None, form: Form | None, speech: Speech) -> _Part:
    """A card in a few cells: shape, letter and value, or a short name."""
    if card is None:
        return " ? ", look.CARD_BACK
    face = look.face(card, form)
    value = f"{face.letter}{face.corner}" if face.letter else ""
    name = f" {speech.short(card)}" if face.special else ""
    return f" {face.shape}{value}{name} ", face.style


def _rows(pieces: list[list[_Part]], width: int) -> list[list[_Part]]:
    """The pieces in as many lines as they need, two cells apart."""
    rows: list[list[_Part]] = []
    for piece in pieces:
        gap = [("  ", look.ON_FELT)]
        if rows and _length([*rows[-1], *gap, *piece]) <= width:
            rows[-1] += [*gap, *piece]
        else:
            rows.append([(fit(text, width), style) for text, style in piece])
    return rows


def _length(row: list[_Part]) -> int:
    return sum(cell_len(text) for text, _ in row)
