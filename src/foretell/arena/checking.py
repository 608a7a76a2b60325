"""Checks whether a bot in another process keeps to the protocol foretell-bot/1 (docs/bot-protocol.md)."""

from collections.abc import Callable, Iterator
from functools import partial

from ..bots.base import BrokenBot
from ..bots.pipe.host import PipeBot, PipeJudge, seat, start
from ..bots.pipe.level import Limits
from ..game.cards import SPECIALS
from ..game.game import Game
from ..game.options import Bidding, ExtremeOptions, Mode, Options, PlusMinus, WizardOptions
from ..record.writer import dumps
from .one_game import play, play_all

Kind = tuple[str, Options, int]
KINDS: tuple[Kind, ...] = (
    ("classic with three", WizardOptions(round_sizes=(1, 4, 8, 20)), 3),
    ("classic with six", WizardOptions(round_sizes=(1, 3, 10)), 6),
    ("all special cards", WizardOptions(SPECIALS, round_sizes=(1, 5, 9, 15)), 4),
    ("plus/minus one", WizardOptions(plus_minus_one=True, round_sizes=(2, 6), first_dealer=2), 4),
    ("0 allowed", WizardOptions(plus_minus_one=PlusMinus.ZERO_ALLOWED, round_sizes=(1, 3)), 3),
    ("hidden bids", WizardOptions(bidding=Bidding.HIDDEN, round_sizes=(1, 7)), 5),
    ("secret bids", WizardOptions(bidding=Bidding.SECRET, round_sizes=(2, 7)), 4),
    ("clairvoyance", WizardOptions(mode=Mode.CLAIRVOYANCE), 6),
    ("single suit", WizardOptions(mode=Mode.SINGLE_SUIT), 4),
    ("maximus", WizardOptions(mode=Mode.MAXIMUS), 5),
    ("Extreme with three", ExtremeOptions(rounds=2), 3),
    ("Extreme with five", ExtremeOptions(rounds=2, magician=5, raise_magician=True, first_dealer=4), 5),
)
"""Kinds of games that together ask every question of both games: what it is called, its options, the players."""
_NAMES = ("Zoë", 'A "B" \\', "日本語", "", "x" * 300, "\u2028\t")
"""Names that a host may send."""
_SEEDS = (0, 2**63 - 1, 20, 7, 2**32, 5)
"""By seat."""
Finding = tuple[str, str]
"""What was tried, and what was wrong; empty if nothing was."""


def check(name: str, command: str, limits: Limits) -> Iterator[Finding]:
    """Start a bot and try what a host may do, one thing after the other, up to the first fault."""
    yield from _Checking(name, command, limits).findings()


class _Checking:
    """The things to try, in order; each raises BrokenBot for a bot that does something else."""

    def __init__(self, name: str, command: str, limits: Limits) -> None:
        self._start = partial(start, name, command, limits)
        self._alone: dict[str, str] = {}
        """The records of games that were played one at a time, by kind."""

    def findings(self) -> Iterator[Finding]:
        """Try all of them."""
        try:
            self._bot = self._start()
        except BrokenBot as error:
            yield "it starts and says hello", str(error)
            return
        yield "it starts and says hello", ""
        try:
            for what, attempt in self._attempts():
                try:
                    attempt()
                except BrokenBot as fault:
                    yield what, str(fault)
                    return
                yield what, ""
        finally:
            self._bot.close()

    def _attempts(self) -> Iterator[tuple[str, Callable[[], None]]]:
        kinds = [kind for kind in KINDS if kind[1].game in self._bot.greeting.games]
        for kind in kinds:
            yield f"it plays {kind[0]}", partial(self._play_alone, kind)
        yield "it plays the same moves in many games at a time", partial(self._play_together, kinds)
        yield "it ignores what it does not know", partial(self._confuse, kinds[0])
        yield "it forgets games that end early", partial(self._break_off, kinds[0])
        if self._bot.greeting.judges:
            yield "it judges every legal move", partial(self._judge, kinds[-1])
        yield "it leaves when the host says goodbye", self._leave

    def _play_alone(self, kind: Kind) -> None:
        self._alone[kind[0]] = self._play([kind])[0]

    def _play_together(self, kinds: list[Kind]) -> None:
        for (name, *_), record in zip(kinds, self._play(kinds), strict=True):
            if record != self._alone[name]:
                raise BrokenBot(f"it plays differently with the same seeds: {name}")

    def _confuse(self, kind: Kind) -> None:
        self._bot.send({"type": "end", "table": 10**9})
        self._bot.send({"type": "of-a-later-version", "table": 10**9, "values": [None, {"a": 1.5}]})
        if self._play([kind])[0] != self._alone[kind[0]]:
            raise BrokenBot("it plays differently after messages that it does not know")

    def _break_off(self, kind: Kind) -> None:
        game = _game(kind)
        for _ in zip(range(9), play(game, self._seated(game), ()), strict=False):
            pass
        if self._play([kind])[0] != self._alone[kind[0]]:
            raise BrokenBot("it plays differently after a game that ended early")

    def _judge(self, kind: Kind) -> None:
        game = _game(kind)
        bots = self._seated(game)
        while game.turn is not None and len(game.legal_moves) < 2:
            game.apply(game.legal_moves[0])
        judge = bots[game.turn or 0]
        if isinstance(judge, PipeJudge):
            judge.judge(game.observe(game.turn))

    def _leave(self) -> None:
        status = self._bot.close()
        if status is None:
            raise BrokenBot("it keeps running")
        if status != 0:
            raise BrokenBot(f"it ends with status {status}, not 0")

    def _play(self, kinds: list[Kind]) -> list[str]:
        games = [_game(kind) for kind in kinds]
        play_all([play(game, self._seated(game), ()) for game in games])
        return [dumps(game) for game in games]

    def _seated(self, game: Game) -> list[PipeBot]:
        return [seat(self._bot, seed, {}) for seed in _SEEDS[: len(game.players)]]


def _game(kind: Kind) -> Game:
    _, options, players = kind
    return Game(options, _NAMES[:players], seed=players)
