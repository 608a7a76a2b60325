"""Seating: every bot plays every hand equally often, and no game is played twice."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.arena.seating import Seating, assignments, groups


@st.composite
def matches(draw: st.DrawFn) -> tuple[Seating, int, int, int]:
    """A seating, numbers of bots and players that go with it, and a deal's number."""
    seating, players = draw(st.sampled_from(Seating)), draw(st.integers(3, 6))
    fewest, most = (1, players) if seating is Seating.TABLE else (2, 7)
    return seating, draw(st.integers(fewest, most)), players, draw(st.integers(0, 1000))


@given(matches())
def test_every_bot_plays_every_seat_equally_often(match: tuple[Seating, int, int, int]) -> None:
    seating, bots, players, deal = match
    games = assignments(seating, bots, players, deal)
    for seat in range(players):
        found = Counter(game.seats[seat] for game in games)
        assert set(found) == set(range(bots))
        assert len(set(found.values())) == 1


@given(matches())
def test_no_game_is_played_twice_and_all_bots_of_a_group_play(match: tuple[Seating, int, int, int]) -> None:
    seating, bots, players, deal = match
    games = assignments(seating, bots, players, deal)
    assert len(set(games)) == len(games)
    for number, group in enumerate(groups(seating, bots)):
        tables = [game.seats for game in games if game.group == number]
        assert tables
        assert all(set(table) == set(group.bots) for table in tables)


@pytest.mark.parametrize(
    ("bots", "players", "tables"),
    [
        (1, 4, {"AAAA"}),
        (2, 4, {"ABAB", "BABA"}),
        (2, 3, {"ABA", "AAB", "BAA", "BAB", "BBA", "ABB"}),
        (3, 3, {"ABC", "CAB", "BCA"}),
        (3, 6, {"ABCABC", "CABCAB", "BCABCA"}),
        (4, 4, {"ABCD", "DABC", "CDAB", "BCDA"}),
    ],
)
def test_bots_around_one_table(bots: int, players: int, tables: set[str]) -> None:
    games = assignments(Seating.TABLE, bots, players, 0)
    assert {"".join("ABCD"[bot] for bot in game.seats) for game in games} == tables


def test_one_against_a_field_and_the_reverse() -> None:
    games = assignments(Seating.FIELD, 2, 3, 0)
    assert {(game.group, game.seats) for game in games} == {
        *((0, seats) for seats in ((0, 1, 1), (1, 0, 1), (1, 1, 0))),
        *((1, seats) for seats in ((1, 0, 0), (0, 1, 0), (0, 0, 1))),
    }
    assert [(group.bots, group.alone) for group in groups(Seating.FIELD, 2)] == [((0, 1), 0), ((0, 1), 1)]


def test_the_order_around_the_table_changes_from_deal_to_deal() -> None:
    after = Counter(
        (a, b)
        for deal in range(6)
        for game in assignments(Seating.TABLE, 4, 4, deal)
        for a, b in zip(game.seats, game.seats[1:] + game.seats[:1], strict=True)
    )
    assert len(after) == 12
    assert len(set(after.values())) == 1
