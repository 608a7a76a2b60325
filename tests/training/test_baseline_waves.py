"""What learners of baselines see, and the rounds that they learn from; all that needs no torch."""

import argparse
from collections import Counter

import numpy as np
import pytest

from foretell import WizardOptions
from foretell.encoder import Encoder
from foretell.envs.vector import VectorGames
from foretell.rules.wizard.codes import PLAY, TRUMP
from training.baselines.__main__ import sizes
from training.baselines.facts import IRRELEVANT, MEMORY, PLAYERS, Facts, Mask, Moves, Numbers, Rows
from training.baselines.waves import SCALE, Rounds, Wave, rounds_of


def at_random(rows: Rows, mask: Mask) -> tuple[Moves, Numbers]:
    """Random moves, and their numbers as notes; the same for the same rows."""
    rng = np.random.default_rng(rows[:, :20].astype(np.uint64).sum().item())
    moves = np.where(mask, rng.random(mask.shape), -1).argmax(axis=1)
    return moves, moves[:, None].astype(np.float32)


def wave_of(cards: tuple[int, ...]) -> tuple[Wave, float]:
    return Rounds(cards, Facts(IRRELEVANT), 64).play(at_random, 1)


def test_a_learner_sees_what_decides_a_round() -> None:
    names = Encoder(WizardOptions(), PLAYERS).names
    games = VectorGames(rounds_of((3,)), PLAYERS, 8, seed=3)
    seen = Facts(IRRELEVANT).rows(games.arrays.observation)
    said = [{names[i] for i in row if i < len(names)} for row in games.arrays.observation]
    left_out = ("round:", "rounds left:", "my seat:", "+0 total", "+1 total", "+2 total", "+3 total")
    kept = [{name for name in facts if not name.startswith(left_out)} for facts in said]
    assert (seen < Facts(IRRELEVANT).size).sum(axis=1).tolist() == [len(facts) for facts in kept]
    assert all("cards dealt: 3" in facts for facts in kept)
    assert (np.diff(seen, axis=1) >= 0).all()


def test_learners_of_the_paper_see_no_earlier_tricks() -> None:
    names = Encoder(WizardOptions(), PLAYERS).names
    remembered = sum(" has played: " in name or " lacks: " in name or name.startswith("turned up") for name in names)
    assert Facts(IRRELEVANT).size - Facts(IRRELEVANT | MEMORY).size == remembered > 100


def test_a_wave_has_the_decisions_of_each_seat_one_after_another() -> None:
    wave, mean = wave_of((3, 5))
    bids = wave.moves < TRUMP
    assert bids.sum() == 64 * PLAYERS
    assert bids.tolist() == [True, *wave.last[:-1].tolist()], "a seat's first decision is its bid"
    assert wave.last[-1]
    assert float(wave.points[wave.last].mean()) * SCALE == pytest.approx(mean, abs=1e-3)
    assert (wave.mask.sum(axis=1) > 1).all()
    assert wave.mask[np.arange(len(wave)), wave.moves].all()
    assert (wave.notes[:, 0] == wave.moves).all()


def test_a_wizard_turned_up_means_no_trump() -> None:
    names, facts = Encoder(WizardOptions(), PLAYERS).names, Facts(())
    wave, _ = Rounds((2,), facts, 256).play(at_random, 2)
    assert not wave.mask[:, TRUMP:PLAY].any()
    is_wizard, is_none = ((wave.rows == names.index(name)).any(axis=1) for name in ("turned up: W", "trump: none"))
    is_fool = (wave.rows == names.index("turned up: F")).any(axis=1)
    assert is_wizard.sum() > 20
    assert (is_none == is_wizard | is_fool).all()


def test_a_wave_follows_from_its_seed() -> None:
    rounds = Rounds((4,), Facts(IRRELEVANT), 64)
    first, other, again = (rounds.play(at_random, seed)[0] for seed in (5, 6, 5))
    assert first.rows.tobytes() == again.rows.tobytes()
    assert first.rows.tobytes() != other.rows.tobytes()


def test_rounds_have_all_numbers_of_cards() -> None:
    wave, _ = wave_of((1, 2, 3))
    most = Counter(int(bids.sum()) - 1 for bids in wave.mask[wave.moves < TRUMP][:, :TRUMP])
    assert most.keys() == {1, 2, 3}
    assert min(most.values()) > 30


@pytest.mark.parametrize(("text", "cards"), [("3", (3,)), ("1-3,8", (1, 2, 3, 8)), ("15,1", (1, 15))])
def test_numbers_of_cards_are_read(text: str, cards: tuple[int, ...]) -> None:
    assert sizes(text) == cards


@pytest.mark.parametrize("text", ["0", "16", "3-1", "1-20"])
def test_other_numbers_of_cards_are_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="1 to 15 cards"):
        sizes(text)
