"""The compiled rules of both games."""

from dataclasses import dataclass
from types import ModuleType

import numpy as np

from .loader import load
from .plain import EXTREME, WIZARD, AnyRules
from .records import record_type


@dataclass(frozen=True, slots=True)
class Compiled:
    """One game's compiled rules.

    ``module`` returns any compiled module of the rules (``module("tricks").trick_winner``), to be called by your own
    numba functions; pass them an array of ``state`` records and an index rather than a record.
    """

    name: str
    codes: int
    """All codes of moves are below this."""
    state: np.dtype[np.void]
    view: np.dtype[np.void]
    plain: AnyRules
    """The same rules, uncompiled."""

    def module(self, name: str) -> ModuleType:
        """A compiled module of the game's rules."""
        return load(f"{self.name}.{name}")


def _compiled(rules: AnyRules) -> Compiled:
    return Compiled(rules.name, rules.codes, record_type(rules.state), record_type(rules.view), rules)


GAMES: dict[str, Compiled] = {rules.name: _compiled(rules) for rules in (WIZARD, EXTREME)}
"""The compiled rules of both games, by name."""
