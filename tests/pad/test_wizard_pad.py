"""Wizard on the pad: rounds, bids, tricks, points and checks."""

import pytest

from foretell import SPECIALS
from foretell.pad.points import A12, Scoring, wizard_points
from foretell.pad.standing import places
from foretell.pad.state import open_faults
from foretell.rules.wizard.scoring import points as points_by_rules
from scripts.pad_vectors import series

from .scenes import agreed, bids, end, found, on, only, state, tricks, wizard


def test_a12_the_example_of_the_fourth_round() -> None:
    written = [*bids(1, mira=2, tobias=1, lotte=0, jan=0), *tricks(1, mira=2, tobias=0, lotte=0, jan=2), end(1)]
    row = wizard(state(("cards", {"round": 1, "cards": 4}), *written))
    assert {player: cell.points for player, cell in row.cells.items()} == {
        "mira": 40,
        "tobias": -10,
        "lotte": 20,
        "jan": -20,
    }
    assert row.phase == "scored"
    assert row.checks == ()


def test_the_three_numbers_of_a12_agree_with_the_rule() -> None:
    for bid in range(25):
        for won in range(25):
            by_numbers = A12.met + A12.trick * won if bid == won else A12.off * abs(bid - won)
            assert by_numbers == points_by_rules(bid, won) == wizard_points(bid, won)


def test_house_points() -> None:
    own = Scoring(met=10, trick=1, off=-5, zero=25)
    assert [wizard_points(bid, won, own) for bid, won in ((0, 0), (2, 2), (3, 1), (0, 1))] == [25, 12, -10, -5]
    assert wizard_points(0, 0, Scoring(met=30)) == 30


def test_a3_a6_the_dealers_left_neighbour_bids_first_and_the_deal_moves_on() -> None:
    rows = state(*bids(1, tobias=0, lotte=1)).rounds
    assert (rows[0].dealer, rows[0].players, rows[0].next) == ("mira", ("tobias", "lotte", "jan", "mira"), "jan")
    over = [*bids(1, mira=0, tobias=0, lotte=1, jan=0), *tricks(1, mira=0, tobias=0, lotte=1, jan=0), end(1)]
    assert state(*over).rounds[1].dealer == "tobias"
    assert state(*over, on(2, "dealer", "jan")).rounds[1].dealer == "jan"
    assert state(*over, on(2, "dealer", "jan"), ("dealer", {"round": 2, "player": None})).rounds[1].dealer == "tobias"


def test_a7_bids_are_said_once_more_before_the_tricks() -> None:
    said = bids(1, tobias=0, lotte=1, jan=0, mira=0)
    assert wizard(state(*said[:3])).phase == "bids"
    assert wizard(state(*said)).phase == "say"
    assert wizard(state(*said, on(1, "said", done=True))).phase == "tricks"
    assert wizard(state(*said, *tricks(1, tobias=0))).phase == "tricks"
    assert wizard(state(agreed(bidding="secret"), *said)).phase == "tricks"


def test_v2_v3_bids_lie_face_down_until_all_have_bid_or_the_round_is_over() -> None:
    some, all_bids = bids(1, tobias=0), bids(1, tobias=0, lotte=1, jan=0, mira=0)
    ended = [*tricks(1, mira=0, tobias=0, lotte=1, jan=0), end(1)]
    hidden, secret = agreed(bidding="hidden"), agreed(bidding="secret")
    assert [wizard(state(hidden, *steps)).face_down for steps in (some, all_bids)] == [True, False]
    assert [wizard(state(secret, *steps)).face_down for steps in (some, all_bids)] == [True, True]
    assert not wizard(state(secret, *all_bids, *ended)).face_down
    assert not wizard(state(*some)).face_down


@pytest.mark.parametrize(("wish", "level"), [("forbid", "fault"), ("warn", "note")])
def test_v1_bids_that_add_up_to_the_tricks(wish: str, level: str) -> None:
    said = bids(1, tobias=0, lotte=1, jan=0, mira=0)
    now = state(agreed(plus_minus_one=wish), *said)
    check = only(now)
    assert (check.check, check.level, check.player, check.rule) == ("bids-even", level, "mira", "V1")
    assert wizard(state(agreed(plus_minus_one=wish), *said[:3])).forbidden == 0
    assert wizard(state(agreed(plus_minus_one=wish), *said[:2])).forbidden is None
    assert wizard(state(agreed(plus_minus_one=wish), *bids(1, tobias=1, lotte=1, jan=0))).forbidden is None
    assert wizard(state(*said[:3])).forbidden is None
    assert found(state(*said)) == []


