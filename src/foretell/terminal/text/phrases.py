"""Names and short phrases in the player's language: cards, suits, seals, seats, reasons."""

import unicodedata
from collections.abc import Iterable, Sequence

from rich.cells import set_cell_size

from ...game.cards import FORM_VALUES, Card, Suit
from ...game.moves import Play
from ...game.reasons import Reason
from ...words import Value, Words
from .marks import mark

NOBODY = -1
_LONGEST_NAME = 16


class Phrases:
    """Short phrases for one player, with the names of all seats."""

    def __init__(self, words: Words, players: Sequence[str], me: int = NOBODY) -> None:
        """``me``: the player's seat; NOBODY for a reader who has none."""
        self.words = words
        self.me = me
        gone = words("name-gone")
        self.names = tuple(clean_name(name) or (f"{seat}" if name else gone) for seat, name in enumerate(players))
        """By seat; a deleted player has no name, one that cannot be shown is the seat's number."""

    def who(self, seat: int) -> dict[str, Value]:
        """The values by which a message names a seat: ``player`` and ``you``."""
        return {"player": self.names[seat], "you": "yes" if seat == self.me else "no"}

    def all_of(self, seats: Iterable[int]) -> str:
        """Several seats by name."""
        return self.listed([self.names[seat] for seat in seats])

    def listed(self, parts: Sequence[str]) -> str:
        """``a, b and c``."""
        if len(parts) < 2:
            return "".join(parts)
        return self.words("list", first=", ".join(parts[:-1]), last=parts[-1])

    def suit(self, suit: Suit | None) -> str:
        """A suit in a sentence."""
        return self.words(f"suit-{suit or 'none'}")

    def suit_label(self, suit: Suit | None) -> str:
        """A suit on a button."""
        return self.words(f"suit-{suit or 'none'}.label")

    def mark(self, suit: Suit) -> str:
        """A suit on a card: one or two letters."""
        return mark(suit, self.words)

    def typed(self, suit: Suit | None) -> tuple[str, ...]:
        """The keys for a suit, or for no trump, in lower case."""
        return ("n",) if suit is None else (str(suit).lower(), self.mark(suit).lower())

    def card_text(self, card: Card) -> str:
        """A card in short: ``Ge7``; a card without a suit is written as in records."""
        return str(card) if card.suit is None else f"{self.mark(card.suit)}{card.value}"

    def play_text(self, play: Play) -> str:
        """A played card in short, with its form: ``Ge7``, ``juggler:Ge``, ``shapeshifter:W``."""
        if play.card is None:
            return play.text
        form = self.mark(play.form) if isinstance(play.form, Suit) else play.form
        return ":".join(filter(None, (self.card_text(play.card), form)))

    def card(self, card: Card | None) -> str:
        """A card's name; None is a hidden card."""
        return self._card(card, "")

    def the_card(self, card: Card | None) -> str:
        """A card as the object of a sentence."""
        return self._card(card, ".object")

    def _card(self, card: Card | None, attribute: str) -> str:
        if card is None:
            return self.words(f"card-hidden{attribute}")
        if card.suit is None or card.value is None:
            return self.words(f"card-{card}{attribute}")
        return self.words(f"card-{card.suit}{attribute}", value=str(card.value))

    def about(self, card: Card | None) -> str:
        """The effect of a card without a suit; empty for number cards."""
        if card is None:
            return self.words("card-hidden.about")
        return "" if card.suit else self.words(f"card-{card}.about")

    def short(self, card: Card) -> str:
        """A short name that fits on a drawn card."""
        return "" if card.suit else self.words(f"card-{card}.short")

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards by name."""
        return ", ".join(map(self.card, cards))

    def play(self, play: Play) -> str:
        """A played card's name, with its form."""
        return self._play(play, "")

    def the_play(self, play: Play) -> str:
        """A played card with its form, as the object of a sentence."""
        return self._play(play, ".object")

    def _play(self, play: Play, attribute: str) -> str:
        card = self._card(play.card, attribute)
        if play.form is None:
            return card
        return self.words(f"as-{play.form}{attribute}", card=card, value=FORM_VALUES.get(str(play.card), ""))

    def seal(self, kind: str) -> str:
        """A seal's name."""
        return self.words(f"seal-{kind}")

    def the_seal(self, kind: str) -> str:
        """A seal as the object of a sentence."""
        return self.words(f"seal-{kind}.object")

    def seals(self, held: dict[str, int]) -> str:
        """Several kinds of seals."""
        parts = [self.words("seals-held", count=n, seal=self.words(f"seal-{kind}")) for kind, n in held.items() if n]
        return ", ".join(parts)

    def reason(self, reason: Reason) -> str:
        """Why a move is not allowed, with the rule's number."""
        values = {name: self._value(name, str(value)) for name, value in reason.values.items()}
        return f"{self.words(f'reason-{reason.key}', **values)} ({reason.rule})"

    def _value(self, name: str, value: str) -> str:
        """The value of a reason in words; it holds seats by number, suits by letter, cards and phases by text."""
        match name:
            case "turn" | "victim" | "magician":
                return self.names[int(value)] if int(value) < len(self.names) else value
            case "suit":
                return self.suit(Suit(value))
            case "card":
                return self.card(Card(value))
            case "fitting":
                return ", ".join(self.words(f"seal-{kind}") for kind in value.split(", "))
            case "question":
                return self.words(f"phase-{value}")
            case _:
                return value


def clean_name(name: str) -> str:
    """A name that can be shown: one line, no control characters, limited in length."""
    shown = "".join(char for char in " ".join(name.split()) if not unicodedata.category(char).startswith("C"))
    return set_cell_size(shown, _LONGEST_NAME).rstrip() if len(shown) > _LONGEST_NAME else shown
