"""What a seat must see: its cards, what it passed and got, foreheads, everything open (A9, S5, S6, V2 to V4, B3)."""

from random import Random

import pytest
from hypothesis import given

from foretell import HIDDEN, SPECIALS, Bidding, Game, Mode, Phase, WizardObservation, WizardOptions
from foretell.game.events import RoundDealt
from tests.game.kinds import ONE_OF_EACH, Kind, Position, positions, walk
from tests.game.scenes import Scene, extreme, wizard
from tests.rule_numbers import by_rule

FULL_BOX = WizardOptions(SPECIALS)


def known(table: Scene, viewer: int) -> list[str]:
    """The cards that a place knows to be in each hand, by place."""
    return [" ".join(table.seen_from(viewer).known_cards(table.seat(place))) for place in range(table.players)]


@given(positions())
def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold(position: Position) -> None:
    game = position.game()
    blind = isinstance(game.options, WizardOptions) and game.options.mode is Mode.CLAIRVOYANCE and game.round == 1
    codebook = game._ruleset.codebook
    hands = [codebook.hand(s, o) for s, o in zip(game._state.suited, game._state.others, strict=True)]
    for seat in range(position.kind.players):
        view = game.observe(seat)
        assert view.seat == seat
        assert view.hand == (() if blind else hands[seat])
        if game.turn is not None:
            assert view.hand_sizes == tuple(map(len, hands[: position.kind.players]))


@given(positions())
def test_the_known_cards_of_other_hands_are_really_there(position: Position) -> None:
    game = position.game()
    for viewer in range(position.kind.players):
        for seat in range(position.kind.players):
            hand = list(game._ruleset.codebook.hand(game._state.suited[seat], game._state.others[seat]))
            for card in game.observe(viewer).known_cards(seat):
                hand.remove(card)


@given(positions())
def test_a_spectator_sees_no_hand_and_no_moves(position: Position) -> None:
    view = position.game().observe(None)
    assert view.seat is None
    assert view.hand == ()
    assert [view.known_cards(seat) for seat in range(position.kind.players)] == [()] * position.kind.players
    assert len(view.legal_moves) == 0


@given(positions())
def test_only_the_seat_to_move_has_moves(position: Position) -> None:
    game = position.game()
    for seat in range(position.kind.players):
        view = game.observe(seat)
        assert view.turn == game.turn
        assert view.phase is game.phase
        assert (len(view.legal_moves) > 0) == (seat == game.turn)


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_the_moves_that_a_seat_sees_can_be_made(kind: Kind) -> None:
    game = kind.game(3)
    for _ in walk(game, Random(3), 200):
        if game.turn is not None:
            for move in game.observe(game.turn).legal_moves:
                assert game.why_not(move, game.turn) is None


def test_s6_a_seat_knows_the_card_that_it_passed_and_the_one_it_got() -> None:
    table = wizard("B7 Y1 Y2", "B3 juggler G1", "B8 G3 G4", turned="R1", options=FULL_BOX).bid(0, 0, 0)
    table.play("B7", "juggler:B", "B8").hand_on("Y1", "B3", "G3")
    assert [known(table, place) for place in range(3)] == [
        ["G3 Y2", "Y1", ""],
        ["", "G1 Y1", "B3"],
        ["G3", "", "B3 G4"],
    ]
    passed = [table.seen_from(0).passed[table.seat(place)] for place in range(3)]
    assert passed == ["Y1", HIDDEN, "G3"]


def test_s6_during_the_pass_a_seat_knows_only_its_own_card() -> None:
    table = wizard("B7 Y1 Y2", "B3 juggler G1", "B8 G3 G4", turned="R1", options=FULL_BOX).bid(0, 0, 0)
    table.play("B7", "juggler:B", "B8").hand_on("Y1", "B3")
    assert [table.seen_from(0).passed[table.seat(place)] for place in range(3)] == ["Y1", HIDDEN, None]
    assert [table.seen_from(2).passed[table.seat(place)] for place in range(3)] == [HIDDEN, HIDDEN, None]
    assert known(table, 0) == ["Y2", "", ""]
    assert table.by_place(table.seen_from(0).hand_sizes) == (1, 1, 2)


def test_s6_a_passed_card_is_known_until_it_is_played() -> None:
    table = wizard("B7 W Y2", "W juggler G1", "B8 G3 G4", turned="R1", options=FULL_BOX).bid(0, 0, 0)
    table.play("B7", "juggler:B", "B8").hand_on("W", "G1", "G3")
    assert known(table, 0)[1] == "W"
    assert table.turn == 2
    table.play("G4", "G3", "W")
    assert known(table, 0)[1] == ""


def test_s6_one_of_two_wizards_that_was_played_before_the_pass_is_not_the_one_passed() -> None:
    table = wizard("B7 W Y2", "W juggler G1", "B8 G3 G4", turned="R1", options=FULL_BOX).bid(0, 0, 0)
    table.play("B7", "W", "B8").play("juggler:R", "G3", "Y2")
    assert table.phase is Phase.PASS
    table.hand_on("W", "G1", "G4")
    assert known(table, 0)[1] == "W"


