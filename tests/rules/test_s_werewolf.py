"""S5: the Werewolf, which is never played."""

import pytest

from foretell import SPECIALS, Card, NotationError, Phase, WizardOptions
from foretell.game.events import RoundDealt, TrumpSet, WerewolfExchanged
from foretell.game.moves import WIZARD_MOVES
from tests.game.scenes import Scene, wizard

FULL_BOX = WizardOptions(SPECIALS)


def werewolf(turned: str, holder: int = 1) -> Scene:
    """A round of one card in which this place is dealt the Werewolf."""
    hands = ["B1", "B2", "B3"]
    hands[holder] = "werewolf"
    return wizard(*hands, turned=turned, options=FULL_BOX)


@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize("turned", ["G5", "W", "F", "shapeshifter", "dragon", "fairy", "bomb", "juggler", "cloud"])
def test_s5_the_holder_exchanges_it_for_the_turned_up_card_and_names_trump(turned: str, holder: int) -> None:
    table = werewolf(turned, holder)
    seat = table.seat(holder)
    assert (table.phase, table.turn) == (Phase.TRUMP, holder)
    assert table.game.observe(seat).hand == (turned,)
    assert table.seen_from(None).werewolf == seat
    assert WerewolfExchanged(seat, Card(turned)) in table.events


@pytest.mark.parametrize("suit", ["B", "G", "R", "Y", "none"])
def test_s5_the_holder_names_any_suit_or_no_trump(suit: str) -> None:
    table = werewolf("G5")
    assert table.legal == "B G R Y none"
    table.trump(suit)
    assert table.seen_from(None).trump == (None if suit == "none" else suit)
    assert table.events == (TrumpSet(table.seen_from(None).trump, table.seat(1)),)


def test_s5_the_dealer_names_nothing_even_where_a_wizard_was_turned_up() -> None:
    table = werewolf("W").trump("R")
    assert (table.phase, table.turn) == (Phase.BID, 0)


def test_s5_the_turned_up_suit_is_not_trump_any_more() -> None:
    table = werewolf("G5").trump("R")
    assert table.seen_from(None).trump == "R"
    assert table.seen_from(None).turned == "G5"


def test_s5_the_exchange_comes_before_the_first_bid() -> None:
    table = werewolf("G5")
    assert table.why_not("bid 0") == ("wrong-question", "S5")
    assert [type(event) for event in table.events] == [RoundDealt, WerewolfExchanged]


def test_s5_the_exchanged_card_is_played_as_any_other() -> None:
    table = werewolf("G5").trump("none").bid(0, 0, 0).play("B1", "G5", "B3")
    assert table.taken == ("taken", 2)


def test_s5_the_deal_event_shows_the_cards_before_the_exchange() -> None:
    table = werewolf("G5")
    story = table.game.rounds[0]
    assert story.hands[table.seat(1)] == ("werewolf",)
    assert story.turned == "G5"


def test_s5_there_is_no_move_that_plays_or_passes_it() -> None:
    assert not any("werewolf" in move.text for move in WIZARD_MOVES)
    for text in ("play werewolf", "pass werewolf"):
        with pytest.raises(NotationError):
            werewolf("G5").trump("B").bid(0, 0, 0).move(text)


def test_s5_a_turned_up_werewolf_belongs_to_nobody() -> None:
    table = wizard("B1", "B2", "B3", turned="werewolf", options=FULL_BOX)
    assert (table.phase, table.turn, table.legal) == (Phase.TRUMP, 2, "B G R Y")
    assert table.seen_from(None).werewolf is None


def test_s5_all_know_that_the_turned_up_card_is_in_the_holders_hand_until_it_is_played() -> None:
    table = werewolf("G5", holder=0)
    holder = table.seat(0)
    for seat in (0, 1, 2):
        assert table.game.observe(seat).known_cards(holder) == ("G5",)
    table.trump("none").bid(0, 0, 0).play("G5")
    for seat in (0, 1, 2):
        assert table.game.observe(seat).known_cards(holder) == ()


def test_s5_the_exchange_has_no_effect_on_the_next_round() -> None:
    table = werewolf("G5").trump("R").bid(0, 0, 0).play("B1", "G5", "B3")
    table.game.deal([["B1", "B2"], ["B3", "B4"], ["B5", "B6"]], "F")
    assert table.seen_from(None).werewolf is None
    assert table.seen_from(None).trump is None
    assert table.phase is Phase.BID
