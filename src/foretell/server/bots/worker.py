"""The bot worker process: reads a job from each line, writes an answer on a line, and ends with its input."""

import os
import sys
from typing import BinaryIO

import msgspec

from ...bots.base import Bot
from ...bots.levels import RATINGS, level_of, make_bot, prepare
from ...coach import advise
from ...game.errors import ForetellError
from ..ops.logs import place_of
from .job import Advising, Answer, Job, Preparation, observation_of

NICENESS = 10
_MOST_BOTS = 32


class Seats:
    """Keeps slow bots by seat: they are expensive to make, and may remember a round."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str], Bot] = {}

    def bot(self, job: Job) -> Bot:
        """The bot for a job; a new one for an unknown or forgotten seat, and for a fast bot."""
        if not level_of(job.bot).thinks_long:
            return make_bot(job.bot, job.seed)
        place = (job.bot, job.place)
        self._bots[place] = self._bots.pop(place) if place in self._bots else make_bot(job.bot, job.seed)
        if len(self._bots) > _MOST_BOTS:
            del self._bots[next(iter(self._bots))]
        return self._bots[place]


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer all jobs."""
    decoder: msgspec.json.Decoder[Job | Advising | Preparation] = msgspec.json.Decoder(Job | Advising | Preparation)
    seats = Seats()
    for line in jobs:
        answers.write(msgspec.json.encode(_answer(decoder.decode(line), seats)) + b"\n")
        answers.flush()


def _answer(job: Job | Preparation, seats: Seats) -> Answer:
    """The move, or the reason why there is none: a bot that fails must not end the worker."""
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
    if isinstance(job, Advising):
        return msgspec.json.encode(advise(observation_of(job), job.bot, job.seed).as_json()).decode()
    return str(seats.bot(job).choose(observation_of(job)))


def main() -> None:
    """Take the niceness of the command line, and work."""
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else NICENESS)
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # The server is gone.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
