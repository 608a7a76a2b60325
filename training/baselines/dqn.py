"""Deep Q-networks by the protocol of Schumacher & Pleines 2022 (arXiv 2205.13834), with the values of their code.

One network bids, another plays; a learner knows one number of cards.  Bids learn from the points of the round, cards
from the value that a target network gives the seat's next decision.  A tenth as many steps are made as rounds played.
"""

import numpy as np
import torch
from numpy.typing import NDArray

from foretell.rules.wizard.codes import CODES, TRUMP

from .facts import IRRELEVANT, MEMORY, PLAYERS, Facts, Mask, Moves, Numbers, Rows
from .learner import Learner
from .net import Net, best, chosen, legal, some_at_random, step
from .replay import Replay
from .waves import Wave

HIDDEN_BIDDING, HIDDEN_PLAYING = (100, 100, 50), (200, 200, 100)
RATE, BATCH = 5e-4, 1024
WAVE = 500
"""How many rounds are played side by side, between steps."""
ROUNDS_PER_STEP, STEPS_PER_TARGET, TARGET = 10, 2, 0.1
"""Rounds for each step of a network; steps for each of the target network, which moves this part of the way."""
REPLAY_BIDS, REPLAY_PLAYS, REPLAY_SHARE, REPLAY_START = 300_000, 600_000, 0.3, 0.1
"""The most decisions to learn from, the share of all decisions, and the part that is filled before steps are made."""
RANDOM_MOVES, RANDOM_UNTIL = (1.0, 0.01), 0.9
"""The share of random moves at the beginning and at the end, and the part of the run in which it falls."""


class DQN(Learner):
    """Plays the move with the highest value."""

    def __init__(self, sizes: tuple[int, ...], rounds: int, seed: int) -> None:
        """A new learner for rounds with these numbers of cards; it will play this many rounds."""
        torch.manual_seed(seed)
        self.facts = Facts(IRRELEVANT | MEMORY)
        self.bidding = Net(self.facts.size, HIDDEN_BIDDING, TRUMP)
        self.playing, self.target = (Net(self.facts.size, HIDDEN_PLAYING, CODES) for _ in range(2))
        self.target.load_state_dict(self.playing.state_dict())
        self.steps = [torch.optim.Adam(net.parameters(), lr=RATE, fused=True) for net in (self.bidding, self.playing)]
        most = int(REPLAY_SHARE * rounds * PLAYERS)
        self.bids, self.plays = Replay(min(REPLAY_BIDS, most)), Replay(min(REPLAY_PLAYS, most * max(sizes)))
        self.nets = {"bidding": self.bidding, "playing": self.playing}
        steps = {"bidding steps": self.steps[0], "playing steps": self.steps[1]}
        self.parts = {"target": self.target, **steps, "bids": self.bids, "plays": self.plays}

    def best(self, rows: Rows, mask: Mask) -> Moves:
        """The moves with the highest values."""
        moves, is_bid = np.zeros(len(rows), np.int64), are_bids(mask)
        with torch.no_grad():
            moves[is_bid] = best(self.bidding(rows[is_bid]), mask[is_bid, :TRUMP])
            moves[~is_bid] = best(self.playing(rows[~is_bid]), mask[~is_bid])
        return moves

    def act(self, rows: Rows, mask: Mask, done: float, rng: np.random.Generator) -> tuple[Moves, Numbers]:
        """The best moves, and many at random; nothing more is known of them."""
        return some_at_random(self.best(rows, mask), mask, exploration(done), rng), np.zeros((len(rows), 0), np.float32)

    def learn(self, wave: Wave, done: float, rng: np.random.Generator) -> float:
        """Remember the wave, and learn from random decisions of the latest waves."""
        is_bid = are_bids(wave.mask)
        self.bids.add(wave.part(is_bid))
        self.plays.add(wave.part(~is_bid))
        losses = [0.0]
        for number in range(WAVE // ROUNDS_PER_STEP):
            if self.bids.filled >= max(REPLAY_START * self.bids.room, 2 * BATCH):
                losses.append(self._learn_bids(self.bids.sample(BATCH, rng)))
            if self.plays.filled >= max(REPLAY_START * self.plays.room, 2 * BATCH):
                losses.append(self._learn_plays(*self.plays.sample_with_next(BATCH, rng)))
                if number % STEPS_PER_TARGET:
                    self._move_target()
        return float(np.mean(losses))

    def _learn_bids(self, part: Wave) -> float:
        error = chosen(self.bidding(part.rows), part.moves) - torch.from_numpy(part.points)
        return step(self.steps[0], (error**2).mean())

    def _learn_plays(self, part: Wave, following: Wave) -> float:
        with torch.no_grad():
            values = legal(self.target(following.rows), following.mask).amax(dim=1)
        aims = torch.where(torch.from_numpy(part.last), torch.from_numpy(part.points), values)
        return step(self.steps[1], ((chosen(self.playing(part.rows), part.moves) - aims) ** 2).mean())

    def _move_target(self) -> None:
        with torch.no_grad():
            for target, source in zip(self.target.parameters(), self.playing.parameters(), strict=True):
                target.lerp_(source, TARGET)


def are_bids(mask: Mask) -> NDArray[np.bool_]:
    """Which decisions are bids."""
    return np.asarray(mask[:, :TRUMP].any(axis=1))


def exploration(done: float) -> float:
    """The share of random moves, which falls exponentially."""
    first, last = RANDOM_MOVES
    left: float = 0.01 ** min(done / RANDOM_UNTIL, 1.0)
    return last + (first - last) * (left - 0.01) / 0.99
