"""foretell: the games in which you foretell your tricks.

Wizard for 3 to 6 players, with the special cards and variants, and Wizard Extreme for 3 to 5:

>>> from foretell import Game
>>> game = Game(players=["Ada", "Ben", "Cleo"], seed=7)
>>> game.turn
1
>>> events = game.apply("bid 0")

The tutorial shows more.  Importing foretell loads nothing but this; its names are in ``foretell.api``.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from . import interrupts

if TYPE_CHECKING:
    from .api import *
else:

    def __getattr__(name: str) -> object:
        """A public name, or ``__all__``; all of them are loaded with the first one."""
        api = import_module(".api", __name__)
        if name != "__all__" and name not in api.__all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals().update({public: getattr(api, public) for public in (*api.__all__, "__all__")})
        return globals()[name]

    def __dir__() -> list[str]:
        return sorted({*__getattr__("__all__"), *globals()})


__version__ = "0.1.0"

del interrupts
