"""Fair deals: the vectors of docs/fair-deals.md, an independent implementation, and statistics."""

import hashlib
import hmac
import re
from collections import Counter
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell import ExtremeOptions, Game, Mode, WizardOptions
from foretell.fair import Deal, FairDeals, Method, check_value, commitment_of, commitment_to, lock_of, server_value
from foretell.fair.contributions import ContributionError
from foretell.fair.stream import below, round_key, shuffle, words
from foretell.game.rounds import Round
from tests.game.kinds import ONE_OF_EACH, Kind, kinds
from tests.house.tree import ROOT

SECRET = bytes(range(32))
VALUES = ("Ada's line", "42", "b4277efcef43919210b803c7ef3e1dfd")


def plain_deck() -> list[str]:
    return [card for suit in "BGRY" for card in [*(f"{suit}{n}" for n in range(1, 14)), "W", "F"]]


def by_the_book(secret: bytes, game: str, values: tuple[str, ...], number: int) -> list[str]:
    """An independent implementation of the document, for sixty cards."""
    message = "\n".join(["foretell-deal/1", game, *values, f"round {number}"])
    key = hmac.new(secret, message.encode(), hashlib.sha256).digest()
    blocks = (hmac.new(key, i.to_bytes(4, "big"), hashlib.sha256).digest() for i in count())
    numbers = (int.from_bytes(block[i : i + 4], "big") for block in blocks for i in range(0, 32, 4))
    deck = plain_deck()
    for last in range(59, 0, -1):
        pick = next(x for x in numbers if x < 2**32 - 2**32 % (last + 1)) % (last + 1)
        deck[last], deck[pick] = deck[pick], deck[last]
    return deck


def test_the_vector_of_the_document() -> None:
    text = (ROOT / "docs" / "fair-deals.md").read_text(encoding="utf-8")
    deals = FairDeals(WizardOptions(), "game-1", SECRET, VALUES)
    assert commitment_to(SECRET) in text
    assert server_value(SECRET, "game-1", 2) == VALUES[2]
    told = re.findall(r"^\| (\d+) \| (.+?) \| (.+?) \| (.+?) \| (\S+) \|$", text, re.MULTILINE)
    assert [int(row[0]) for row in told] == [1, 2, 3]
    for number, *hands, turned in told:
        deal = deals.deal(int(number))
        assert [" ".join(hand) for hand in deal.hands] == hands
        assert str(deal.turned) == turned


def test_the_vector_of_hidden_values() -> None:
    text = (ROOT / "docs" / "fair-deals.md").read_text(encoding="utf-8")
    value = "Ada's line qzkfwmbthrxjdpyn"
    commitment = commitment_of("game-1", 0, value)
    lock = lock_of("game-1", commitment_to(SECRET), [f"hidden {commitment}", "open 42", "none"])
    key = round_key(Method.HIDDEN, SECRET, "game-1", (value, *VALUES[1:]), 1)
    assert all(f"`{each}`" in text for each in (value, commitment, lock, key.hex()))


