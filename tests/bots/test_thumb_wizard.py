"""Positions of Wizard in which every player knows the right answer; thumb must know it too.

Hands are given by place: the leader stands first, the others follow clockwise.
"""

import pytest

from foretell import Bidding, Mode, Phase, WizardOptions
from foretell.bots import make_bot
from tests.game.scenes import Scene, wizard

SECRET = WizardOptions(bidding=Bidding.SECRET)


def answer(table: Scene) -> str:
    """Thumb's move."""
    turn = table.game.turn
    assert turn is not None
    return str(make_bot("thumb", 0).choose(table.game.observe(turn)))


@pytest.mark.parametrize(
    ("hand", "turned", "bid"),
    [
        ("W", "R1", 1),
        ("R12", "R1", 1),
        ("F", "R1", 0),
        ("B4", "R1", 0),
        ("W W W", "R1", 3),
        ("F F F", "R1", 0),
        ("B1 G2 Y1", "R13", 0),
        ("W R13 R12 B2", "R1", 3),
        ("R13 R12 R11 R10 R9", "R1", 5),
        ("B13 B12 G13 Y13 W", "F", 4),
    ],
)
def test_a_bid_counts_the_sure_tricks(hand: str, turned: str, bid: int) -> None:
    """A6; the others' cards do not matter, since they are not seen."""
    n = len(hand.split())
    rest = [card for suit in "BGY" for card in (f"{suit}{v}" for v in range(3, 12)) if card not in hand.split()]
    table = wizard(hand, " ".join(rest[:n]), " ".join(rest[n : 2 * n]), turned=turned, options=SECRET)
    assert answer(table) == f"bid {bid}"


@pytest.mark.parametrize(
    ("cards", "hand", "bid", "move"),
    [
        # The last to play has a card that wins and one that loses.
        ("B5 B9", "B12 B2", 0, "play B2"),
        ("B5 B9", "B3 B8", 0, "play B8"),
        ("B5 B12", "B3 B11", 0, "play B11"),
        ("B5 B9", "B12 W", 2, "play B12"),
        ("B5 R2", "R3 W", 2, "play R3"),
        ("B5 B9", "F W", 0, "play F"),
        ("W B9", "B2 W", 1, "play B2"),
        ("W B9", "R13 G2", 0, "play R13"),
        ("F B9", "B10 W", 2, "play B10"),
    ],
)
def test_the_last_card_of_a_trick(cards: str, hand: str, bid: int, move: str) -> None:
    """A11: with red as trump and two cards each; the others have bid one."""
    first, second = cards.split()
    table = wizard(f"{first} G7", f"{second} G8", hand, turned="R1").bid(1, 1, bid).play(first, second)
    assert answer(table) == move


@pytest.mark.parametrize(
    ("hands", "special", "bids", "cards", "move"),
    [
        # Shapeshifter: Wizard for a trick, Fool for none (S1).
        (("B5", "B9", "shapeshifter"), "shapeshifter", (1, 0, 1), "B5 B9", "play shapeshifter:W"),
        (("B5", "B9", "shapeshifter"), "shapeshifter", (1, 0, 0), "B5 B9", "play shapeshifter:F"),
        # The Dragon beats the Wizard, the Fairy the Dragon (S2, S3).
        (("W G2", "B9 G3", "dragon R13"), "dragon fairy", (1, 0, 2), "W B9", "play dragon"),
        (("dragon G2", "B9 G3", "fairy R13"), "dragon fairy", (1, 0, 2), "dragon B9", "play fairy"),
        (("dragon G2", "B9 G3", "fairy B2"), "dragon fairy", (1, 0, 0), "dragon B9", "play B2"),
        # The Bomb removes a trick that nobody could get rid of (S4).
        (("B5 G2", "B9 G3", "bomb W"), "bomb", (1, 0, 0), "B5 B9", "play bomb"),
        (("B5 G2", "B9 G3", "bomb W"), "bomb", (1, 0, 1), "B5 B9", "play W"),
        # Juggler and Cloud are trumps to win, or another suit to lose (S6, S7).
        (("B5", "B9", "juggler"), "juggler", (1, 0, 1), "B5 B9", "play juggler:R"),
        (("B5", "B12", "cloud"), "cloud", (1, 0, 0), "B5 B12", "play cloud:R"),
    ],
)
def test_special_cards(hands: tuple[str, ...], special: str, bids: tuple[int, ...], cards: str, move: str) -> None:
    options = WizardOptions(tuple(special.split()))
    table = wizard(*hands, turned="R1", options=options).bid(*bids).play(*cards.split())
    assert answer(table) == move


def test_the_cloud_lets_a_bid_of_none_take_a_trick() -> None:
    """S7: with the Cloud's trick the bid of none becomes one, which is worth more."""
    options = WizardOptions(("cloud",))
    table = wizard("cloud G2", "B4 G3", "B12 B2", turned="R1", options=options).bid(0, 1, 0).play("cloud:B", "B4")
    assert answer(table) == "play B12"


