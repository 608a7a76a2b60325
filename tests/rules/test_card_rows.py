"""A card without a suit is one row: what the rules look up is derived from it, and codes of moves never change."""

import pytest

from foretell.game.moves import WIZARD_MOVES
from foretell.rules.wizard.cards import (
    BOMB,
    CARDS,
    DRAGON,
    FAIRY,
    FIRST_SPECIAL,
    FOOL,
    FOOLS,
    ROWS,
    SUIT_CARDS,
    SUITLESS,
    WEREWOLF,
    WIZARD,
    WIZARDS,
    Row,
    frees_suit,
    kind_bits,
    leaves_suit_open,
)
from foretell.rules.wizard.codes import (
    CODES,
    PASS_OTHER,
    PASSED_OTHERS,
    PLAY_OTHER,
    PLAY_UNSEEN,
    WAY_CARDS,
    card_of_play,
    first_play,
    passable_others,
    passed_card,
    playable_others,
)
from foretell.rules.wizard.hands import from_below, with_card

PUBLISHED = {
    0: "bid 0", 20: "bid 20", 21: "trump B", 24: "trump Y", 25: "trump none", 26: "play B1", 39: "play G1",
    77: "play Y13", 78: "play W", 79: "play F", 80: "play shapeshifter:W", 81: "play shapeshifter:F", 82: "play dragon",
    83: "play fairy", 84: "play bomb", 85: "play juggler:B", 86: "play juggler:G", 87: "play juggler:R",
    88: "play juggler:Y", 89: "play cloud:B", 90: "play cloud:G", 91: "play cloud:R", 92: "play cloud:Y", 93: "play ?",
    94: "pass B1", 145: "pass Y13", 146: "pass W", 147: "pass F", 148: "pass shapeshifter", 149: "pass dragon",
    150: "pass fairy", 151: "pass bomb", 152: "pass juggler", 153: "pass cloud", 154: "cloud -1", 155: "cloud +1",
}  # fmt: skip
"""Codes that trained networks and programs know."""


def test_no_code_ever_changes() -> None:
    assert {code: str(WIZARD_MOVES[code]) for code in PUBLISHED} == PUBLISHED
    assert len(WIZARD_MOVES) == CODES


def test_rows_have_the_order_of_the_cards_and_fill_their_bits() -> None:
    assert [row.card for row in ROWS] == [WIZARD, FOOL, *range(FIRST_SPECIAL, CARDS)]
    assert sum(kind_bits(row.card) for row in ROWS) == (1 << (CARDS - SUITLESS)) - 1
    assert all(kind_bits(row.card).bit_count() == row.copies for row in ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.card))
def test_a_hand_with_one_card_can_do_what_its_row_says(row: Row) -> None:
    plays = [PLAY_OTHER + way for way, card in enumerate(WAY_CARDS) if card == row.card]
    passes = [PASS_OTHER + place for place, card in enumerate(PASSED_OTHERS) if card == row.card]
    hand = with_card(0, row.card)
    assert playable_others(hand) == sum(1 << (code - PLAY_OTHER) for code in plays)
    assert passable_others(hand) == sum(1 << (code - PASS_OTHER) for code in passes)
    assert bool(plays) == bool(passes) == row.stays_in_hand == (row.card != WEREWOLF)
    assert all(card_of_play(code) == row.card for code in plays)
    assert all(passed_card(code) == row.card for code in passes)
    assert not plays or first_play(row.card) == plays[0]


def test_a_hand_can_do_what_its_cards_can() -> None:
    bits = [1 << place for place in range(CARDS - SUITLESS)]
    for others in range(1 << (CARDS - SUITLESS)):
        held = {row.card for row in ROWS if others & kind_bits(row.card) & -kind_bits(row.card)}
        assert playable_others(others) == sum(bits[way] for way, card in enumerate(WAY_CARDS) if card in held)
        assert passable_others(others) == sum(bits[place] for place, card in enumerate(PASSED_OTHERS) if card in held)


def test_number_cards_are_played_by_codes_of_their_own() -> None:
    cards = [16 * suit + bit for suit in range(4) for bit in range(SUIT_CARDS.bit_length())]
    assert [card_of_play(first_play(card)) for card in cards] == cards
    assert {first_play(card) for card in cards} == set(range(26, PLAY_OTHER))


def test_what_a_card_does_to_the_suit_to_follow() -> None:
    assert [card for card in range(CARDS) if leaves_suit_open(card)] == [FOOL, FAIRY, BOMB]
    assert [card for card in range(CARDS) if frees_suit(card)] == [WIZARD, DRAGON]


def test_wizards_and_fools_fill_their_bits_from_below() -> None:
    hand = 0
    for card in (FOOL, WIZARD, FOOL, WIZARD, WIZARD):
        hand = with_card(hand, card)
    assert hand == from_below(3, 2) == 0b0011_0111
    assert from_below(4, 4) == WIZARDS | FOOLS


def test_there_is_room_for_every_way_to_play() -> None:
    assert len(WAY_CARDS) <= PLAY_UNSEEN - PLAY_OTHER
