"""The levels: characters from one that draws lots to one that looks ahead, what each needs, and how strong each is."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ..game.errors import ForetellError, OptionsError
from . import outside
from .base import Bot, MissingExtra, UnknownBot
from .judging import Judge
from .level import Level

_PACKAGES = {"nets": ("numpy",), "fast": ("numba", "numpy")}
"""The packages of the extras that levels need."""


LEVELS = (
    Level("random", "random_bot", "RandomBot", ratings={"wizard": 109, "extreme": 464}),
    Level("apprentice", "apprentice.bot", "ApprenticeBot", ratings={"wizard": 1172, "extreme": 1256}),
    Level("thumb", "thumb.bot", "ThumbBot", ratings={"wizard": 1500, "extreme": 1500}),
    Level("journeyman", "net.journeyman", "JourneymanBot", "nets", ratings={"wizard": 1612, "extreme": 1554}),
    Level("master", "net.bot", "NetBot", "nets", ratings={"wizard": 1635, "extreme": 1593}),
    Level(
        "grandmaster",
        "search.bot",
        "SearchBot",
        "fast",
        preparing="search.preparing",
        ratings={"wizard": 1752, "extreme": 1721},
    ),
)
"""All levels, weakest first."""
BOT_NAMES = tuple(level.name for level in LEVELS)
"""The names of all levels, weakest first."""

RATINGS: dict[str, dict[str, int | None]] = {
    game: {level.name: level.ratings.get(game) for level in LEVELS} for game in ("wizard", "extreme")
}
"""By game and level: how strong it is; None where nobody has measured it."""
_allowed: list[str] = []
_COMPANY = ("journeyman", "apprentice", "thumb")


def level_of(name: str) -> Level:
    """The row of the bot that this name means: a level's, or that of a bot from outside.

    A level's name means the level, whatever packages offer.  Raises UnknownBot for a name that nobody has.
    """
    level = _named(name)
    if level is None:
        raise UnknownBot(f"{name!r} is no bot; there are {there_are()}")
    return level


def is_bot_name(name: str) -> bool:
    """Whether the name can mean a bot; of one from outside it is not known yet whether it is there."""
    return _named(name) is not None


def _named(name: str) -> Level | None:
    return next((level for level in LEVELS if level.name == name), None) or outside.find(name)


def there_are(*others: str) -> str:
    """Which bots there are, with those others, for a person who has named one that there is not."""
    return f"{', '.join((*BOT_NAMES, *others, *outside.offered()))}; a bot of your own is named module:Class"


def full_name(name: str) -> str:
    """The name by which a bot is shown: of one that a package offers ``package:name``; any other name as it is."""
    level = _named(name)
    return name if level is None else level.name


def judges() -> tuple[str, ...]:
    """The levels that say what they expect of each move, weakest first; only those that can play here are asked."""
    return tuple(name for name in BOT_NAMES if missing_extra(name) is None and isinstance(make_bot(name, 0), Judge))


@cache
def missing_extra(name: str) -> str | None:
    """The extra of foretell (``nets``, ``fast``) that this level needs and that is not installed; None: it can play."""
    level = level_of(name)
    if isinstance(level, outside.OutsideLevel):
        return None
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
    """The level itself where it can play, else the strongest of those below it that can.

    For a bot from outside: the bot where a file may name it (``outside.is_trusted``) and it works, else another one.
    """
    if name not in BOT_NAMES:
        return name if outside.is_trusted(name) and _works(name) else usual_bots(1)[0]
    below = BOT_NAMES[: BOT_NAMES.index(name) + 1]
    return next(other for other in reversed(below) if missing_extra(other) is None)


def _works(name: str) -> bool:
    try:
        check_bots([name])
    except ForetellError:
        return False
    return True


def stand_in(name: str) -> str:
    """The strongest level below this one that is at hand and thinks no longer than a person would notice.

    For any other name: who sits down where nobody was chosen.
    """
    if name not in BOT_NAMES:
        return usual_bots(1)[0]
    below = reversed(BOT_NAMES[: BOT_NAMES.index(level_of(name).name)])
    return next(other for other in below if missing_extra(other) is None and not level_of(other).thinks_long)


def usual_bots(count: int) -> tuple[str, ...]:
    """Who sits down where nobody was chosen: a mixture that somebody new can hold his own against."""
    return tuple(at_hand(_COMPANY[place % len(_COMPANY)]) for place in range(count))


def check_bots(names: Sequence[str]) -> None:
    """Raise UnknownBot for a name that nobody has, and for a bot that cannot play here what says why.

    For a level that is MissingExtra or BrokenNets, for a bot from outside, which is made once, BrokenBot.
    """
    for level in map(level_of, names):
        _check(level)
        if isinstance(level, outside.OutsideLevel):
            level.make(0)


def _check(level: Level) -> None:
    """Raise MissingExtra or BrokenNets for a level that cannot play here."""
    if level.name in BOT_NAMES:
        why = why_missing(level.name)
        if why is not None:
            raise MissingExtra(why)
        if level.extra is not None:
            import_module(".net.bot", __package__).check_nets()


def allow(names: Iterable[str]) -> None:
    """Let the tables of this process seat these bots from outside, and no others; raises what ``check_bots`` raises."""
    chosen = [full_name(name) for name in names]
    check_bots(chosen)
    _allowed[:] = [name for name in dict.fromkeys(chosen) if name not in BOT_NAMES]


def seatable() -> tuple[str, ...]:
    """The bots that tables of this process may seat: all levels, weakest first, and the bots that were allowed."""
    return *BOT_NAMES, *_allowed


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


def make_bot(name: str, seed: int, **settings: object) -> Bot:
    """A new bot of this name, whose lots are drawn from the seed.

    ``settings``: keywords that its class takes (``SETTINGS`` names them).  Raises what ``check_bots`` raises, and
    OptionsError for a seed that is no whole number.
    """
    level = level_of(name)
    if type(seed) is not int:
        raise OptionsError(f"a bot's seed is a whole number, not {seed!r}")
    _check(level)
    return level.make(seed, **settings)


def settings_of(name: str) -> Mapping[str, type]:
    """The names and types of what may be set when a bot of this name is made; raises what ``make_bot`` raises."""
    level = level_of(name)
    _check(level)
    known: Mapping[str, type] = getattr(level.kind(), "SETTINGS", {})
    return known
