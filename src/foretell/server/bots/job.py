"""What a worker is told: an observation as data, and nothing else of the game."""

import msgspec

from ...game.observation import ExtremeObservation, Observation, WizardObservation
from ...game.options import ExtremeOptions, WizardOptions
from ...rules.extreme.view import View as ExtremeSight
from ...rules.wizard.view import View as WizardSight
from ..protocol.kinds import ExtremeGame, GameKind, WizardGame, options_of


class WizardJob(msgspec.Struct, frozen=True, tag="wizard"):
    """An observation of a game of Wizard, and the bot that is to choose."""

    bot: str
    seed: int
    kind: WizardGame
    players: tuple[str, ...]
    sight: WizardSight
    place: str = ""
    """At which seat of which table the bot sits; it says nothing of the game."""


class ExtremeJob(msgspec.Struct, frozen=True, tag="extreme"):
    """An observation of a game of Wizard Extreme, and the bot that is to choose."""

    bot: str
    seed: int
    kind: ExtremeGame
    players: tuple[str, ...]
    sight: ExtremeSight
    place: str = ""
    """At which seat of which table the bot sits; it says nothing of the game."""


Job = WizardJob | ExtremeJob


class Preparation(msgspec.Struct, frozen=True, tag="prepare"):
    """The task of getting ready for a bot's jobs; answered with no move."""

    bot: str


class Answer(msgspec.Struct, frozen=True):
    """The move that the bot has chosen, in notation."""

    move: str
    fault: str | None = None
    """Why it has chosen none."""


def job_of(bot: str, seed: int, kind: GameKind, seen: Observation, place: str = "") -> Job:
    """The job of choosing a move from this observation, at a seat of a table."""
    if isinstance(kind, WizardGame) and isinstance(seen, WizardObservation):
        return WizardJob(bot, seed, kind, seen.players, seen.view, place)
    if isinstance(kind, ExtremeGame) and isinstance(seen, ExtremeObservation):
        return ExtremeJob(bot, seed, kind, seen.players, seen.view, place)
    raise TypeError("the observation is of another game")


def observation_of(job: Job) -> Observation:
    """The observation, as it was seen."""
    options = options_of(job.kind)
    if isinstance(job, WizardJob) and isinstance(options, WizardOptions):
        return WizardObservation(options, job.players, job.sight)
    if isinstance(job, ExtremeJob) and isinstance(options, ExtremeOptions):
        return ExtremeObservation(options, job.players, job.sight)
    raise TypeError("the observation is of another game")
