"""SplitMix64 over unsigned integers: the compiled version of ``foretell.rules.chance``, with the same numbers.

Signed overflow is undefined in compiled code, so every step uses unsigned 64-bit integers.
"""

from typing import Any

from numpy import int64, uint64

_GOLDEN = uint64(0x9E3779B97F4A7C15)
_FIRST, _SECOND = uint64(0xBF58476D1CE4E5B9), uint64(0x94D049BB133111EB)
_ONE, _27, _30, _31, _33 = uint64(1), uint64(27), uint64(30), uint64(31), uint64(33)


def scramble(x: Any) -> Any:
    """SplitMix64's output function."""
    x = (x ^ (x >> _30)) * _FIRST
    x = (x ^ (x >> _27)) * _SECOND
    return x ^ (x >> _31)


def round_key(seed: int, number: int) -> Any:
    """The key (0 to 2**63 - 1) for dealing a game's n-th round; it depends only on the seed and the round's number."""
    return int64(scramble(scramble(uint64(seed) + _GOLDEN) + uint64(number) * _GOLDEN) >> _ONE)


def draw(key: int, step: int, n: int) -> Any:
    """Random number ``step`` of a key's stream, 0 to n - 1."""
    x = scramble(uint64(key) + uint64(step + 1) * _GOLDEN)
    return int64(((x >> _33) * uint64(n)) >> _31)


def below(rng: Any, n: int) -> Any:
    """The generator's next random number, 0 to n - 1; ``rng`` holds its state as its only element."""
    x = uint64(rng[0]) + _GOLDEN
    rng[0] = x
    return int64(((scramble(x) >> _33) * uint64(n)) >> _31)


def shuffle(deck: Any, start: int, size: int, dealt: int, key: int) -> None:
    """Fill the first ``dealt`` places of ``deck[start : start + size]`` with random cards from it (Fisher-Yates)."""
    for i in range(dealt):
        j = start + i + draw(key, start + i, size - i)
        card = deck[start + i]
        deck[start + i] = deck[j]
        deck[j] = card
