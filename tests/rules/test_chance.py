"""Random numbers and the deals made from them are the same on every platform and in every version (A2, V5, V6, B3)."""

import hashlib
import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell import SPECIALS, ExtremeOptions, Game, Mode, Options, WizardOptions
from foretell.rules.bits import count, lowest, member
from foretell.rules.chance import below, round_key, shuffle
from tests.game.kinds import ONE_OF_EACH, Kind, play_first_moves, play_on

PUBLISHED = (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B)
"""The first outputs of SplitMix64 from state 0, as its authors' program prints them."""


def test_the_generator_is_splitmix64() -> None:
    state = [0]
    assert [below(state, 2**31) for _ in PUBLISHED] == [number >> 33 for number in PUBLISHED]


@pytest.mark.parametrize(
    ("seed", "number", "key"),
    [
        (0, 1, 6017775124710473527),
        (0, 2, 6467540162864785327),
        (1, 1, 3395948882924712079),
        (7, 3, 5067083786226862413),
        (2**63 - 1, 20, 6107074635966265692),
    ],
)
def test_the_key_of_a_round_never_changes(seed: int, number: int, key: int) -> None:
    assert round_key(seed, number) == key


def test_numbers_below_n_are_in_range_and_all_of_them_occur() -> None:
    state = [11]
    for n in (1, 2, 7, 60, 67):
        seen = Counter(below(state, n) for _ in range(100 * n))
        assert set(seen) == set(range(n))
        assert max(seen.values()) < 200


def test_shuffling_keeps_the_cards_and_touches_no_others() -> None:
    deck = list(range(20))
    shuffle(deck, 5, 10, 4, 77)
    assert sorted(deck) == list(range(20))
    assert deck[:5] == [0, 1, 2, 3, 4]
    assert deck[15:] == [15, 16, 17, 18, 19]


@given(st.integers(0, 79), st.integers(0, 80), st.integers(0, 80), st.integers(0, 2**63 - 1))
def test_shuffling_is_fisher_yates_with_the_generators_numbers(start: int, size: int, dealt: int, key: int) -> None:
    size = min(size, 80 - start)
    dealt = min(dealt, size)
    deck, expected = list(range(80)), list(range(80))
    state = [(key + start * 0x9E3779B97F4A7C15) % 2**64]
    for i in range(start, start + dealt):
        j = i + below(state, start + size - i)
        expected[i], expected[j] = expected[j], expected[i]
    shuffle(deck, start, size, dealt, key)
    assert deck == expected


def test_every_card_lands_in_every_place() -> None:
    places: Counter[tuple[int, int]] = Counter()
    for key in range(3000):
        deck = list(range(6))
        shuffle(deck, 0, 6, 6, key)
        places.update(enumerate(deck))
    assert len(places) == 36
    assert 400 < min(places.values()) <= max(places.values()) < 600


def test_sets_of_cards() -> None:
    cards = 0b1011 << 60
    assert count(cards) == 3
    assert lowest(cards) == 60
    assert [member(cards, n) for n in range(3)] == [60, 61, 63]
    assert count(0) == 0


FIRST_DEALS = [
    (WizardOptions(), 3, 0, "G8 | Y1 | B12", "G6"),
    (WizardOptions(), 3, 2**63 - 1, "Y12 | G3 | Y1", "R11"),
    (WizardOptions(SPECIALS), 5, 2**63 - 1, "bomb | G5 | Y6 | Y1 | Y13", "G8"),
    (WizardOptions(mode=Mode.CLAIRVOYANCE), 4, 0, "G8 | Y1 | B12 | G6", "R4"),
    (WizardOptions(mode=Mode.SINGLE_SUIT), 3, 0, "B5 B6 B7 B12 | G2 G3 G6 G10 | R4 R8 R12 F", None),
    (
        WizardOptions(mode=Mode.MAXIMUS),
        6,
        0,
        (
            "B4 B6 B7 B9 G2 G8 G9 R8 Y12 W | B5 B11 G4 G12 Y1 Y2 Y13 W W F | B3 B12 G3 G11 R1 R2 R7 R11 Y7 F"
            " | B8 B13 G6 G10 R5 R6 R9 Y10 Y11 F | B1 B2 G5 G7 G13 R4 R10 R13 Y4 Y6 | B10 G1 R3 R12 Y3 Y5 Y8 Y9 W F"
        ),
        None,
    ),
    (
        ExtremeOptions(),
        3,
        0,
        (
            "B1 B2 B3 G3 G4 G8 G9 R3 R4 R5 R7 Y1 Y2 Y8 P9 | B4 B6 B7 B8 G2 G6 R1 R8 R9 Y4 Y5 Y7 Y9 P6 P7 | "
            "B5 B9 G1 G5 G7 R2 R6 Y3 Y6 P1 P2 P3 P4 P5 P8"
        ),
        None,
    ),
]


@pytest.mark.parametrize(("options", "players", "seed", "hands", "turned"), FIRST_DEALS)
def test_the_first_deal_of_a_seed(options: Options, players: int, seed: int, hands: str, turned: str | None) -> None:
    story = Game(options, players, seed=seed).rounds[0]
    assert " | ".join(" ".join(hand) for hand in story.hands) == hands
    assert story.turned == turned


def digest(game: Game) -> str:
    """A short hash of all deals of a game."""
    told = [[*(" ".join(hand) for hand in story.hands), str(story.turned)] for story in game.rounds]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


GOLDEN = json.loads((Path(__file__).parents[1] / "data" / "deals.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_all_deals_of_a_seed(kind: Kind) -> None:
    game = kind.game(20_261_121)
    play_first_moves(game, game.round_count)
    assert digest(game) == GOLDEN[str(kind)]


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_deals_depend_on_the_seed_and_not_on_what_is_played(kind: Kind) -> None:
    one, other, another = kind.game(5), kind.game(5), kind.game(6)
    play_first_moves(one, one.round_count)
    play_on(other, Random(1))
    play_on(another, Random(1))
    assert digest(one) == digest(other) != digest(another)
