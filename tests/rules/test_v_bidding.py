"""V1 to V3, V8, V9: plus/minus one and its exceptions, hidden bids, secret bids."""

import pytest

from foretell import HIDDEN, Bidding, Game, OptionsError, Phase, PlusMinus, WizardObservation, WizardOptions
from foretell.game.events import BidMade, BidsShown, RoundScored
from tests.game.scenes import Scene, wizard
from tests.rule_numbers import by_rule

PLUS_MINUS_ONE = WizardOptions(plus_minus_one=True)
HANDS = ("B1 G1", "B2 G2", "B3 G3", "B4 G4")

LAST_BIDS = [
    # bids before the last in a round of two tricks, the last bidder's legal bids
    ((0, 0, 0), "0 1"),
    ((1, 0, 0), "0 2"),
    ((0, 1, 1), "1 2"),
    ((2, 0, 0), "1 2"),
    ((2, 1, 0), "0 1 2"),
    ((2, 2, 2), "0 1 2"),
]


@pytest.mark.parametrize(("bids", "allowed"), LAST_BIDS)
def test_v1_the_last_bidder_may_not_make_the_bids_add_up(bids: tuple[int, ...], allowed: str) -> None:
    assert wizard(*HANDS, turned="R1", options=PLUS_MINUS_ONE).bid(*bids).legal == allowed


def test_v1_only_the_last_bidder_is_bound() -> None:
    table = wizard(*HANDS, turned="R1", options=PLUS_MINUS_ONE)
    for bid in (2, 0, 0):
        assert table.legal == "0 1 2"
        table.bid(bid)
    assert table.why_not("bid 0") == ("bid-adds-up", "V1")
    assert "must not add up to the 2 tricks, and 0 would make them" in str(table.game.why_not("bid 0"))


def test_v1_without_it_the_bids_may_add_up() -> None:
    assert wizard(*HANDS, turned="R1").bid(2, 0, 0).legal == "0 1 2"


@pytest.mark.parametrize("bidding", ["hidden", "secret"])
def test_v1_only_with_open_bids(bidding: str) -> None:
    with pytest.raises(OptionsError, match=rf"plus/minus one does not go with {bidding} bidding: .* \(V1\)"):
        WizardOptions(bidding=Bidding(bidding), plus_minus_one=True)


def test_v8_a_round_of_one_card_is_free() -> None:
    options = WizardOptions(plus_minus_one=PlusMinus.NOT_ONE_CARD)
    assert wizard("B1", "B2", "B3", turned="R1", options=options).bid(1, 0).legal == "0 1"
    assert wizard("B1", "B2", "B3", turned="R1", options=options).bid(0, 0).legal == "0 1"
    table = wizard(*HANDS, turned="R1", options=options).bid(1, 0, 0)
    assert table.legal == "0 2"
    assert table.why_not("bid 1") == ("bid-adds-up", "V8")


def test_v8_every_round_of_one_card_is_free_whenever_it_is_played() -> None:
    game = Game(WizardOptions(plus_minus_one=PlusMinus.NOT_ONE_CARD, round_sizes=(2, 1)), 3, seed=1)
    while len(game.rounds) == 1 or game.phase is not Phase.BID:
        game.apply(game.legal_moves[0])
    for _ in range(2):
        game.apply("bid 0")
    assert game.legal_moves.texts == ("bid 0", "bid 1")


@pytest.mark.parametrize(
    ("bids", "allowed"),
    [((0, 0, 0), "0 1"), ((1, 0, 0), "0 2"), ((1, 1, 0), "0 1 2"), ((2, 0, 0), "0 1 2"), ((2, 2, 2), "0 1 2")],
)
def test_v9_the_last_bidder_may_always_bid_0(bids: tuple[int, ...], allowed: str) -> None:
    table = wizard(*HANDS, turned="R1", options=WizardOptions(plus_minus_one=PlusMinus.ZERO_ALLOWED)).bid(*bids)
    assert table.legal == allowed


