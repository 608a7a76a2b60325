"""A14, V7, B17: another first dealer, and rounds of other sizes."""

from random import Random

import pytest

from foretell import SPECIALS, ExtremeOptions, Game, Mode, WizardOptions
from foretell.engine.plain import WIZARD
from foretell.rules.wizard.deal import DECK_ROOM
from foretell.rules.wizard.state import MOST_ROUNDS, State
from tests.game.kinds import play_on


def played(options: WizardOptions | ExtremeOptions, players: int) -> Game:
    """A game of random moves, played to its end."""
    game = Game(options, players, seed=3)
    play_on(game, Random(3))
    return game


def deals(state: object) -> list[tuple[int, int]]:
    """The dealer and the size of each round that is still to be dealt."""
    assert isinstance(state, State)
    dealt = []
    while state.round < state.rounds:
        WIZARD.deal(state, [0] * DECK_ROOM)
        dealt.append((state.dealer, state.cards))
    return dealt


def test_a14_the_deal_moves_on_from_the_first_dealer_in_every_mode() -> None:
    for mode, players in ((Mode.STANDARD, 4), (Mode.CLAIRVOYANCE, 3), (Mode.SINGLE_SUIT, 4), (Mode.MAXIMUS, 5)):
        game = Game(WizardOptions(mode=mode, first_dealer=2), players)
        dealers = [dealer for dealer, _ in deals(game.state())]
        assert dealers == [(2 + r) % players for r in range(game.round_count)]


def test_a14_the_first_dealer_names_trump_and_bids_last() -> None:
    game = Game(WizardOptions(first_dealer=1), 3)
    game.deal([["B1"], ["B2"], ["B3"]], "W")
    assert game.turn == 1
    game.apply("trump R")
    assert [seat for seat in (game.turn, game.apply("bid 0") and game.turn) if seat is not None] == [2, 0]


def test_a14_the_cards_are_the_same_whoever_deals() -> None:
    one, other = (Game(WizardOptions(first_dealer=seat), 4, seed=8).rounds[0] for seat in (0, 3))
    assert (one.hands, one.turned) == (other.hands, other.turned)


def test_b17_the_deal_moves_on_from_the_first_dealer() -> None:
    game = played(ExtremeOptions(3, first_dealer=4), 5)
    assert [story.dealer for story in game.rounds] == [4, 0, 1]
    assert game.rounds[0].moves[0][0] == 0


def test_v7_each_round_has_the_agreed_size_and_the_game_ends_with_the_last() -> None:
    game = played(WizardOptions(round_sizes=(15, 8, 1)), 4)
    assert [{len(hand) for hand in story.hands} for story in game.rounds] == [{15}, {8}, {1}]
    assert [(story.turned is None) for story in game.rounds] == [True, False, False]
    assert game.round_count == len(game.rounds) == 3


def test_v7_with_special_cards_a_card_is_turned_up_in_a_round_of_the_largest_size_too() -> None:
    for players in (3, 6):
        game = Game(WizardOptions(("bomb",), round_sizes=(60 // players,)), players, seed=1)
        assert game.rounds[0].turned is not None


def test_v7_sixty_rounds_have_room() -> None:
    sizes = tuple((7 * n) % 20 + 1 for n in range(MOST_ROUNDS))
    options = WizardOptions(round_sizes=sizes)
    game = Game(options, 3)
    assert tuple(size for _, size in deals(game.state())) == sizes == options.cards_each(3)
    assert game.round_count == MOST_ROUNDS


def test_v7_the_rounds_of_the_book_are_dealt_alike_where_they_are_agreed_on() -> None:
    usual, agreed = (played(WizardOptions(round_sizes=sizes), 6) for sizes in (None, tuple(range(1, 11))))
    assert usual.rounds == agreed.rounds


@pytest.mark.parametrize(("turned", "trump"), [("W", True), ("R1", False)])
def test_v7_plus_minus_one_counts_the_tricks_of_the_round(turned: str, trump: bool) -> None:
    game = Game(WizardOptions(plus_minus_one=True, round_sizes=(2, 1)), 3)
    game.deal([["B1", "B2"], ["B3", "B4"], ["B5", "B6"]], turned)
    for move in (*(("trump R",) if trump else ()), "bid 1", "bid 0"):
        game.apply(move)
    assert [str(move) for move in game.legal_moves] == ["bid 0", "bid 2"]


def test_v7_worlds_know_the_rounds_to_come() -> None:
    options = WizardOptions(SPECIALS, round_sizes=(3, 9, 4), first_dealer=2)
    game = Game(options, 4, seed=5)
    (world,) = game.observe(game.turn).worlds(1, seed=1)
    assert deals(world) == [(3, 9), (0, 4)]
