"""Plays many games between bots on several cores; the same seed always gives the same games."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import islice

from ..game.options import Options
from ..rules.chance import round_key
from .one_game import play_one, record_of
from .players import make_bot_named, shown_name
from .random_kind import random_kind

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
        """Give bots that packages offer their full names."""
        object.__setattr__(self, "bots", tuple(map(shown_name, self.bots)))

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
    workers = min(jobs or os.cpu_count() or 1, -(-games // _CHUNK))
    if workers <= 1:
        yield from map(partial(simulate_game, plan), range(games))
        return
    chunks = (range(first, min(first + _CHUNK, games)) for first in range(0, games, _CHUNK))
    with ProcessPoolExecutor(workers) as pool:
        waiting = [pool.submit(_simulate_games, plan, chunk) for chunk in islice(chunks, _AHEAD)]
        while waiting:
            yield from waiting.pop(0).result()
            waiting += [pool.submit(_simulate_games, plan, chunk) for chunk in islice(chunks, 1)]


def _simulate_games(plan: Plan, numbers: range) -> list[str]:
    return [simulate_game(plan, number) for number in numbers]
