"""Measures search against the nets alone: ``python -m benchmarks.search --rounds 200 --players 4``.

Each deal is played twice, with the nets at all seats and with one seat searching; the result is the difference in that
seat's points.  ``--settings '{"bot": "grandmaster@1:worlds=50"}'`` seats any bot instead; its time counts only if
it thinks in this process.  With ``--fresh`` moves are valued in other deals (``benchmarks.fresh``).  With ``--keep
FOLDER`` finished deals are kept, and the same command goes on.
"""

import argparse
import json
import re
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import cached_property
from itertools import chain
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np

from benchmarks.bots import Kind, kinds
from benchmarks.fresh import Alike, Gains, Next, mean_of, report, value_round
from foretell.arena.players import make_bot_named
from foretell.bots.base import Bot
from foretell.bots.net.judges import nets_of
from foretell.bots.search.bot import SearchBot
from foretell.bots.search.settings import USUAL, Settings
from foretell.engine.fast import Batch
from foretell.engine.memory import function, struct
from foretell.engine.plain import EXTREME, WIZARD
from foretell.game.observation import ExtremeObservation, Observation, WizardObservation
from foretell.game.options import Mode, Options, WizardOptions


class Table:
    """One round of a game, with nets at all seats but one."""

    def __init__(self, options: Options, players: int) -> None:
        self.options, self.players = options, players
        self.game = options.game
        self.until_asked = function(self.game, "until_asked")
        self.nets = nets_of(self.game)
        self.playing = struct(f"bots_search_{self.game}_playing_Playing")

    def deal(self, number: int, seed: int) -> Batch:
        """Deal the round with this number."""
        batch = Batch(self.options, self.players, 1, seed=seed)
        batch.states["round"], batch.states["phase"] = number - 1, 0
        batch.deal()
        return batch

    def play(self, start: Batch, seat: int, bot: Bot | None, took: list[float]) -> float:
        """The seat's points (in Extreme, negated) when it plays with the bot or, without one, with the nets."""
        batch = start.copy()
        asked = seat if bot else -1
        while self.until_asked(self.playing, batch.states, 0, asked, self.nets) and bot:
            observation = observed(self.options, self.players, batch, seat)
            before = time.process_time()
            move = bot.choose(observation)
            took.append(time.process_time() - before)
            moves = observation.legal_moves
            batch.apply([moves.codes[list(moves).index(move)]])
        return float(batch.states["score"][0][seat]) * (1 if self.game == "wizard" else -1)

    def decisions(self, start: Batch, seat: int) -> Next:
        """The seat's decisions in this round, one after the other, for somebody who makes them."""
        batch = start.copy()

        def following(code: int | None) -> Observation | None:
            if code is not None:
                batch.apply([code])
            if not self.until_asked(self.playing, batch.states, 0, seat, self.nets):
                return None
            return observed(self.options, self.players, batch, seat)

        return following


def observed(options: Options, players: int, batch: Batch, seat: int) -> Observation:
    """The seat's observation of a game."""
    names = tuple("abcdef"[:players])
    if isinstance(options, WizardOptions):
        view = WIZARD.view()
        WIZARD.look(batch.state(0), seat, view)
        return WizardObservation(options, names, view)
    seen = EXTREME.view()
    EXTREME.look(batch.state(0), seat, seen)
    return ExtremeObservation(options, names, seen)


def settings_of(game: str, changed: dict[str, Any]) -> Settings:
    """The default settings with these changes; ``cards`` and ``bids`` may be given in part, or as null.

    What is missing in ``bids`` of Wizard Extreme, where they are not searched, is that of ``cards``.
    """
    usual = USUAL[game]
    for name in ("cards", "bids"):
        if changed.get(name):
            known: Any = getattr(usual, name) or usual.cards
            changed[name] = replace(known, **changed[name])
    return replace(usual, **changed)


