"""The move of each setting of search, valued in other deals: ``python -m benchmarks.search --fresh 64``.

At every decision of one seat of a round that the nets play, each setting chooses a move.  Where it is not the nets',
both are played out to the end of the round by the nets in deals in which the other seats' nets have done exactly what
the seat has seen.  These are as likely as the true deal, which is one of them, so the mean gain among nets is unbiased
but for what later decisions change; true rounds have many times the spread.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from itertools import zip_longest
from operator import or_
from time import process_time

import numpy as np
from numpy.typing import NDArray

from foretell.bots.base import Bot
from foretell.bots.net.judges import NativeJudge, nets_of
from foretell.bots.search.searching import foretells
from foretell.engine.fast import Batch, as_rows
from foretell.engine.memory import function, numbers_of, struct
from foretell.game.observation import Observation
from foretell.rules.wizard.deal import DECK_ROOM

Next = Callable[[int | None], Observation | None]
"""Makes the move with this code, if any, and returns the seat's next decision; None: the round is over."""
_NOBODY = -1
_SWAPS = 30
"""How many swaps are tried in each deal."""


class Alike:
    """Deals in which the other seats' nets do what a seat has seen, so that they are as likely as the true one.

    They are found from it: two cards that the seat has not seen change places, again and again, unless that would
    change what it has seen.
    """

    def __init__(self, start: Batch, seat: int, deals: int, seed: int) -> None:
        """``start``: the round as dealt, in a game in which any seat may be dealt any card; ``deals``: how many."""
        self.game, self._seat, self._deals, self._rng = start.game, seat, deals, np.random.default_rng(seed)
        self._nets, self._playing = nets_of(self.game.name), struct(f"bots_search_{self.game.name}_playing_Playing")
        self._before, self._deck = start.copy(), np.zeros(DECK_ROOM, np.int64)
        self._before.states["round"] -= 1
        self._before.states["phase"] = 0
        function(self.game.name, "deal")(self._before.states.copy(), self._deck)
        self._cards: int = function(self.game.name, "fill_deck")(self._before.states, self._deck.copy())
        self._seen: list[NDArray[np.int64]] = []
        self._made: list[int] = []
        self._hidden: list[int] = []
        """Where in the deck the cards are that the seat may not have seen."""

    def see(self, shown: Observation) -> None:
        """Take note of what the seat sees at its next decision."""
        self._seen.append(np.array(numbers_of(shown.view)))
        known = reduce(or_, shown.view.played_suited, shown.view.suited[self._seat])
        self._hidden = [i for i in range(self._cards) if not known >> int(self._deck[i]) & 1]

    def make(self, code: int) -> None:
        """Take note of the seat's move."""
        self._made.append(code)

    def worth(self, codes: Iterable[int]) -> dict[int, float]:
        """The points (in Extreme, negated) that each move brings if nets make all others to the end of the round."""
        here, worth = self.find(), {}
        for code in codes:
            tried = here.copy()
            tried.apply(np.full(len(tried), code))
            self._play_on(tried, _NOBODY)
            worth[code] = self.game.plain.sign * float(tried.states["score"][:, self._seat].mean())
        return worth

    def find(self) -> Batch:
        """The deals, at the seat's decision."""
        decks, each = np.repeat(self._deck[np.newaxis], self._deals, axis=0), np.arange(self._deals)
        for _ in range(_SWAPS):
            tried, (one, other) = decks.copy(), self._rng.choice(self._hidden, (2, self._deals))
            tried[each, one], tried[each, other] = decks[each, other], decks[each, one]
            fitting, _ = self._fitting(tried)
            decks[fitting] = tried[fitting]
        return self._fitting(decks)[1]

    def _fitting(self, decks: NDArray[np.int64]) -> tuple[NDArray[np.int64], Batch]:
        """Which decks lead to what the seat has seen, and the positions that they lead to."""
        here, fitting = self._before.take(np.zeros(len(decks), np.int64)), np.arange(len(decks))
        for i, deck in enumerate(decks):
            function(self.game.name, "deal_given")(here.states[i : i + 1], deck)
        for seen, code in zip_longest(self._seen, self._made):
            self._play_on(here, self._seat)
            rows = as_rows(here.observe(np.full(len(here), self._seat)))
            alike = np.flatnonzero((rows == seen).all(axis=1))
            here, fitting = here.take(alike), fitting[alike]
            if not len(here) or code is None:
                break
            here.apply(np.full(len(here), code))
        return fitting, here

    def _play_on(self, batch: Batch, seat: int) -> None:
        """Let the nets play in all deals until this seat has a choice, or to the end of the round."""
        until_asked = function(self.game.name, "until_asked")
        for i in range(len(batch)):
            until_asked(self._playing, batch.states, i, seat, self._nets)


@dataclass(slots=True)
class Gains:
    """What a setting has gained over the nets."""

    name: str
    bot: Bot
    rounds: list[float] = field(default_factory=list)
    """By round."""
    by_part: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    """By tricks left; what is bid or predicted before stands for itself."""
    took: list[float] = field(default_factory=list)
    """CPU seconds for each decision."""
    other: int = 0
    """How often its move was not the nets'."""

    def chosen(self, shown: Observation) -> int:
        """The code of its move."""
        before = process_time()
        move = self.bot.choose(shown)
        self.took.append(process_time() - before)
        return shown.legal_moves.codes[[*shown.legal_moves].index(move)]

    def add(self, part: str, gain: float, *, other: bool) -> None:
        """Count a decision in the current round."""
        self.rounds[-1] += gain
        self.by_part[part] += gain
        self.other += other


def value_round(decisions: Next, settings: Sequence[Gains], alike: Alike) -> None:
    """Value the moves of all settings at the seat's decisions of a round."""
    judge, own = NativeJudge(alike.game.name), None
    for one in settings:
        one.rounds.append(0.0)
    while (shown := decisions(own)) is not None:
        alike.see(shown)
        own = judge.choose(shown.view, shown.legal_moves.codes)
        value_decision(shown, own, settings, alike)
        alike.make(own)


def value_decision(shown: Observation, own: int, settings: Sequence[Gains], alike: Alike) -> None:
    """Value the moves of all settings at a decision; ``own``: the code of the nets' move."""
    chosen = [one.chosen(shown) for one in settings]
    if {*chosen} == {own}:
        return
    worth = alike.worth({own, *chosen})
    part = "before" if foretells(shown.game, shown.view) else f"{shown.view.tricks_left:02}"
    for one, code in zip(settings, chosen, strict=True):
        one.add(part, worth[code] - worth[own], other=code != own)


def report(settings: Sequence[Gains]) -> None:
    """Print a line for each setting, its difference to the first, and where the gain is."""
    for one in settings:
        ms, many = 1000 * np.array(one.took or [0.0]), len(one.rounds)
        print(f"{one.name}: {mean_of(one.rounds)} a round ({many} rounds, {one.other} other moves), ", end="")
        print(f"{ms.mean():.1f} ms a decision, p99 {np.quantile(ms, 0.99):.0f}")
        if one is not settings[0]:
            print(f"   less the first: {mean_of(np.subtract(one.rounds, settings[0].rounds).tolist())}")
        parts = (f"{part}: {one.by_part[part] / many:+.2f}" for part in sorted(one.by_part))
        print(f"   by tricks left: {'  '.join(parts)}", flush=True)


def mean_of(values: Sequence[float]) -> str:
    """Mean and half of its 95 % interval."""
    half = 1.96 * np.std(values, ddof=1) / np.sqrt(len(values)) if len(values) > 1 else np.inf
    return f"{np.mean(values):+.2f} ± {half:.2f}"
