"""Python programs that a test starts draw the random numbers of that test (``tests/chance.py``), not fresh ones."""

import os
from hashlib import shake_256
from itertools import count


class Source:
    """Bytes that follow from a seed, in place of ``os.urandom``.

    Each length has a sequence of its own: masks of sockets and names of tables do not change the deals.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn: dict[int, count[int]] = {}

    def __call__(self, size: int) -> bytes:
        """The next bytes of this length."""
        turn = next(self._drawn.setdefault(size, count()))
        return shake_256(f"{self._seed} {size} {turn}".encode()).digest(size)


def number_at(place: str) -> int | None:
    """A number that no other program has taken at this place, the lowest; None if its folder is gone."""
    for number in count():
        try:
            os.close(os.open(f"{place}-{number}", os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            continue
        except OSError:
            return None
        return number
    return None


def begin(given: str) -> None:
    """``given``: the beginning of a path, for the programs of one test, and the test's seed."""
    place, seed = given.split(os.pathsep, maxsplit=1)
    number = number_at(place)
    if number is not None:
        vars(os)["urandom"] = Source(f"{seed} {number}")


if "TESTS_CHANCE" in os.environ:
    begin(os.environ["TESTS_CHANCE"])
