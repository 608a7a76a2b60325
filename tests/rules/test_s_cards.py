"""S1 to S4 and S8: Shapeshifter, Dragon, Fairy and Bomb, and which special cards need each other."""

from itertools import permutations, product

import pytest

from foretell import SPECIALS, Game, OptionsError, Phase, WizardOptions
from foretell.engine.plain import WIZARD
from foretell.rules.wizard.deal import (
    DECK_ROOM,
    OWN_CARDS,
    fill_deck,
    others_in_deal,
    suited_in_deal,
)
from foretell.rules.wizard.hands import give
from foretell.rules.wizard.state import SINGLE_SUIT, State
from tests.game.kinds import ONE_OF_EACH, play_first_moves, subsets
from tests.game.scenes import wizard, wizard_trick
from tests.rule_numbers import by_rule

ALL = " ".join(SPECIALS)

TURNED = {
    # the card turned up for trump, whether the dealer chooses a suit
    "S1": [("shapeshifter", True)],
    "S2": [("dragon", True)],
    "S3": [("fairy", False)],
    "S4": [("bomb", False)],
    "S5": [("werewolf", True)],
    "S6": [("juggler", True)],
    "S7": [("cloud", True)],
}


@pytest.mark.parametrize(("turned", "named"), by_rule(TURNED))
def test_s1_to_s7_turned_up_the_dealer_names_a_suit_or_there_is_no_trump(turned: str, named: bool) -> None:
    table = wizard("B1", "B2", "B3", turned=turned, options=WizardOptions(SPECIALS))
    if named:
        assert (table.phase, table.turn, table.legal) == (Phase.TRUMP, 2, "B G R Y")
        assert table.trump("G").seen_from(None).trump == "G"
    else:
        assert (table.phase, table.turn) == (Phase.BID, 0)
        assert table.seen_from(None).trump is None


TRICKS = {
    # trump red: cards in the order of play, whether the trick is taken, by whom (or who leads next)
    # S1: a Shapeshifter is exactly what its player declares, also when it matters which card was first
    "S1": [
        ("B5 shapeshifter:W W", "taken", 1),
        ("W shapeshifter:W B5", "taken", 0),
        ("shapeshifter:W W W", "taken", 0),
        ("B5 shapeshifter:F B1", "taken", 0),
        ("shapeshifter:F F F", "taken", 0),
        ("F shapeshifter:F F", "taken", 0),
        ("shapeshifter:F B1 R1", "taken", 2),
        ("R1 shapeshifter:F B1", "taken", 0),
    ],
    # S2: the Dragon beats every Wizard, whatever came first
    "S2": [
        ("W dragon W", "taken", 1),
        ("dragon W W", "taken", 0),
        ("R13 R12 dragon", "taken", 2),
        ("shapeshifter:W dragon R13", "taken", 1),
    ],
    # S3: the Fairy is below every Fool, and beats the Dragon
    "S3": [
        ("fairy F F", "taken", 1),
        ("F fairy F", "taken", 0),
        ("fairy B1 G1", "taken", 1),
        ("fairy shapeshifter:F F", "taken", 1),
        ("dragon fairy W", "taken", 1),
        ("fairy dragon W", "taken", 0),
        ("W R13 fairy dragon", "taken", 2),
        ("W fairy R1", "taken", 0),
    ],
    # S4: with the Bomb nobody takes the trick; the seat that would have won it leads next
    "S4": [
        ("B5 bomb B9", "bombed", 2),
        ("B9 bomb B5", "bombed", 0),
        ("bomb B5 B9", "bombed", 2),
        ("bomb B5 R1", "bombed", 2),
        ("W bomb W", "bombed", 0),
        ("bomb F F", "bombed", 1),
        ("F F bomb", "bombed", 0),
        ("dragon bomb W", "bombed", 0),
        ("B5 W bomb", "bombed", 1),
    ],
    # D: Dragon, Fairy and Bomb: nobody takes it, the Fairy's player leads
    "S2 S3 S4": [
        ("dragon fairy bomb", "bombed", 1),
        ("bomb dragon fairy", "bombed", 2),
        ("fairy bomb dragon W", "bombed", 0),
    ],
    # D: no Dragon, no Wizard, no number card: the first Fool (or Shapeshifter as Fool)
    "S3 S4": [
        ("fairy bomb F", "bombed", 2),
        ("fairy bomb shapeshifter:F", "bombed", 2),
        ("bomb fairy shapeshifter:F F", "bombed", 2),
        ("fairy F bomb shapeshifter:F", "bombed", 1),
        ("fairy bomb shapeshifter:W", "bombed", 2),
        ("bomb fairy B1", "bombed", 2),
    ],
    # S6, S7: what counts as a number card
    "S6 S7": [
        ("fairy juggler:B F", "taken", 1),
        ("F fairy cloud:G", "taken", 2),
        ("bomb fairy juggler:R", "bombed", 2),
    ],
}


