"""The levels: bots from one that plays at random to one that searches, what each needs, and how strong it is."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import SupportsIndex

from ..engine.native import NativeMissing, load
from ..game.codebook import as_number
from ..game.errors import ForetellError, OptionsError
from . import outside
from .base import WIN, Bot, MissingExtra, UnknownBot
from .judging import Judge
from .level import Level
from .pipe import level as pipe

NATIVE = "native"
"""Stands for the native library."""
LEVELS = (
    Level("random", "random_bot", "RandomBot", ratings={"wizard": 145, "extreme": 475}),
    Level("apprentice", "thumb.bot", "ApprenticeBot", ratings={"wizard": 1203, "extreme": 1276}),
    Level("thumb", "thumb.bot", "ThumbBot", ratings={"wizard": 1500, "extreme": 1500}),
    Level("journeyman", "net.bot", "JourneymanBot", nets=True, ratings={"wizard": 1568, "extreme": 1552}),
    Level("master", "net.bot", "NetBot", nets=True, ratings={"wizard": 1634, "extreme": 1610}),
    Level(
        "grandmaster",
        "search.bot",
        "SearchBot",
        nets=True,
        native=True,
        thinks_long=True,
        ratings={"wizard": 1688, "extreme": 1680},
    ),
)
"""All levels, weakest first."""
BOT_NAMES = tuple(level.name for level in LEVELS)
"""The names of all levels, weakest first."""

RATINGS: dict[str, dict[str, int | None]] = {
    game: {level.name: level.ratings.get(game) for level in LEVELS} for game in ("wizard", "extreme")
}
"""Strengths by game and level; None if not measured."""
_allowed: list[str] = []
_COMPANY = ("journeyman", "apprentice", "thumb")


def level_of(name: str) -> Level:
    """The row of the bot with this name: a level, one of another version, or a bot from outside.

    A level's name always means the level, whatever packages offer.  Raises UnknownBot if no bot has the name.
    """
    level = _named(name) if isinstance(name, str) else None
    if level is None:
        raise UnknownBot(f"{name!r} is not a bot; the bots are {there_are()}")
    return level


def is_bot_name(name: str) -> bool:
    """Whether the name can mean a bot; a bot from outside is not looked for."""
    return _named(name) is not None


def _named(name: str) -> Level | None:
    ours = next((level for level in LEVELS if level.name == name), None)
    theirs = pipe.find(name, is_level=ours is not None)
    return ours or theirs or pipe.find_version(name) or outside.find(name)


def there_are(*others: str) -> str:
    """A list of all bots and these others, for a message to somebody who named a bot that does not exist."""
    ways = "a bot of your own is named module:Class or pipe:COMMAND, one of another version LEVEL@COMMIT"
    return f"{', '.join((*BOT_NAMES, *others, *outside.offered()))}; {ways}"


def full_name(name: str) -> str:
    """The name shown for a bot: ``package:name`` for a bot that a package offers, else the name itself."""
    level = _named(name)
    return name if level is None else level.name


def judges() -> tuple[str, ...]:
    """The levels that judge moves, weakest first; only those that can play here."""
    return tuple(name for name in BOT_NAMES if missing_extra(name) is None and isinstance(make_bot(name, 0), Judge))


@cache
def missing_extra(name: str) -> str | None:
    """What this level needs and is missing here: ``native`` stands for the native library; None: it can play."""
    return NATIVE if level_of(name).native and native_fault() is not None else None


def native_fault() -> str | None:
    """Why the native library cannot be used, as a sentence; None: it can."""
    try:
        load()
    except NativeMissing as fault:
        return str(fault)
    return None


def why_missing(name: str) -> str | None:
    """A sentence that says what this level needs and how to get it; None: it can play."""
    if missing_extra(name) is None:
        return None
    return f"the bot {name!r} cannot play here: {what_is_missing()}"


def what_is_missing() -> str:
    """A sentence about the native library that levels need and is not there."""
    return native_fault() or "there is no native library"


def at_hand(name: str) -> str:
    """The level itself if it can play, else the strongest level below it that can.

    A bot from outside is used if a file may name it (``is_trusted``) and it works; otherwise a level replaces it.
    """
    if name not in BOT_NAMES:
        trusted = pipe.is_trusted(name) or outside.is_trusted(name)
        return name if trusted and _works(name) else usual_bots(1)[0]
    below = BOT_NAMES[: BOT_NAMES.index(name) + 1]
    return next(other for other in reversed(below) if missing_extra(other) is None)


def _works(name: str) -> bool:
    try:
        check_bots([name])
    except ForetellError:
        return False
    return True


def stand_in(name: str) -> str:
    """The strongest playable level below this one that answers before a person would notice.

    For any other name: the default bot.
    """
    if name not in BOT_NAMES:
        return usual_bots(1)[0]
    below = reversed(BOT_NAMES[: BOT_NAMES.index(level_of(name).name)])
    return next(other for other in below if missing_extra(other) is None and not level_of(other).thinks_long)


def usual_bots(count: int) -> tuple[str, ...]:
    """The default bots for empty seats: a mixture that a beginner can compete with."""
    return tuple(map(at_hand, company(count)))


def company(count: int) -> tuple[str, ...]:
    """The same where every level can play."""
    return tuple(_COMPANY[place % len(_COMPANY)] for place in range(count))


def check_bots(names: Sequence[str]) -> None:
    """Raise UnknownBot if there is no such bot, or an error that says why a bot cannot play here.

    For a level that is MissingExtra or BrokenNets; for a bot from outside, which is made once to see, BrokenBot.
    """
    for level in map(level_of, names):
        _check(level)
        if isinstance(level, outside.OutsideLevel | pipe.PipeLevel):
            level.make(0)


def _check(level: Level) -> None:
    """Raise MissingExtra or BrokenNets if the level cannot play here."""
    why = why_missing(level.name)
    if why is not None:
        raise MissingExtra(why)
    if level.nets:
        import_module(".net.judges", __package__).check_nets()


def check_seatable(names: Sequence[str]) -> None:
    """Raise UnknownBot for a bot of another version, which no table seats, or what ``check_bots`` raises."""
    for name in names:
        if pipe.find_version(name) is not None:
            today = name.partition("@")[0]
            raise UnknownBot(f"the bot {name!r} plays in the arena, not at tables; today's is {today!r}")
    check_bots(names)


def allow(names: Iterable[str]) -> None:
    """Let this process's tables seat only these bots from outside; raises what ``check_seatable`` raises."""
    chosen = [full_name(name) for name in names]
    check_seatable(chosen)
    _allowed[:] = [name for name in dict.fromkeys(chosen) if name not in BOT_NAMES]