@given(st.binary(min_size=32, max_size=32), st.integers(3, 6), st.data())
def test_a_second_implementation_deals_the_same(secret: bytes, players: int, data: st.DataObject) -> None:
    number = data.draw(st.integers(1, 60 // players))
    values = tuple(server_value(secret, "some game", seat) for seat in range(players))
    deck = by_the_book(secret, "some game", values, number)
    deal = FairDeals(WizardOptions(), "some game", secret, values).deal(number)
    assert deal.hands == tuple(tuple(deck[seat : players * number : players]) for seat in range(players))
    assert deal.turned == (deck[players * number] if players * number < 60 else None)


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_every_round_of_every_kind_can_be_dealt(kind: Kind) -> None:
    game = deal_and_play(kind)
    assert game.is_over


def deal_and_play(kind: Kind) -> Game:
    game = kind.game()
    values = tuple(f"seat {seat}" for seat in range(kind.players))
    deals = FairDeals(kind.options, "a game", SECRET, values)
    while not game.is_over:
        deal = deals.deal(game.round + 1)
        game.deal(deal.hands, deal.turned)
        while game.turn is not None:
            game.apply(game.legal_moves[0])
        assert dealt(game.rounds[-1]) == (tuple(map(sorted, deal.hands)), deal.turned)
    return game


def dealt(story: Round) -> tuple[tuple[list[str], ...], str | None]:
    return tuple(sorted(hand) for hand in story.hands), story.turned


@given(kinds(), st.data())
def test_each_contribution_changes_the_cards(kind: Kind, data: st.DataObject) -> None:
    values = [f"seat {seat}" for seat in range(kind.players)]
    seat = data.draw(st.integers(0, kind.players - 1))
    before = FairDeals(kind.options, "a game", SECRET, tuple(values))
    values[seat] += "!"
    after = FairDeals(kind.options, "a game", SECRET, tuple(values))
    last = kind.game(1).round_count
    assert before.deal(last) == before.deal(last)
    assert before.deal(last) != after.deal(last)


def test_v5_everybody_is_dealt_their_own_cards() -> None:
    deals = FairDeals(WizardOptions((), Mode.SINGLE_SUIT), "a game", SECRET, ("1", "2", "3"))
    own = [Counter([*(f"{suit}{n}" for n in range(1, 14)), "W", "F"]) for suit in "BGR"]
    assert [Counter(hand) for hand in deals.deal(12).hands] == own
    assert deals.deal(12).turned is None


def test_b3_all_cards_are_dealt() -> None:
    deal = FairDeals(ExtremeOptions(), "a game", SECRET, ("1", "2", "3", "4")).deal(1)
    assert sorted(card for hand in deal.hands for card in hand) == sorted(
        f"{suit}{n}" for suit in "BGRYP" for n in range(1, 13)
    )
    assert deal.turned is None


def test_every_card_comes_equally_often_to_every_place() -> None:
    """Chi-squared of 60 places, 2,000 deals: 59 degrees of freedom, mean 59; the secret is fixed, so is the result."""
    counts = [Counter[str]() for _ in range(2)]
    for game in range(2000):
        deal = FairDeals(WizardOptions(), f"game {game}", SECRET, ("1", "2", "3")).deal(1)
        counts[0][deal.hands[0][0]] += 1
        counts[1][str(deal.turned)] += 1
    weights = Counter(plain_deck())
    for found in counts:
        squared = sum((found[card] - 2000 * n / 60) ** 2 / (2000 * n / 60) for card, n in weights.items())
        assert squared < 100


def test_no_number_is_likelier_than_another() -> None:
    """Of the 2**32 words, those above the last multiple of n are skipped."""
    row = iter([2**32 - 1, 2**32 - 6, 7, 2**32 - 7])
    assert [below(row, 10) for _ in range(2)] == [7, 9]  # 2**32 % 10 == 6: words from 2**32 - 6 on are skipped
    assert next(row, None) is None


def test_all_orders_of_four_cards_come_equally_often() -> None:
    found = Counter[tuple[int, ...]]()
    row = words(SECRET)
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        shuffle(cards, row)
        found[tuple(cards)] += 1
    assert len(found) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in found.values()) < 60  # 23 degrees of freedom


@pytest.mark.parametrize("value", ["", "a" * 65, "two\nlines", "é", "\x7f"])
def test_a_contribution_is_a_short_line(value: str) -> None:
    with pytest.raises(ContributionError):
        check_value(value)


def test_the_deal_does_not_depend_on_play() -> None:
    deals = FairDeals(WizardOptions(), "a game", SECRET, ("1", "2", "3"))
    in_order: list[Deal] = [deals.deal(number) for number in range(1, 21)]
    assert [deals.deal(number) for number in range(20, 0, -1)] == in_order[::-1]