@pytest.mark.parametrize(("cards", "taken", "place"), by_rule(TRICKS))
def test_s1_to_s4_who_gets_the_trick(cards: str, taken: str, place: int) -> None:
    table = wizard_trick(*cards.split(), turned="R8", specials=ALL)
    assert table.tricks == tuple(int(taken == "taken" and place == i) for i in range(table.players))
    assert table.taken == (taken, place)


def test_s4_the_player_who_would_have_won_the_bombed_trick_leads_next() -> None:
    options = WizardOptions(("bomb",))
    table = wizard("R9 B1", "bomb B2", "G3 B3", "R12 B4", turned="G1", options=options).bid(0, 0, 0, 0)
    table.play("R9", "bomb", "G3", "R12")
    assert table.taken == ("bombed", 2)
    assert table.turn == 2
    assert table.tricks == (0, 0, 0, 0)


def test_s4_a_bombed_trick_counts_for_no_bid() -> None:
    table = wizard_trick("B5", "bomb", "B9", turned="R8", specials="bomb")
    assert table.tricks == (0, 0, 0)
    assert table.points == (20, 20, 20)


def test_s4_the_fool_wins_the_lead_from_fairy_and_bomb() -> None:
    table = wizard("fairy B1", "F B2", "bomb B3", turned="R1", options=WizardOptions(("dragon", "fairy", "bomb")))
    table.bid(0, 0, 0).play("fairy", "F", "bomb")
    assert table.turn == 1


FORMS = {
    "S1": [("shapeshifter", "shapeshifter:W shapeshifter:F")],
    "S2": [("dragon", "dragon")],
    "S3": [("fairy", "fairy")],
    "S4": [("bomb", "bomb")],
}


@pytest.mark.parametrize(("special", "forms"), by_rule(FORMS))
def test_s1_to_s4_played_at_any_time_even_by_players_who_could_follow(special: str, forms: str) -> None:
    table = wizard("B5 Y1", f"B3 {special}", "G7 G2", turned="R1", options=WizardOptions(SPECIALS)).bid(0, 0, 0)
    assert table.play("B5").legal == f"B3 {forms}"


@pytest.mark.parametrize(("special", "forms"), by_rule(FORMS))
def test_s1_to_s4_a_special_card_is_of_no_suit_and_lets_its_holder_play_anything(special: str, forms: str) -> None:
    table = wizard("B5 Y1", f"G3 {special}", "G7 G2", turned="R1", options=WizardOptions(SPECIALS)).bid(0, 0, 0)
    assert table.play("B5").legal == f"G3 {forms}"


LED: dict[str, list[tuple[str, str | None]]] = {
    # the card led, the suit to follow after a blue card behind it
    "S1": [("shapeshifter:W", None), ("shapeshifter:F", "B")],
    "S2": [("dragon", None)],
    "S3": [("fairy", "B")],
    "S4": [("bomb", "B")],
}


@pytest.mark.parametrize(("led", "suit"), by_rule(LED))
def test_s1_to_s4_led_it_works_as_a_wizard_or_as_a_fool(led: str, suit: str | None) -> None:
    card = led.partition(":")[0]
    table = wizard(f"{card} Y1", "B3 G1", "B7 G2", turned="R1", options=WizardOptions(SPECIALS)).bid(0, 0, 0)
    assert table.play(led).legal == "B3 G1"
    assert table.play("B3").legal == ("B7" if suit else "B7 G2")
    assert table.seen_from(None).led == suit


