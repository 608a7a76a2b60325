"""Random numbers that are the same on every platform and in both engines (SplitMix64; Steele, Lea, Flood 2014).

The compiler replaces this module by its twin over unsigned 64-bit integers (``foretell.engine.twins.chance``).
Numbers below n come from the upper 31 bits by multiplication; the bias is less than n / 2**31.
"""

from collections.abc import MutableSequence

_M64 = 0xFFFFFFFFFFFFFFFF
_GOLDEN = 0x9E3779B97F4A7C15


def _scramble(x: int) -> int:
    """SplitMix64's output function."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _M64
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _M64
    return x ^ (x >> 31)


def round_key(seed: int, number: int) -> int:
    """The key (0 to 2**63 - 1) of the deal of a game's n-th round: it depends on the seed and the number alone."""
    return _scramble((_scramble((seed + _GOLDEN) & _M64) + number * _GOLDEN) & _M64) >> 1


def draw(key: int, step: int, n: int) -> int:
    """The step-th random number of a key's stream, 0 to n - 1."""
    return ((_scramble((key + (step + 1) * _GOLDEN) & _M64) >> 33) * n) >> 31


def below(rng: MutableSequence[int], n: int) -> int:
    """The next random number 0 to n - 1 of a generator, whose state is the one element of ``rng``."""
    rng[0] = (rng[0] + _GOLDEN) & _M64
    return ((_scramble(rng[0]) >> 33) * n) >> 31


def shuffle(deck: MutableSequence[int], start: int, size: int, dealt: int, key: int) -> None:
    """Put random cards of ``deck[start : start + size]`` on its first ``dealt`` places (Fisher-Yates)."""
    for i in range(dealt):
        j = start + i + draw(key, start + i, size - i)
        card = deck[start + i]
        deck[start + i] = deck[j]
        deck[j] = card
