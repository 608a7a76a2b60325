"""Looks for puzzles: positions in which one move is clearly better than all others, and a weaker level misses it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from typing import Any

from foretell.bots import Bot
from foretell.bots.net.judges import new_judge
from foretell.game.codebook import Phase
from foretell.game.moves import Move
from foretell.rules.chance import round_key

from .confirming import Confirmer, least_of
from .equals import equals
from .finds import is_about, is_easy, is_last_seal, misses, question_of, representatives, written
from .ratings import Grader
from .rounds import LEVELS, Kind, Position, kinds, players, positions

_QUOTAS = {"card": 44, "bid": 12, "trump": 10, "declare": 10, "pass": 12}
_USUAL_QUOTA = 16
_RICH = {"classic": 3, "extreme": 3, "all-cards": 2}
"""Kinds of games of which there may be this many times as many."""
_CLOSE = 0.9
"""The share of the lead that a puzzle needs which the nets have to see, for a position to be looked at closely."""
_PAIRS = 0.3
"""The share of questions for one of two cards that are looked at."""
_CURIOUS = 0.03
"""The share of other positions that are looked at, for what the nets themselves miss."""
_judge, _confirmer, _grader = cache(new_judge), cache(Confirmer), cache(Grader)
"""What judges positions of a game, made when it is first asked."""


@dataclass(slots=True)
class Miner:
    """Mines round after round; what is found depends on the seed, the round's number and what was found before."""

    seed: int
    only: frozenset[str] = frozenset()
    """The questions that are looked for; none: all."""
    counts: Counter[tuple[str, str, bool]] = field(default_factory=Counter)
    """How many were found, by kind of game and of question, and whether they are easy."""
    bots: dict[str, Bot] = field(default_factory=players)

    def mine(self, number: int) -> dict[str, Any] | None:
        """The puzzle in the round with this number, if there is one."""
        rng = [round_key(self.seed, number)]
        every = kinds()
        kind = every[number % len(every)]
        for position in positions(kind, rng, self.bots):
            puzzle = self._puzzle(kind, position, number)
            if puzzle is not None:
                return puzzle
        return None

    def _puzzle(self, kind: Kind, position: Position, number: int) -> dict[str, Any] | None:
        """The position as a puzzle, if it is one."""
        seen = position.observation
        if seen.phase is Phase.CLOUD or not is_about(kind, position):
            return None
        view, codes = seen.view, seen.legal_moves.codes
        points, _ = _judge(seen.game).judge(seen.view, codes)
        best = codes[points.index(max(points))]
        answer = equals(view, codes, best)
        rest = [points[i] for i, code in enumerate(codes) if code not in answer]
        question = question_of(seen.codebook.moves[best])
        chance = round_key(round_key(self.seed, number), position.moves) / (1 << 63)
        if self.only and question not in self.only:
            return None
        if not rest or (len(rest) == 1 and question == "card" and chance > _PAIRS):
            return None
        is_close = max(points) - max(rest) < _CLOSE * least_of(seen.game, question)
        if is_close and chance > _CURIOUS:
            return None
        chosen = {level: self.bots[level].choose(seen) for level in LEVELS}
        missed = misses(position, answer, chosen)
        if not is_close and (not missed or self._is_full(kind, question, missed)):
            return None
        return self._confirmed(kind, position, number, chosen, least_of(seen.game, question))

    def _confirmed(
        self, kind: Kind, position: Position, number: int, chosen: dict[str, Move], least: float
    ) -> dict[str, Any] | None:
        seen = position.observation
        view, codes = seen.view, seen.legal_moves.codes
        tried = representatives(position)
        found = _confirmer(seen.game).confirm(
            view, tried, position.foretold, round_key(number, position.moves) >> 1, least
        )
        if found is None:
            return None
        answer = equals(view, codes, tried[found.best])
        best = seen.codebook.moves[tried[found.best]]
        missed, question = misses(position, answer, chosen), question_of(best)
        if self.only and question not in self.only:
            return None
        if not missed or self._is_full(kind, question, missed) or not is_last_seal(position.game, best, self.bots):
            return None
        find = written(kind, position, number, question, answer, tried, found, chosen)
        find["search"] = _grader(seen.game).solved(position, answer)
        self.count(find)
        return find

    def count(self, find: Mapping[str, Any]) -> None:
        """Count a find."""
        self.counts[find["kind"], find["question"], is_easy(find["missed"])] += 1

    def _is_full(self, kind: Kind, question: str, missed: Sequence[str]) -> bool:
        """Whether there are enough such puzzles already; at most half of them may be easy."""
        most = _QUOTAS.get(question, _USUAL_QUOTA) * _RICH.get(kind.name, 1)
        return self.counts[kind.name, question, is_easy(missed)] >= most / 2


def mined(miner: Miner, first: int) -> Iterator[tuple[int, dict[str, Any] | None]]:
    """The rounds from this number on, with the puzzle in each, if there is one."""
    for number in count(first):
        yield number, miner.mine(number)