def test_v8_in_a_round_of_one_card_bids_may_add_up() -> None:
    table = agreed(plus_minus_one="forbid", plus_minus_kind="not-one-card")
    said = bids(1, tobias=0, lotte=1, jan=0, mira=0)
    assert found(state(table, *said)) == []
    assert wizard(state(table, *said[:3])).forbidden is None
    two = on(1, "cards", cards=2)
    assert wizard(state(table, two, *said[:3])).forbidden == 1
    check = only(state(table, two, *bids(1, tobias=0, lotte=1, jan=0, mira=1)))
    assert (check.check, check.rule) == ("bids-even", "V8")


def test_v9_the_last_bidder_may_always_bid_0() -> None:
    table = agreed(plus_minus_one="forbid", plus_minus_kind="zero-allowed")
    assert found(state(table, *bids(1, tobias=0, lotte=1, jan=0, mira=0))) == []
    assert wizard(state(table, *bids(1, tobias=0, lotte=1, jan=0))).forbidden is None
    assert wizard(state(table, *bids(1, tobias=0, lotte=0, jan=0))).forbidden == 1
    assert only(state(table, *bids(1, tobias=0, lotte=0, jan=0, mira=1))).rule == "V9"
    odd = state(agreed(bidding="hidden", plus_minus_one="forbid", plus_minus_kind="zero-allowed"))
    assert [(check.check, check.rule) for check in odd.checks] == [("plus-minus-bidding", "V9")]


def test_a6_a_bid_and_tricks_beyond_the_round() -> None:
    now = state(*bids(1, tobias=2), *tricks(1, mira=3))
    assert found(now) == ["bid-high", "tricks-high"]
    assert now.rounds[0].checks[0].values == {"bid": 2, "most": 1}


def test_a8_s4_tricks_add_up_but_for_a_bombed_one() -> None:
    said = [*bids(1, tobias=0, lotte=1, jan=0, mira=0), *tricks(1, tobias=0, lotte=0, jan=0, mira=0)]
    assert only(state(*said)).values == {"sum": 0, "bombed": 0, "cards": 1}
    bombed = on(1, "bombed", tricks=1)
    assert found(state(*said, bombed)) == ["bomb-absent"]
    assert found(state(agreed(specials=["bomb"]), *said, bombed)) == []
    assert found(state(agreed(specials=["bomb"]), *said, on(1, "bombed", tricks=2))) == ["bombs-many", "tricks-sum"]


def test_s7_the_cloud_changes_a_bid_and_the_points_count_the_changed_one() -> None:
    """Lotte bids 2 and takes three tricks, one with the Cloud; she changes her bid to 3."""
    cards = [agreed(specials=["cloud"]), ("cards", {"round": 1, "cards": 5})]
    said = [*bids(1, tobias=1, lotte=2, jan=1, mira=0), *tricks(1, tobias=1, lotte=3, jan=1, mira=0)]
    now = state(*cards, *said, on(1, "cloud", "lotte", change=1), end(1))
    cell = wizard(now).cells["lotte"]
    assert (cell.bid, cell.final, cell.points, cell.met) == (2, 3, 50, True)
    assert now.rounds[0].checks == ()
    nobody = wizard(
        state(*cards, *said, on(1, "cloud", "lotte", change=1), ("cloud", {"round": 1, "player": None, "change": 1}))
    )
    assert (nobody.cloud, nobody.cells["lotte"].final) == (None, 2)
    assert found(state(*cards, *said, on(1, "cloud", "mira", change=-1))) == ["cloud-range", "cloud-trick"]
    assert found(state(cards[1], *said, on(1, "cloud", "lotte", change=1))) == ["cloud-absent"]


def test_a_round_ends_only_when_everything_is_there_and_opens_again_when_something_is_taken_away() -> None:
    said = [*bids(1, tobias=0, lotte=1, jan=0, mira=0), *tricks(1, tobias=0, lotte=1, jan=0)]
    assert state(*said, end(1)).current == 1
    whole = [*said, *tricks(1, mira=0), end(1)]
    assert state(*whole).current == 2
    opened = state(*whole, on(1, "bid", "jan", bid=None))
    assert (opened.current, wizard(opened).phase, opened.totals["mira"]) == (1, "bids", 0)
    assert state(*whole, on(1, "end", done=False)).current == 1