@pytest.mark.parametrize(("bid", "change"), [(0, "cloud +1"), (2, "cloud -1")])
def test_the_cloud_changes_a_bid_towards_the_tricks(bid: int, change: str) -> None:
    """S7: with one trick won, a bid of none goes up; a bid of two would come down to it."""
    options = WizardOptions(("cloud",))
    table = wizard("cloud B1", "B4 W", "B2 F", turned="R1", options=options).bid(bid, 0, 0)
    table.play("cloud:R", "B4", "B2", "B1", "W", "F")
    assert table.phase is Phase.CLOUD
    assert answer(table) == change


@pytest.mark.parametrize(("bid", "passed"), [(0, "pass W"), (3, "pass Y1")])
def test_a_card_that_does_not_fit_the_bid_is_passed(bid: int, passed: str) -> None:
    """S6."""
    options = WizardOptions(("juggler",))
    table = wizard("B3 W B2 Y1", "juggler G3 G4 G5", "B7 Y8 Y9 Y10", turned="R1", options=options)
    table.bid(bid, 1, 1).play("B3", "juggler:R", "B7")
    assert table.phase is Phase.PASS
    assert answer(table) == passed


@pytest.mark.parametrize(
    ("hands", "bids", "passed"),
    [
        # The first leader has lost the trick and wants none: the highest trump goes.
        (("B3 R10 R13", "juggler G5 G13", "B7 B6 W"), (0, 0, 0), ("R13",)),
        # The second player has taken it and wants one more: the highest card stays, to be led.
        (("B3 R8 R13 G11", "juggler G13 R2 G5", "B7 Y9 B11 B13"), (1, 2, 3), ("R8", "G5")),
    ],
)
def test_who_took_the_jugglers_trick_leads_after_the_pass(
    hands: tuple[str, ...], bids: tuple[int, ...], passed: tuple[str, ...]
) -> None:
    """S6, A8."""
    table = wizard(*hands, turned="R1", options=WizardOptions(("juggler",)))
    table.bid(*bids).play("B3", "juggler:R", "B7")
    assert table.phase is Phase.PASS
    for card in passed:
        assert answer(table) == f"pass {card}"
        table.hand_on(card)


@pytest.mark.parametrize(
    ("hand", "suit"),
    [("B13 B12 B9 B4 Y2", "B"), ("G13 G8 G5 G9 B13", "G"), ("Y13 Y12 Y11 G2 G3", "Y"), ("R13 R9 R8 R7 B2", "R")],
)
def test_the_dealer_names_their_longest_and_strongest_suit(hand: str, suit: str) -> None:
    """A4."""
    table = wizard("B1 G4 R1 Y1 Y3", "B3 B5 G7 R2 R3", hand, turned="W")
    assert answer(table) == f"trump {suit}"


def test_the_werewolfs_holder_may_choose_no_trump() -> None:
    """S5: with the highest cards of three suits and none of the fourth, only a ruff is to be feared."""
    options = WizardOptions(("werewolf",))
    hand = "B13 G13 Y13 werewolf"
    table = wizard(hand, "B2 B3 G4 R2", "B5 B6 G7 R3", turned="B12", options=options)
    assert answer(table) in {"trump B", "trump none"}


@pytest.mark.parametrize(
    ("own", "second", "third", "turned", "bid"),
    [
        # The leader sees two low cards, then two Wizards.
        ("G5", "B2", "B3", "R9", 1),
        ("G5", "W", "W", "R9", 0),
        ("W", "R13", "B3", "R9", 0),
        ("F", "F", "F", "R9", 1),
    ],
)
def test_clairvoyance_counts_the_cards_that_win(own: str, second: str, third: str, turned: str, bid: int) -> None:
    """V4: the seat's own card is not seen and must not matter."""
    table = wizard(own, second, third, turned=turned, options=WizardOptions(mode=Mode.CLAIRVOYANCE))
    assert answer(table) == f"bid {bid}"


@pytest.mark.parametrize(
    ("hand", "bid", "move"),
    [("B13 B1 B2 W", 0, "play B2"), ("B13 B12 B2 B1", 0, "play B2"), ("B9 B7 B12 W", 4, "play B7")],
)
def test_single_suit(hand: str, bid: int, move: str) -> None:
    """V5: nothing must be followed; the highest value that still loses is played, or the lowest that wins."""
    options = WizardOptions(mode=Mode.SINGLE_SUIT)
    hands = {0: hand, 1: "G5 G8 G9 G10", 2: "R6 R8 R9 R10"}
    table = wizard(hands[1], hands[2], hands[0], options=options, number=1).bid(1, 1, bid).play("G5", "R6")
    assert answer(table) == move


def test_a_bid_avoids_the_one_that_plus_minus_one_forbids() -> None:
    """V1: a Wizard would win the only trick, but another seat has bid it already."""
    table = wizard("B2", "B3", "W", turned="R1", options=WizardOptions(plus_minus_one=True)).bid(0, 0)
    assert answer(table) == "bid 0"