def seatable() -> tuple[str, ...]:
    """The bots that this process's tables may seat: all levels, weakest first, then the allowed bots."""
    return *BOT_NAMES, *_allowed


def make_bot(name: str, seed: SupportsIndex, **settings: object) -> Bot:
    """A new bot of this name; its random choices follow from the seed.

    ``settings``: keywords of its class (listed in ``SETTINGS``).  Raises what ``check_bots`` raises, and OptionsError
    unless the seed is a whole number, and for settings that it does not take.
    """
    level = level_of(name)
    number = as_number(seed)
    if number is None:
        raise OptionsError(f"a bot's seed must be a whole number, not {seed!r}")
    _check(level)
    return level.make(number, **settings)


def seated_bot(name: str, seed: int, aim: str = WIN) -> Bot:
    """A new bot for a table, where the levels play for the win unless the table counts points.

    ``aim``: one of ``base.AIMS``; random, apprentice, thumb and bots from outside have none.  Raises what ``make_bot``
    raises.
    """
    aims = name in BOT_NAMES and "aim" in settings_of(name)
    return make_bot(name, seed, aim=aim) if aims else make_bot(name, seed)


def settings_of(name: str) -> Mapping[str, type]:
    """The names and types of the settings of a bot with this name; raises what ``make_bot`` raises."""
    level = level_of(name)
    _check(level)
    return level.settings()
