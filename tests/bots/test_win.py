"""Playing for the win: the chance to win the game, and what bots make of it."""

from itertools import product
from math import prod
from random import Random
from typing import Any

import pytest

from foretell import ExtremeOptions, Game, Options, OptionsError, WizardOptions
from foretell.both import module_in
from foretell.bots import Bot, make_bot
from foretell.bots.by_game import View as AnyView
from foretell.bots.judging import Judge
from foretell.bots.levels import seated_bot
from foretell.bots.net.bot import NetBot
from foretell.bots.net.judges import NativeJudge, PlainJudge
from foretell.bots.search.bot import SearchBot
from foretell.bots.win.both import chance
from foretell.bots.win.extreme import rounds as extreme
from foretell.bots.win.wizard import rounds as wizard
from foretell.game.observation import Observation
from foretell.rules.extreme.view import View as ExtremeView
from foretell.rules.wizard.view import View
from tests.game.kinds import play_on

ROUNDS: dict[str, Any] = {"wizard": wizard, "extreme": extreme}
THREE: dict[str, Options] = {
    "wizard": WizardOptions(round_sizes=(2, 3, 4)),
    "extreme": ExtremeOptions(rounds=3),
}
BOTH = pytest.mark.parametrize("game", ROUNDS)
LEVELS = pytest.mark.parametrize("level", ["journeyman", "master", "grandmaster"])


def positions(game: str, seed: int) -> list[Observation]:
    """All decisions of a game of three rounds that is played at random."""
    played, rng, found = Game(THREE[game], 3, seed=seed), Random(seed), []
    while played.turn is not None:
        found.append(played.observe(played.turn))
        play_on(played, rng, 1)
    return found


def chances(game: str, view: AnyView) -> list[float]:
    """The chance to win for any points of this round, in CPython."""
    text = module_in(game, chance.__name__)
    aim = text.Aim()
    text.find_chances(aim, view)
    found: list[float] = aim.chances
    return found


def counted(game: str, view: AnyView) -> list[float]:
    """The same, by looking at every way in which this round and the later ones may end."""
    rounds = ROUNDS[game]
    later: dict[int, float] = {0: 1.0}
    for number in range(view.round + 1, view.rounds + 1):
        ends = [0.0] * rounds.STEPS
        rounds.put_round(view, number, ends)
        later = together(later, ends)
    others = []
    for seat in range(view.seats):
        if seat != view.seat:
            ends = [0.0] * rounds.STEPS
            rounds.put_ends(view, seat, ends)
            others.append((rounds.steps_ahead(view, seat), together(later, ends)))
    return [
        sum(share * prod(ahead(own + step + lead, sums) for lead, sums in others) for step, share in later.items())
        for own in range(rounds.STEPS)
    ]


def together(one: dict[int, float], ends: list[float]) -> dict[int, float]:
    """How two sums end together."""
    sums: dict[int, float] = {}
    for (step, share), (more, part) in product(one.items(), enumerate(ends)):
        sums[step + more] = sums.get(step + more, 0.0) + share * part
    return sums


def ahead(step: int, sums: dict[int, float]) -> float:
    """The chance to be ahead of a seat; equal points count half."""
    return sum(share * (1.0 if theirs < step else 0.5) for theirs, share in sums.items() if theirs <= step)


@BOTH
def test_the_chance_to_win_is_that_of_all_ways_to_end(game: str) -> None:
    for seen in positions(game, 5)[:: 9 if game == "wizard" else 25]:
        assert chances(game, seen.view) == pytest.approx(counted(game, seen.view), abs=1e-12)


@BOTH
def test_the_chance_to_win_after_a_move_has_the_same_bits_in_c(game: str) -> None:
    for seen in positions(game, 6)[:: 9 if game == "wizard" else 40]:
        codes = seen.legal_moves.codes
        found = NativeJudge(game).chances_to_win(seen.view, codes)
        assert found == PlainJudge(game).chances_to_win(seen.view, codes)
        assert all(0.0 <= each <= 1.0 + 1e-12 for each in found)


def last_round(seats: int = 3, *, bids: tuple[int, ...] = (), totals: tuple[int, ...] = ()) -> View:
    """The last round of a game, two tricks before its end."""
    view = View(seat=0, seats=seats, rounds=5, round=5, cards=5, tricks_left=2, phase=3, turn=0)
    view.bid[:seats], view.total[:seats] = bids, totals
    view.won[:seats] = [max(bid - 1, 0) for bid in bids]
    return view


