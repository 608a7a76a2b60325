"""Hints: the networks' answers, best first, and only for the seat to move."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest

from foretell import ExtremeOptions, Game, WizardOptions
from foretell.bots import make_bot
from foretell.bots.hint import HintError, hint
from foretell.bots.judging import Judge
from foretell.bots.net.bot import NetBot
from foretell.bots.net.calibrating import calibrated
from foretell.bots.net.judges import NativeJudge, PlainJudge, nets_in
from foretell.bots.net.loading import WEIGHTS
from foretell.bots.net.wizard import layout
from foretell.bots.net.wizard.facts import put_worths
from foretell.game.codebook import Phase
from foretell.game.observation import Observation
from foretell.rules.wizard.scoring import points
from foretell.rules.wizard.view import View
from tests.game.kinds import FULL_BOX, MODES, PLAIN, Kind
from training.netfile import shipped, write

from .feature_modules import WIZARD
from .some_nets import answers, random_nets
from .test_every_bot import table
from .test_net import forget_nets

SOME_KIND = pytest.mark.parametrize("kind", [PLAIN[1], FULL_BOX[0], MODES[0], MODES[16]], ids=str)


@pytest.mark.slow
@SOME_KIND
def test_a_hint_is_the_networks_answer(kind: Kind) -> None:
    game, bots, phases = kind.game(6), table("thumb", kind, 1), set()
    judges = cycle([PlainJudge("wizard"), *7 * [NativeJudge("wizard")]])  # alike, as tests/lockstep says; C is quicker
    while game.turn is not None:
        seen = game.observe(game.turn)
        judged, codes = hint(seen), seen.legal_moves.codes
        assert sorted(str(each.move) for each in judged) == sorted(map(str, seen.legal_moves))
        assert [each.points for each in judged] == sorted((each.points for each in judged), reverse=True)
        assert all(0 <= each.chance <= 1.00001 for each in judged)
        assert isinstance(seen.view, View)
        if seen.phase is not Phase.CLOUD:
            expected, _ = calibrated(seen.view, next(judges).judge(seen.view, codes))
            by_move = {each.move: each.points for each in judged}
            assert [by_move[move] for move in seen.legal_moves] == expected
            if len(codes) > 1:
                assert by_move[make_bot("master", 0).choose(seen)] == judged[0].points
        phases.add(seen.phase)
        game.apply(bots[game.turn].choose(seen))
    assert {Phase.BID, Phase.PLAY} <= phases


def chances_of_outcomes(seen: Observation) -> list[list[float]]:
    """What the net that foretells expects of each legal move, by outcome."""
    slots = WIZARD.slots_of(seen.view)
    moves = [WIZARD.slots.move_slot(code, slots) for code in seen.legal_moves.codes]
    net = nets_in(shipped("wizard").tobytes())[layout.FORETELLING]
    return answers(net, WIZARD.seen(seen.view), moves)


def test_the_chance_of_a_bid_is_that_of_winning_as_many_tricks() -> None:
    game = Game(WizardOptions(), 4, seed=3)
    seen = game.observe(game.turn or 0)
    assert isinstance(seen.view, View)
    for bid, (judged, chances) in enumerate(zip(NetBot(0).judge(seen), chances_of_outcomes(seen), strict=True)):
        assert judged.chance == pytest.approx(chances[layout.MOST_OFF])
        worths = [0.0] * layout.OUTCOMES
        put_worths(layout.FORETELLING, bid, bid, worths)
        assert worths[layout.MOST_OFF] == points(bid, bid)


def test_the_chance_of_naming_trump_is_that_of_points_above_zero() -> None:
    seeds = (seed for seed in range(200) if Game(WizardOptions(), 4, seed=seed).phase is Phase.TRUMP)
    game = Game(WizardOptions(), 4, seed=next(seeds))
    seen = game.observe(game.turn or 0)
    assert isinstance(seen.view, View)
    above_zero = [sum(chances[5:]) for chances in chances_of_outcomes(seen)]
    assert [each.chance for each in NetBot(0).judge(seen)] == pytest.approx(above_zero)


def test_s7_the_cloud_s_change_is_known() -> None:
    kind, found = FULL_BOX[0], 0
    for seed in range(4):
        game, bots = kind.game(seed), table("thumb", kind, 1)
        while game.turn is not None:
            seen = game.observe(game.turn)
            if seen.phase is Phase.CLOUD and isinstance(seen.view, View):
                found += 1
                bid, won = seen.view.bid[game.turn], seen.view.won[game.turn]
                for each in hint(seen):
                    new = bid + int(str(each.move).split()[1])
                    assert (each.points, each.chance) == (points(new, won), float(new == won))
            game.apply(bots[game.turn].choose(seen))
    assert found > 5


@pytest.fixture
def random_extreme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Untrained nets for Wizard Extreme."""
    write(tmp_path / "extreme.net", "extreme", random_nets("extreme"))
    monkeypatch.setitem(WEIGHTS, "extreme", tmp_path / "extreme.net")
    forget_nets()
    yield
    forget_nets()


@pytest.mark.slow
@pytest.mark.usefixtures("random_extreme")
def test_in_extreme_fewest_penalty_points_come_first() -> None:
    game = Game(ExtremeOptions(rounds=1), 3, seed=2)
    while game.turn is not None:
        seen = game.observe(game.turn)
        judged = hint(seen)
        assert [each.points for each in judged] == sorted(each.points for each in judged)
        assert all(0 <= each.chance <= 1.00001 and 0 <= each.points <= 14.001 for each in judged)
        if len(judged) > 1:
            assert judged[0].points == next(e.points for e in judged if e.move == NetBot(0).choose(seen))
        game.apply(judged[0].move)


def test_only_the_seat_to_move_gets_a_hint() -> None:
    game = Game(WizardOptions(), 3, seed=2)
    with pytest.raises(HintError, match="it is seat 1's turn, not seat 0's"):
        hint(game.observe(0))
    with pytest.raises(HintError, match="it is seat 1's turn, not nobody's"):
        hint(game.observe(None))


@pytest.mark.slow
def test_a_bot_without_judgement_gives_no_hints() -> None:
    game = Game(WizardOptions(), 3, seed=2)
    assert not isinstance(make_bot("thumb", 0), Judge)
    with pytest.raises(HintError, match="'thumb' does not judge moves; journeyman, master and grandmaster do"):
        hint(game.observe(1), "thumb")
