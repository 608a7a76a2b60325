"""Given hands are dealt as they are; a deal that is impossible is refused and changes nothing."""

from collections.abc import Callable
from random import Random

import pytest

from foretell import DealError, ExtremeOptions, Game, Mode, Options, Phase, WizardOptions
from foretell.game.events import RoundDealt
from tests.game.kinds import ONE_OF_EACH, Kind, play_on
from tests.game.scenes import before_round, filled

ONE = [["B1"], ["B2"], ["B3"]]
FULL = [hand.split() for hand in filled(("", "", ""))]
OWN = [["B1", "B2", "B3", "W"], ["G1", "G2", "G3", "F"], ["R1", "R2", "R3", "R4"]]


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_a_game_dealt_from_a_seed_can_be_dealt_by_hand(kind: Kind) -> None:
    seeded, by_hand = kind.game(12), kind.game()
    play_on(seeded, Random(12))
    for story in seeded.rounds:
        assert by_hand.phase is Phase.DEAL
        by_hand.deal(story.hands, story.turned)
        for seat, move in story.moves:
            by_hand.apply(move, seat)
    assert by_hand.events == seeded.events
    assert by_hand.totals == seeded.totals
    assert by_hand.rounds == seeded.rounds


def test_given_cards_may_have_any_order_and_are_shown_sorted() -> None:
    game = before_round(2, WizardOptions(), 3)
    events = game.deal([["W", "B1"], ["R3", "G13"], ["F", "W"]], "Y1")
    assert isinstance(events[0], RoundDealt)
    assert events[0].hands == (("B1", "W"), ("G13", "R3"), ("W", "F"))


FAULTS: list[tuple[Options, object, object, str]] = [
    (WizardOptions(), [["B1"], ["B2"]], "R1", "there must be a hand for each of 3 seats, not 2"),
    (WizardOptions(), [["B1"], ["B2"], ["B3"], ["B4"]], "R1", "there must be a hand for each of 3 seats, not 4"),
    (WizardOptions(), [["B1"], ["B2", "B4"], ["B3"]], "R1", "seat 1 must be dealt 1 cards, not 2"),
    (WizardOptions(), [["B1"], [], ["B3"]], "R1", "seat 1 must be dealt 1 cards, not 0"),
    (WizardOptions(), [["B1"], ["B14"], ["B3"]], "R1", "'B14' is not a card of this game"),
    (WizardOptions(), [["B1"], ["P1"], ["B3"]], "R1", "'P1' is not a card of this game"),
    (WizardOptions(), [["B1"], ["joker"], ["B3"]], "R1", "'joker' is not a card of this game"),
    (WizardOptions(), [["B1"], [5], ["B3"]], "R1", "5 is not a card of this game"),
    (WizardOptions(), [["B1"], [["B2"]], ["B3"]], "R1", r"\['B2'\] is not a card of this game"),
    (WizardOptions(), ["B1", "B2", "B3"], "R1", "seat 0 must be dealt 1 cards, not 2"),
    (WizardOptions(), [["B1"], ["B1"], ["B3"]], "R1", "B1 is dealt more often than it is in the deck"),
    (WizardOptions(), ONE, "B1", "B1 is dealt more often than it is in the deck"),
    (WizardOptions(), [["bomb"], ["B2"], ["B3"]], "R1", "bomb is not in this deck"),
    (WizardOptions(), ONE, "cloud", "cloud is not in this deck"),
    (WizardOptions(("bomb",)), [["bomb"], ["bomb"], ["B3"]], "R1", "bomb is dealt more often than it is in the deck"),
    (WizardOptions(), ONE, None, r"a card is left in the stock and must be turned up \(A4\)"),
    (WizardOptions(), ONE, "R14", "'R14' is not a card of this game"),
    (WizardOptions(), ONE, 7, "7 is not a card of this game"),
    (WizardOptions(mode=Mode.SINGLE_SUIT), OWN, "R5", r"no card is turned up in this round, so 'R5' cannot be"),
    (
        WizardOptions(mode=Mode.SINGLE_SUIT),
        [OWN[1], OWN[0], OWN[2]],
        None,
        r"G1 is not among the cards of seat 0 \(V5\)",
    ),
    (ExtremeOptions(), FULL, "R5", r"no card is turned up in Wizard Extreme, so 'R5' cannot be \(B1\)"),
    (ExtremeOptions(), FULL[:2], None, "there must be a hand for each of 3 seats, not 2"),
    (ExtremeOptions(), [FULL[0], FULL[1], FULL[2][:14]], None, "seat 2 must be dealt 15 cards, not 14"),
    (
        ExtremeOptions(),
        [FULL[0], FULL[1], [*FULL[2][:14], "B1"]],
        None,
        "B1 is dealt more often than it is in the deck",
    ),
    (ExtremeOptions(), [FULL[0], FULL[1], [*FULL[2][:14], "P10"]], None, "P10 is not in this deck"),
    (ExtremeOptions(), [FULL[0], FULL[1], [*FULL[2][:14], "W"]], None, "'W' is not a card of this game"),
]


@pytest.mark.parametrize(("options", "hands", "turned", "sentence"), FAULTS)
def test_impossible_deals_are_refused(options: Options, hands: object, turned: object, sentence: str) -> None:
    game = Game(options, 3)
    before = game._state.copy()
    deal: Callable[..., object] = game.deal
    with pytest.raises(DealError, match=sentence):
        deal(hands, turned)
    assert game._state == before
    assert (game.rounds, game.events) == ((), ())


def test_five_wizards_are_too_many() -> None:
    game = before_round(2, WizardOptions(), 3)
    with pytest.raises(DealError, match="W is dealt more often than it is in the deck"):
        game.deal([["W", "W"], ["W", "W"], ["W", "F"]], "R1")
    game.deal([["W", "W"], ["W", "W"], ["F", "F"]], "F")


def test_without_a_stock_no_card_can_be_turned_up() -> None:
    game = before_round(10, WizardOptions(), 6)
    story = before_last(6).rounds[-1]
    with pytest.raises(DealError, match=r"no card is turned up in this round, so 'R1' cannot be \(A5, V5, V6\)"):
        game.deal(story.hands, "R1")
    game.deal(story.hands)


def before_last(players: int) -> Game:
    """A game of Wizard in its last round."""
    game = Game(players=players, seed=1)
    while game.round < game.round_count:
        game.apply(game.legal_moves[0])
    return game


def test_cards_are_dealt_only_before_a_round() -> None:
    game = Game(players=3)
    game.deal(ONE, "R1")
    with pytest.raises(DealError, match="cards are dealt only before a round"):
        game.deal(ONE, "R1")
    with pytest.raises(DealError, match="cards are dealt only before a round"):
        Game(players=3, seed=1).deal(ONE, "R1")


def test_after_the_game_no_cards_are_dealt() -> None:
    game = Game(ExtremeOptions(1), 3, seed=1)
    play_on(game, Random(1))
    with pytest.raises(DealError, match="the game is over"):
        game.deal(FULL)
