"""A row in the list of bots: a bot's name, where to find it, what it needs, and how strong it is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from math import isfinite
from typing import SupportsFloat

from ..game.codebook import as_number
from ..game.errors import OptionsError
from .base import Bot

Maker = Callable[..., Bot]
"""A bot's class: called with a seed, and with keywords for its ``SETTINGS``."""


KINDS = {int: "a whole number", float: "a number", bool: "True or False", str: "text"}
"""The types of settings, in words."""


@dataclass(frozen=True, slots=True)
class Level:
    """A named bot: where to find it, and its properties."""

    name: str
    module: str
    """The module below ``foretell.bots``; imported when the bot is first made."""
    bot: str
    """The name of its class."""
    nets: bool = False
    """Whether it plays by the networks that come with foretell."""
    native: bool = False
    """Whether it needs the native library (``foretell.engine.native``)."""
    thinks_long: bool = False
    """Whether a move may take longer than a person would notice."""
    ratings: Mapping[str, int] = field(default_factory=dict)
    """Its strength by game, as ``benchmarks.ratings`` prints it; nothing for a game in which it was not measured."""

    def kind(self) -> Maker:
        """The bot's class."""
        kind: Maker = getattr(import_module(f".{self.module}", __package__), self.bot)
        return kind

    def settings(self) -> Mapping[str, type]:
        """The names and types of its settings; raises what importing it raises."""
        known: Mapping[str, type] = getattr(self.kind(), "SETTINGS", {})
        return known

    def make(self, seed: int, **settings: object) -> Bot:
        """A new bot; its random choices follow from the seed.  Raises OptionsError for settings it does not take."""
        known = self.settings()
        for key in settings.keys() & known.keys():
            if not _fits(settings[key], known[key]):
                raise OptionsError(f"{self.name}:{key} must be {KINDS[known[key]]}, not {settings[key]!r}")
        try:
            return self.kind()(seed, **settings)
        except TypeError as error:
            raise OptionsError(f"the bot {self.name!r} cannot be made with {settings}: {error}") from error


def _fits(value: object, kind: type) -> bool:
    """Whether a setting may have this value; None stands for the default."""
    if kind is int:
        return value is None or as_number(value) is not None
    if kind is float:
        return value is None or (isinstance(value, SupportsFloat) and not isinstance(value, bool) and _is_finite(value))
    return isinstance(value, kind)


def _is_finite(value: SupportsFloat) -> bool:
    """Whether it is a number of ordinary size."""
    try:
        return isfinite(value)
    except (TypeError, OverflowError):  # an array; a whole number that no float holds
        return False
