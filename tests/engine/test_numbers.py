"""The intrinsics: machine instructions and unsigned arithmetic give the same numbers as plain Python."""

from random import Random

import numba
import numpy as np
import pytest

from foretell.engine import instructions
from foretell.engine.loader import load
from foretell.rules import bits, chance

RNG = Random(1)
MASKS = [1, 2**62, 2**63 - 1, *(RNG.getrandbits(63) & RNG.getrandbits(63) or 1 for _ in range(300))]
KEYS = [0, 1, 2**63 - 1, *(RNG.getrandbits(63) for _ in range(100))]


def test_sets_of_bits() -> None:
    twin = load("bits")
    for mask in MASKS:
        assert twin.count(mask) == bits.count(mask)
        assert twin.lowest(mask) == bits.lowest(mask)
        assert [twin.member(mask, n) for n in range(mask.bit_count())] == members(mask)
        assert [bits.member(mask, n) for n in range(mask.bit_count())] == members(mask)


def members(mask: int) -> list[int]:
    """The numbers of the set bits, ascending."""
    return [n for n in range(64) if mask >> n & 1]


@pytest.mark.parametrize("quickly", [True, False])
def test_the_nth_bit_is_found_on_every_processor(quickly: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not quickly:
        monkeypatch.setattr(instructions, "_deposits_quickly", lambda _context: False)

    def nth_bit(mask: int, n: int) -> object:
        return instructions.nth_bit(mask, n)

    nth = numba.njit(nth_bit)
    for mask in MASKS:
        assert [nth(mask, n) for n in range(mask.bit_count())] == members(mask)
    assert ("pdep" in nth.inspect_asm(nth.signatures[0])) <= quickly


def test_random_numbers() -> None:
    twin = load("chance")
    rng, plain_rng = np.array([2**64 - 5], np.uint64), [2**64 - 5]
    for key in KEYS:
        assert [twin.round_key(key, number) for number in (0, 1, 20)] == [
            chance.round_key(key, number) for number in (0, 1, 20)
        ]
        assert [twin.below(rng, n) for n in (1, 2, 60, 10**6)] == [
            chance.below(plain_rng, n) for n in (1, 2, 60, 10**6)
        ]
        assert rng.tolist() == plain_rng


@pytest.mark.parametrize(("start", "size", "dealt"), [(0, 60, 41), (45, 15, 15), (0, 75, 75), (0, 67, 0), (15, 15, 4)])
def test_shuffling(start: int, size: int, dealt: int) -> None:
    twin = load("chance")
    for key in KEYS:
        deck, compiled = list(range(80)), np.arange(80)
        chance.shuffle(deck, start, size, dealt, key)
        twin.shuffle(compiled, start, size, dealt, key)
        assert compiled.tolist() == deck
        assert sorted(deck) == list(range(80))
        assert deck[:start] + deck[start + size :] == [*range(start), *range(start + size, 80)]


def test_decks_come_out_alike_often() -> None:
    times = [0] * 5
    for key in range(4000):
        deck = list(range(80))
        chance.shuffle(deck, 10, 5, 1, chance.round_key(key, 1))
        times[deck[10] - 10] += 1
    assert all(abs(n - 800) < 120 for n in times)
