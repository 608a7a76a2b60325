"""Drawing the table: the seats around it, and in the middle the trick, or what the round begins with."""

from ..game.cards import Card
from ..game.codebook import Phase
from ..game.observation import ExtremeObservation, WizardObservation
from . import look
from .canvas import Canvas
from .canvas_widget import CanvasWidget
from .cardface import LARGE, SMALL, Drawn, Size, draw_card
from .compact import paint_compact
from .overview import need_of, need_text
from .picture import Picture
from .seats import HEIGHT as SEAT_HEIGHT
from .seats import bid_text, dealer_mark, draw_holding, draw_pool, draw_seat
from .speech import Speech

_NARROW, _WIDE = 16, 24
_CORNER = 5
"""So much of a card has to be seen below the next one, with the name under it."""


class TableWidget(CanvasWidget):
    """The table as the player sees it."""

    picture: Picture | None = None

    def __init__(self, speech: Speech) -> None:
        super().__init__(id="table")
        self._speech = speech

    def show(self, picture: Picture) -> None:
        """Draw another picture."""
        self.picture = picture
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Draw the picture."""
        if self.picture is not None:
            paint_table(canvas, self.picture, self._speech)


def paint_table(canvas: Canvas, picture: Picture, speech: Speech) -> None:
    """Draw the whole table."""
    seats = picture.view.view.seats
    top = SEAT_HEIGHT if seats > 3 else 0
    pool = isinstance(picture.view, ExtremeObservation)
    if not _has_room(canvas, seats, top + pool):
        paint_compact(canvas, picture, speech)
        _draw_own_line(canvas, picture, speech)
        return
    size = card_size(canvas.width - 2 * _NARROW, canvas.height - 2 - top, seats)
    width = max(_NARROW, min(_WIDE, (canvas.width - seats * (size.width + 1)) // 2))
    _draw_seats(canvas, picture, speech, width)
    _draw_own_line(canvas, picture, speech)
    if isinstance(picture.view, ExtremeObservation):
        draw_pool(canvas, picture.view, speech, top, width)
        top += 1
    _draw_middle(canvas, picture, speech, top, width)


def _has_room(canvas: Canvas, seats: int, top: int) -> bool:
    """Whether a trick can be drawn between the seats: its cards, of which corners suffice, and the names below."""
    needed = _CORNER * (seats - 1) + SMALL.width
    return canvas.height >= top + SMALL.height + 2 and canvas.width - 2 * _NARROW >= needed


def _draw_seats(canvas: Canvas, picture: Picture, speech: Speech, width: int) -> None:
    """The others clockwise: the first on the left, the last on the right, the rest opposite."""
    view = picture.view
    seats = view.view.seats
    others = [(speech.me + i) % seats for i in range(1, seats)]
    first, *opposite, last = others
    side = max(0, (canvas.height - 1 - SEAT_HEIGHT) // 2)
    draw_seat(canvas, 0, side, width, picture, first, speech)
    draw_seat(canvas, canvas.width - width, side, width, picture, last, speech)
    room = canvas.width if len(opposite) < 3 or side >= SEAT_HEIGHT else canvas.width - 2 * width
    for i, seat in enumerate(opposite):
        middle = (canvas.width - room) // 2 + room * (2 * i + 1) // (2 * len(opposite))
        draw_seat(canvas, middle - width // 2, 0, width, picture, seat, speech)


def _draw_own_line(canvas: Canvas, picture: Picture, speech: Speech) -> None:
    """The player's own seat: one line above the hand."""
    view, me, y = picture.view, speech.me, canvas.height - 1
    turn = picture.turn == me
    canvas.fill(0, y, canvas.width, 1, look.SEAT)
    name = f"{'▶' if turn else ' '}{speech.names[me]}{dealer_mark(view, me, speech)} "
    x = canvas.write(0, y, name, look.SEAT_TURN if turn else look.SEAT_LOUD) + 1
    if isinstance(view, ExtremeObservation):
        x = draw_holding(canvas, x, y, view, me, speech, canvas.width)
        parts = ["", speech.words("seat-tricks", tricks=view.tricks[me])]
    else:
        need = need_of(view, me)
        parts = [bid_text(view, me, speech)] + ([] if need is None else [need_text(need, speech)])
    parts.append(speech.words("overview-points", points=view.totals[me]))
    canvas.write(x, y, " · ".join(parts), look.SEAT)


def _draw_middle(canvas: Canvas, picture: Picture, speech: Speech, top: int, width: int) -> None:
    """The trick; before it, what decides about trump."""
    left, room, height = width, canvas.width - 2 * width, canvas.height - 1 - top
    if picture.trick:
        draw_trick(canvas, picture, speech, (left, top, room, height))
    elif picture.view.phase is Phase.PLAY:
        _draw_lead(canvas, picture, speech, top + height // 2)
    elif picture.view.phase is Phase.PREDICT:
        canvas.centre(left, top + height // 2, room, speech.words("table-predicting"), look.QUIET)
    elif isinstance(picture.view, WizardObservation) and picture.view.phase in (Phase.TRUMP, Phase.BID):
        _draw_turned(canvas, picture.view, speech, top, height)


def card_size(room: int, height: int, cards: int) -> Size:
    """The larger cards where there is room for so many."""
    return LARGE if height > LARGE.height and room >= cards * LARGE.width else SMALL


def draw_trick(canvas: Canvas, picture: Picture, speech: Speech, place: tuple[int, int, int, int]) -> None:
    """The cards in the order played, by whom; the one that is ahead is marked."""
    left, top, room, height = place
    seats = picture.view.view.seats
    size = card_size(room, height, seats)
    step = min(size.width + 2, room // seats)
    x = left + (room - step * len(picture.trick) + step - size.width) // 2
    y = top + max(0, (height - size.height - 1) // 2)
    for seat, play in picture.trick:
        draw_card(canvas, x, y, size, Drawn(play.card, play.form), speech)
        ahead = seat == picture.ahead
        name = f"★{speech.names[seat]}" if ahead else speech.names[seat]
        canvas.centre(x, y + size.height, size.width, name, look.LOUD if ahead else look.QUIET)
        x += step


def _draw_lead(canvas: Canvas, picture: Picture, speech: Speech, y: int) -> None:
    turn = picture.view.turn
    if turn is not None:
        text = speech.words("table-leads", **speech.who(turn))
        canvas.centre(0, y, canvas.width, text, look.QUIET)


def _draw_turned(canvas: Canvas, view: WizardObservation, speech: Speech, top: int, height: int) -> None:
    """A4: the card turned up lies in the middle while it is bid."""
    words = speech.words
    if view.turned is None:
        text = words("overview-trump", suit=speech.suit(view.trump))
        canvas.centre(0, top + height // 2, canvas.width, text, look.LOUD)
        return
    size = card_size(LARGE.width, height, 1)
    y = top + max(0, (height - size.height - 1) // 2)
    # S5: where the Werewolf was exchanged, it lies there now, before everybody's eyes.
    card = view.turned if view.werewolf is None else Card("werewolf")
    label = words("table-turned") if view.werewolf is None else speech.names[view.werewolf]
    draw_card(canvas, (canvas.width - size.width) // 2, y, size, Drawn(card), speech)
    canvas.centre(0, y + size.height, canvas.width, label, look.QUIET)
