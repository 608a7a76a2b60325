"""Cards and suits as people write them."""

import copy
from collections.abc import Callable

import pytest

from foretell import SPECIALS, SUITS, Card, NotationError, Suit
from foretell.game.cards import EXTREME_CARDS, WIZARD_CARDS, suit_of
from tests.game.prompt import pasted

ANY_CARD: Callable[..., Card] = Card
"""For arguments of wrong types, as an untyped program may pass them."""
TEXTS = [*(f"{suit}{value}" for suit in "BGRYP" for value in range(1, 16)), "W", "F", *SPECIALS]


@pytest.mark.parametrize("text", TEXTS)
def test_a_card_is_its_text(text: str) -> None:
    card = Card(text)
    assert card == text
    assert str(card) == text
    assert card is Card(text)
    assert hash(card) == hash(text)


@pytest.mark.parametrize(
    ("text", "suit", "value", "special"),
    [
        ("B13", Suit.BLUE, 13, False),
        ("P2", Suit.PURPLE, 2, False),
        ("Y10", Suit.YELLOW, 10, False),
        ("W", None, None, False),
        ("F", None, None, False),
        ("bomb", None, None, True),
        ("juggler", None, None, True),
    ],
)
def test_a_card_has_a_suit_and_a_value_where_it_has_them(
    text: str, suit: Suit | None, value: int | None, special: bool
) -> None:
    card = Card(text)
    assert (card.suit, card.value, card.is_special) == (suit, value, special)


@pytest.mark.parametrize(
    "text", ["", "B0", "B16", "b5", "X1", "B", "5", "WW", "joker", " B5", "B5 ", "B05", None, 5, []]
)
def test_anything_else_is_no_card(text: object) -> None:
    with pytest.raises(NotationError, match="is not a card; cards are written B13"):
        ANY_CARD(text)


def test_a_card_can_be_pasted_back_and_copied() -> None:
    card = Card("B5")
    assert repr(card) == "Card('B5')"
    assert pasted(repr(card)) is card
    assert copy.deepcopy(card) is card


def test_the_decks() -> None:
    assert len(WIZARD_CARDS) == 52 + 2 + 7
    assert len(EXTREME_CARDS) == 75
    assert {card.suit for card in EXTREME_CARDS.values()} == set(SUITS)
    assert {card.suit for card in WIZARD_CARDS.values()} == {*SUITS[:4], None}


def test_suits_by_number() -> None:
    assert [suit_of(number) for number in range(-2, 5)] == [None, None, *SUITS]
    assert [str(suit) for suit in SUITS] == ["B", "G", "R", "Y", "P"]
    assert repr(Suit.GREEN) == "Suit.GREEN"
