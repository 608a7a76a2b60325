"""What the coach says is true: at sixty positions every number, and at many more everything that is certain.

``make test`` takes positions from a fixed seed, ``make soak`` many from a fresh one, which a failure names.
"""

import secrets
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from foretell import ExtremeOptions, Game
from foretell.bots import make_bot
from foretell.bots.coach.kinds import KINDS
from foretell.coach import Why, advise, sentence
from foretell.words import Words
from tests.effort import EFFORT, times
from tests.game.kinds import Kind

from .claims import Claim, Measured, claims
from .facts import EXACT, check_exact
from .measured import OF_DEALS, measure
from .positions import Example, examples
from .wide import positions_of

SEED = 24 if EFFORT == 1 else secrets.randbelow(1 << 32)
POSITIONS = times(100)
SHARES = times(12)
FAR = 0.2
"""No share of deals is off by more than this."""
LAST, NEAR = 60, 0.4
"""In how many rounds the points that the Magician saves are compared, and how far apart their means may be."""
_USUALLY, _BY_CHANCE = 0.05, 4
"""The part of the shares that may be off by more than 0.1; and how many more, since they are few."""


def claim_of(example: Example) -> Claim:
    """The sentence of an example."""
    [found] = [each for each in claims(example.seen(), example.advice) if each.move == example.move]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("example", examples(), ids=str)
def test_every_number_in_the_sentence_is_true(example: Example) -> None:
    claim = claim_of(example)
    check_exact(claim)
    assert [each for each in measure(claim) if not each.is_near] == []


@pytest.mark.parametrize("example", examples(), ids=str)
def test_the_advice_is_still_the_same(example: Example) -> None:
    assert advise(example.seen()).as_json() == example.advice
    why = Why(example.why["kind"], example.why["values"])
    players = example.game().players
    assert {lang: sentence(Words(lang), why, players) for lang in example.sentences} == example.sentences


def test_positions_and_checks_are_of_every_kind() -> None:
    names = {kind.name for kind in KINDS}
    assert {each.why["kind"] for each in examples()} == names == set(EXACT)


@pytest.mark.slow
def test_what_is_stated_for_certain_is_true_at_positions_of_all_kinds_of_games() -> None:
    for kind, game in islice(positions_of(SEED), POSITIONS):
        for claim in claims(seen := game.observe(game.turn), advise(seen)):
            try:
                check_exact(claim)
            except AssertionError as fault:
                pytest.fail(f"{told(kind, game, claim)}\n{fault}")


@pytest.mark.slow
def test_shares_of_deals_are_near_the_truth_at_positions_of_all_kinds_of_games() -> None:
    found = [(text, each) for text, claim in islice(of_deals(SEED + 1), SHARES) for each in measure(claim)]
    off = [f"{text}: {each}" for text, each in found if not each.is_near]
    assert [text for text, each in found if abs(each.told - each.true) > FAR] == []
    assert len(off) <= _USUALLY * len(found) + _BY_CHANCE, "\n".join(off)


def of_deals(seed: int) -> Iterator[tuple[str, Claim]]:
    """A sentence about shares of deals from each example that has one."""
    rng = Random(seed)
    for kind, game in positions_of(seed):
        seen = game.observe(game.turn)
        if there := [each for each in claims(seen, advise(seen)) if each.kind in OF_DEALS]:
            claim = rng.choice(there)
            yield told(kind, game, claim), claim


def told(kind: Kind, game: Game, claim: Claim) -> str:
    """Where a sentence was said, and what it says."""
    said = sentence(Words("en"), Why(claim.kind, claim.values), game.players)
    return f"seed {SEED}, {kind}, round {game.round}: {claim.move}, {claim.kind} {dict(claim.values)}: {said}"


@pytest.mark.slow
def test_the_last_to_predict_is_told_about_how_many_points_the_black_seals_of_the_others_save() -> None:
    """B13: in the very deals in which the others have predicted, whose hands are not just any that fit."""
    told, true = 0.0, 0
    for seed in range(LAST):
        game = Game(ExtremeOptions(rounds=1), 4, seed=seed)
        masters_play(game, until=0)
        seen = game.observe(0)
        for claim in [each for each in claims(seen, advise(seen)) if each.kind == "magician"]:
            game.apply("magician")
            masters_play(game)
            told, true = told + claim.values["black"], true + 4 - game.totals[0]
    assert told > LAST
    assert told / LAST == pytest.approx(true / LAST, abs=NEAR)


def masters_play(game: Game, until: int | None = None) -> None:
    """Let masters play at all seats, until it is this seat's turn, or to the end."""
    bot = make_bot("master", 1)
    while (turn := game.turn) is not None and turn != until:
        game.apply(bot.choose(game.observe(turn)))


def test_a_number_that_is_too_far_from_the_truth_is_seen() -> None:
    assert Measured(0.5, 0.59, 0.1).is_near
    assert not Measured(0.5, 0.61, 0.1).is_near
