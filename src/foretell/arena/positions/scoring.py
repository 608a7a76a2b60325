"""What bots choose in the positions of a suite, and what that loses."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from ...game.errors import OptionsError
from ...given import each_of, must_be
from ...rules.chance import round_key
from ..estimates import Estimate, average
from ..players import make_bot_named, shown_name
from ..workers import each_done
from .suite import POSITION_SUITES, PositionSuite, position_suite

Chosen = tuple[int, float, bool]
"""The number of a position, what the bot's choice loses, and whether it is the best."""
Track = Callable[[Iterable[tuple[str, Chosen]], int], Iterable[tuple[str, Chosen]]]
"""Passes answers on as they come, for a progress display; also gets their number."""


@dataclass(frozen=True, slots=True)
class Score:
    """How a bot did in a suite."""

    bot: str
    losses: tuple[float, ...]
    """By position: how many points its choice is worse than the best move."""
    found: tuple[bool, ...]
    """By position: whether it chose the best move."""

    @property
    def loss(self) -> Estimate | None:
        """The average loss a decision, with its 95 % interval over positions."""
        return average(self.losses)

    @property
    def best(self) -> Estimate | None:
        """The share of the best moves."""
        return average([float(found) for found in self.found])


def score(
    suite: PositionSuite, bots: Sequence[str], jobs: int | None = None, track: Track | None = None
) -> tuple[Score, ...]:
    """Ask bots, named as in the arena, for their moves in all positions; a new bot for each.

    ``jobs``: processes (None: one for each core).  Raises UnknownBot and OptionsError for unknown bots, for those that
    see all hands and for one that is named twice, MissingExtra for what is not installed, and what the bots raise.
    """
    must_be(suite, PositionSuite, "bots are scored in a suite of positions, such as position_suite('one-card-4@1')")
    names = tuple(map(shown_name, each_of(bots, "bots are a list of names, such as ['thumb']")))
    if not names or len(set(names)) < len(names):
        raise OptionsError("in a suite of positions at least one bot is asked, and none twice")
    for name in names:
        make_bot_named(name, 0)
    many = len(suite.positions())
    tasks = [(name, number) for name in names for number in range(many)]
    watch: Track = track or (lambda answers, _: answers)
    found: dict[str, list[Chosen]] = {name: [] for name in names}
    for name, chosen in watch(each_done(partial(_ask, suite.name), tasks, jobs), len(tasks)):
        found[name].append(chosen)
    return tuple(_score(name, sorted(answers)) for name, answers in found.items())


def _score(name: str, answers: Sequence[Chosen]) -> Score:
    _, losses, found = zip(*answers, strict=True)
    return Score(name, losses, found)


def _ask(suite_name: str, task: tuple[str, int]) -> tuple[str, Chosen]:
    """A bot's move in a position."""
    name, number = task
    suite = position_suite(suite_name) or POSITION_SUITES[0]
    judged = suite.positions()[number]
    move = str(make_bot_named(name, round_key(suite.seed, -1 - number)).choose(judged.position.observation()))
    return name, (number, judged.loss(move), judged.is_best(move))
