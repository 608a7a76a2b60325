"""The questions of the game with all their answers, those that are not allowed too, for any way of asking."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...game.cards import Card, Suit
from ...game.moves import Move
from ...game.reasons import Reason

WhyNot = Callable[[Move], Reason | None]


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer: a move, or a further question."""

    label: str
    move: Move | None = None
    then: "Question | None" = None
    keys: tuple[str, ...] = ()
    """What may be typed for it, small: a suit's letter, a number, ``+``."""
    suit: Suit | None = None
    count: int | None = None
    """B2: how many seals of the suit the pool has."""
    card: Card | None = None
    reason: Reason | None = None
    """Why it cannot be chosen."""

    @property
    def allowed(self) -> bool:
        """Whether it can be chosen."""
        return self.reason is None


@dataclass(frozen=True, slots=True)
class Question:
    """A question to the player."""

    title: str
    choices: tuple[Choice, ...]
    of_cards: bool = False
    """Whether each choice is a card of the hand, in its order."""
    start: int = 0
    """The choice to begin with."""

    @property
    def allowed(self) -> tuple[Choice, ...]:
        """The choices that can be chosen."""
        return tuple(choice for choice in self.choices if choice.allowed)

    def of_key(self, key: str) -> int | None:
        """The choice that is typed so."""
        wanted = key.lower()
        return next((n for n, choice in enumerate(self.choices) if wanted in choice.keys), None)

    @property
    def of_numbers(self) -> bool:
        """Whether the choices are numbers, so that a number means itself and not a place in the list."""
        return any(key.isdigit() for choice in self.choices for key in choice.keys)


def question(title: str, choices: Sequence[Choice], *, of_cards: bool = False) -> Question:
    """A question that begins with its first allowed choice."""
    start = next((n for n, choice in enumerate(choices) if choice.allowed), 0)
    return Question(title, tuple(choices), of_cards, start)