def test_more_points_are_never_worse_and_a_lead_out_of_reach_is_a_win() -> None:
    found = chances("wizard", last_round(bids=(1, 2, 1), totals=(100, 90, 80)))
    assert found == sorted(found)
    assert 0.0 < found[wizard.step_of(-10.0)] < found[wizard.step_of(30.0)] < 1.0
    safe = chances("wizard", last_round(bids=(1, 2, 1), totals=(300, 90, 80)))
    assert safe[wizard.step_of(-20.0)] == 1.0


def test_points_below_the_scale_are_the_least() -> None:
    assert [wizard.step_of(points) for points in (-90.0, -60.0, -50.0, 220.0)] == [0, 0, 1, wizard.STEPS - 1]


def test_seats_with_equal_points_share_the_win() -> None:
    view = last_round(bids=(1, 2, 1), totals=(90, 90, 0))
    view.turn = -1
    assert chances("wizard", view)[wizard.step_of(0.0)] == 0.5


def test_a_bid_that_cannot_be_met_any_more_costs_points() -> None:
    view, shares = last_round(bids=(1, 1, 1), totals=(0, 0, 0)), [0.0] * wizard.STEPS
    view.won[1] = 3
    wizard.put_ends(view, 1, shares)
    assert sum(shares) == pytest.approx(1.0)
    assert {step + -6 for step, share in enumerate(shares) if share > 0.0} <= {-2, -3, -4}
    assert shares[wizard.step_of(-20.0)] > 0.5


def test_the_magician_pays_what_the_seals_say() -> None:
    view, shares = ExtremeView(seats=3, magician=1, magician_base=4, turn=0, phase=2, tricks_left=5), [0.0] * 15
    view.seals[6], view.seals[7 * 2 + 6] = 1, 2
    extreme.put_ends(view, 1, shares)
    assert shares[extreme.step_of(-1.0)] == 1.0
    view.raise_magician, view.rounds, view.round = 1, 4, 3
    extreme.put_ends(view, 1, shares)
    assert shares[extreme.step_of(-2.0)] == 1.0


@BOTH
def test_it_plays_for_points_before_the_last_rounds_and_when_all_is_decided(game: str) -> None:
    text, seen = module_in(game, chance.__name__), positions(game, 7)[-1]
    aim, view = text.Aim(), seen.view
    text.aim_to_win(aim, view)
    assert aim.is_on == 1
    view.total[view.seat] += 1000 * (1 if game == "wizard" else -1)
    text.aim_to_win(aim, view)
    assert aim.is_on == 0
    view.total[view.seat] = 0
    view.rounds = view.round + ROUNDS[game].LATE
    text.aim_to_win(aim, view)
    assert aim.is_on == 0


@LEVELS
@BOTH
def test_a_level_may_choose_otherwise_to_win(level: str, game: str) -> None:
    settings: dict[str, object] = {"worlds": 8} if level == "grandmaster" else {}
    differ = 0
    for number, seen in enumerate(positions(game, 8)):
        seen.view.total[:3] = (40, 20, 10) if game == "wizard" else (1, 3, 5)
        if number % (1 if level != "grandmaster" else 4) == 0:
            moves = [make_bot(level, 3, aim=aim, **settings).choose(seen) for aim in ("points", "win")]
            differ += moves[0] != moves[1]
    assert differ > 0


@pytest.mark.parametrize("level", ["journeyman", "master"])
def test_what_a_level_expects_stays_points(level: str) -> None:
    seen = positions("wizard", 9)[-4]
    to_win, for_points = make_bot(level, 0, aim="win"), make_bot(level, 0)
    assert isinstance(to_win, Judge)
    assert isinstance(for_points, Judge)
    assert to_win.judge(seen) == for_points.judge(seen)


def aims(bot: Bot) -> bool:
    """Whether it plays for the win."""
    assert isinstance(bot, NetBot | SearchBot)
    return bot.to_win


@LEVELS
def test_at_tables_levels_play_for_the_win(level: str) -> None:
    assert [aims(seated_bot(level, 1)), aims(seated_bot(level, 1, "points")), aims(make_bot(level, 1))] == [1, 0, 0]
    with pytest.raises(OptionsError, match="a bot's aim must be win or points, not 'luck'"):
        make_bot(level, 1, aim="luck")


def test_at_tables_other_bots_are_as_everywhere() -> None:
    assert seated_bot("thumb", 4).name == "thumb"
