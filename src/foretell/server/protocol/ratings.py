"""Ratings of people, by kind of game (docs/rating.md): ``GET /me/ratings``, and members of clubs."""

import msgspec

from ...rating.counting import RatedKind


class Finish(msgspec.Struct, frozen=True):
    """A rating by the places at the end of games, with a 95 % interval of ± ``half``; 1500: the bot Bookkeeper."""

    value: float
    half: float


class Skill(msgspec.Struct, frozen=True):
    """Points that a decision loses by what the seat could know (less is better), ± ``half`` (95 %)."""

    lost: float
    half: float
    decisions: int
    games: int
    """The games that are judged; fewer than were rated while some wait."""


class RatingView(msgspec.Struct, frozen=True):
    """The ratings of a person in one kind of game."""

    kind: RatedKind
    games: int
    """The rated games."""
    finish: Finish | None
    """Null: too few games yet."""
    skill: Skill | None
    """Null: too few games are judged yet."""
    level: str | None = None
    """The level of bots that is nearest in skill; null: not known."""
    apart: int | None = None
    """About how many games tell the person apart from this level by skill; null: not known, or never."""


class RatingList(msgspec.Struct, frozen=True):
    """The ratings of the player whose token was sent, of the kinds that they have played."""

    ratings: tuple[RatingView, ...]
    least: int
    """From this number of games on ratings are shown."""
