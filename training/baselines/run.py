"""A run of a learner: waves of rounds, learning from each, and a checkpoint every two minutes."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch

from foretell.rules.chance import round_key

from ..folder import CHECKPOINT, PLAN, PROGRESS, NoRun
from . import dmc, dqn, ppo
from .learner import Learner, load, state_of
from .waves import Rounds

NETS = "nets.pt"
"""The file of what was learned so far, for play."""
SAVED_EVERY = 120.0
"""Seconds between checkpoints."""
REPORTS = 100
"""How many lines of progress a whole run writes."""


@dataclass(frozen=True, slots=True)
class Method:
    """A way to learn."""

    learner: Callable[[tuple[int, ...], int, int], Learner]
    """(numbers of cards, rounds to be played, seed): a new learner."""
    is_apart: bool
    """Whether there is a learner for each number of cards, instead of one for all."""
    rounds: int
    """How many rounds a learner plays."""
    wave: int
    """How many of them side by side."""

    def groups(self, sizes: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """The numbers of cards of each learner."""
        return tuple((size,) for size in sizes) if self.is_apart else (sizes,)


METHODS = {
    "dqn": Method(dqn.DQN, is_apart=True, rounds=400_000, wave=dqn.WAVE),
    "ppo": Method(ppo.PPO, is_apart=False, rounds=4_096_000, wave=512),
    "dmc": Method(dmc.DeepMonteCarlo, is_apart=False, rounds=10_240_000, wave=512),
}


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of a run."""

    method: str
    sizes: tuple[int, ...]
    """The numbers of cards of its rounds."""
    rounds: int
    seed: int

    def new_learner(self) -> Learner:
        """A learner that has learned nothing yet."""
        return METHODS[self.method].learner(self.sizes, self.rounds, self.seed)

    @property
    def wave(self) -> int:
        """How many rounds are played side by side."""
        return METHODS[self.method].wave


@dataclass
class Progress:
    """How far a run is."""

    waves: int = 0
    seconds: float = 0.0
    """CPU time of playing and learning."""
    since_report: list[list[float]] = field(default_factory=list)
    """Points and loss of each wave since the last report."""
    reports: list[dict[str, float]] = field(default_factory=list)
    """Rounds, points a round (with exploration), loss, CPU seconds."""


class Run:
    """A learner in a folder; it goes on from the last checkpoint there."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        """Raises NoRun if the folder has a run with another plan."""
        torch.set_num_threads(1)
        self.plan, self.folder = plan, folder
        folder.mkdir(parents=True, exist_ok=True)
        check_plan(plan, folder)
        self.learner, self.progress = plan.new_learner(), Progress()
        self._rounds = Rounds(plan.sizes, self.learner.facts, plan.wave)
        if (folder / CHECKPOINT).exists():
            content = torch.load(folder / CHECKPOINT, weights_only=True)
            load(self.learner.nets | self.learner.parts, content["learner"])
            self.progress = Progress(**content["progress"])

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return self.progress.waves * self.plan.wave

    @property
    def done(self) -> float:
        """The share that is over."""
        return self.rounds / self.plan.rounds

    def go(self, most_seconds: float) -> None:
        """Learn until all rounds are played, or this much CPU time is used in all."""
        saved = time.monotonic()
        while self.done < 1 and self.progress.seconds < most_seconds:
            self.step()
            if time.monotonic() - saved >= SAVED_EVERY:
                self.save()
                saved = time.monotonic()
        self.save()

    def step(self) -> None:
        """Play a wave and learn from it; every hundredth of the run, report."""
        begun, number, before = time.process_time(), self.progress.waves, self.done
        rng = np.random.default_rng([self.plan.seed, number])
        act = partial(self.learner.act, done=self.done, rng=rng)
        wave, points = self._rounds.play(act, round_key(self.plan.seed, number))
        self.progress.since_report.append([points, self.learner.learn(wave, self.done, rng)])
        self.progress.waves += 1
        self.progress.seconds += time.process_time() - begun
        if int(self.done * REPORTS) > int(before * REPORTS):
            self._report()

    def _report(self) -> None:
        points, loss = np.mean(self.progress.since_report, axis=0).round(4).tolist()
        seconds = round(self.progress.seconds)
        self.progress.since_report = []
        self.progress.reports.append({"rounds": self.rounds, "points": points, "loss": loss, "seconds": seconds})
        print(f"{self.folder}: {self.rounds:,} rounds, {points:.1f} points, loss {loss:.3f}, {seconds} s", flush=True)

    def save(self) -> None:
        """Replace the checkpoint, and then what others read: nets and progress."""
        learner = self.learner
        content = {"learner": state_of(learner.nets | learner.parts), "progress": asdict(self.progress)}
        self._replace(CHECKPOINT, content)
        figures = {"rounds": self.rounds, "seconds": round(self.progress.seconds)}
        self._replace(NETS, {"nets": state_of(learner.nets), **figures})
        lines = "".join(f"{json.dumps(report)}\n" for report in self.progress.reports)
        (self.folder / PROGRESS).write_text(lines, encoding="utf-8")

    def _replace(self, name: str, content: dict[str, Any]) -> None:
        torch.save(content, self.folder / "next.pt")
        (self.folder / "next.pt").replace(self.folder / name)


def learn(
    method: str, folder: Path, sizes: tuple[int, ...], rounds: int | None, seed: int, most_seconds: float
) -> None:
    """Learn by a method until all rounds are played or the CPU time is used; learners that are done leave theirs.

    ``rounds``: of each learner (None: the method's).  Raises NoRun if there are runs with other settings.
    """
    groups = METHODS[method].groups(sizes)
    for number, group in enumerate(groups):
        name = str(group[0]) if len(group) == 1 else f"{group[0]}-{group[-1]}"
        run = Run(Plan(method, group, rounds or METHODS[method].rounds, seed), folder / name)
        run.go(most_seconds / (len(groups) - number))
        most_seconds -= run.progress.seconds


def check_plan(plan: Plan, folder: Path) -> None:
    """Write the plan into a new folder; raise NoRun if there is another one."""
    wanted = json.dumps(asdict(plan), indent=2)
    if not (folder / PLAN).exists():
        (folder / "next.json").write_text(wanted, encoding="utf-8")
        (folder / "next.json").replace(folder / PLAN)
    elif (there := (folder / PLAN).read_text(encoding="utf-8")) != wanted:
        raise NoRun(f"{folder} has another run: {' '.join(there.split())}; name another --folder")
