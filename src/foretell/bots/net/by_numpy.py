"""What the nets expect, by numpy: for machines without the native library, with the bits that it would give.

The same in restricted Python: ``wizard.judging`` and ``wizard.misjudging``.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from ..by_game import View
from ..memory_limits.memory import Memory
from .estimates import Estimates
from .extreme import errors as extreme_errors
from .extreme import facts as extreme_facts
from .netfile import shipped
from .network import Floats, Network, total
from .thinking import OUTCOMES
from .weakness import Weakness
from .wizard import errors as wizard_errors
from .wizard import facts as wizard_facts

_FACTS: dict[str, Any] = {"wizard": wizard_facts, "extreme": extreme_facts}
_ERRORS: dict[str, Any] = {"wizard": wizard_errors, "extreme": extreme_errors}


@cache
def nets(game: str) -> tuple[Network, ...]:
    """The shipped nets for a game, prepared once; raises BrokenNets."""
    return tuple(map(Network, shipped(game)))


class NumpyJudge:
    """What the nets expect (``estimates.NetJudge``)."""

    def __init__(self, game: str) -> None:
        """Read the nets; raises BrokenNets."""
        self.game = game
        self._nets, self._facts, self._errors = nets(game), _FACTS[game], _ERRORS[game]

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy shares the nets."""
        return NumpyJudge, (self.game,)

    def judge(self, view: View, codes: Sequence[int]) -> Estimates:
        """For each of these moves, its points, where more are better, and its chance to succeed, 0 to 1."""
        if self._is_certain(view):
            certain = [self._facts.certain_points(view, code) for code in codes]
            return certain, [float(points > 0.0) for points in certain]
        worths, chances = self.outcomes(view, codes)
        return total(chances * worths).tolist(), total(chances * (worths >= 0.0)).tolist()

    def outcomes(self, view: View, codes: Sequence[int]) -> tuple[Floats, Floats]:
        """For each of these moves the points of its outcomes, where more are better, and the nets' chances of them."""
        facts, which = self._facts, self._facts.asked_net(view.phase)
        places, seen = facts.Places(), [0] * facts.MOST_FEATURES
        facts.find_slots(view, places)
        many, bid = facts.write_features(view, places.slots, seen), facts.own_bid(view)
        moves = [facts.move_slot(code, places.slots) for code in codes]
        worths = np.zeros((len(moves), OUTCOMES))
        for move, row in zip(moves, worths, strict=True):
            facts.put_worths(which, move, bid, row)
        return worths, self._nets[which].chances(self._nets[which].hidden(seen[:many]), moves)

    def misjudge(self, view: View, codes: Sequence[int], weakness: Weakness) -> Estimates:
        """The same with the errors of a journeyman as weak as this, who forgets a part of what the view shows."""
        if self._is_certain(view):
            return self.judge(view, codes)
        key = self._errors.hand_key(view)
        self._errors.forget(view, Memory(weakness.lowest, trumps=True, others=True))
        points, chances = self.judge(view, codes)
        return [
            value + self._errors.error_of(weakness, key, code) for value, code in zip(points, codes, strict=True)
        ], chances

    def choose(self, view: View, codes: Sequence[int], weakness: Weakness | None = None) -> int:
        """The code of the best of these moves; ``weakness``: as a journeyman as weak as this chooses."""
        if len(codes) == 1:
            return codes[0]
        if self._is_certain(view):
            best: int = self._facts.automatic(view)
            return best
        points, _ = self.judge(view, codes) if weakness is None else self.misjudge(view, codes, weakness)
        return codes[points.index(max(points))]

    def _is_certain(self, view: View) -> bool:
        """S7: whether no net is needed."""
        return bool(self._facts.asked_net(view.phase) < 0)
