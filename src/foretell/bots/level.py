"""A row of the list of bots: what a bot is called, where it is found, what it needs, and how strong it is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module

from .base import Bot

Maker = Callable[..., Bot]
"""A bot's class: it is given a seed, and by keyword what its ``SETTINGS`` name."""


@dataclass(frozen=True, slots=True)
class Level:
    """A bot with a name: where it is found, and what it is like."""

    name: str
    module: str
    """Below ``foretell.bots``; imported when the bot is asked for."""
    bot: str
    """The name of its class."""
    extra: str | None = None
    """The extra of foretell that it needs, to play by nets; None: nothing but Python."""
    preparing: str | None = None
    """For a level that thinks longer than a person would notice: the module that compiles what it needs."""
    ratings: Mapping[str, int] = field(default_factory=dict)
    """How strong it is, by game, as ``benchmarks.ratings`` prints it; none for a game where nobody has measured it."""

    @property
    def thinks_long(self) -> bool:
        """Whether it may take longer for a move than a person would notice."""
        return self.preparing is not None

    def kind(self) -> Maker:
        """The bot's class."""
        kind: Maker = getattr(import_module(f".{self.module}", __package__), self.bot)
        return kind

    def make(self, seed: int, **settings: object) -> Bot:
        """A new bot, whose lots are drawn from the seed."""
        return self.kind()(seed, **settings)
