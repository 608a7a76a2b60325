"""Which games are rated, and what they say about people."""

from random import Random
from typing import get_args

import pytest

from foretell import SPECIALS, Bidding, ExtremeOptions, Mode, Options, WizardOptions
from foretell.arena.estimates import ratio
from foretell.bots.levels import RATINGS
from foretell.coach import look_back
from foretell.rating.counting import RatedKind, game_of, rated_kind
from foretell.rating.finish import NEW, Standing, after, of_bot
from foretell.rating.judging import judge, judged, totals, version
from foretell.rating.skill import Spread, levels, nearest, needed, sums_of
from foretell.record import to_record
from tests.game.kinds import Kind
from tests.rating.played import by_bots


@pytest.mark.parametrize(
    ("options", "players", "kind"),
    [
        (WizardOptions(), 3, "classic"),
        (WizardOptions(), 6, "classic"),
        (WizardOptions(plus_minus_one=True), 4, "classic"),
        (WizardOptions(specials=SPECIALS), 5, "special"),
        (WizardOptions(round_sizes=tuple(range(1, 11))), 3, "classic"),
        (WizardOptions(round_sizes=tuple(range(10, 0, -1))), 6, "classic"),
        (WizardOptions(round_sizes=tuple(range(1, 10))), 3, None),
        (WizardOptions(round_sizes=(1,) * 30), 3, None),
        (WizardOptions(round_sizes=(20,) * 9), 3, None),
        (WizardOptions(bidding=Bidding.SECRET), 4, None),
        (WizardOptions(mode=Mode.MAXIMUS), 4, None),
        (ExtremeOptions(), 3, "extreme"),
        (ExtremeOptions(30), 5, "extreme"),
        (ExtremeOptions(1), 3, None),
    ],
    ids=str,
)
def test_tiny_and_unusual_games_are_not_rated(options: Options, players: int, kind: str | None) -> None:
    assert rated_kind(options, players) == kind


def test_each_kind_is_of_a_game() -> None:
    assert [game_of(kind) for kind in get_args(RatedKind)] == ["wizard", "wizard", "extreme"]


def test_a_new_person_is_as_strong_as_thumb_and_not_at_all_sure() -> None:
    assert round(NEW.rating) == 1500
    assert 450 < NEW.half < 500
    strengths = [of_bot("wizard", level) for level in ("thumb", "master", "my:Bot")]
    assert [None if one is None else round(one.rating) for one in strengths] == [
        1500,
        RATINGS["wizard"]["master"],
        None,
    ]


def test_who_is_ahead_of_stronger_ones_rises_more() -> None:
    def first_among(others: Standing) -> float:
        return after([NEW, others, others], [0, 1, 1])[0].mu - NEW.mu

    weak, strong = of_bot("wizard", "random"), of_bot("wizard", "master")
    assert weak is not None
    assert strong is not None
    assert 0 < first_among(weak) < first_among(strong) / 10
    assert after([NEW, NEW], [1, 0])[0].mu < NEW.mu
    one, other = after([NEW, NEW], [0, 0])
    assert one.mu == pytest.approx(other.mu) == pytest.approx(NEW.mu)


def test_a_stronger_person_ends_above_a_weaker_one() -> None:
    rng, people = Random(1), [NEW, NEW, NEW]
    for _ in range(60):
        points = [rng.gauss(mean, 1.0) for mean in (0.0, 0.5, 1.5)]
        people = after(people, [sum(other > own for other in points) for own in points])
    assert sorted(people, key=lambda one: one.mu) == people
    assert all(one.half < NEW.half / 2 for one in people)


def test_sums_give_the_interval_of_the_arena() -> None:
    games = [(12.5, 110), (0.0, 95), (40.25, 120), (3.0, 101)]
    sums, wanted = sums_of(games), ratio(*zip(*games, strict=True))
    spread = sums.spread()
    assert spread is not None
    assert wanted is not None
    assert (spread.mean, sums.half()) == pytest.approx((wanted.mean, wanted.half))
    assert sums_of(games[:1]).spread() is None
    with pytest.raises(ValueError, match="two games"):
        sums_of([]).half()


def test_games_needed_grow_with_spread_and_shrink_with_difference() -> None:
    one, other = Spread(0.5, 0.3), Spread(0.1, 0.2)
    assert needed(one, other) == needed(other, one) == 4
    assert needed(one, Spread(0.3, 0.2)) == 13
    assert needed(one, Spread(0.5, 0.1)) is None


@pytest.mark.parametrize("kind", get_args(RatedKind))
def test_weaker_levels_lose_more(kind: RatedKind) -> None:
    means = [spread.mean for spread in levels(kind).values()]
    assert means == sorted(means, reverse=True)
    assert all(nearest(kind, spread) == level for level, spread in levels(kind).items())


def test_what_whole_rounds_show_counts() -> None:
    game = by_bots(Kind(WizardOptions(round_sizes=(3, 4, 5)), 3), "apprentice", "journeyman")
    found, record = look_back(game), judge(to_record(game))
    assert record is not None
    assert record == list(judged(found))
    wanted = [sum(each.lost for each in found.of_seat(seat) if each.deals) for seat in range(3)]
    own = [[True] * len(story.moves) for story in game.rounds]
    sums = totals(record, own, 3)
    assert [lost for lost, _ in sums] == pytest.approx(wanted, abs=1e-4)
    assert sum(many for _, many in sums) == len(found.decisions)
    assert any(wanted)
    assert any(each.lost and not each.deals for each in found.decisions), "what the nets alone say does not count"
    assert totals(record, [[False] * len(moves) for moves in own], 3) == [(0.0, 0)] * 3
    assert version("wizard") != version("extreme")
