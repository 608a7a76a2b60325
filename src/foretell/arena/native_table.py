"""A table where levels play in the native library, and other bots are asked for their moves."""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from threading import get_ident

from ..bots.base import Bot
from ..bots.coach.both.playing import ASKED
from ..bots.coach.both.rounds import FOR_WIN
from ..bots.levels import BOT_NAMES
from ..bots.net.judges import nets_of
from ..bots.pipe.host import PipeBot
from ..bots.pipe.lines import followers
from ..engine.memory import function, object_of, places_of, size_of, struct
from ..engine.native import is_at_hand
from ..game.options import Options
from ..game.replaying import Replayed, new_memory
from ..game.rulesets import ruleset_of

_LEVELS = ("random", "apprentice", "thumb", "journeyman", "master")
_AIMING = ("journeyman", "master")
NUMBERS = {
    **{level: BOT_NAMES.index(level) for level in _LEVELS},
    **{f"{level}:aim=points": BOT_NAMES.index(level) for level in _AIMING},
    **{f"{level}:aim=win": BOT_NAMES.index(level) + FOR_WIN for level in _AIMING},
}
"""The levels that play here, by their names in the arena, with the numbers by which the library knows them."""
Rows = tuple[tuple[int, ...], ...]
"""Numbers by round and seat."""
Seat = str | Bot
"""One of the names in ``NUMBERS``, or a bot that is asked."""
_BYTES = 8
_FIRST_ROOM = 1024
"""For how many moves there is room at first."""


def play_here(bots: Sequence[str]) -> bool:
    """Whether all of these bots are levels that play in the native library, and it is there."""
    return is_at_hand() and all(bot in NUMBERS for bot in bots)


def can_be_asked(bots: Sequence[Seat]) -> bool:
    """Whether these bots can play here: none of them lives in another process or reads what happens."""
    asked = [bot for bot in bots if not isinstance(bot, str)]
    return not any(isinstance(bot, PipeBot) for bot in asked) and not followers(enumerate(asked))


class NativeTable:
    """Games with the same options and number of players, one after the other; not for two threads at once."""

    def __init__(self, options: Options, players: int, *, paper_rule: bool = False) -> None:
        """Get ready; raises BrokenNets and NativeMissing."""
        self.options, self.players, self._paper_rule = options, players, paper_rule
        self._ruleset, game = ruleset_of(options), options.game
        self._seats, self._nets = struct(f"bots_coach_{game}_rounds_Players"), nets_of(game)
        self._view_kind = self._ruleset.codebook.rules.view
        self._view = array("q", bytes(_BYTES * size_of(self._view_kind)))
        self._turn = places_of(self._ruleset.codebook.rules.state)["turn"].start
        self._codes = bytearray(_FIRST_ROOM)
        self.is_playing = False

    def play(self, seed: int, bots: Sequence[Seat], seeds: Sequence[int], names: Sequence[str]) -> Replayed:
        """A whole game, dealt by its seed.

        ``bots``, ``names`` and ``seeds``: of the players, by seat; bots that are asked have theirs already.  Raises
        IllegalMove for an illegal move of a bot that is asked, and what it raises.
        """
        self.is_playing = True
        try:
            return self._play(seed, bots, seeds, names)
        finally:
            self.is_playing = False

    def _play(self, seed: int, bots: Sequence[Seat], seeds: Sequence[int], names: Sequence[str]) -> Replayed:
        asked = {seat: bot for seat, bot in enumerate(bots) if not isinstance(bot, str)}
        levels = array("q", [NUMBERS[bot] if isinstance(bot, str) else ASKED for bot in bots])
        function(self.options.game, "sit_at_table")(self._seats, levels, self.players, 0.0, 0)
        here = new_memory(self.options, self.players, seed, paper_rule=self._paper_rule)
        generators, many = array("q", seeds), 0
        play_on = function(self.options.game, "play_on")
        while True:
            many = play_on(self._seats, here, self._nets, generators, self._codes, many, len(self._codes))
            turn = here[self._turn]
            if many == len(self._codes):
                self._codes += bytes(len(self._codes))
            elif turn in asked:
                self._ask(here, many, asked[turn], seed, names)
                many += 1
            else:
                break
        played = self._new_replayed(seed)
        played.play(bytes(self._codes[:many]))
        return played

    def _new_replayed(self, seed: int) -> Replayed:
        return Replayed(self.options, self.players, seed, paper_rule=self._paper_rule)

    def points(self, seed: int, levels: Sequence[str], seeds: Sequence[int]) -> Rows:
        """The points of a whole game, dealt by its seed, by round and seat; ``levels`` and ``seeds``: by seat."""
        scores = self.play(seed, levels, seeds, ()).by_round("score")
        return tuple(tuple(scores[i : i + self.players]) for i in range(0, len(scores), self.players))

    def _ask(self, here: "array[int]", many: int, bot: Bot, seed: int, names: Sequence[str]) -> None:
        """Ask the bot whose turn it is for the move after the ``many`` that were made, and make it."""
        seat, game = here[self._turn], self.options.game
        function(game, "look")(here, seat, self._view)
        view = object_of(self._view_kind, self._view)
        seen = self._ruleset.observation(self.options, tuple(names), view)
        move = bot.choose(seen)
        code = self._ruleset.codebook.code_of(move)
        if code is None or code not in seen.legal_moves.codes:
            before = self._new_replayed(seed)
            before.play(bytes(self._codes[:many]))
            before.game(names, seed).apply(move, seat)
        else:
            self._codes[many] = code
            function(game, "apply")(here, code)


def table_of(options: Options, players: int, *, paper_rule: bool = False) -> NativeTable:
    """A table for such games: this thread's, unless it asks a bot just now; raises BrokenNets and NativeMissing."""
    table = _table(options, players, paper_rule, get_ident())
    return NativeTable(options, players, paper_rule=paper_rule) if table.is_playing else table


@lru_cache(8)
def _table(options: Options, players: int, paper_rule: bool, _thread: int) -> NativeTable:
    return NativeTable(options, players, paper_rule=paper_rule)
