"""Wizard's part of the drawn table: bids, and tricks still needed."""

from ...game.codebook import Phase
from ...game.events import Hidden
from ...game.observation import WizardObservation
from ..text.overview import need_of, need_text
from ..text.phrases import Phrases
from . import theme
from .canvas import Canvas, fit
from .game_drawing import GameDrawing

_MOST_COINS = 5


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