class Run:
    """What is played: a kind of game, and the bots to compare; each process makes its own table and bots."""

    def __init__(self, kind: Kind, arguments: argparse.Namespace) -> None:
        _, self.options, self.players = kind
        self.rounds, self.seed, self.jobs = arguments.rounds, arguments.seed, arguments.jobs
        rounds = int(Batch(self.options, self.players, 1, seed=0).states["rounds"][0])
        self.sizes = [int(n) for n in arguments.sizes.split(",")] if arguments.sizes else [*range(1, rounds + 1)]
        self._arguments = arguments

    @property
    def names(self) -> list[str]:
        """The settings to compare, as they were given."""
        given: str = self._arguments.settings
        return given.split(";")

    @cached_property
    def table(self) -> Table:
        """A round's table."""
        return Table(self.options, self.players)

    @cached_property
    def bots(self) -> list[Bot]:
        """A bot for each setting."""
        return [self._bot(json.loads(name)) for name in self.names]

    def dealt(self, i: int, size: int) -> tuple[Batch, int]:
        """The deal of a round of this size, and the seat that is measured."""
        return self.table.deal(size, (self.seed << 32) + 1000 * i + size), (i + size) % self.players

    def _bot(self, changed: dict[str, Any]) -> Bot:
        given = self._arguments
        if "bot" in changed:
            return make_bot_named(changed["bot"], 7)
        changed = ({"worlds": given.worlds} if given.worlds else {}) | changed
        return SearchBot(7, given.seconds, bids=given.bids, settings=settings_of(self.options.game, changed))


class Trial:
    """The results of one setting so far."""

    def __init__(self, name: str, sizes: Sequence[int]) -> None:
        self.name = name
        self.gains: dict[int, list[float]] = {size: [] for size in sizes}
        """By size of round: points gained over the nets."""
        self.took: list[float] = []
        """CPU seconds for each decision."""

    def add(self, size: int, gain: float, took: Sequence[float]) -> None:
        """Count a round."""
        self.gains[size].append(gain)
        self.took += took

    @property
    def everything(self) -> list[float]:
        """The points gained in all rounds."""
        return [gain for gains in self.gains.values() for gain in gains]

    def report(self, first: "Trial") -> None:
        """Print a line for all rounds, the difference to the first trial, and a line for the sizes."""
        ms, everything = np.array(self.took or [0.0]) * 1000, self.everything
        times = f"{fmean(ms):.1f} ms a decision, median {np.median(ms):.1f}, p99 {np.quantile(ms, 0.99):.0f}"
        print(f"{self.name}: {mean_of(everything)} ({len(everything)} rounds); {times}; {ms.sum() / 1000:.0f} s of CPU")
        if self is not first:
            print(f"   less the first: {mean_of(np.subtract(everything, first.everything).tolist())}")
        print("   " + "  ".join(f"{size}: {mean_of(gains)}" for size, gains in self.gains.items() if gains), flush=True)


Found = tuple[int, list[tuple[float, list[float]]]]
"""A size of round, and for each trial the points that it gained and the CPU seconds of its decisions."""


def play_deals(trials: Sequence[Trial], run: Run, file: Path | None) -> None:
    """Play the run's rounds of each size, with the searching seat in turn; those in the file are not played again."""
    kept = [json.loads(line) for line in file.read_text().splitlines()] if file and file.exists() else []
    with ExitStack() as stack:
        played: Callable[..., Iterable[list[Found]]] = map
        if run.jobs == 1:
            _prepare(run)
        else:
            pool = ProcessPoolExecutor(run.jobs, initializer=_prepare, initargs=(run,))
            stack.callback(pool.shutdown, cancel_futures=True)
            played = pool.map
        for i, deal in enumerate(chain(kept[: run.rounds], played(_play_deal, range(len(kept), run.rounds)))):
            for size, found in deal:
                for trial, (gain, took) in zip(trials, found, strict=True):
                    trial.add(size, gain, took)
            if file and i >= len(kept):
                with file.open("a", encoding="utf-8") as kept_in:
                    kept_in.write(json.dumps(deal) + "\n")


