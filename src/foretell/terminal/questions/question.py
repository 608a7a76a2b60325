"""A question with all its answers, including those that are not allowed, for every kind of interface."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...game.cards import Card, Suit
from ...game.moves import Move
from ...game.reasons import Reason

WhyNot = Callable[[Move], Reason | None]


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer: a move, or a follow-up question."""

    label: str
    move: Move | None = None
    then: "Question | None" = None
    keys: tuple[str, ...] = ()
    """The keys for it, in lower case: a suit's mark, a number, ``+``."""
    suit: Suit | None = None
    count: int | None = None
    """B2: the number of seals of the suit in the pool."""
    card: Card | None = None
    reason: Reason | None = None
    """Why it is not allowed."""

    @property
    def allowed(self) -> bool:
        """Whether it is allowed."""
        return self.reason is None


@dataclass(frozen=True, slots=True)
class Question:
    """A question to the player."""

    title: str
    choices: Sequence[Choice]
    of_cards: bool = False
    """Whether the choices are the cards of the hand, in the same order."""

    @property
    def start(self) -> int:
        """The index of the choice that is selected first: the first that is allowed."""
        return next((n for n, choice in enumerate(self.choices) if choice.allowed), 0)

    @property
    def allowed(self) -> tuple[Choice, ...]:
        """The choices that are allowed."""
        return tuple(choice for choice in self.choices if choice.allowed)

    def of_key(self, key: str) -> int | None:
        """The index of the choice with this key."""
        wanted = key.lower()
        return next((n for n, choice in enumerate(self.choices) if wanted in choice.keys), None)

    @property
    def of_numbers(self) -> bool:
        """Whether the choices are numbers, so that a typed number is a value and not a position in the list."""
        return any(key.isdigit() for choice in self.choices for key in choice.keys)
