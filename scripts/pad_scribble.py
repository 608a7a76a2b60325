"""A chaotic pad: random entries, always the same for the same seed."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from foretell.game.cards import SPECIALS
from foretell.pad import kinds
from foretell.pad.document import Document
from foretell.pad.entries import Entry
from foretell.rules.chance import below, round_key

T = TypeVar("T")

_ENTRIES = 90
_PEOPLE = ("Mira", "Tobias", "Lotte", "Jan", "Zoë 🃏")
_WEIGHTS = {"bid": 20, "tricks": 20, "end": 8, "predict": 10, "left": 10, "trick": 10, "take": 8, "done": 6, "undo": 3}
"""The weights of the kinds of entries that are drawn more often than once."""


class Lots:
    """Draws random values of each kind; they are small, so that they collide."""

    def __init__(self, seed: int, game: str) -> None:
        self.rng = [round_key(97, seed)]
        self.game = game
        self.ids = ["a0", "a1", "a2"]
        self._draw: dict[str, Callable[[], object]] = {
            "flag": lambda: self.below(5) > 0,
            "round": lambda: 1 + self.below(2) if self.below(9) else 1 + self.below(7),
            "count": lambda: self.below(3),
            "bid": lambda: self.one((0, 1, 2, 3, None, "?") if self.below(8) == 0 else (0, 0, 1, 2)),
            "step": lambda: self.one((-1, 1)),
            "points": lambda: self.below(9) * 5 - 10,
            "start": lambda: self.one(("average", 0, 15, -20)),
            "id": lambda: self.one(self.ids) if self.below(9) else "nobody",
            "ids": lambda: list(dict.fromkeys(self.one(self.ids) for _ in range(4))),
            "name": lambda: self.one(_PEOPLE),
            "text": lambda: self.one(_PEOPLE),
            "check": lambda: self.one(("tricks-sum", "bid-high", "seals-pool")),
            "specials": lambda: [name for name in SPECIALS if self.below(2)],
            "options": self.options,
        }

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        return below(self.rng, n)

    def one(self, values: Sequence[T]) -> T:
        """A random element."""
        return values[self.below(len(values))]

    def value(self, kind: str) -> object:
        """A random value of this kind."""
        if kind.endswith("?"):
            return None if self.below(6) == 0 else self.value(kind[:-1])
        if kind in kinds.CHOICES:
            return self.one(kinds.CHOICES[kind])
        if kind in kinds.SEAL_KINDS:
            return {name: self.below(3) for name in kinds.SEAL_KINDS[kind] if self.below(3) == 0}
        return self._draw[kind]()

    def options(self) -> dict[str, object]:
        """Random options of the game."""
        known = kinds.OPTIONS[self.game]
        return {key: self.value(kind) for key, kind in known.items() if self.below(6) == 0}


def scribble(seed: int, game: str) -> Document:
    """A document with random entries of two devices; three players have joined at the start."""
    lots = Lots(seed, game)
    entries = [Entry(f"a{n}", "join", {"name": _PEOPLE[n], "round": 1, "start": 0}, "", "a") for n in range(3)]
    if game == "wizard":
        bidding = ("open", "hidden", "secret")[seed // 2 % 3]
        kind = kinds.PLUS_MINUS_KINDS[seed % len(kinds.PLUS_MINUS_KINDS)]
        agreed = {"bidding": bidding, "plus_minus_one": "warn", "plus_minus_kind": kind}
        entries.append(Entry("a3", "options", {"set": agreed}, "", "a"))
    drawn = [do for do in kinds.ENTRIES[game] for _ in range(_WEIGHTS.get(do, 1))]
    for number in range(len(entries), _ENTRIES):
        do = lots.one(drawn)
        values: dict[str, object] = {key: lots.value(kind) for key, kind in kinds.ENTRIES[game][do].items()}
        if do in ("undo", "redo"):
            values = {"entry": lots.one(entries[3:]).id if len(entries) > 3 else "a0"}
        by = lots.one(["a", "b"])
        entries.append(Entry(f"{by}{number}", do, values, "", by))
        if do == "join":
            lots.ids.append(entries[-1].id)
    return Document(f"log{seed}", game, tuple(entries))
