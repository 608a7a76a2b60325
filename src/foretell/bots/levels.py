"""The levels: characters from one that draws lots to one that looks ahead, what each needs, and how strong each is."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ..game.errors import OptionsError
from .base import Bot, MissingExtra, UnknownBot

_PACKAGES = {"nets": ("numpy",), "fast": ("numba", "numpy")}
"""The packages of the extras that levels need."""


@dataclass(frozen=True, slots=True)
class Level:
    """A bot with a name: where it is found, and what it is like."""

    name: str
    module: str
    """Below ``foretell.bots``; imported when the bot is asked for."""
    bot: str
    extra: str | None = None
    """The extra of foretell that it needs, to play by nets; None: nothing but Python."""
    preparing: str | None = None
    """For a level that thinks longer than a person would notice: the module that compiles what it needs."""

    @property
    def thinks_long(self) -> bool:
        """Whether it may take longer for a move than a person would notice."""
        return self.preparing is not None


LEVELS = (
    Level("random", "random_bot", "RandomBot"),
    Level("apprentice", "apprentice.bot", "ApprenticeBot"),
    Level("thumb", "thumb.bot", "ThumbBot"),
    Level("journeyman", "net.journeyman", "JourneymanBot", "nets"),
    Level("master", "net.bot", "NetBot", "nets"),
    Level("grandmaster", "search.bot", "SearchBot", "fast", "search.preparing"),
)
"""All levels, weakest first."""
BOT_NAMES = tuple(level.name for level in LEVELS)
"""The names of all levels, weakest first."""

RATINGS: dict[str, dict[str, int | None]] = {
    "wizard": dict(zip(BOT_NAMES, (109, 1172, 1500, 1612, 1635, 1752), strict=True)),
    "extreme": dict(zip(BOT_NAMES, (464, 1256, 1500, 1554, 1593, 1721), strict=True)),
}
"""By game and level: how strong it is, as ``benchmarks.ratings`` prints it; None where nobody has measured it."""
_COMPANY = ("journeyman", "apprentice", "thumb")


def level_of(name: str) -> Level:
    """The level of this name; raises UnknownBot for a name that nobody has."""
    for level in LEVELS:
        if level.name == name:
            return level
    raise UnknownBot(f"{name!r} is no bot; there are {', '.join(BOT_NAMES)}")


@cache
def missing_extra(name: str) -> str | None:
    """The extra of foretell (``nets``, ``fast``) that this level needs and that is not installed; None: it can play."""
    level = level_of(name)
    lacks = any(find_spec(package) is None for package in _PACKAGES.get(level.extra or "", ()))
    return level.extra if lacks or find_spec(f"{__package__}.{level.module}") is None else None


def why_missing(name: str) -> str | None:
    """A sentence on what this level needs and how to get it; None: it can play."""
    extra = missing_extra(name)
    if extra is None:
        return None
    packages = " and ".join(_PACKAGES[extra])
    return f"the bot {name!r} needs {packages}: pip install 'foretell[{extra}]'"


def at_hand(name: str) -> str:
    """The level itself where it can play, else the strongest of those below it that can."""
    below = BOT_NAMES[: BOT_NAMES.index(level_of(name).name) + 1]
    return next(other for other in reversed(below) if missing_extra(other) is None)


def stand_in(name: str) -> str:
    """The strongest level below this one that is at hand and thinks no longer than a person would notice."""
    below = reversed(BOT_NAMES[: BOT_NAMES.index(level_of(name).name)])
    return next(other for other in below if missing_extra(other) is None and not level_of(other).thinks_long)


def usual_bots(count: int) -> tuple[str, ...]:
    """Who sits down where nobody was chosen: a mixture that somebody new can hold his own against."""
    return tuple(at_hand(_COMPANY[place % len(_COMPANY)]) for place in range(count))


def check_bots(names: Sequence[str]) -> None:
    """Raise UnknownBot for a name that nobody has, MissingExtra and BrokenNets for a level that cannot play here."""
    for name in names:
        level = level_of(name)
        why = why_missing(name)
        if why is not None:
            raise MissingExtra(why)
        if level.extra is not None:
            import_module(".net.bot", __package__).check_nets()


def is_prepared(name: str, game: str) -> bool:
    """Whether a new bot of this level would begin to think at once."""
    preparing = level_of(name).preparing
    return preparing is None or bool(import_module(f".{preparing}", __package__).is_prepared(game))


def prepare(name: str, game: str) -> None:
    """Compile what this level needs for a game, which may take half a minute; raises what ``check_bots`` raises."""
    check_bots([name])
    preparing = level_of(name).preparing
    if preparing is not None:
        import_module(f".{preparing}", __package__).prepare(game)


def make_bot(name: str, seed: int) -> Bot:
    """A new bot of this name, whose lots are drawn from the seed.

    Raises what ``check_bots`` raises, and OptionsError for a seed that is no whole number.
    """
    level = level_of(name)
    if type(seed) is not int:
        raise OptionsError(f"a bot's seed is a whole number, not {seed!r}")
    check_bots([name])
    bot: Bot = getattr(import_module(f".{level.module}", __package__), level.bot)(seed)
    return bot
