"""The player's hand: a row of cards, with the playable ones raised."""

from ...game.cards import Card
from ...game.observation import Observation
from ..drawing import theme
from ..drawing.canvas import Canvas
from ..drawing.cards import LARGE, SMALL, Drawn, Size, draw_card
from ..text.phrases import Phrases
from .choice_widget import ChoiceWidget

Cards = tuple[Card | None, ...]
"""Those of a hand; None is a card that the player may not see (V4)."""


def hand_of(view: Observation) -> Cards:
    """The player's cards."""
    size = 0 if view.seat is None else view.hand_sizes[view.seat]
    return view.hand or (None,) * size


class Hand(ChoiceWidget):
    """The cards in the hand, which also answer questions about cards."""

    def __init__(self, phrases: Phrases) -> None:
        super().__init__("hand")
        self._phrases = phrases
        self._cards: Cards = ()

    def show(self, cards: Cards) -> None:
        """Show other cards."""
        self._cards = cards
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Draw the cards from left to right, each over the previous one, so that every corner stays visible."""
        for index, card in enumerate(self._cards):
            is_asked = self.question is not None
            dim = self.question is not None and not self.question.choices[index].allowed
            drawn = Drawn(card, chosen=is_asked and index == self.index, dim=dim)
            y = 0 if is_asked and not dim else 1
            draw_card(canvas, self._x(index), y, self._card_size, drawn, self._phrases)
        if not self._cards:
            canvas.centre(0, canvas.height // 2, canvas.width, self._phrases.words("hand-empty"), theme.QUIET)

    @property
    def _card_size(self) -> Size:
        return LARGE if self.size.height > LARGE.height else SMALL

    @property
    def _step(self) -> int:
        """The distance between two cards; many cards overlap."""
        gaps = max(1, len(self._cards) - 1)
        return min(self._card_size.width + 1, max(1, (self.size.width - self._card_size.width) // gaps))

    def _x(self, index: int) -> int:
        width = self._step * (len(self._cards) - 1) + self._card_size.width
        return max(0, (self.size.width - width) // 2) + index * self._step

    def choice_at(self, x: int, y: int) -> int | None:
        """The index of the card at a cell; cards on the right lie on top."""
        for index in reversed(range(len(self._cards))):
            if 0 <= x - self._x(index) < self._card_size.width:
                return index
        return None

    def found(self, typed: str) -> int | None:
        """The next card of a suit, or the next Wizard or Fool; the second letter of a mark stays on the same card."""
        start = self.index if len(typed) > 1 else self.index + 1
        places = [(start + i) % len(self._cards) for i in range(len(self._cards))]
        return next((place for place in places if typed.lower() in self._keys(self._cards[place])), None)

    def _keys(self, card: Card | None) -> tuple[str, ...]:
        """The keys for the card, in lower case."""
        if card is None or card.is_special:
            return ()
        return self._phrases.typed(card.suit) if card.suit else (str(card).lower(),)
