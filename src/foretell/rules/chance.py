"""Random numbers that are the same on every platform and in both engines (SplitMix64; Steele, Lea, Flood 2014).

The compiler replaces this module by its twin over unsigned 64-bit integers (``foretell.engine.twins.chance``).
Numbers below n come from the upper 31 bits by multiplication; the bias is less than n / 2**31.
"""

from collections.abc import Iterator, MutableSequence
from struct import iter_unpack

_M64 = 0xFFFFFFFFFFFFFFFF
_GOLDEN = 0x9E3779B97F4A7C15
_FIRST, _SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB

_LANES = 80
_ONE_EACH = sum(1 << (128 * i) for i in range(_LANES))
_STEPS = sum(((i + 1) * _GOLDEN) << (128 * i) for i in range(_LANES))
_M64_EACH = _M64 * _ONE_EACH
"""Wide integers of so many lanes: 64 bits for a number, and as many for the upper half of its products."""


def _scramble(x: int) -> int:
    """SplitMix64's output function."""
    x = ((x ^ (x >> 30)) * _FIRST) & _M64
    x = ((x ^ (x >> 27)) * _SECOND) & _M64
    return x ^ (x >> 31)


def round_key(seed: int, number: int) -> int:
    """The key (0 to 2**63 - 1) of the deal of a game's n-th round: it depends on the seed and the number alone."""
    return _scramble((_scramble((seed + _GOLDEN) & _M64) + number * _GOLDEN) & _M64) >> 1


def below(rng: MutableSequence[int], n: int) -> int:
    """The next random number 0 to n - 1 of a generator, whose state is the one element of ``rng``."""
    x = rng[0] = (rng[0] + _GOLDEN) & _M64
    x = ((x ^ (x >> 30)) * _FIRST) & _M64
    x = ((x ^ (x >> 27)) * _SECOND) & _M64
    return ((x >> 33) * n) >> 31


def _stream(key: int, start: int, count: int) -> Iterator[tuple[int]]:
    """The upper 32 bits of the numbers ``start`` to ``start + count - 1`` of a key's stream (at most 80 at once).

    All are made at the same time, each in a lane of one wide integer: half the time of making one after the other.
    """
    x = ((((key + start * _GOLDEN) & _M64) * _ONE_EACH + _STEPS) & _M64_EACH) & ((1 << (128 * count)) - 1)
    x = (((x ^ (x >> 30)) & _M64_EACH) * _FIRST) & _M64_EACH
    x = (((x ^ (x >> 27)) & _M64_EACH) * _SECOND) & _M64_EACH
    return iter_unpack("<4xI8x", x.to_bytes(16 * count, "little"))


def shuffle(deck: MutableSequence[int], start: int, size: int, dealt: int, key: int) -> None:
    """Put random cards of ``deck[start : start + size]`` on its first ``dealt`` places (Fisher-Yates)."""
    i = start
    left = size
    for (x,) in _stream(key, start, dealt):
        j = i + (((x >> 1) * left) >> 31)
        card = deck[i]
        deck[i] = deck[j]
        deck[j] = card
        i += 1
        left -= 1
