"""The players of the arena: bots and, for comparison, players that see all hands.

A bot's name may carry settings: ``grandmaster:worlds=60+bids=false`` makes that bot with the keywords ``worlds=60`` and
``bids=False``.  A bot's class lists its settings in ``SETTINGS``, with the name and type of each.  A bot from outside
may have settings too: ``module:Class:depth=3``.  The rest of ``pipe:COMMAND`` is its command, without settings.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from math import isfinite, nan
from typing import Any, Literal, Protocol, runtime_checkable

from ..bots import BOT_NAMES, Bot, UnknownBot, make_bot
from ..bots.levels import full_name, is_bot_name, settings_of, there_are
from ..bots.pipe.level import PREFIX
from ..game.errors import OptionsError
from ..game.game import Game
from ..game.moves import Move
from ..game.options import LARGEST

SEER_NAMES: tuple[str, ...] = ("ceiling",)
"""The players that see all hands.  They are not bots, and cannot be seated anywhere else."""
_TRUTH = {"true": True, "false": False}
Value = int | float | bool | str


@runtime_checkable
class Seer(Protocol):
    """A player that sees the whole game with all hands: it cheats, to show how much could be won at most."""

    name: str
    cheats: Literal[True]

    def choose(self, game: Game) -> Move:
        """One of ``game.legal_moves`` for the seat ``game.turn``; must not change the game (use ``game.copy()``)."""


Player = Bot | Seer


def make_player(name: str, seed: int) -> Player:
    """A new player: a bot, or one that sees all hands; ``name`` may carry settings.

    Raises UnknownBot for an unknown name, OptionsError for settings that the player does not have, and ImportError if
    the player needs a library that is not installed.
    """
    plain, settings = split_name(name)
    if plain in SEER_NAMES:
        seer: Callable[..., Seer] = _seer(plain)
        return seer(seed, **_values(plain, settings, getattr(seer, "SETTINGS", {})))
    return make_bot_named(name, seed)


def make_bot_named(name: str, seed: int, settings: Mapping[str, Value] | None = None) -> Bot:
    """A new bot, whose name may carry settings; ``settings`` are added to them.

    Raises what ``make_player`` raises, and OptionsError for a player that sees all hands.
    """
    if cheats(name):
        raise OptionsError(f"{name!r} sees all hands; it plays in the arena only")
    plain, given = split_name(name)
    if not is_bot_name(plain):
        there = there_are(*SEER_NAMES)
        raise UnknownBot(f"{name!r} is not a bot; those of the arena are {there}")
    added = {key: value if isinstance(value, str) else str(value).lower() for key, value in (settings or {}).items()}
    wanted = given | added
    return make_bot(plain, seed, **(_values(plain, wanted, settings_of(plain)) if wanted else {}))


def shown_name(name: str) -> str:
    """The name by which a player is shown: with the package, where that offers the bot (``package:name``)."""
    plain, _ = split_name(name)
    return full_name(plain) + name.removeprefix(plain)


def cheats(name: str) -> bool:
    """Whether the player with this name sees all hands."""
    return name.partition(":")[0] in SEER_NAMES


def split_name(name: str) -> tuple[str, dict[str, str]]:
    """A player's plain name, and its settings as text; raises OptionsError for what is no text, or malformed."""
    if not isinstance(name, str):
        raise OptionsError(f"a bot is named by text, not by {name!r}")
    if name.startswith(PREFIX):
        return name, {}
    plain, colon, rest = name.partition(":")
    if colon and "@" not in plain and plain not in (*BOT_NAMES, *SEER_NAMES) and "=" not in rest.partition(":")[0]:
        bot, colon, rest = rest.partition(":")
        plain = f"{plain}:{bot}"
    settings: dict[str, str] = {}
    for part in rest.split("+") if colon else ():
        key, equals, value = part.partition("=")
        if not (key and equals and value):
            raise OptionsError(f"{name!r}: settings are written {plain}:name=value+name=value, not {part!r}")
        if key in settings:
            raise OptionsError(f"{name!r}: the setting {key!r} is given twice")
        settings[key] = value
    return plain, settings


def _seer(name: str) -> Callable[[int], Seer]:
    made: Callable[[int], Seer] = import_module(f".{name}", __package__).CeilingPlayer
    return made


def _values(name: str, given: Mapping[str, str], known: Mapping[str, Any]) -> dict[str, Value]:
    """The settings, converted to the types that the bot's class declares."""
    for key in given:
        if key not in known:
            there = f"it has {', '.join(known)}" if known else "it has none"
            raise OptionsError(f"{name} has no setting {key!r}: {there}")
    return {key: _value(f"{name}:{key}", text, known[key]) for key, text in given.items()}


def _value(where: str, text: str, kind: type) -> Value:
    """The text, converted to this type; raises OptionsError."""
    if kind is bool:
        if text in _TRUTH:
            return _TRUTH[text]
        raise OptionsError(f"{where} must be true or false, not {text!r}")
    if kind is str:
        return text
    try:
        value = int(text) if kind is int else float(text)
    except ValueError:
        value = nan
    if isinstance(value, float) and not isfinite(value):
        raise OptionsError(f"{where} must be {'a whole number' if kind is int else 'a number'}, not {text!r}")
    if abs(value) > LARGEST:
        raise OptionsError(f"{where} must be at most {LARGEST}, not {text}")
    return value
