"""What was learned as a bot, for the arena: ``training.baselines.bot:Baseline:folder=build/baselines/dqn``."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import ClassVar

import numpy as np
import torch

from foretell import Move, Observation, Trump, WizardOptions
from foretell.encoder import Encoder
from foretell.rules.wizard.codes import CODES

from ..folder import PLAN, NoRun
from .facts import PLAYERS
from .learner import Learner, load
from .run import NETS, Plan

_ENCODER = Encoder(WizardOptions(), PLAYERS)


@dataclass(frozen=True, slots=True)
class Learned:
    """What a run has learned so far."""

    plan: Plan
    learner: Learner
    rounds: int
    """How many it has played."""
    seconds: int
    """CPU time."""


class Baseline:
    """What a method has learned, for classic Wizard with four players; it names the suit that it holds most of."""

    SETTINGS: ClassVar[dict[str, type]] = {"folder": str}

    def __init__(self, seed: int, folder: str) -> None:
        """``folder``: where the method learns; raises NoRun if there is nothing yet."""
        self.name = Path(folder).name
        self._learners = {size: one.learner for one in learned_in(Path(folder)) for size in one.plan.sizes}

    def choose(self, observation: Observation) -> Move:
        """The best legal move to the learner for the number of cards dealt, or for the nearest one."""
        legal = observation.legal_moves
        if isinstance(legal[0], Trump):
            suits = [card.suit for card in observation.hand]
            return max(legal, key=lambda move: suits.count(move.suit) if isinstance(move, Trump) else 0)
        learner = self._learners[min(self._learners, key=lambda size: abs(size - observation.cards))]
        seen = _ENCODER.indices(observation.view)
        indices = np.full((1, _ENCODER.most), _ENCODER.size, np.int32)
        indices[0, : len(seen)] = seen
        mask = np.zeros((1, CODES), np.bool_)
        mask[0, list(legal.codes)] = True
        return legal[legal.codes.index(learner.best(learner.facts.rows(indices), mask)[0])]


@cache
def learned_in(folder: Path) -> tuple[Learned, ...]:
    """What was learned in the folder of a method, from fewer cards to more; raises NoRun if there is nothing."""
    torch.set_num_threads(1)
    found = sorted(map(_learned, folder.glob(f"*/{NETS}")), key=lambda one: one.plan.sizes)
    if not found:
        raise NoRun(f"nothing was learned in {folder} yet (python -m training.baselines)")
    return tuple(found)


def _learned(file: Path) -> Learned:
    kept = json.loads((file.parent / PLAN).read_text(encoding="utf-8"))
    plan = Plan(**kept | {"sizes": tuple(kept["sizes"])})
    learner, content = plan.new_learner(), torch.load(file, weights_only=True)
    load(learner.nets, content["nets"])
    return Learned(plan, learner, content["rounds"], content["seconds"])
