"""A1 to A5: the cards, the rounds, the deal and the trump."""

from collections import Counter

import pytest

from foretell import SPECIALS, Game, Phase, WizardOptions
from foretell.game.events import TrumpSet
from tests.game.kinds import play_first_moves
from tests.game.scenes import wizard

THREE = ("B1", "B2", "B3")


def last_round(players: int, specials: tuple[str, ...] = ()) -> Game:
    """A game whose last round has just been dealt by its seed."""
    game = Game(WizardOptions(specials), players, seed=1)
    play_first_moves(game, game.round_count - 1)
    return game


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a1_sixty_cards_four_suits_of_thirteen_four_wizards_four_fools(players: int) -> None:
    story = last_round(players).rounds[-1]
    numbers = {f"{suit}{value}": 1 for suit in "BGRY" for value in range(1, 14)}
    assert Counter(card for hand in story.hands for card in hand) == numbers | {"W": 4, "F": 4}


def test_a1_wizards_and_fools_have_no_suit() -> None:
    cards = {card for hand in last_round(3).rounds[-1].hands for card in hand}
    assert {card for card in cards if card.suit is None} == {"W", "F"}


@pytest.mark.parametrize(("players", "rounds"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_a2_the_number_of_rounds_follows_from_the_number_of_players(players: int, rounds: int) -> None:
    game = Game(players=players, seed=2)
    play_first_moves(game, rounds)
    assert game.round_count == rounds
    assert game.is_over
    assert len(game.rounds) == rounds


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a2_in_round_r_everybody_has_r_cards(players: int) -> None:
    game = last_round(players)
    assert [{len(hand) for hand in story.hands} for story in game.rounds] == [{r + 1} for r in range(game.round_count)]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a3_seat_0_deals_first_and_the_deal_moves_on_clockwise(players: int) -> None:
    dealers = [story.dealer for story in last_round(players).rounds]
    assert dealers == [r % players for r in range(len(dealers))]


@pytest.mark.parametrize(("turned", "trump"), [("B1", "B"), ("G13", "G"), ("R7", "R"), ("Y2", "Y"), ("F", None)])
def test_a4_the_card_turned_up_decides_the_trump(turned: str, trump: str | None) -> None:
    table = wizard("B9", "G9", "R9", turned=turned)
    assert table.seen_from(None).trump == trump
    assert table.seen_from(None).turned == turned
    assert table.events[-1] == TrumpSet(table.seen_from(None).trump)
    assert table.phase is Phase.BID


def test_a4_a_wizard_lets_the_dealer_name_one_of_the_four_suits() -> None:
    table = wizard(*THREE, turned="W")
    assert (table.phase, table.turn) == (Phase.TRUMP, 2)
    assert table.legal == "B G R Y"
    assert table.seen_from(None).trump is None


def test_a4_the_dealer_cannot_name_no_trump() -> None:
    table = wizard(*THREE, turned="W")
    assert not table.may("trump none")
    assert table.why_not("trump none") == ("trump-suit", "A4")


@pytest.mark.parametrize("suit", "BGRY")
def test_a4_the_suit_that_the_dealer_names_is_trump(suit: str) -> None:
    table = wizard(*THREE, turned="W").trump(suit)
    assert table.seen_from(None).trump == suit
    assert table.events == (TrumpSet(table.seen_from(None).trump, table.dealer),)
    assert (table.phase, table.turn) == (Phase.BID, 0)


def test_a4_the_dealer_sees_their_hand_before_naming_trump() -> None:
    table = wizard(*THREE, turned="W")
    assert table.game.observe(table.dealer).hand == ("B3",)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a5_without_a_stock_there_is_no_trump(players: int) -> None:
    game = last_round(players)
    story = game.rounds[-1]
    assert story.turned is None
    assert TrumpSet(None) in game.events[-2:]
    assert game.phase is Phase.BID
    assert sum(map(len, story.hands)) == 60


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a5_only_the_last_round_turns_up_no_card(players: int) -> None:
    turned = [story.turned is None for story in last_round(players).rounds]
    assert turned == [False] * (len(turned) - 1) + [True]


@pytest.mark.parametrize("special", ["shapeshifter", "bomb", "werewolf", "juggler", "cloud"])
def test_a5_with_one_special_card_a_card_is_turned_up_in_the_last_round_too(special: str) -> None:
    story = last_round(6, (special,)).rounds[-1]
    assert story.turned is not None
    assert sum(map(len, story.hands)) == 60


def test_a1_all_special_cards_together_make_67() -> None:
    game = last_round(3, SPECIALS)
    seen = {card for story in game.rounds for hand in story.hands for card in hand}
    assert set(SPECIALS) <= seen