def test_s5_the_exchanged_card_is_known_to_all_until_it_is_passed_or_played() -> None:
    table = wizard("B7 werewolf Y2", "B3 juggler G1", "B8 G3 G4", turned="R5", options=FULL_BOX)
    table.trump("none").bid(0, 0, 0)
    assert [known(table, viewer)[0] for viewer in range(3)] == ["B7 R5 Y2", "R5", "R5"]
    table.play("B7", "juggler:B", "B8")
    assert known(table, 2)[0] == "R5"
    table.hand_on("R5", "B3", "G3")
    assert [known(table, viewer)[0] for viewer in range(3)] == ["G3 Y2", "", "G3"]
    assert [known(table, viewer)[1] for viewer in range(3)] == ["R5", "G1 R5", ""]


def test_s5_passing_another_card_leaves_it_known_to_the_left_neighbour_only() -> None:
    table = wizard("B7 werewolf Y2", "B3 juggler G1", "B8 G3 G4", turned="R5", options=FULL_BOX)
    table.trump("none").bid(0, 0, 0)
    table.play("B7", "juggler:B", "B8").hand_on("Y2", "B3", "G3")
    assert [known(table, viewer)[0] for viewer in range(3)] == ["G3 R5", "R5", "G3"]


def test_s5_the_turned_up_card_is_in_a_hand_after_the_exchange() -> None:
    table = wizard("B7", "werewolf", "B8", turned="R5", options=FULL_BOX)
    assert table.seen_from(0).turned == "R5"
    assert table.seen_from(0).werewolf == table.seat(1)


def test_v4_everybody_sees_the_foreheads_of_the_others_in_the_event_too() -> None:
    table = wizard("B1", "B2", "B3", turned="R1", options=WizardOptions(mode=Mode.CLAIRVOYANCE))
    for place, own in enumerate(["B1", "B2", "B3"]):
        dealt = table.events[0].seen_by(table.seat(place))
        assert isinstance(dealt, RoundDealt)
        assert own not in {str(hand[0]) for hand in dealt.hands}
        assert str(dealt.hands[table.seat(place)][0]) == "?"
    spectator = table.events[0].seen_by(None)
    assert isinstance(spectator, RoundDealt)
    assert {hand[0] for hand in spectator.hands} == {HIDDEN}


@pytest.mark.parametrize("bidding", by_rule({"V2": [Bidding.HIDDEN], "V3": [Bidding.SECRET]}))
def test_v2_v3_a_seat_sees_its_own_bid_at_once(bidding: Bidding) -> None:
    table = wizard("B1", "B2", "B3", turned="R1", options=WizardOptions(bidding=bidding)).bid(1)
    assert table.seen_from(0).bids[table.seat(0)] == 1
    assert table.seen_from(1).bids[table.seat(0)] is HIDDEN


def test_a_seat_that_does_not_follow_shows_what_it_lacks() -> None:
    table = wizard("B7 Y1 Y2", "G3 W G1", "B8 G5 G4", turned="R1").bid(0, 0, 0).play("B7", "G3")
    assert table.seen_from(0).view.lacks[table.seat(1)] == 1
    scene = extreme("B1", "", "").predict("", "", "")
    assert scene.extreme_view.view.lacks[: scene.players] == [0, 0, 0]


def test_the_table_shows_the_trick_so_far() -> None:
    table = wizard("B7 Y1", "B3 G1", "B8 G3", turned="R1").bid(0, 0, 0).play("B7", "B3")
    view = table.seen_from(2)
    assert [(table.place(seat), str(play)) for seat, play in view.trick] == [(0, "play B7"), (1, "play B3")]
    assert view.led == "B"
    assert (view.round, view.rounds, view.dealer, view.tricks_left) == (2, 20, table.dealer, 2)
    assert view.hand == ("B8", "G3")


def test_s3_the_fairy_is_best_once_the_dragon_lies_there_too() -> None:
    table = wizard("dragon", "fairy", "R2", "W", turned="R1", options=FULL_BOX).bid(0, 0, 0, 0)
    best = []
    for card in ("dragon", "fairy", "R2"):
        table.play(card)
        best.append(table.place(table.seen_from(None).winning))
    assert best == [0, 1, 1]
    assert table.play("W").taken == ("taken", 1)


def test_between_rounds_no_trick_lies_on_the_table() -> None:
    table = wizard("B7", "B3", "B8", turned="R1").bid(0, 0, 0).play("B7", "B3", "B8")
    assert table.seen_from(None).trick == ()
    assert table.seen_from(None).led is None
    assert table.seen_from(None).turn is None
    assert table.by_place(table.seen_from(None).totals) == (20, 20, -10)


def test_before_the_first_deal_nothing_lies_on_the_table() -> None:
    view = Game(WizardOptions(), 3).observe(0)
    assert isinstance(view, WizardObservation)
    assert (view.trump, view.turned, view.werewolf, view.cloud) == (None, None, None, None)
    assert (view.bids, view.passed, view.trick) == ((None,) * 3, (None,) * 3, ())
