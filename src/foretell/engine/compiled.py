"""The compiled rules of both games."""

from dataclasses import dataclass

import numpy as np

from .memory import function
from .native import Native
from .plain import EXTREME, WIZARD, AnyRules
from .records import record_type


@dataclass(frozen=True, slots=True)
class Compiled:
    """One game's compiled rules.

    ``function`` returns a function of the native library, to be called with numbers and arrays of ``state`` records: a
    public function of one of the game's modules ``batch``, ``deal``, ``moves``, ``scoring`` and ``view``.
    """

    name: str
    codes: int
    """All codes of moves are below this."""
    state: np.dtype[np.void]
    view: np.dtype[np.void]
    plain: AnyRules
    """The same rules, uncompiled."""

    def function(self, name: str) -> Native:
        """A rule as the native library has it (``foretell.engine.native.Library.function``).

        Raises NativeMissing, an ImportError, if there is no library, and KeyError for another name.
        """
        return function(self.name, name)


def _compiled(rules: AnyRules) -> Compiled:
    return Compiled(rules.name, rules.codes, record_type(rules.state), record_type(rules.view), rules)


GAMES: dict[str, Compiled] = {rules.name: _compiled(rules) for rules in (WIZARD, EXTREME)}
"""The compiled rules of both games, by name."""