_HERE: list[Run] = []
"""The run that this process plays for."""


def _prepare(run: Run) -> None:
    _HERE[:] = [run]


def _play_deal(i: int) -> list[Found]:
    """Play a round of each size."""
    (run,) = _HERE
    deal = []
    for size in run.sizes:
        start, seat = run.dealt(i, size)
        base, found = run.table.play(start, seat, None, []), []
        for bot in run.bots:
            took: list[float] = []
            found.append((run.table.play(start, seat, bot, took) - base, took))
        deal.append((size, found))
    return deal


def main() -> None:
    """Measure until all rounds are played or Ctrl-C, and print the results."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search", description="Measure search against nets.")
    parser.add_argument("--rounds", type=int, default=100, help="rounds of each size")
    parser.add_argument("--sizes", default="", help="numbers of rounds, separated by commas; default: all")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--kind", default="Wizard", help="a kind of benchmarks.bots")
    parser.add_argument("--every", action="store_true", help="all kinds, each with its number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that play true rounds (default 1)")
    parser.add_argument("--seconds", type=float, help="default: no clock")
    parser.add_argument("--worlds", type=int)
    parser.add_argument("--bids", action=argparse.BooleanOptionalAction, default=True, help="whether bids are searched")
    parser.add_argument("--settings", default="{}", help="other settings as JSON; separate several by ;")
    parser.add_argument("--fresh", type=int, metavar="DEALS", help="value moves in this many other deals (64)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where finished deals are kept")
    arguments = parser.parse_args()
    chosen = kinds() if arguments.every else [k for k in kinds() if k[::2] == (arguments.kind, arguments.players)]
    if not chosen:
        parser.error(f"there is no kind {arguments.kind!r} with {arguments.players} players in benchmarks.bots")
    if arguments.fresh and any(getattr(options, "mode", None) is Mode.SINGLE_SUIT for _, options, _ in chosen):
        parser.error("--fresh swaps any cards, so it cannot value moves of games with single suits")
    for kind in chosen:
        measure(kind, arguments)


def measure(kind: Kind, arguments: argparse.Namespace) -> None:
    """Play rounds of one kind and print the results; Ctrl-C ends it early."""
    run = Run(kind, arguments)
    print(f"{kind[0]}, {run.players} players")
    if arguments.fresh:
        value_in_fresh_deals(run, arguments.fresh)
        return
    trials = [Trial(name, run.sizes) for name in run.names]
    with suppress(KeyboardInterrupt):
        play_deals(trials, run, file_of(kind, arguments))
    for trial in trials:
        trial.report(trials[0])


def file_of(kind: Kind, arguments: argparse.Namespace) -> Path | None:
    """Where the deals of a kind are kept: a file for these settings, of which each has its own."""
    if arguments.keep is None:
        return None
    arguments.keep.mkdir(parents=True, exist_ok=True)
    given = [kind[0], kind[2], *(getattr(arguments, name) for name in ("seed", "sizes", "worlds", "seconds", "bids"))]
    title = " ".join(map(str, ["search", *given, arguments.settings]))
    folder: Path = arguments.keep
    return folder / re.sub(r"[^a-z0-9.]+", "-", f"{title}.jsonl".lower())


def value_in_fresh_deals(run: Run, deals: int) -> None:
    """Value the moves of all settings in this many deals that look alike to the seat, and print what they gain."""
    gains = [Gains(name, bot) for name, bot in zip(run.names, run.bots, strict=True)]
    with suppress(KeyboardInterrupt):
        for i in range(run.rounds):
            for size in run.sizes:
                start, seat = run.dealt(i, size)
                value_round(run.table.decisions(start, seat), gains, Alike(start, seat, deals, 1000 * i + size))
    report(gains)


if __name__ == "__main__":
    main()
