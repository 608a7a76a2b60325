"""Verdicts by whole rounds: how a better move is found and its lead stated."""

from array import array
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import replace

import pytest

from foretell import ExtremeOptions, Game, Options, WizardOptions
from foretell.both import module_in
from foretell.bots import make_bot
from foretell.bots.net.judges import nets_of
from foretell.coach import advise
from foretell.coach.classes import INACCURACY, limits, part_of
from foretell.coach.judging import Asked, judged, judged_by
from foretell.coach.lookback import Decision
from foretell.coach.replaying import replay
from foretell.coach.verdicts import USUAL, Measure, Verdict, Verdicts, with_deals
from foretell.coach.watching import Watching
from foretell.engine.memory import function, numbers_of, struct
from foretell.game.codebook import CODEBOOKS
from foretell.record import to_record
from foretell.record.head import read_head

from .games import played

SMALL = replace(USUAL["wizard"], choosing=2, fewest=2, stating=2)


def choices(kind: str) -> Sequence[tuple[Asked, Decision]]:
    """The choices in a game of this kind, as the nets judge them."""
    record = to_record(played(kind))
    watching = Watching(read_head(record), lambda: None)
    assert replay(read_head(record), record, watching) is None
    return [*zip(watching.asked_for, watching.decisions, strict=True)]


def doubted(kind: str, many: int) -> Iterator[tuple[Asked, Decision]]:
    """Some of those that the nets call at least inaccuracies."""
    yield from [pair for pair in choices(kind) if pair[1].kind not in ("best", "fine")][:many]


def verdict(asked: Asked, measure: Measure, limit: float = 0.0) -> tuple[Verdict, Verdicts]:
    """A verdict, and what has reached it."""
    verdicts = Verdicts(asked.seen.game, measure)
    return verdicts.judge(asked.seen, asked.k, limit, asked.foretold), verdicts


def test_a_lead_is_stated_from_other_deals_than_those_that_chose_the_move() -> None:
    asked, _ = next(doubted("all special cards", 1))
    found = [verdict(asked, replace(SMALL, choosing=many), -100.0)[0] for many in (2, 3)]
    assert [each.deals for each in found] == [64, 64]  # 2 blocks of 32, whatever was spent on choosing
    assert found[0] != found[1]  # and these come after the deals that chose


@pytest.mark.parametrize("kind", ["all special cards", "Extreme"])
def test_the_same_question_has_the_same_verdict(kind: str) -> None:
    for asked, _ in doubted(kind, 3):
        one, verdicts = verdict(asked, SMALL)
        assert verdicts.judge(asked.seen, asked.k, 0.0, asked.foretold) == one
        assert verdict(asked, SMALL)[0] == one


@pytest.mark.parametrize(
    "options", [WizardOptions(round_sizes=(4,)), ExtremeOptions(rounds=1)], ids=["wizard", "extreme"]
)
def test_rounds_are_played_out_by_masters_or_bookkeepers(options: Options) -> None:
    game = Game(options, 3, seed=5)
    code, seat = game.legal_moves.codes[0], game.turn
    assert seat is not None
    room, verdict = (
        module_in(options.game, f"foretell.bots.coach.both.{name}") for name in ("verdict_room", "verdict")
    )
    by_bookkeepers = verdict.play_out(room.Verdict(seat=seat), [game._state], 0, code, True, ())
    memory = struct(f"bots_coach_{options.game}_verdict_room_Verdict")
    function(options.game, "set_seals")(memory, array("q", [0]), 0)
    by_masters = function(options.game, "play_out")(memory, numbers_of(game._state), 0, code, 0, nets_of(options.game))
    for found, level, whose in ((by_bookkeepers, "thumb", seat), (by_masters, "master", 0)):
        assert found == points_by(copy(game), code, level, whose)


def test_half_of_the_deals_are_played_out_by_bookkeepers_also_if_all_are_equally_likely(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As where nobody has bid, or no bid is seen: then every fourth deal is tried."""
    room, verdict = (module_in("wizard", f"foretell.bots.coach.both.{name}") for name in ("verdict_room", "verdict"))
    found = list[bool]()
    monkeypatch.setattr(verdict, "draw_block", lambda *_: None)
    monkeypatch.setattr(verdict, "choose_better", lambda _: None)
    monkeypatch.setattr(verdict, "try_deal", lambda _t, _worlds, _w, is_second, _nets: found.append(is_second))
    assert verdict.next_block(room.Verdict(measure=room.Measure(tried=USUAL["wizard"].tried)), ())
    assert (len(found), found.count(True)) == (32, 16)


def points_by(game: Game, code: int, level: str, seat: int) -> float:
    """What a seat gets in the first round, if this level plays on after a move; more are better."""
    bots = [make_bot(level, 1) for _ in game.players]
    game.apply(game.legal_moves[game.legal_moves.codes.index(code)])
    while game.rounds[0].result is None:
        assert game.turn is not None
        game.apply(bots[game.turn].choose(game.observe(game.turn)))
    return CODEBOOKS[game.options.game].rules.sign * game.rounds[0].result.points[seat]


def test_more_deals_make_the_interval_smaller() -> None:
    asked, decision = max(choices("all special cards"), key=lambda pair: pair[1].lost)
    limit = limits("wizard", decision.part)[INACCURACY]
    few, many = (verdict(asked, with_deals(USUAL["wizard"], deals), limit)[0] for deals in (128, 1024))
    assert (few.deals, many.deals) == (128, 1024)
    assert 0 < many.half < few.half
    assert many.best != asked.k


def test_a_move_that_nothing_beats_loses_nothing() -> None:
    asked, decision = next(pair for pair in choices("all special cards") if pair[1].kind == "best")
    found, _ = verdict(asked, SMALL, 100.0)
    assert (found.best, found.lost) == (asked.k, 0.0)
    assert found.points == found.best_points
    assert decision.lost == 0


def test_advice_that_is_to_be_sure_begins_with_the_move_that_whole_rounds_like_better() -> None:
    seen = next(doubted("all special cards", 1))[0].seen
    quick, sure = advise(seen), advise(seen, sure=True)
    assert {each.move for each in quick.moves} == {each.move for each in sure.moves}
    k = [*seen.legal_moves].index(quick.best.move)
    found = Verdicts(seen.game).judge(seen, k, limits(seen.game, part_of(seen.phase))[INACCURACY])
    assert sure.best.move == seen.legal_moves[found.best]
    assert sure.best.points == pytest.approx(quick.best.points + found.lost)
    assert advise(seen, sure=True) == sure


def test_a_better_move_has_no_reason_if_it_is_only_as_good_as_another() -> None:
    """The nets like green as much as whole rounds like blue, of which the hand has no card."""
    game = Game(WizardOptions(round_sizes=(2,), first_dealer=2), 3)
    game.deal([["B1", "G1"], ["B2", "G2"], ["R3", "Y4"]], "W")
    estimates = [20.0, 20.0, 5.0, 5.0], [0.5] * 4
    asked = Asked(game.observe(2), 3, (1, 1), (), estimates)
    again = judged_by(asked, judged(asked), Verdict(0, 512, 9.0, 2.0, 1.0, 10.0))
    assert (again.best, again.why) == ("trump B", None)
    assert again.why_played is not None
    assert again.why_played.kind == "behind"
    assert set(again.as_json()) >= {"best", "why_played"}
    assert "why" not in again.as_json()
