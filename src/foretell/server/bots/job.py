"""Jobs for workers: an observation as data, and nothing else of the game."""

import msgspec

from ...game.observation import Observation
from ...game.rulesets import ruleset_of
from ..protocol.kinds import GameKind, options_of


class Job(msgspec.Struct, frozen=True, tag="choose"):
    """An observation, and the bot that is to choose."""

    bot: str
    seed: int
    kind: GameKind
    players: tuple[str, ...]
    view: msgspec.Raw
    """The fields of the observation's view."""
    place: str = ""
    """The bot's table and seat, as a key for its memory; it tells nothing about the game."""


class Advising(Job, frozen=True, tag="advise"):
    """An observation whose moves the coach is to judge; its answer is JSON (``Advice.as_json()``)."""


class Preparation(msgspec.Struct, frozen=True, tag="prepare"):
    """The task of preparing a bot; its answer has no move."""

    bot: str


class Answer(msgspec.Struct, frozen=True):
    """The bot's move, in notation."""

    move: str
    """The move; the JSON of the advice for an Advising."""
    fault: str | None = None
    """The reason why there is no move."""


def job_of(bot: str, seed: int, kind: GameKind, seen: Observation, place: str = "") -> Job:
    """The job of choosing a move from this observation, at a seat of a table of this kind."""
    _check(kind, seen)
    return Job(bot, seed, kind, seen.players, _bytes_of(seen), place)


def advising(bot: str, kind: GameKind, seen: Observation) -> Advising:
    """The job of advising the seat whose observation this is, by this bot's estimates."""
    _check(kind, seen)
    return Advising(bot, 0, kind, seen.players, _bytes_of(seen))


def _check(kind: GameKind, seen: Observation) -> None:
    if options_of(kind) != seen.options:
        raise TypeError(f"the observation is of a game with {seen.options!r}")


def _bytes_of(seen: Observation) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(seen.view))


def observation_of(job: Job) -> Observation:
    """The observation of a job."""
    options = options_of(job.kind)
    ruleset = ruleset_of(options)
    return ruleset.observation(options, job.players, msgspec.json.decode(job.view, type=ruleset.codebook.rules.view))
