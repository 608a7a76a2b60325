"""The settings of a club, and its seasons."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their defaults; docs/clubs.md describes each."""

    name: str = ""
    game: str = "wizard"
    """The game whose results count."""
    formula: str = "places"
    count: int | None = None
    """The number of games that count, a member's best ones; None: all."""
    least: int = 0
    """The games that a place in the table needs."""
    joining: bool = True
    """Whether those who have the link may become members by themselves."""
    season: Mapping[str, str | None] | None = None
    """``name``, ``from`` and ``to`` of the season that goes on; None: none, all games count."""

    def having(self, values: Mapping[str, Any]) -> "Settings":
        """These settings with others, which ``entries`` has checked, in their place."""
        return replace(self, **values)

    def like(self, season: "Season") -> "Settings":
        """These settings with the game, formula and numbers of a season."""
        return replace(self, **{key: getattr(season.settings, key) for key in OF_SEASON})

    def to_json(self) -> dict[str, Any]:
        """All settings as a JSON object."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Season:
    """A season, and how its table is made."""

    name: str
    first: str | None
    """Its first day; None: from the beginning."""
    last: str | None
    """Its last day; None: open."""
    settings: Settings
    """Those at its end; of the season that goes on, the settings now."""
    before: str | None = None
    """The first day of the next season, which ends it where it has no last day."""

    def has(self, day: str) -> bool:
        """Whether a day belongs to it."""
        if self.last is not None or self.before is None:
            return (self.first or day) <= day <= (self.last or day)
        return (self.first or day) <= day < self.before

    def followed_by(self, others: Iterable["Season"]) -> "Season":
        """The season, ended by the one of the others that begins next."""
        later = [one.first for one in others if one.first is not None and one.first > (self.first or "")]
        return replace(self, before=min(later, default=None))


def season_of(settings: Settings) -> Season:
    """The season of some settings; without one, a season of all games with an empty name."""
    one = settings.season or {"name": "", "from": None, "to": None}
    return Season(one["name"] or "", one["from"], one["to"], settings)


OF_SEASON = ("game", "formula", "count", "least")
"""The settings that belong to a season: one that is begun again has its own."""
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "evening": {"formula": "places"},
    "league": {"formula": "online", "least": 40},
    "sums": {"formula": "sum"},
}
"""Settings to begin with, by name; the others are the defaults."""
