"""Trains the nets of a game: ``python -m training.train FOLDER`` (run it again to resume).

It uses one process on one core.  Each decision is used for training about once; self-play uses the new weights at once.
"""

import argparse
import json
import signal
import time
from dataclasses import asdict, dataclass, replace
from math import cos, pi
from pathlib import Path

import numpy as np
import torch

from . import checkpoint
from .extreme import EXTREME
from .games import Exploring
from .nets import Net
from .replay import Replay
from .selfplay import Counts, Tables
from .wizard import WIZARD

GAMES = {game.name: game for game in (WIZARD, EXTREME)}
REPLAYS = (1 << 17, 1 << 18)
AVERAGED = 0.001
"""The weight of a step in the averages, which thus cover about 1,000 steps."""
REUSES = (2.0, 1.0)
"""How many times each decision is used for training, by net."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of a run."""

    folder: Path
    game: str
    seed: int
    decisions: int
    """The number of decisions at which the run ends; the learning rate falls until then."""
    width: int
    tables: int
    batch: int
    rate: float
    last_rate: float
    plain: float
    trace: float
    guided: int
    """The number of decisions during which some moves, fewer and fewer, follow rules of thumb."""
    report_seconds: float


class Run:
    """A training run."""

    def __init__(self, plan: Plan) -> None:
        plan.folder.mkdir(parents=True, exist_ok=True)
        (plan.folder / "plan.json").write_text(json.dumps(asdict(plan), default=str, indent=2), encoding="utf-8")
        self.plan = plan
        self.game = GAMES[plan.game]
        sizes = (self.game.layout.FEATURES, plan.width)
        answers = [(moves, self.game.layout.OUTCOMES) for moves in self.game.moves]
        alike = [self.game.shared_features(i) if self.game.shared_features else None for i in range(len(answers))]
        self.nets = [Net(*sizes, *each, plan.seed + i, alike[i]) for i, each in enumerate(answers)]
        self.optimizers = [torch.optim.Adam(list(net), lr=plan.rate, fused=True) for net in self.nets]
        self.progress = checkpoint.load(plan.folder, self.nets, self.optimizers)
        seed = plan.seed + self.progress.decisions
        self.rng = np.random.default_rng(seed)
        self.replays = [Replay(size, self.game.layout.MOST_FEATURES, self.game.layout.OUTCOMES) for size in REPLAYS]
        self.tables = Tables(self.game, self.game.mixture(plan.plain), plan.tables, seed, plan.trace)
        self.losses: list[list[float]] = [[], []]
        self._due = [0.0, 0.0]
        self._stopped = False

    def rate(self) -> float:
        """The learning rate, on a cosine from first to last."""
        done = min(self.progress.decisions / self.plan.decisions, 1.0)
        return self.plan.last_rate + (self.plan.rate - self.plan.last_rate) * (1 + cos(pi * done)) / 2

    def exploring(self) -> Exploring:
        """The rates of exploration; while many moves follow rules of thumb, more cards are random."""
        part = max(1.0 - self.progress.decisions / self.plan.guided, 0.0) if self.plan.guided else 0.0
        usual = self.game.exploring
        return replace(usual, guided=part, cards=usual.cards + 1.5 * part)

    def learn(self, which: int) -> None:
        """Make a training step of one net."""
        rows = self.replays[which].sample(self.plan.batch, self.rng)
        if len(rows) < self.plan.batch // 2:
            return
        optimizer = self.optimizers[which]
        for group in optimizer.param_groups:
            group["lr"] = self.rate()
        loss = self.nets[which].loss(self.replays[which], rows)
        optimizer.zero_grad()
        torch.autograd.backward([loss])
        optimizer.step()
        self.nets[which].average(AVERAGED)
        self.losses[which].append(loss.item())
        self.progress.steps += 1

    def step(self) -> None:
        """Make a decision at every table, and train on as many."""
        bids = self.tables.step(self.nets, self.replays, self.exploring())
        self.progress.decisions += self.plan.tables
        for which, made in enumerate((bids, self.plan.tables - bids)):
            self._due[which] += made * REUSES[which] / self.plan.batch
            while self._due[which] >= 1:
                self._due[which] -= 1
                self.learn(which)

    def report(self, seconds: float, processor: float) -> None:
        """Write a line of progress and a checkpoint."""
        counts, self.tables.counts = self.tables.counts, Counts(len(self.game.groups))
        groups = {name: means for i, name in enumerate(self.game.groups) if (means := counts.means(i))}
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
        """Stop after the current step."""
        self._stopped = True

    def go(self) -> None:
        """Run until all decisions of the plan are made, or until somebody stops it."""
        for wish in (signal.SIGINT, signal.SIGTERM):
            signal.signal(wish, self.stop)
        start, processor = time.monotonic(), time.process_time()
        while self.progress.decisions < self.plan.decisions and not self._stopped:
            self.step()
            if time.monotonic() - start >= self.plan.report_seconds:
                self.report(time.monotonic() - start, time.process_time() - processor)
                start, processor = time.monotonic(), time.process_time()
        self.report(time.monotonic() - start, time.process_time() - processor)


def main() -> None:
    """Parse the command line and train."""
    parser = argparse.ArgumentParser(prog="python -m training.train", description="Train the nets of a game.")
    parser.add_argument("folder", type=Path, help="folder for checkpoints and progress")
    parser.add_argument("--game", choices=GAMES, default="wizard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", type=float, default=2e8, help="decisions of self-play in total")
    parser.add_argument("--width", type=int, default=256, help="width of each of the two hidden layers")
    parser.add_argument("--tables", type=int, default=2048, help="rounds in parallel")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=1e-3, help="first learning rate")
    parser.add_argument("--last-rate", type=float, default=3e-5, help="last learning rate")
    parser.add_argument("--plain", type=float, default=0.6, help="share of rounds that are played without options")
    parser.add_argument("--trace", type=float, default=0.7, help="λ: how far outcomes reach back; 1: they alone count")
    parser.add_argument("--guided", type=float, default=0, help="decisions with some, ever fewer, moves by thumb")
    parser.add_argument("--report-seconds", type=float, default=60)
    given = vars(parser.parse_args())
    given.update(decisions=int(given["decisions"]), guided=int(given["guided"]))
    torch.set_num_threads(1)
    Run(Plan(**given)).go()


if __name__ == "__main__":
    main()
