"""A6 and A7: bidding, and what everybody still needs."""

import pytest

from foretell import Game, Phase
from foretell.game.events import BidMade
from tests.game.kinds import PLAIN, Kind, play_first_moves
from tests.game.scenes import wizard

FOUR = ("B1 G1", "B2 G2", "B3 G3", "B4 G4")


def test_a6_left_of_the_dealer_first_then_clockwise_one_bid_each() -> None:
    table = wizard(*FOUR, turned="R1")
    asked = []
    while table.phase is Phase.BID:
        asked.append(table.turn)
        table.bid(0)
    assert asked == [0, 1, 2, 3]
    assert (table.phase, table.turn) == (Phase.PLAY, 0)


@pytest.mark.parametrize("cards", [1, 2, 3, 20])
def test_a6_a_bid_goes_from_0_to_the_tricks_of_the_round(cards: int) -> None:
    game = Game(players=3, seed=5)
    play_first_moves(game, cards - 1)
    while game.phase is Phase.TRUMP:
        game.apply(game.legal_moves[0])
    assert [str(move) for move in game.legal_moves] == [f"bid {n}" for n in range(cards + 1)]


@pytest.mark.parametrize("tricks", [3, 4, 20])
def test_a6_nobody_bids_more_tricks_than_there_are(tricks: int) -> None:
    assert wizard(*FOUR, turned="R1").why_not(f"bid {tricks}") == ("bid-too-high", "A6")


def test_a6_open_bids_are_known_to_all_at_once() -> None:
    table = wizard(*FOUR, turned="R1").bid(2)
    bidder = table.seat(0)
    assert table.events == (BidMade(bidder, 2),)
    assert {event.seen_by(seat) for event in table.events for seat in (0, 1, 2, 3, None)} == {BidMade(bidder, 2)}
    assert table.seen_from(None).bids == tuple(2 if seat == bidder else None for seat in range(4))


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_a6_every_seat_bids_once_a_round(kind: Kind) -> None:
    game = kind.game(3)
    play_first_moves(game, 2)
    for story in game.rounds[:2]:
        bidders = [seat for seat, move in story.moves if move.verb == "bid"]
        assert bidders == [(story.dealer + 1 + i) % kind.players for i in range(kind.players)]


def test_a7_bids_and_tricks_show_what_everybody_still_needs() -> None:
    table = wizard(*FOUR, turned="R1").bid(1, 0, 2, 1).play("B1", "B2", "B3", "B4")
    view = table.seen_from(None)
    needs = [bid - won for bid, won in zip(view.bids, view.tricks, strict=True) if isinstance(bid, int)]
    assert table.by_place(tuple(needs)) == (1, 0, 2, 0)


def test_a7_one_trick_too_many_is_a_need_below_zero() -> None:
    table = wizard(*FOUR, turned="R1").bid(1, 0, 2, 0).play("B1", "B2", "B3", "B4")
    bids = table.seen_from(None).bids
    assert table.tricks == (0, 0, 0, 1)
    assert bids[table.seat(3)] == 0
