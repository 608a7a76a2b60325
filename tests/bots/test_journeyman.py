"""The journeyman: a little wrong, always in the same way, and never about clear decisions."""

from itertools import product
from statistics import fmean, pstdev

import pytest

from foretell import Game, OptionsError, WizardOptions
from foretell.bots import make_bot
from foretell.bots.base import POINTS
from foretell.bots.judging import Judge
from foretell.bots.net.bot import JourneymanBot
from foretell.bots.net.weakness import Weakness, deviation
from foretell.bots.net.wizard.errors import error_of, hand_key
from foretell.game.moves import ChangeBid
from foretell.rules.wizard.codes import PLAY
from foretell.rules.wizard.view import View
from tests.game.kinds import FULL_BOX, ONE_OF_EACH, PLAIN, Kind

from .test_every_bot import table

STRONG = {"lowest": 1, "hopes": 0.0, "slips": 0.0}


@pytest.mark.parametrize("kind", [PLAIN[1], FULL_BOX[4], *ONE_OF_EACH[-5:-3]], ids=str)
def test_without_weakness_it_plays_like_the_master(kind: Kind) -> None:
    game, master, other = kind.game(3), make_bot("master", 1), JourneymanBot(1, POINTS, **STRONG)
    while game.turn is not None:
        seen = game.observe(game.turn)
        move = master.choose(seen)
        assert other.choose(seen) == move or isinstance(move, ChangeBid)  # S7: both changes may miss the bid equally
        game.apply(move)


def test_none_stands_for_the_usual_weakness() -> None:
    seen = Game(players=3, seed=7).observe(1)
    assert make_bot("journeyman", 1, **dict.fromkeys(STRONG)).choose(seen) == make_bot("journeyman", 1).choose(seen)


def test_the_lowest_card_is_a_number_that_the_rules_know() -> None:
    for wrong in (0, 2**63):
        with pytest.raises(OptionsError, match=f"from 1 to 9223372036854775807, not {wrong}$"):
            make_bot("journeyman", 1, lowest=wrong)


def test_its_errors_stay_the_same_for_the_whole_round() -> None:
    kind = FULL_BOX[4]
    game, bots = kind.game(8), table("thumb", kind, 1)
    keys: dict[tuple[int, int], set[int]] = {}
    while game.turn is not None:
        view = game.observe(game.turn).view
        assert isinstance(view, View)
        if not any(card >= 0 for card in view.passed[: view.seats]):
            keys.setdefault((view.round, view.seat), set()).add(hand_key(view))
        game.apply(bots[game.turn].choose(game.observe(game.turn)))
    changed = [place for place, found in keys.items() if len(found) > 1]
    assert len(keys) > 30
    # S5: only exchanging the Werewolf changes a hand before the first card is passed.
    assert len(changed) <= game.round_count
    assert len({key for found in keys.values() for key in found}) >= len(keys)


def test_errors_are_as_large_as_the_weakness_says() -> None:
    lots = [deviation(key, number) for key, number in product(range(60), range(60))]
    assert abs(fmean(lots)) < 0.05
    assert abs(pstdev(lots) - 1) < 0.05
    assert max(map(abs, lots)) <= 3.5
    view = View(seats=4, round=3, suited=[5, 0, 0, 0, 0, 0])
    key = hand_key(view)
    bids = [error_of(Weakness(1, hopes=2.0, slips=9.0), key, code) for code in range(4)]
    assert bids == [bid * bids[1] for bid in range(4)]
    assert bids[1] != 0.0
    cards = [error_of(Weakness(1, hopes=9.0, slips=0.5), key, code) for code in (PLAY, PLAY + 2)]
    assert 0 < abs(cards[0] - cards[1]) <= 3.5


def test_it_makes_no_errors_in_clear_decisions() -> None:
    game, him = Game(WizardOptions(), 4, seed=3), JourneymanBot(1)
    usual = him.weakness_at("wizard", game.observe(0).view)
    sober = JourneymanBot(1, lowest=usual.lowest, hopes=0.0, slips=0.0)
    clear = 0
    while game.turn is not None:
        seen = game.observe(game.turn)
        move, codes = him.choose(seen), seen.legal_moves.codes
        if len(codes) > 1 and codes[0] >= PLAY:
            best, second = sorted(sober.judge(seen), key=lambda judgement: -judgement.points)[:2]
            if best.points - second.points > 7 * usual.slips:
                clear += 1
                assert move == best.move
        game.apply(move)
    assert clear > 10


def test_its_hints_agree_with_its_play() -> None:
    him = make_bot("journeyman", 1)
    assert isinstance(him, Judge)
    game = Game(WizardOptions(), 5, seed=9)
    while game.turn is not None:
        seen = game.observe(game.turn)
        move = him.choose(seen)
        if len(seen.legal_moves) > 1 and move in seen.legal_moves:
            best = max(him.judge(seen), key=lambda judgement: judgement.points)
            assert best.points == next(j.points for j in him.judge(seen) if j.move == move)
        game.apply(move)
