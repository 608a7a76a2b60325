"""The process in which bots think: a job a line comes in, an answer a line goes out; it ends with its input."""

import os
import sys
from typing import BinaryIO

import msgspec

from ...bots.base import Bot
from ...bots.levels import RATINGS, level_of, make_bot, prepare
from ...game.errors import ForetellError
from ..logs import place_of
from .job import Answer, Job, Preparation, observation_of

NICENESS = 10
_MOST_AT_TABLES = 32


class Seats:
    """Bots that stay at their seats: those that think long have memory to think in, and may remember a round."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str], Bot] = {}

    def bot(self, job: Job) -> Bot:
        """The bot for a job; for a seat that is not known, or was not asked for long, a new one."""
        if not level_of(job.bot).thinks_long:
            return make_bot(job.bot, job.seed)
        place = (job.bot, job.place)
        self._bots[place] = self._bots.pop(place) if place in self._bots else make_bot(job.bot, job.seed)
        if len(self._bots) > _MOST_AT_TABLES:
            del self._bots[next(iter(self._bots))]
        return self._bots[place]


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until there are no more."""
    decoder: msgspec.json.Decoder[Job | Preparation] = msgspec.json.Decoder(Job | Preparation)
    seats = Seats()
    for line in jobs:
        answers.write(msgspec.json.encode(_answer(decoder.decode(line), seats)) + b"\n")
        answers.flush()


def _answer(job: Job | Preparation, seats: Seats) -> Answer:
    """The move, or why there is none: what one bot is not able to do must not end the others."""
    try:
        return Answer(_done(job, seats))
    except ForetellError as error:
        return Answer("", str(error))
    except Exception as error:
        return Answer("", place_of(error))


def _done(job: Job | Preparation, seats: Seats) -> str:
    if isinstance(job, Preparation):
        for game in RATINGS:
            prepare(job.bot, game)
        return ""
    return str(seats.bot(job).choose(observation_of(job)))


def main() -> None:
    """Step back behind everybody else, as far as the command line says, and work."""
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else NICENESS)
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # The server is gone, and with it whoever wanted to know.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
