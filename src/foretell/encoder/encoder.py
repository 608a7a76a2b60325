"""``Encoder``: names, sizes and encodings of one kind of game."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from itertools import groupby
from typing import TYPE_CHECKING, Any, SupportsIndex

from ..game.codebook import CODEBOOKS
from ..game.observation import Observation
from ..game.options import ExtremeOptions, Options, WizardOptions, number_of_players
from ..given import must_be
from ..rules.extreme.view import View as ExtremeView
from ..rules.wizard.cards import NONE
from ..rules.wizard.view import View as WizardView
from .extreme import naming as extreme_naming
from .extreme.facts import write_facts as write_extreme
from .extreme.parts import MOST_FACTS as MOST_IN_EXTREME
from .wizard import naming as wizard_naming
from .wizard.facts import write_facts as write_wizard
from .wizard.parts import MOST_FACTS as MOST_IN_WIZARD
from .wizard.parts import MOST_WITH_PASS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..engine.records import Records

VERSION = 0
"""The version of the layout: it changes whenever a feature's number does.  0 is not frozen."""
View = WizardView | ExtremeView
_WRITE: dict[str, Callable[[Any, list[int]], int]] = {"wizard": write_wizard, "extreme": write_extreme}
_MOST = {"wizard": MOST_IN_WIZARD, "extreme": MOST_IN_EXTREME}


class Encoder:
    """Encodes what a seat sees in games with the same options and number of players.

    Features are true or false.  Seats are counted clockwise from the viewer, ``+0``, and suits have a fixed order, so
    codes of moves and masks are those of the game.
    """

    version = VERSION

    def __init__(self, options: Options, players: SupportsIndex = 4) -> None:
        """Raises OptionsError if this many cannot play, and TypeError for options of no game."""
        must_be(options, WizardOptions | ExtremeOptions, "options are WizardOptions(…) or ExtremeOptions(…)")
        players = number_of_players(players)
        options.check_players(players)
        self.options, self.players = options, players
        self.actions: int = CODEBOOKS[options.game].rules.codes
        """All codes of moves are below this."""
        has_pass = isinstance(options, WizardOptions) and "juggler" in options.specials
        self.most = MOST_WITH_PASS if has_pass else _MOST[options.game]
        """The most features that can be true."""
        self._facts = _facts(options.game, players, has_pass=has_pass)
        self.names = tuple(f"{_subject(who)}{what}: {value}" for who, what, value in self._facts)
        """What each feature says; all are different."""
        self.size = len(self.names)
        """How many features there are."""

    def __repr__(self) -> str:
        """The encoder as code."""
        return f"Encoder({self.options!r}, {self.players})"

    def indices(self, seen: Observation | View) -> tuple[int, ...]:
        """The numbers of the true features; needs neither numpy nor the native library.

        Raises TypeError for what is no observation or view of this game, and ValueError for other options, another
        number of players, a spectator, or a game that has not begun.
        """
        found = [0] * self.most
        return tuple(found[: _WRITE[self.options.game](self._view(seen), found)])

    def encode(self, seen: Observation | View) -> "NDArray[np.float32]":
        """An array of ``size`` numbers: 1 for each true feature, else 0.  Needs numpy; raises what ``indices`` does."""
        numpy = import_module("numpy")
        row: NDArray[np.float32] = numpy.zeros(self.size, numpy.float32)
        row[list(self.indices(seen))] = 1
        return row

    def encode_records(self, views: "Records") -> "NDArray[np.float32]":
        """The same of many views, as ``Batch.observe`` returns them: a row for each, by the native library.

        Raises TypeError for records of another kind, ValueError for games that ``indices`` refuses, and ImportError if
        numpy or the native library is missing.
        """
        numpy, game = import_module("numpy"), import_module("foretell.engine.fast").GAMES[self.options.game]
        if not isinstance(views, numpy.ndarray) or views.dtype != game.view or views.ndim != 1:
            raise TypeError(f"an array of views of {game.name} is wanted, as Batch.observe returns it")
        rows: NDArray[np.float32] = numpy.empty((len(views), self.size), numpy.float32)
        given = numpy.require(views, None, "CW"), len(views), numpy.zeros(self.most, numpy.int64), self.size, rows
        wrong = game.function("encode_views")(*given)
        if wrong < 0 and isinstance(self.options, WizardOptions):
            others = (views["specials"] != self.options.settings(self.players)[0]).nonzero()[0]
            wrong = others[0] if others.size else wrong
        if wrong >= 0:
            raise ValueError(f"view {wrong} is a spectator's, or of a game of another kind or before its first deal")
        return rows

    def text(self, observation: Observation) -> str:
        """The same facts as lines of text, with exact totals: alike for all that the seat cannot tell apart.

        Raises what ``indices`` does, and TypeError for a view.
        """
        must_be(observation, Observation, "text is written of an observation")
        lines = []
        facts = (self._facts[index] for index in sorted(self.indices(observation)))
        for (who, what), said in groupby(facts, lambda fact: fact[:2]):
            seat = ((observation.seat or 0) + (who or 0)) % self.players
            values = [str(observation.totals[seat])] if what == "total" else [value for _, _, value in said]
            lines.append(f"{_subject(who)}{what}: {' '.join(values)}")
        return "\n".join(lines)

    def _view(self, seen: Observation | View) -> View:
        """The view, checked."""
        view = seen.view if isinstance(seen, Observation) else seen
        if type(view) is not CODEBOOKS[self.options.game].rules.view:
            raise TypeError(f"an observation or a view of {self.options.game} is wanted, not {seen!r}")
        if view.seats != self.players or not self._has_options(seen):
            given = f", not of {seen.options!r} with {view.seats}" if isinstance(seen, Observation) else ""
            raise ValueError(f"an observation of {self.options!r} with {self.players} players is wanted{given}")
        if view.seat == NONE or view.round == 0:
            raise ValueError("what a spectator sees, and a game before its first deal, are not encoded")
        return view

    def _has_options(self, seen: Observation | View) -> bool:
        """Whether it is of a game with these options; a view shows only those that decide its layout."""
        if isinstance(seen, Observation):
            return seen.options.as_data(self.players) == self.options.as_data(self.players)
        return getattr(seen, "specials", None) in (None, self.options.settings(self.players)[0])


def _subject(who: int | None) -> str:
    """The seat that a fact is about, counted from the viewer's."""
    return "" if who is None else f"+{who} "


@cache
def _facts(game: str, players: int, *, has_pass: bool) -> tuple[tuple[int | None, str, str], ...]:
    """Each feature: the seat that it is about, what it says, and the value."""
    naming = wizard_naming if game == "wizard" else extreme_naming
    blocks = [naming.of_seat(), *([wizard_naming.of_pass()] if has_pass else [])]
    seats = [(who, *fact) for block in blocks for who in range(players) for fact in block]
    return (*((None, *fact) for fact in naming.common()), *seats)
