"""What bots choose and expect at a position: in the native library and in CPython.

An answer is the code of the move, and then, of the levels with nets, the points and chances of all moves, as they lie
in memory.  ``deciding.mjs`` gives the same answers by WebAssembly.
"""

from array import array
from dataclasses import replace
from functools import cache
from typing import Protocol

from foretell.bots.choices import choose_at_random
from foretell.bots.net.bot import JourneymanBot
from foretell.bots.net.judges import Estimates, NetJudge, PlainJudge, nets_of
from foretell.bots.search.searching import Search
from foretell.bots.thumb.bot import NOTHING, ApprenticeBot, ThumbBot
from foretell.engine.memory import function, struct

from .positions import SEARCH, Position

PLAIN_LEVELS = ("random", "apprentice", "thumb")
NET_LEVELS = ("journeyman", "master")
VERDICT = "verdict"
"""What the coach says of the first legal move: no level, but asked and compared in the same way."""
TO_WIN = "-to-win"
"""Added to the name of a level that plays for the win of the game."""
OF_NETS = (*NET_LEVELS, *(level + TO_WIN for level in NET_LEVELS))
LEVELS = (*PLAIN_LEVELS, *OF_NETS, "grandmaster", "grandmaster" + TO_WIN, VERDICT)
HEAD = 64
"""The bytes of a verdict that a host reads."""
MEASURE, WEIGHING = (-1e9, 10.0, 2, 1, 1, 1, 0.0), (3.0, 16, 0.05)
"""What ``set_verdict`` and ``set_weighing`` take."""
Answers = dict[str, bytes]
"""By level."""


class Decider(Protocol):
    """A target of the bots."""

    def answers(self, position: Position) -> Answers:
        """What the levels choose that it has."""
        ...


def answer(code: int, estimates: Estimates = ([], [])) -> bytes:
    """The move and the estimates in memory."""
    points, chances = estimates
    return array("q", [code]).tobytes() + array("d", [*points, *chances]).tobytes()


class NativeDecider:
    """All levels, by the native library."""

    def answers(self, position: Position) -> Answers:
        """What all levels choose."""
        game, codes = position.game, array("q", position.codes)
        memory, buffers = struct("bots_memory_limits_memory_Memory"), struct(f"bots_thumb_{game}_buffers_Buffers")
        memory[:8] = NOTHING.lowest.to_bytes(8, "little")
        asked = codes, len(codes)
        search = native_search(game, position.worlds)
        plain = {
            "random": function(game, "choose_at_random")(*asked, array("q", [position.seed])),
            "apprentice": function(game, "choose_as_apprentice")(position.view[:], *asked, memory, buffers),
            "thumb": function(game, "choose_as_thumb")(position.view[:], *asked, buffers),
        }
        answers = {level: answer(code) for level, code in plain.items()} | by_nets(search.judge_alone, position)
        for name, to_win in (("grandmaster", False), ("grandmaster" + TO_WIN, True)):
            estimates = searched(search, position, to_win=to_win)
            answers[name] = answer(best(estimates, position), estimates)
        return answers | {VERDICT: verdict(position)}


def verdict(position: Position) -> bytes:
    """The head of the verdict on the first legal move, after so few deals that all stages are seen."""
    game, codes, memory = position.game, array("q", position.codes), struct(verdict_room(position.game))
    function(game, "set_verdict")(memory, *MEASURE)
    function(game, "set_weighing")(memory, *WEIGHING)
    function(game, "set_seals")(memory, array("q", position.foretold or (0,)), len(position.foretold))
    nets = nets_of(game)
    more = function(game, "begin_verdict")(memory, position.view[:], codes, len(codes), 0, position.seed, nets)
    while more:
        more = function(game, "next_block")(memory, nets)
    return memory[:HEAD]


def verdict_room(game: str) -> str:
    """The struct of a verdict."""
    return f"bots_coach_{game}_verdict_room_Verdict"


@cache
def native_search(game: str, worlds: int) -> Search:
    """The search that is asked again and again."""
    return Search(game, replace(SEARCH[game], worlds=worlds))


def searched(search: Search, position: Position, *, to_win: bool) -> Estimates:
    """What the search expects."""
    view = position.looked_at()
    if position.trust is None:
        return search.judge_alone.judge(view, position.codes, to_win=to_win)
    return search.judge(view, position.codes, position.seed, position.foretold, to_win=to_win)


def best(estimates: Estimates, position: Position) -> int:
    """The move with the most points."""
    points, _ = estimates
    return position.codes[points.index(max(points))]


def by_nets(judge: NetJudge, position: Position) -> Answers:
    """What the levels choose that ask the nets alone."""
    game, codes = position.game, position.codes
    weakness = JourneymanBot(0).weakness_at(game, position.looked_at())
    return {
        "journeyman": answer(
            judge.choose(position.looked_at(), codes, weakness), judge.misjudge(position.looked_at(), codes, weakness)
        ),
        "master": answer(judge.choose(position.looked_at(), codes), judge.judge(position.looked_at(), codes)),
        "journeyman" + TO_WIN: answer(judge.choose(position.looked_at(), codes, weakness, to_win=True)),
        "master" + TO_WIN: answer(
            judge.choose(position.looked_at(), codes, to_win=True),
            judge.judge(position.looked_at(), codes, to_win=True),
        ),
    }


class PlainDecider:
    """Restricted Python, run by CPython: the levels without nets, and with nets at the first positions."""

    def __init__(self, nets: int) -> None:
        """``nets``: the number of positions at which the nets are asked."""
        self._nets = nets
        self._apprentice, self._thumb = ApprenticeBot(0), ThumbBot(0)

    def answers(self, position: Position) -> Answers:
        """What the levels choose, without search."""
        game, codes = position.game, position.codes
        plain = {
            "random": choose_at_random(codes, len(codes), [position.seed]),
            "apprentice": self._apprentice.choose_code(game, position.looked_at(), codes),
            "thumb": self._thumb.choose_code(game, position.looked_at(), codes),
        }
        answers = {level: answer(code) for level, code in plain.items()}
        if position.number < self._nets:
            answers |= by_nets(plain_judge(game), position)
        return answers


plain_judge = cache(PlainJudge)
