"""The chance side: the probabilities of deals and cards are those of a shuffled deck."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from foretell import Card, DealError, ExtremeOptions, Game, Mode, Position, WizardOptions
from foretell.game.coming import coming
from tests.game.kinds import ONE_OF_EACH, Kind


def test_a_deal_of_one_card_each() -> None:
    game = Game(players=3)
    deal = coming(game)
    assert (deal.round, deal.dealer, deal.cards, deal.turns_up, deal.is_shared) == (1, 0, 1, True, True)
    assert deal.probability([["B1"], ["B2"], ["B3"]], "B4") == Fraction(1, 60 * 59 * 58 * 57)
    assert deal.probability([["W"], ["W"], ["F"]], "W") == Fraction(4 * 3 * 4 * 2, 60 * 59 * 58 * 57)
    with pytest.raises(DealError, match="must be turned up"):
        deal.probability([["B1"], ["B2"], ["B3"]])
    with pytest.raises(DealError, match="B1 is dealt more often"):
        deal.probability([["B1"], ["B1"], ["B3"]], "B4")


def test_the_probabilities_of_all_hands_add_up() -> None:
    deal = coming(Game(WizardOptions(("bomb",), round_sizes=(2,)), 3))
    hands = {tuple(sorted(pair)) for pair in combinations(deal.decks[0], 2)}
    others = [["B1", "B2"], ["B3", "B4"]]
    free = [hand for hand in hands if not {*hand} & {"B1", "B2", "B3", "B4", "B5"}]
    together = sum(deal.probability([hand, *others], "B5") for hand in free)
    first = deal.probability([["G1", "G2"], *others], "B5")
    rest = Counter(deal.decks[0]) - Counter(map(Card, ("B1", "B2", "B3", "B4", "B5")))
    assert together == first * (rest.total() * (rest.total() - 1) // 2)


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_the_next_card_is_any_that_is_left(kind: Kind) -> None:
    deal = coming(kind.game())
    for seat, deck in enumerate(deal.decks):
        gone = deck[:3]
        chances = deal.next_card(seat, gone)
        assert sum(chances.values()) == 1
        assert {card: chance * (len(deck) - 3) for card, chance in chances.items()} == Counter(deck) - Counter(gone)
    with pytest.raises(DealError, match="is gone 9 times, but the deck has it"):
        deal.next_card(0, [deal.decks[0][0]] * 9)
    with pytest.raises(ValueError, match="seats are numbered from 0 to"):
        deal.next_card(-1, [])


def test_with_single_suits_each_seat_has_its_own_deck() -> None:
    deal = coming(Game(WizardOptions(mode=Mode.SINGLE_SUIT), 3))
    assert not deal.is_shared
    assert [len(deck) for deck in deal.decks] == [15, 15, 15]
    hands = [[f"{suit}{n}" for n in range(1, 5)] for suit in "BGR"]
    assert deal.probability(hands) == Fraction(1, 1365**3)  # four of fifteen
    assert deal.cards == 4


def test_extreme_deals_all_cards_and_turns_none_up() -> None:
    game = Game(ExtremeOptions(), 3)
    deal = coming(game)
    assert (deal.cards, deal.turns_up, len(deal.decks[0])) == (15, False, 45)
    hands = [deal.decks[0][15 * seat : 15 * seat + 15] for seat in range(3)]
    assert deal.probability(hands) == Fraction(1, comb(45, 15) * comb(30, 15))
    game.deal(hands)
    with pytest.raises(DealError, match="only before a round"):
        coming(game)
    over = Position.from_text("wizard seats=3 round_sizes=1 round=1 bids=1/0/0 tricks=1/0/0 phase=over totals=30/20/20")
    with pytest.raises(DealError, match="the game is over"):
        coming(over.game())
