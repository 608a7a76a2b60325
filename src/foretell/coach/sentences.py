"""The sentence of a reason, in the reader's language."""

from collections.abc import Sequence
from typing import Protocol

from .advice import Value, Why


class Speaker(Protocol):
    """The words of a language (``foretell.words.Words``)."""

    def __call__(self, key: str, **values: str | int) -> str:
        """The message with this id."""
        ...


def sentence(words: Speaker, why: Why, players: Sequence[str] = ()) -> str:
    """The sentence of a reason in the language of these words.

    ``players``: the names of the seats, for reasons that speak of one.
    """
    values = {name: _in_words(words, name, value, players) for name, value in why.values.items()}
    return words(f"why-{why.kind}", **values)


def _in_words(words: Speaker, name: str, value: Value, players: Sequence[str]) -> str | int:
    """A value as a message takes it; ``name``: its name, which says what it stands for."""
    if name == "seat" and isinstance(value, int) and value < len(players):
        return players[value]
    if isinstance(value, float):
        return f"{value:.1f}".replace(".", words("hint-decimal"))
    return value
