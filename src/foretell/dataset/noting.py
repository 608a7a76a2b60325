"""Plays a game between bots that judge, and notes what they expected of each move."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from ..arena.one_game import play_one
from ..arena.players import make_bot_named
from ..bots.base import MissingExtra
from ..bots.judging import Judge, Judgement
from ..bots.levels import what_is_missing
from ..encoder import Encoder
from ..engine.memory import function, numbers_of
from ..game.errors import OptionsError
from ..game.moves import Move
from ..game.observation import Observation
from ..game.replaying import Replayed
from ..rules.chance import round_key
from .plan import GameKind

_DIGITS = 3
"""How many decimals are kept."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision among several moves."""

    move: int
    """Which move of the game it is, from 0."""
    phase: str
    codes: Sequence[int]
    """The legal moves."""
    points: list[float]
    chances: list[float]
    """What the bot expected of each (``foretell.bots.judging``), rounded."""
    chosen: int
    """The code of the move that it made."""
    features: list[int]
    """What the seat saw: the true features of ``foretell.encoder``, ascending."""


class Notes:
    """What the bots of a game note."""

    def __init__(self, encoder: Encoder) -> None:
        self.moves = 0
        self.decisions: list[Decision] = []
        self._game, self._found = encoder.options.game, array("q", bytes(8 * encoder.most))

    def features(self, seen: Observation) -> list[int]:
        """The true features, ascending, by the native library."""
        write = function(self._game, "write_facts")
        return sorted(self._found[: write(numbers_of(seen.view), self._found)])


class NotingBot:
    """Moves as another bot does, and notes its judgements."""

    def __init__(self, name: str, seed: int, notes: Notes) -> None:
        """Raises OptionsError for a bot that does not judge."""
        bot = make_bot_named(name, seed)
        if not isinstance(bot, Judge):
            raise OptionsError(f"{name!r} does not judge moves")
        self.name, self._bot, self._notes = name, bot, notes

    def choose(self, observation: Observation) -> Move:
        """The bot's move."""
        notes, moves = self._notes, observation.legal_moves
        if len(moves) == 1:
            move = self._bot.choose(observation)
        else:
            judged = self._bot.judge(observation)
            move = self._best(observation, judged)
            notes.decisions.append(
                Decision(
                    notes.moves,
                    str(observation.phase),
                    moves.codes,
                    [_rounded(each.points) for each in judged],
                    [_rounded(each.chance) for each in judged],
                    observation.codebook.move_codes[move],
                    notes.features(observation),
                )
            )
        notes.moves += 1
        return move

    def _best(self, observation: Observation, judged: Sequence[Judgement]) -> Move:
        """The move of which it expects most; the bot itself chooses among equals."""
        sign = observation.codebook.rules.sign
        most = max(sign * each.points for each in judged)
        best = [each.move for each in judged if sign * each.points == most]
        return best[0] if len(best) == 1 else self._bot.choose(observation)


def _rounded(number: float) -> float:
    return round(number, _DIGITS) + 0.0


def play_noted(kind: GameKind, bot: str, seed: int) -> tuple[Replayed, list[Decision]]:
    """A game in which this bot has all seats, the same as ``play_many`` plays; and its decisions, in order.

    Raises MissingExtra without the native library, and what making the bot raises.
    """
    notes = Notes(Encoder(kind.options, kind.players))
    bots = [NotingBot(bot, round_key(seed, -1 - seat), notes) for seat in range(kind.players)]
    game = play_one(kind.options, bots, seed, names_of(bot, kind.players))
    if not isinstance(game, Replayed):
        raise MissingExtra(f"the data set is made by the native library: {what_is_missing()}")
    return game, notes.decisions


def names_of(bot: str, players: int) -> list[str]:
    """The names of the players, by seat, as ``foretell simulate`` has them."""
    return [f"{bot} {seat + 1}" for seat in range(players)]