def test_a_corrected_cell_updates_all_scores() -> None:
    rounds = [
        *(*bids(1, mira=0, tobias=0, lotte=1, jan=0), *tricks(1, mira=0, tobias=0, lotte=1, jan=0), end(1)),
        *(*bids(2, mira=0, tobias=1, lotte=1, jan=0), *tricks(2, mira=0, tobias=1, lotte=1, jan=0), end(2)),
    ]
    before, after = state(*rounds), state(*rounds, *tricks(1, mira=1, lotte=0))
    assert (before.totals["mira"], before.totals["lotte"]) == (40, 60)
    assert (after.totals["mira"], after.totals["lotte"]) == (10, 20)


def test_rounds_by_players_and_mode_or_fewer() -> None:
    assert [state(players=players).planned for players in (3, 4)] == [20, 15]
    assert state(agreed(mode="maximus")).planned == 5
    assert [row.cards for row in state(agreed(mode="maximus")).rounds] == [15]
    assert state(agreed(mode="single-suit")).rounds[0].cards == 4
    assert wizard(state(agreed(mode="maximus"))).trump == "B"
    assert state(agreed(rounds=3)).planned == 3
    done = [*bids(1, mira=0, tobias=0, lotte=1, jan=0), *tricks(1, mira=0, tobias=0, lotte=1, jan=0), end(1)]
    over = state(agreed(rounds=1), *done)
    assert (over.over, over.current, [place.name for place in places(over)]) == (
        True,
        None,
        ["Lotte", "Mira", "Tobias", "Jan"],
    )


def test_conflicting_options_are_reported_for_the_game() -> None:
    assert [check.check for check in state(agreed(specials=["dragon"])).checks] == ["specials-pair"]
    assert [check.check for check in state(agreed(specials=["bomb"], mode="maximus")).checks] == ["specials-mode"]
    odd = state(agreed(bidding="secret", plus_minus_one="warn"))
    assert [check.check for check in odd.checks] == ["plus-minus-bidding"]
    assert [check.check for check in state(players=2).checks] == ["players-few"]
    assert state(agreed(specials=list(SPECIALS))).checks == ()
    assert state(players=0).checks == ()


def test_a_table_overrules_a_check_for_a_round_or_for_the_whole_game() -> None:
    said = [*bids(1, tobias=0, lotte=1, jan=0, mira=0), *tricks(1, tobias=0, lotte=0, jan=0, mira=0)]
    for number in (1, None):
        over = ("overrule", {"check": "tricks-sum", "round": number, "done": True})
        now = state(*said, over)
        assert only(now).overruled
        assert open_faults(now.rounds[0].checks) == ()
        assert not only(state(*said, over, ("overrule", {**over[1], "done": False}))).overruled


def test_latecomers_start_at_zero_or_the_average_and_leavers_keep_their_points() -> None:
    one = [*bids(1, mira=0, tobias=0, lotte=1), *tricks(1, mira=0, tobias=0, lotte=1), end(1)]
    two = [*bids(2, mira=0, tobias=1, lotte=1, e7=0), *tricks(2, mira=0, tobias=1, lotte=1, e7=0), end(2)]
    joins = ("join", {"name": "Zoë", "round": 2, "start": "average"})
    now = state(*one, joins, *two, players=3)
    assert now.totals["e7"] == 23 + 20
    assert series(now)["e7"] == [(1, 23), (2, 43)]
    assert now.rounds[1].players == ("lotte", "e7", "mira", "tobias")
    gone = state(*one, joins, *two, ("leave", {"player": "mira", "round": 3}), players=3)
    assert "mira" not in gone.rounds[2].players
    assert gone.rounds[2].dealer == "lotte"
    assert [(place.name, place.place) for place in places(gone)][-1] == ("Mira", None)


def test_entries_for_unknown_players_are_skipped() -> None:
    now = state(*bids(1, nobody=1), ("leave", {"player": "nobody", "round": None}))
    assert now.skipped == ("e0", "e1")
