"""One game in the native library: whose turn it is, what is legal, what a seat sees; environments play on it."""

from operator import index
from typing import Any, Self, SupportsIndex

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..engine.fast import GAMES, as_rows
from ..engine.records import Records, from_record, to_records
from ..game.moves import Move
from ..game.observation import Observation
from ..game.options import seed_of
from ..game.rulesets import ruleset_of
from ..rules.chance import below, round_key
from ..rules.wizard.deal import DECK_ROOM
from .features import FeatureWriter
from .kind import Kind, rewards_of

Mask = NDArray[np.int8]
Observed = dict[str, Any]
"""``observation``: the encoder's features; ``action_mask``: 1 for each legal action."""
_DEALING = 0
"""The phase of a game that waits for a deal."""
_REPLACING = -1001
"""With the seed, the key of the random numbers that choose moves in place of illegal ones."""


class Table:
    """A game that is played in episodes.  Actions are the codes of the moves."""

    def __init__(self, kind: Kind) -> None:
        """Get ready; ``begin`` starts an episode.  Raises ImportError if the native library is missing."""
        self.kind = kind
        options, players = kind.options, kind.players
        self.game, self.writer = GAMES[options.game], FeatureWriter(options, players)
        self.ruleset = ruleset_of(options)
        self.names = tuple(f"seat {seat}" for seat in range(players))
        self._start = to_records([kind.start()], self.game.state)
        self.state = self._start.copy()
        self._numbers = as_rows(self.state)[0]
        self._views = np.zeros(1, self.game.view)
        self._move, self._seat = np.zeros(1, np.int64), np.zeros(1, np.int64)
        self._room = np.zeros(DECK_ROOM, np.int64)
        self.lots = [0]
        """The random generator (``rules.chance``) of the moves in place of illegal ones."""
        self._mask: Mask = np.zeros(self.game.codes, np.int8)
        self._is_mask_known = False
        places = {name: offset // 8 for name, (_, offset, *_) in (self.game.state.fields or {}).items()}
        self._turn_at, self._phase_at, self._seed_at, self._round_at = (
            places[name] for name in ("turn", "phase", "seed", "round")
        )
        self._score_at, self._total_at = places["score"], places["total"]
        self._deal, self._apply = self.game.function("deal_all"), self.game.function("apply_all")
        self._look, self._legal = self.game.function("look_all"), self.game.function("legal_all")

    def __reduce__(self) -> tuple[type[Self], tuple[Kind], tuple[Records, list[int]]]:
        """What ``pickle`` and ``copy.deepcopy`` keep: the kind and the position."""
        return type(self), (self.kind,), (self.state, self.lots)

    def __setstate__(self, kept: tuple[Records, list[int]]) -> None:
        """Take the position."""
        self.state[:], self.lots = kept

    def begin(self, seed: int, number: int) -> None:
        """Begin an episode with the deals of ``Game(options, players, seed=seed)``.

        ``number``: that of the only round, or 0 for a whole game.  Raises OptionsError for a seed that is none.
        """
        seed = seed_of(seed)
        self.state[:] = self._start
        self._numbers[self._seed_at] = seed
        self._numbers[self._round_at] = max(number - 1, 0)
        self.lots = [round_key(seed, _REPLACING)]
        self.deal()

    def deal(self) -> None:
        """Deal the next round, if the game waits for it."""
        self._deal(self.state, 1, self._room)
        self.forget_mask()

    @property
    def turn(self) -> int:
        """The seat to move; -1 after a round."""
        return int(self._numbers[self._turn_at])

    @property
    def round(self) -> int:
        """The number of the round."""
        return int(self._numbers[self._round_at])

    @property
    def is_over(self) -> bool:
        """After a round: whether the episode is over."""
        return self.kind.is_round or int(self._numbers[self._phase_at]) != _DEALING

    @property
    def score(self) -> list[int]:
        """The points of the last complete round, by seat."""
        return self._by_seat(self._score_at)

    @property
    def total(self) -> list[int]:
        """The points of the episode's complete rounds, by seat."""
        return self._by_seat(self._total_at)

    def _by_seat(self, first: int) -> list[int]:
        numbers: list[int] = self._numbers[first : first + self.kind.players].tolist()
        return numbers

    def mask(self) -> Mask:
        """The legal moves as the seat to move sees them, 1 for each that is legal: a new array."""
        return self._known_mask().copy()

    def _known_mask(self) -> Mask:
        if not self._is_mask_known:
            self._legal(self.state, 1, self._room, self._mask)
            self._is_mask_known = True
        return self._mask

    def space(self, actions: int) -> spaces.Dict:
        """The space of what a seat observes, with masks for this many actions."""
        features = spaces.Box(0.0, 1.0, (self.writer.size,), np.float32)
        return spaces.Dict({"observation": features, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})

    def observed(self, seat: int, mask: Mask) -> Observed:
        """What a seat sees, as the encoder writes it, in new arrays; ``mask``: its legal actions."""
        return {"observation": self.writer.of(self._view(seat)), "action_mask": mask}

    def _view(self, seat: int) -> NDArray[np.void]:
        self._seat[0] = seat
        self._look(self.state, 1, self._seat, self._views)
        return self._views

    def observation(self, seat: int) -> Observation:
        """What a seat sees, as bots get it."""
        view = from_record(self._view(seat), 0, self.game.plain.view)
        return self.ruleset.observation(self.kind.options, self.names, view)

    def legal(self, action: SupportsIndex) -> int:
        """The move that this action makes for the seat to move: its own, or one instead of an illegal one.

        Raises ValueError for an illegal action, unless the episodes replace it, and TypeError for what is no number.
        """
        code, mask = index(action), self._known_mask()
        if 0 <= code < self.game.codes and mask[code]:
            return code
        if self.kind.illegal == "error":
            what = self.ruleset.codebook.texts[code] if 0 <= code < self.game.codes else "no move"
            raise ValueError(f"action {code} ({what}) is illegal for seat {self.turn}; the mask shows the legal ones")
        codes = mask.nonzero()[0]
        return int(codes[below(self.lots, len(codes))])

    def apply(self, code: int) -> None:
        """Make a legal move."""
        self._move[0] = code
        self._apply(self.state, 1, self._move)
        self.forget_mask()

    def forget_mask(self) -> None:
        """Note that the state has changed."""
        self._is_mask_known = False

    def code_of(self, move: Move) -> int:
        """The code of a bot's move; raises ValueError if it is illegal."""
        code = self.ruleset.codebook.code_of(move)
        if code is None or not 0 <= code < self.game.codes or not self._known_mask()[code]:
            raise ValueError(f"the bot on seat {self.turn} chose {move}, which is illegal")
        return code

    def rewards(self) -> list[float]:
        """After a round: what each seat gets for it."""
        sign = self.game.plain.sign
        return rewards_of(self.kind.reward, sign, self.score, self.total, is_over=self.is_over)

    def render(self) -> str:
        """The position as text, hands and all."""
        state = from_record(self.state, 0, self.game.plain.state)
        return str(self.ruleset.observation(self.kind.options, self.names, self.ruleset.open_view(state)))


def check_render_mode(mode: str | None) -> None:
    """Raise ValueError unless it is ``ansi`` or None."""
    if mode not in (None, "ansi"):
        raise ValueError(f"render_mode is 'ansi' or None, not {mode!r}")
