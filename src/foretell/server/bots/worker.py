"""The process in which bots think: a job a line comes in, an answer a line goes out; it ends with its input."""

import os
import sys
from typing import BinaryIO

import msgspec

from ...bots import make_bot
from .job import Answer, Job, observation_of

NICENESS = 10


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until there are no more."""
    decoder: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)
    for line in jobs:
        job = decoder.decode(line)
        move = make_bot(job.bot, job.seed).choose(observation_of(job))
        answers.write(msgspec.json.encode(Answer(str(move))) + b"\n")
        answers.flush()


def main() -> None:
    """Step back behind everybody else, and work."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # The server is gone, and with it whoever wanted to know.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