BEHIND = {"S1": ["shapeshifter:W", "shapeshifter:F"], "S2": ["dragon"], "S3": ["fairy"], "S4": ["bomb"]}


@pytest.mark.parametrize("card", by_rule(BEHIND))
def test_s1_to_s4_a_suit_that_is_set_stays_the_suit_to_follow(card: str) -> None:
    held = card.partition(":")[0]
    table = wizard("B5 Y1", f"{held} G1", "B7 G2", turned="R1", options=WizardOptions(SPECIALS)).bid(0, 0, 0)
    assert table.play("B5", card).legal == "B7"


FOOLS = {"F": "A10", "shapeshifter:F": "S1", "fairy": "S3", "bomb": "S4"}
AS_FOOLS = {
    f"{FOOLS[first]} {FOOLS[second]}": [(first, second)] for first, second in (("F", "F"), *permutations(FOOLS, 2))
}


@pytest.mark.parametrize(("first", "second"), by_rule(AS_FOOLS))
def test_s3_s4_every_card_that_works_as_a_fool_leaves_the_suit_open(first: str, second: str) -> None:
    hands = (f"{first.partition(':')[0]} Y1", f"{second.partition(':')[0]} Y2", "B7 G2", "B9 G3")
    table = wizard(*hands, turned="R1", options=WizardOptions(SPECIALS)).bid(0, 0, 0, 0).play(first, second, "G2")
    assert table.legal == "G3"


def test_s8_all_subsets_are_allowed_where_dragon_and_fairy_are_together() -> None:
    for wish in product((False, True), repeat=7):
        names = tuple(name for name, wanted in zip(SPECIALS, wish, strict=True) if wanted)
        if names in subsets():
            assert WizardOptions(names).specials == names
        else:
            assert len({"dragon", "fairy"} & set(names)) == 1
            with pytest.raises(OptionsError, match="they come into the game only together"):
                WizardOptions(names)


@pytest.mark.parametrize(("alone", "other"), [("dragon", "fairy"), ("fairy", "dragon")])
def test_s8_dragon_and_fairy_come_only_together(alone: str, other: str) -> None:
    with pytest.raises(OptionsError, match=rf"^the {alone} does not go without the {other}: .* \(S8\)$"):
        WizardOptions(("bomb", alone))


@pytest.mark.parametrize("names", subsets(), ids="-".join)
def test_s8_the_chosen_cards_are_shuffled_into_the_sixty(names: tuple[str, ...]) -> None:
    state, deck = State(), [0] * 80
    WIZARD.new_game(state, 4, *WizardOptions(names).settings(4), 0)
    assert fill_deck(state, deck) == 60 + len(names)
    assert deck[60 : 60 + len(names)] == [72 + SPECIALS.index(name) for name in names]


def test_s8_rounds_and_cards_stay_the_same() -> None:
    game = Game(WizardOptions(SPECIALS), 4, seed=3)
    play_first_moves(game, 15)
    assert [len(story.hands[0]) for story in game.rounds] == list(range(1, 16))
    assert all(story.turned is not None for story in game.rounds)


def test_s8_each_special_card_exists_once() -> None:
    with pytest.raises(OptionsError, match="there is only one bomb in the box, not 2"):
        WizardOptions(("bomb", "bomb"))


def test_the_cards_of_a_deal_as_sets_are_those_of_the_deck() -> None:
    for kind in ONE_OF_EACH[:-5]:
        s, deck = State(), [0] * DECK_ROOM
        WIZARD.new_game(s, kind.players, *kind.options.settings(kind.players), 0)
        size = fill_deck(s, deck)
        for card in deck[: OWN_CARDS * kind.players if s.mode == SINGLE_SUIT else size]:
            give(s, 0, card)
        assert suited_in_deal(s.mode, s.seats) == s.suited[0], kind
        assert others_in_deal(s.specials, s.mode, s.seats) == s.others[0], kind
