"""Writes what a seat sees, or all that it has seen, as a tensor or as text.

The tensor of an observation has the features of ``foretell.encoder``.  That of an information state has the history
too, a number k / 256 for each of these k, by round: the own hand as 10 bytes (the number cards and then the others, as
sets of the rules), the card turned up and the seat that exchanged it for the Werewolf, each plus one, and the codes of
the moves plus one in order, 255 for one that the seat may not know; 0 stands for none.  With clairvoyance (V4) the
hands of all seats in the first round come first.
"""

from functools import cache
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine.memory import numbers_of
from ...game.options import Mode, WizardOptions
from ..features import FeatureWriter
from ..kind import Kind
from ..story import UNSEEN, Round
from ..tree import Node, sizes_of

_SEALS = 21
"""B2, B5, B6: the most steps that take seals: 17 coloured ones from the pool, and one from a player for each white."""
_NAMINGS, _CHANGES = 1, 1


def most_moves(kind: Kind, size: int) -> int:
    """The most moves in a round with this many cards for each seat."""
    seats = kind.players
    if not isinstance(kind.options, WizardOptions):
        return _SEALS + seats + seats * size + size
    passes = seats if "juggler" in kind.options.specials else 0
    return _NAMINGS + seats + seats * size + passes + _CHANGES


def most_cards(kind: Kind, size: int) -> int:
    """The most cards that are dealt in a round, and turned up."""
    return kind.players * size + (1 if isinstance(kind.options, WizardOptions) else 0)


_HAND = 10
"""The bytes of a hand."""
_DEAL = _HAND + 2
"""Those of a round before its moves."""
_AFTER_HAND = ("turned up", "exchanged the Werewolf")
_NEXT = bytes([*range(1, 256), UNSEEN])
"""A code → the number that stands for it."""
_BYTES = np.float32(256)


class SeatObserver:
    """An observer as OpenSpiel wants it: ``tensor``, its parts in ``dict``, ``set_from`` and ``string_from``."""

    def __init__(self, kind: Kind, *, recalls: bool) -> None:
        """Get ready; ``recalls``: whether information states are written.  Raises ImportError without numpy's half."""
        self._writer, self._recalls = FeatureWriter(kind.options, kind.players), recalls
        options = kind.options
        sees_others = isinstance(options, WizardOptions) and options.mode is Mode.CLAIRVOYANCE
        self._others = _HAND * kind.players if sees_others else 0
        self._moves = [most_moves(kind, size) for size in sizes_of(kind)]
        self._widths = [_DEAL + many for many in self._moves]
        size, past = self._writer.size, self._others + sum(self._widths) if recalls else 0
        self.tensor: NDArray[np.float32] = np.zeros(size + past, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recalls:
            self.dict["history"] = self.tensor[size:]

    @property
    def names(self) -> tuple[str, ...]:
        """What each number of the tensor says; all are different."""
        found = [*self._writer.encoder.names]
        if self._recalls:
            found += (f"first hand of seat {n // _HAND}, byte {n % _HAND}" for n in range(self._others))
            for number, many in enumerate(self._moves, start=1):
                parts = (f"hand, byte {n}" for n in range(_HAND)), _AFTER_HAND, (f"move {n + 1}" for n in range(many))
                found += (f"round {number}, {part}" for part in chain(*parts))
        return tuple(found)

    def set_from(self, state: Any, player: int) -> None:
        """Write the tensor of a state, as the seat sees it; before the first deal all is 0."""
        node: Node = state.node
        if not node.rounds:
            self.tensor.fill(0)
            return
        self._writer.write(numbers_of(node.view(player)), self.dict["observation"])
        if self._recalls:
            self.dict["history"][:] = self._history(node, player)

    def listed(self, node: Node, player: int) -> list[float]:
        """The tensor as a list of its own."""
        if not node.rounds:
            return [0.0] * self.tensor.size
        features = self._writer.listed(numbers_of(node.view(player)))
        return features + self._history(node, player).tolist() if self._recalls else features

    def _history(self, node: Node, player: int) -> NDArray[np.float32]:
        """The part of a tensor that recalls."""
        return np.frombuffer(self._recalled(node, player), np.uint8).astype(np.float32) / _BYTES

    def _recalled(self, node: Node, player: int) -> bytes:
        seats = range(node.kind.players if self._others else 0)
        parts = [_hand(node.rounds[0], player, owner) for owner in seats]
        for story, width in zip(node.rounds, self._widths, strict=False):
            codes = bytes(story.seen(node.state, player)).translate(_NEXT)
            deal = _hand(story, player, player) + bytes((story.turned + 1, story.werewolf + 1))
            parts.append((deal + codes).ljust(width, b"\0"))
        return b"".join(parts).ljust(self._others + sum(self._widths), b"\0")

    def string_from(self, state: Any, player: int) -> str:
        """What the seat sees, or all that it has seen, as text."""
        node: Node = state.node
        if self._recalls:
            return node.text(player)
        return self._writer.encoder.text(node.observation(player)) if node.rounds else f"seat {player}"


@cache
def observer_of(kind: Kind, *, recalls: bool) -> SeatObserver:
    """An observer for all states of such games."""
    return SeatObserver(kind, recalls=recalls)


def _hand(story: Round, player: int, owner: int) -> bytes:
    """The owner's hand, as far as the player sees it."""
    suited, others = story.hand_seen(player, owner)
    return (suited | others << 64).to_bytes(_HAND, "little")
