"""Random numbers that are the same on every platform and in both engines (SplitMix64; Steele, Lea, Flood 2014).

In C, arithmetic of unsigned 64-bit integers (``chance.h``).  A number below n is made from the upper
31 bits by multiplication; the bias is less than n / 2**31.
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
"""A wide integer by the number of its lanes: 64 bits for each number, and 64 for the upper half of its product."""


def _scramble(x: int) -> int:
    """SplitMix64's output function."""
    x = ((x ^ (x >> 30)) * _FIRST) & _M64
    x = ((x ^ (x >> 27)) * _SECOND) & _M64
    return x ^ (x >> 31)


def round_key(seed: int, number: int) -> int:
    """The key (0 to 2**63 - 1) for dealing a game's n-th round; it depends only on the seed and the round's number."""
    return _scramble((_scramble((seed + _GOLDEN) & _M64) + number * _GOLDEN) & _M64) >> 1


def below(rng: MutableSequence[int], n: int) -> int:
    """The generator's next random number, 0 to n - 1; ``rng`` holds its state as its only element."""
    x = rng[0] = (rng[0] + _GOLDEN) & _M64
    x = ((x ^ (x >> 30)) * _FIRST) & _M64
    x = ((x ^ (x >> 27)) * _SECOND) & _M64
    return ((x >> 33) * n) >> 31


def _stream(key: int, start: int, count: int) -> Iterator[tuple[int]]:
    """The upper 32 bits of the numbers ``start`` to ``start + count - 1`` of a key's stream (at most 80).

    All are computed at once, each in a lane of one wide integer: half the time of computing them one by one.
    """
    x = ((((key + start * _GOLDEN) & _M64) * _ONE_EACH + _STEPS) & _M64_EACH) & ((1 << (128 * count)) - 1)
    x = (((x ^ (x >> 30)) & _M64_EACH) * _FIRST) & _M64_EACH
    x = (((x ^ (x >> 27)) & _M64_EACH) * _SECOND) & _M64_EACH
    return iter_unpack("<4xI8x", x.to_bytes(16 * count, "little"))


def shuffle(deck: MutableSequence[int], start: int, size: int, dealt: int, key: int) -> None:
    """Fill the first ``dealt`` places of ``deck[start : start + size]`` with random cards from it (Fisher-Yates)."""
    i = start
    left = size
    for (x,) in _stream(key, start, dealt):
        j = i + (((x >> 1) * left) >> 31)
        card = deck[i]
        deck[i] = deck[j]
        deck[j] = card
        i += 1
        left -= 1
