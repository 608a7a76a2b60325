"""The move of each setting of search, valued in worlds that it has not seen: ``python -m benchmarks.search --fresh``.

At every decision of one seat of a round that the nets play, each setting chooses a move.  Where it is not the nets',
both are played out to the end of the round by the nets, in fresh worlds, the same for all settings.  The mean gain is
unbiased if the search's idea of the hands is right, so this is for tuning, not for claims; true rounds take 45 times as
many.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from time import process_time
from typing import Any

import numpy as np

from foretell.bots.search.bot import SearchBot
from foretell.bots.search.memory import REMEMBERING, Foretold
from foretell.bots.search.searching import Search, foretells
from foretell.bots.search.settings import USUAL, WHOLE_ROUND, Trust
from foretell.game.observation import Observation

_FAR = 1e9
_SEED = 1 << 40
"""Far from the bots' seeds."""
_AT_ONCE = 1000
"""More than the decisions of a round."""
Next = Callable[[int | None], Observation | None]
"""Makes the move with this code, if any, and returns the seat's next decision; None: the round is over."""


def fresh_judge(game: str, worlds: int) -> Search:
    """A search that plays every move out to the end of the round, in this many worlds, and trusts nothing else."""
    whole = Trust(WHOLE_ROUND, _FAR, _FAR, 0.0)
    usual = replace(USUAL[game], seconds=None, worlds=worlds, stage=worlds, far=WHOLE_ROUND, sure=_FAR)
    return Search(game, replace(usual, cards=whole, bids=whole))


@dataclass(slots=True)
class Gains:
    """What a setting has gained over the nets."""

    name: str
    bot: SearchBot
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


def value_round(decisions: Next, settings: Sequence[Gains], judge: Search, number: int) -> None:
    """Value the moves of all settings at the seat's decisions of a round; ``number``: of the round, for its worlds."""
    for one in settings:
        one.rounds.append(0.0)
    for at, (shown, foretold, own) in enumerate(_decided(decisions, judge)):
        chosen = [one.chosen(shown) for one in settings]
        tried = [own, *sorted({*chosen} - {own})]
        if len(tried) > 1:
            points, _ = judge.judge(shown.view, tried, _SEED + _AT_ONCE * number + at, foretold)
            worth = dict(zip(tried, points, strict=True))
            part = "before" if foretells(shown.game, shown.view) else f"{shown.view.tricks_left:02}"
            for one, code in zip(settings, chosen, strict=True):
                one.add(part, worth[code] - worth[own], other=code != own)


def _decided(decisions: Next, judge: Search) -> Iterator[tuple[Observation, tuple[int, ...], int]]:
    """Each decision with the predictions that the seat remembers, and the code of the nets' move, which is made."""
    foretold, own = Foretold(), None
    while (shown := decisions(own)) is not None:
        view: Any = shown.view
        own = judge.judge_alone.choose(view, shown.legal_moves.codes)
        yield shown, foretold.recall(view) if shown.game in REMEMBERING else (), own


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
