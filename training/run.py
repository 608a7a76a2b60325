"""A training run: self-play and training, alternately, in each of one or more processes of one core.

Each decision is used for training about once.  Self-play uses the averaged weights, as integers.
"""

import json
import signal
import time
from dataclasses import asdict, dataclass, replace
from math import cos, pi
from pathlib import Path

import numpy as np
import torch

from . import checkpoint
from .all_games import GAMES
from .exploring import Exploring
from .folder import PLAN
from .nets import Net
from .players import first_positions, players, some_positions
from .quantising import Parts
from .selfplay import Tables
from .starting import shipped_floats
from .team import Team

REPLAYS = (1 << 17, 1 << 18)
AVERAGED = 0.001
"""The weight of a step in the averages, which thus cover about 1,000 steps."""
REUSES = (2.0, 1.0)
"""How many times each decision is used for training, by net."""
WARM = 3e6
"""For how many decisions the learning rate rises, in a run that begins with the package's nets."""
RENEWED = 64
"""After how many decisions at each table self-play gets the new weights."""
SHARED = 16
"""After how many decisions at each table the processes of a run take the mean of their weights, and may stop."""
_SEEDS_APART = 1_000_003


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of a run."""

    folder: Path
    game: str
    seed: int
    decisions: int
    """The number of decisions at which the run ends; the learning rate falls until then."""
    tables: int
    batch: int
    rate: float
    last_rate: float
    plain: float
    trace: float
    from_package: bool
    """Whether the run begins with the package's nets, and not with random weights."""
    guided: int
    """The number of decisions during which some moves, fewer and fewer, follow rules of thumb."""
    report_seconds: float
    processes: int = 1


class Run:
    """A training run, or what one of its processes does."""

    def __init__(self, plan: Plan, team: Team) -> None:
        torch.set_num_threads(1)
        self.plan, self.team = plan, team
        if team.leads:
            plan.folder.mkdir(parents=True, exist_ok=True)
            (plan.folder / PLAN).write_text(json.dumps(asdict(plan), default=str, indent=2), encoding="utf-8")
        self.game = GAMES[plan.game]
        self.nets = [self._new_net(which) for which in range(len(self.game.moves))]
        if plan.from_package:
            for net, parts in zip(self.nets, shipped_floats(self.game), strict=True):
                net.begin(parts)
        self.optimizers = [torch.optim.Adam(list(net), lr=plan.rate, fused=True) for net in self.nets]
        self.progress = checkpoint.load(plan.folder, self.nets, self.optimizers)
        seed = plan.seed + self.progress.decisions + team.rank * _SEEDS_APART
        self.rng = np.random.default_rng(seed)
        self.tables = Tables(self.game, self.game.mixture(plan.plain), plan.tables, seed, REPLAYS, plan.trace)
        self.players = players(self._floats(), first_positions(self.game, plan.plain, seed))
        """The nets of integers that play."""
        self.losses: list[list[float]] = [[], []]
        self._due = [0.0, 0.0]
        self._wished = self._stopped = False
        self._played = 0

    def _new_net(self, which: int) -> Net:
        layout, shared = self.game.layout, self.game.shared_features
        sizes = layout.FEATURES, self.game.moves[which], layout.OUTCOMES
        return Net(*sizes, self.plan.seed + which, shared(which) if shared else None)

    def _floats(self) -> list[Parts]:
        return [net.floats() for net in self.nets]

    def rate(self) -> float:
        """The learning rate, on a cosine from first to last; first it rises if the nets know something already."""
        done = min(self.progress.decisions / self.plan.decisions, 1.0)
        warm = min(self.progress.decisions / WARM, 1.0) if self.plan.from_package else 1.0
        return warm * (self.plan.last_rate + (self.plan.rate - self.plan.last_rate) * (1 + cos(pi * done)) / 2)

    def exploring(self) -> Exploring:
        """The rates of exploration; while many moves follow rules of thumb, more cards are random."""
        part = max(1.0 - self.progress.decisions / self.plan.guided, 0.0) if self.plan.guided else 0.0
        usual = self.game.exploring
        return replace(usual, guided=part, cards=usual.cards + 1.5 * part)

    def learn(self, which: int) -> None:
        """Make a training step of one net."""
        decisions = self.tables.replay.sample(which, self.plan.batch, self.rng)
        if len(decisions) < self.plan.batch // 2:
            return
        optimizer = self.optimizers[which]
        for group in optimizer.param_groups:
            group["lr"] = self.rate()
        loss = self.nets[which].loss(decisions)
        optimizer.zero_grad()
        torch.autograd.backward([loss])
        optimizer.step()
        self.nets[which].average(AVERAGED)
        self.losses[which].append(loss.item())
        self.progress.steps += 1

    def step(self) -> None:
        """Make a decision at every table, and train on as many."""
        before = self.tables.replay.made.copy()
        self.tables.play(self.players, self.exploring())
        self.progress.decisions += self.plan.tables * self.team.size
        for which, made in enumerate(self.tables.replay.made - before):
            self._due[which] += made * REUSES[which] / self.plan.batch
            while self._due[which] >= 1:
                self._due[which] -= 1
                self.learn(which)
        self._played += 1
        if self._played % SHARED == 0:
            self.share()
        if self._played % RENEWED == 0:
            self.players = players(self._floats(), some_positions(self.tables, self.rng))

    def share(self) -> None:
        """Take the mean of what all processes have learned; all stop if one is to."""
        weights = (part for net in self.nets for part in (*net, *net.averages.values()))
        self._stopped = self.team.share(weights, self._wished)

    def report(self, seconds: float, processor: float) -> None:
        """Write a line of progress and a checkpoint, if this process leads."""
        if not self.team.leads:
            return
        groups = {name: means for i, name in enumerate(self.game.groups) if (means := self.tables.means(i))}
        self.tables.counts[:] = 0
        losses = [round(float(np.mean(values)), 4) if values else None for values in self.losses]
        self.losses = [[], []]
        self.progress.seconds += seconds
        done = {"decisions": self.progress.decisions, "steps": self.progress.steps}
        speed = {"seconds": round(self.progress.seconds), "processor": round(processor / seconds, 3)}
        checkpoint.report(self.plan.folder, {**done, **speed, "rate": self.rate(), "losses": losses, **groups})
        checkpoint.save(self.plan.folder, self.nets, self.optimizers, self.progress)
        shown = [groups.get(name) for name in (self.game.groups[1], self.game.groups[-1])]
        print(*done.values(), f"{speed['processor']:.0%}", losses, *shown, flush=True)

    def stop(self, *_: object) -> None:
        """Stop when weights are shared next."""
        self._wished = True

    def go(self) -> None:
        """Run until all decisions of the plan are made, or until somebody stops it."""
        before = {wish: signal.signal(wish, self.stop) for wish in (signal.SIGINT, signal.SIGTERM)}
        start, processor = time.monotonic(), time.process_time()
        while self.progress.decisions < self.plan.decisions and not self._stopped:
            self.step()
            if time.monotonic() - start >= self.plan.report_seconds:
                self.report(time.monotonic() - start, time.process_time() - processor)
                start, processor = time.monotonic(), time.process_time()
        self.share()
        self.report(time.monotonic() - start, time.process_time() - processor)
        for wish, handler in before.items():
            signal.signal(wish, handler)


def train(plan: Plan, team: Team) -> None:
    """Run until all is done, as one of the team."""
    Run(plan, team).go()
