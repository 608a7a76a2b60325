"""Bots from outside: named ``module:Class``, or offered by a package as an entry point of the group ``foretell.bots``.

A package's bot is called ``package:name``; ``name`` alone is enough if no other bot has it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from math import isfinite
from typing import Any, TypeVar

from ..game.errors import ForetellError
from ..game.moves import Move
from ..game.observation import Observation
from .base import Bot, BrokenBot, UnknownBot, check_turn
from .judging import Judge, Judgement
from .level import KINDS, Level, Maker

GROUP = "foretell.bots"
"""The group of entry points in which packages offer bots."""
_T = TypeVar("_T")
_loaded: set[str] = set()


@dataclass(frozen=True, slots=True)
class OutsideLevel(Level):
    """A bot that does not come with foretell; ``module`` is its full name."""

    thinks_long: bool = True
    """Unknown, so True: tables run it in a separate process."""

    def kind(self) -> Maker:
        """The bot's class; raises UnknownBot if there is none, and BrokenBot if its module fails."""
        try:
            found: Any = import_module(self.module)
            for part in self.bot.split("."):
                found = getattr(found, part)
        except ModuleNotFoundError as error:
            if error.name is None or not f"{self.module}.".startswith(f"{error.name}."):
                raise self._broken("its module cannot be imported", error) from error
            raise UnknownBot(f"there is no module {error.name!r} for the bot {self.name!r}") from None
        except AttributeError as error:
            if not str(error).startswith(f"module {self.module!r} has no attribute"):
                raise self._broken("its module cannot be imported", error) from error
            raise UnknownBot(f"there is no {self.bot!r} in the module {self.module!r}") from None
        except Exception as error:
            raise self._broken("its module cannot be imported", error) from error
        if not callable(found):
            raise BrokenBot(f"the bot {self.name!r} must be a class, not {found!r}")
        _loaded.add(self.name)
        made: Maker = found
        return made

    def settings(self) -> Mapping[str, type]:
        """The names and types of its settings; raises BrokenBot if they are none, and what ``kind`` raises."""
        known: object = Level.settings(self)
        if isinstance(known, Mapping) and all(kind in [*KINDS] for kind in known.values()):
            return known
        types = ", ".join(kind.__name__ for kind in KINDS)
        raise BrokenBot(f"the bot {self.name!r} does not work: its SETTINGS must be a dict of names and types: {types}")

    def make(self, seed: int, **settings: object) -> Bot:
        """A new bot whose failures become BrokenBot; raises it if this is not a bot or cannot be made."""
        kind: Callable[..., Any] = self.kind()
        try:
            bot = kind(seed, **settings)
        except ForetellError:
            raise
        except Exception as error:
            raise self._broken(f"it cannot be made with the seed {seed}", error) from error
        if not callable(getattr(bot, "choose", None)):
            raise BrokenBot(f"{self.name!r} is not a bot: it has no method choose(observation)")
        return GuardedJudge(self.name, bot) if callable(getattr(bot, "judge", None)) else Guarded(self.name, bot)

    def _broken(self, what: str, error: Exception) -> BrokenBot:
        return BrokenBot(f"the bot {self.name!r} does not work: {what}: {type(error).__name__}: {error}")


class Guarded:
    """A bot from outside: any failure becomes a BrokenBot, whose message names the bot."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self._bot = bot

    def choose(self, observation: Observation) -> Move:
        """The bot's move; raises BrokenBot if it is not legal, and OutOfTurn."""
        check_turn(observation)
        move = self._ask(self._bot.choose, observation)
        if not isinstance(move, Move) or move not in observation.legal_moves:
            legal = ", ".join(map(str, observation.legal_moves))
            raise BrokenBot(
                f"the bot {self.name!r} does not work: it chose {_shown(move)}, but the legal moves were: {legal}"
            )
        return move

    def _ask(self, answer: Callable[[Observation], _T], observation: Observation) -> _T:
        try:
            return answer(observation)
        except Exception as error:
            where = f"round {observation.round}, seat {observation.seat}"
            what = f"{type(error).__name__}: {error}"
            raise BrokenBot(f"the bot {self.name!r} does not work: in {where} it failed: {what}") from error


class GuardedJudge(Guarded):
    """A guarded bot that judges moves."""

    def __init__(self, name: str, judge: Judge) -> None:
        super().__init__(name, judge)
        self._judge = judge

    def judge(self, observation: Observation) -> tuple[Judgement, ...]:
        """The bot's judgements; raises BrokenBot unless there is one for each legal move, in their order."""
        judgements = self._ask(lambda seen: tuple(map(_with_floats, self._judge.judge(seen))), observation)
        if [judgement.move for judgement in judgements] != list(observation.legal_moves):
            raise BrokenBot(
                f"the bot {self.name!r} does not work: its judgements are not those of the legal moves, in their order"
            )
        return judgements


def _with_floats(judgement: Judgement) -> Judgement:
    """The judgement with Python's own floats, where it has numpy's; raises ValueError for what is no finite number."""
    points, chance = float(judgement.points), float(judgement.chance)
    if not (isfinite(points) and isfinite(chance)):
        raise ValueError(f"{judgement!r} has a number that is not finite")
    return Judgement(judgement.move, points, chance)


def _shown(move: object) -> str:
    return repr(str(move)) if isinstance(move, Move) else f"{move!r}, which is not a Move"


@cache
def offered() -> Mapping[str, OutsideLevel]:
    """The bots that installed packages offer, by full name, in alphabetical order."""
    levels = map(_offer, entry_points(group=GROUP))
    return {level.name: level for level in sorted(levels, key=lambda level: level.name)}


def _offer(point: EntryPoint) -> OutsideLevel:
    package = point.dist.name if point.dist is not None else point.module
    return OutsideLevel(f"{package}:{point.name}", point.module, point.attr)


@cache
def find(name: str) -> OutsideLevel | None:
    """The bot from outside with this name; None if the name cannot mean one.

    Imports nothing.  Raises UnknownBot if several packages offer the name.
    """
    if name in offered():
        return offered()[name]
    first, colon, second = name.partition(":")
    if not colon:
        named = [level for level in offered().values() if level.name.endswith(f":{name}")]
        if len(named) > 1:
            raise UnknownBot(f"{name!r} is offered by several packages: {', '.join(level.name for level in named)}")
        return named[0] if named else None
    is_name = all(part.isidentifier() for part in (*first.split("."), *second.split(".")))
    return OutsideLevel(name, first, second) if is_name else None


def is_trusted(name: str) -> bool:
    """Whether a file may name this bot: a package offers it, or somebody has asked this process for it before."""
    return name in offered() or name in _loaded
