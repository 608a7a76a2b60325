"""Plays many games between bots on several cores; the same seed always gives the same games."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice

from ..game.cards import SPECIALS
from ..game.options import Bidding, ExtremeOptions, Mode, Options, WizardOptions
from ..rules.chance import below, round_key
from .one_game import play_one, record_of
from .players import make_bot_named, shown_name
from .workers import number_of_jobs, pool_of

_CHUNK = 8
_AHEAD = 64
"""Chunks of games that are queued before the first result is fetched."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The games to simulate."""

    bots: tuple[str, ...]
    """Names, with optional settings: in game i, each seat has the bot at index (i + seat) modulo their number."""
    seed: int
    options: Options | None = None
    """None draws random options and a number of players for every game."""
    players: int = 4

    def __post_init__(self) -> None:
        """Give bots that packages offer their full names.  Raises OptionsError for a game that is too long."""
        object.__setattr__(self, "bots", tuple(map(shown_name, self.bots)))
        if self.options is not None:
            self.options.cards_each(self.players)

    def check_bots(self) -> None:
        """Make each bot once; raises what ``make_bot_named`` raises."""
        for name in self.bots:
            make_bot_named(name, 0)


def simulate_game(plan: Plan, number: int) -> str:
    """The record (one line of text) of the plan's n-th game, counted from 0."""
    seed = round_key(plan.seed, number)
    options, players = (plan.options, plan.players) if plan.options is not None else random_kind([seed])
    names = [plan.bots[(number + seat) % len(plan.bots)] for seat in range(players)]
    shown = [f"{name} {seat + 1}" for seat, name in enumerate(names)]
    return record_of(play_one(options, names, seed, shown), shown, names, seed)


def simulate(plan: Plan, games: int, jobs: int | None = None) -> Iterator[str]:
    """The records of the plan's first games, in order; ``jobs`` processes play them (None: one for each core)."""
    workers = min(number_of_jobs(jobs), -(-games // _CHUNK))
    return map(partial(simulate_game, plan), range(games)) if workers <= 1 else _in_processes(plan, games, workers)


def _in_processes(plan: Plan, games: int, workers: int) -> Iterator[str]:
    chunks = (range(first, min(first + _CHUNK, games)) for first in range(0, games, _CHUNK))
    with pool_of(workers) as pool:
        waiting = [pool.submit(_simulate_games, plan, chunk) for chunk in islice(chunks, _AHEAD)]
        while waiting:
            yield from waiting.pop(0).result()
            waiting += [pool.submit(_simulate_games, plan, chunk) for chunk in islice(chunks, 1)]


def _simulate_games(plan: Plan, numbers: range) -> list[str]:
    return [simulate_game(plan, number) for number in numbers]


_EXTREME_SHARE = 4
"""One game in four is Wizard Extreme."""
_LONGEST_EXTREME = 10


def random_kind(rng: list[int]) -> tuple[Options, int]:
    """Random options, and a number of players that goes with them; ``rng`` as in foretell.rules.chance."""
    if below(rng, _EXTREME_SHARE) == 0:
        rounds = 1 + below(rng, _LONGEST_EXTREME) if below(rng, 2) else None
        return ExtremeOptions(rounds, 4 + below(rng, 2), bool(below(rng, 2))), 3 + below(rng, 3)
    options = _wizard(rng)
    return options, 3 + below(rng, options.most_players - 2)


def _wizard(rng: list[int]) -> WizardOptions:
    """Half of the games have special cards, which go with the standard mode only."""
    bidding = tuple(Bidding)[below(rng, len(Bidding))]
    plus_minus_one = bidding is Bidding.OPEN and bool(below(rng, 2))
    if below(rng, 2):
        return WizardOptions(_specials(rng), Mode.STANDARD, bidding, plus_minus_one)
    return WizardOptions((), tuple(Mode)[below(rng, len(Mode))], bidding, plus_minus_one)


def _specials(rng: list[int]) -> tuple[str, ...]:
    """S8: any of the special cards, the Dragon and the Fairy only together."""
    chosen = {name for name in SPECIALS if below(rng, 3)} - {"dragon", "fairy"}
    return tuple(chosen | {"dragon", "fairy"}) if below(rng, 2) else tuple(chosen)