def test_v9_is_the_rule_that_refuses() -> None:
    table = wizard(*HANDS, turned="R1", options=WizardOptions(plus_minus_one=PlusMinus.ZERO_ALLOWED)).bid(1, 0, 0)
    assert table.why_not("bid 1") == ("bid-adds-up", "V9")
    with pytest.raises(OptionsError, match=r"does not go with hidden bidding: .* \(V9\)"):
        WizardOptions(bidding=Bidding.HIDDEN, plus_minus_one=PlusMinus.ZERO_ALLOWED)


def closed(bidding: Bidding) -> Scene:
    """A round of two tricks with hidden or secret bids."""
    return wizard(*HANDS, turned="R1", options=WizardOptions(bidding=bidding))


def bids_seen(table: Scene, place: int) -> tuple[object, ...]:
    """The bids by place, as this place sees them."""
    view = table.game.observe(table.seat(place))
    assert isinstance(view, WizardObservation)
    return tuple(view.bids[table.seat(i)] for i in range(table.players))


@pytest.mark.parametrize("bidding", by_rule({"V2": [Bidding.HIDDEN], "V3": [Bidding.SECRET]}))
def test_v2_v3_nobody_sees_anothers_bid_while_bids_are_made(bidding: Bidding) -> None:
    table = closed(bidding).bid(1, 2)
    assert bids_seen(table, 0) == (1, HIDDEN, None, None)
    assert bids_seen(table, 1) == (HIDDEN, 2, None, None)
    assert bids_seen(table, 2) == (HIDDEN, HIDDEN, None, None)
    assert table.seen_from(None).bids[table.seat(0)] is HIDDEN
    assert table.legal == "0 1 2"


@pytest.mark.parametrize("bidding", by_rule({"V2": [Bidding.HIDDEN], "V3": [Bidding.SECRET]}))
def test_v2_v3_everybody_sees_that_a_player_has_bid_but_not_what(bidding: Bidding) -> None:
    table = closed(bidding).bid(1)
    (made,) = table.events
    bidder = table.seat(0)
    assert made.seen_by(bidder) == BidMade(bidder, 1, concealed=True)
    for watcher in (table.seat(1), table.seat(2), table.seat(3), None):
        assert made.seen_by(watcher) == BidMade(bidder, HIDDEN, concealed=True)


def test_v2_all_bids_are_shown_when_the_last_is_made() -> None:
    table = closed(Bidding.HIDDEN).bid(1, 2, 0, 2)
    shown = table.events[-1]
    assert isinstance(shown, BidsShown)
    assert table.by_place(shown.bids) == (1, 2, 0, 2)
    assert all(bids_seen(table, place) == (1, 2, 0, 2) for place in range(4))
    assert table.phase is Phase.PLAY


def test_v3_bids_stay_secret_until_the_round_is_over() -> None:
    table = closed(Bidding.SECRET).bid(1, 2, 0, 2)
    assert not [event for event in table.events if isinstance(event, BidsShown)]
    while table.phase is Phase.PLAY:
        assert bids_seen(table, 0) == (1, HIDDEN, HIDDEN, HIDDEN)
        table.move(str(table.game.legal_moves[0]))
    assert bids_seen(table, 0) == (1, 2, 0, 2)


def test_v3_bids_are_shown_before_the_points() -> None:
    table = closed(Bidding.SECRET).bid(1, 2, 0, 2)
    while table.phase is Phase.PLAY:
        table.move(str(table.game.legal_moves[0]))
    shown, scored = table.events[-2:]
    assert isinstance(shown, BidsShown)
    assert table.by_place(shown.bids) == (1, 2, 0, 2)
    assert isinstance(scored, RoundScored)


def test_v3_the_cloud_changes_a_bid_that_is_still_secret() -> None:
    options = WizardOptions(("cloud",), bidding=Bidding.SECRET)
    table = wizard("B13", "cloud", "B2", turned="R1", options=options).bid(0, 1, 1).play("B13", "cloud:B", "B2")
    assert table.phase is Phase.CLOUD
    assert bids_seen(table, 2) == (HIDDEN, HIDDEN, 1)
    table.move("cloud +1")
    (shown,) = (event for event in table.events if isinstance(event, BidsShown))
    assert table.by_place(shown.bids) == (1, 1, 1)
