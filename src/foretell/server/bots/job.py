"""What a worker is told: an observation as data, and nothing else of the game."""

import msgspec

from ...game.families import family_of
from ...game.observation import Observation
from ..protocol.kinds import GameKind, options_of


class Job(msgspec.Struct, frozen=True, tag="choose"):
    """An observation, and the bot that is to choose."""

    bot: str
    seed: int
    kind: GameKind
    players: tuple[str, ...]
    view: msgspec.Raw
    """The observation's view, field by field."""
    place: str = ""
    """At which seat of which table the bot sits; it says nothing of the game."""


class Preparation(msgspec.Struct, frozen=True, tag="prepare"):
    """The task of getting ready for a bot's jobs; answered with no move."""

    bot: str


class Answer(msgspec.Struct, frozen=True):
    """The move that the bot has chosen, in notation."""

    move: str
    fault: str | None = None
    """Why it has chosen none."""


def job_of(bot: str, seed: int, kind: GameKind, seen: Observation, place: str = "") -> Job:
    """The job of choosing a move from this observation, at a seat of a table of this kind."""
    if options_of(kind) != seen.options:
        raise TypeError(f"the observation is of a game with {seen.options!r}")
    return Job(bot, seed, kind, seen.players, msgspec.Raw(msgspec.json.encode(seen.view)), place)


def observation_of(job: Job) -> Observation:
    """The observation, as it was seen."""
    options = options_of(job.kind)
    family = family_of(options)
    return family.observation(options, job.players, msgspec.json.decode(job.view, type=family.codebook.rules.view))
