"""Options: which exist, which go together, and a sentence for each error (S8, V1 to V6, B3, B4, B15, B16)."""

import pickle
from collections.abc import Callable

import pytest

from foretell import SPECIALS, Bidding, ExtremeOptions, Game, Mode, Options, OptionsError, WizardOptions
from foretell.game.options import bidding_of, mode_of
from tests.game.kinds import SORTS, Kind

WIZARD: Callable[..., WizardOptions] = WizardOptions
"""For arguments of wrong types, as an untyped program may pass them."""
EXTREME: Callable[..., ExtremeOptions] = ExtremeOptions
GAME: Callable[..., Game] = Game

IMPOSSIBLE = [
    # options, the two that conflict, why, the rule
    ({"specials": ("dragon",)}, "the dragon does not go without the fairy", "come into the game only together", "S8"),
    ({"specials": ("fairy",)}, "the fairy does not go without the dragon", "come into the game only together", "S8"),
    (
        {"specials": ("bomb",), "mode": "clairvoyance"},
        "mode clairvoyance does not go with special cards",
        "sixty",
        "V4",
    ),
    ({"specials": ("bomb",), "mode": "single-suit"}, "mode single-suit does not go with special cards", "sixty", "V5"),
    ({"specials": ("bomb",), "mode": "maximus"}, "mode maximus does not go with special cards", "sixty cards", "V6"),
    (
        {"plus_minus_one": True, "bidding": "hidden"},
        "plus/minus one does not go with hidden bidding",
        "must see",
        "V1",
    ),
    (
        {"plus_minus_one": True, "bidding": "secret"},
        "plus/minus one does not go with secret bidding",
        "must see",
        "V1",
    ),
]


@pytest.mark.parametrize(("options", "what", "why", "rule"), IMPOSSIBLE)
def test_conflicting_options_are_refused_by_name_with_a_reason(
    options: dict[str, object], what: str, why: str, rule: str
) -> None:
    with pytest.raises(OptionsError) as refused:
        WIZARD(**options)
    assert str(refused.value).startswith(f"{what}: ")
    assert why in str(refused.value)
    assert f"({rule})" in str(refused.value)


SEATS = [
    # options, players, the sentence
    (WizardOptions(mode=Mode.SINGLE_SUIT), 5, r"single-suit does not go with 5 players: each of 3 or 4 owns .* \(V5\)"),
    (WizardOptions(mode=Mode.SINGLE_SUIT), 6, r"single-suit does not go with 6 players: each of 3 or 4 owns .* \(V5\)"),
    (WizardOptions(mode=Mode.SINGLE_SUIT), 2, r"Wizard is a game for 3 to 6 players, not 2 \(A2\)"),
    (WizardOptions(), 1, r"Wizard is a game for 3 to 6 players, not 1 \(A2\)"),
    (WizardOptions(), 2, r"Wizard is a game for 3 to 6 players, not 2 \(A2\)"),
    (ExtremeOptions(), 2, r"Wizard Extreme is a game for 3 to 5 players, not 2 \(B3\)"),
    (ExtremeOptions(), 6, r"Wizard Extreme is a game for 3 to 5 players, not 6 \(B3\)"),
    (WizardOptions(), 0, "foretell's games are for 3 to 6 players, not 0"),
    (WizardOptions(), -3, "foretell's games are for 3 to 6 players, not -3"),
    (WizardOptions(), 7, "foretell's games are for 3 to 6 players, not 7"),
]


@pytest.mark.parametrize(("options", "players", "sentence"), SEATS)
def test_the_number_of_players_must_fit_the_game(options: Options, players: int, sentence: str) -> None:
    with pytest.raises(OptionsError, match=sentence):
        Game(options, players)


@pytest.mark.parametrize("names", [["Ada"] * 2, ["Ada"] * 7, []])
def test_the_number_of_names_must_fit_the_game(names: list[str]) -> None:
    with pytest.raises(OptionsError, match=rf"3 to 6 players, not {len(names)}"):
        Game(players=names)


UNKNOWN = [
    ({"mode": "backwards"}, "'backwards' is not a mode; there are standard, clairvoyance, single-suit, maximus"),
    ({"mode": None}, "None is not a mode"),
    ({"mode": []}, "not a mode"),
    ({"bidding": "loud"}, "'loud' is not a kind of bidding; there are open, hidden, secret"),
    ({"bidding": 3}, "3 is not a kind of bidding"),
    ({"specials": ("witch",)}, "'witch' is not a special card; there are shapeshifter, dragon, fairy, bomb, werewolf,"),
    ({"specials": [["bomb"]]}, "not a special card"),
    ({"specials": ("bomb", "cloud", "bomb")}, "there is only one bomb in the box, not 2"),
    ({"plus_minus_one": 1}, "plus_minus_one is True, False or one of not-one-card, zero-allowed, not 1"),
    ({"plus_minus_one": "yes"}, "'yes' is not a kind of plus/minus one; there are not-one-card, zero-allowed"),
]


@pytest.mark.parametrize(("options", "sentence"), UNKNOWN)
def test_unknown_options_of_wizard_are_refused_by_name(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionsError, match=sentence.replace("(", r"\(")):
        WIZARD(**options)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"rounds": 0}, "rounds is a whole number, at least 1, not 0"),
        ({"rounds": "8"}, "rounds is a whole number, at least 1, not '8'"),
        ({"magician": 6}, "the Magician's base is 4 or 5, not 6"),
        ({"magician": None}, "the Magician's base is 4 or 5, not None"),
        ({"raise_magician": 1}, "raise_magician is True or False, not 1"),
    ],
)
def test_unknown_options_of_extreme_are_refused_by_name(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionsError, match=sentence):
        EXTREME(**options)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"players": 4.0}, "players is a number or a list of names, not 4.0"),
        ({"players": True}, "players is a number or a list of names, not True"),
        ({"players": "Ada"}, "players is a number or a list of names, not 'Ada'"),
        ({"players": None}, "players is a number or a list of names, not None"),
        ({"players": ["Ada", "Ben", 3]}, "a player's name is text, not 3"),
        ({"seed": -1}, "a seed must be a whole number from 0 to 9223372036854775807, not -1"),
        ({"seed": 2**63}, "a seed must be a whole number from 0 to 9223372036854775807, not 9223372036854775808"),
        ({"seed": 1.0}, "a seed must be a whole number .*, not 1.0"),
        ({"seed": True}, "a seed must be a whole number .*, not True"),
        ({"seed": "7"}, "a seed must be a whole number .*, not '7'"),
    ],
)
def test_a_game_is_made_from_players_and_a_seed(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionsError, match=sentence):
        GAME(**arguments)


@pytest.mark.parametrize("kind", [kind for sort in SORTS for kind in sort[::7]], ids=str)
def test_all_other_options_can_be_combined(kind: Kind) -> None:
    game = Game(kind.options, kind.players)
    assert game.options == kind.options
    assert len(game.players) == kind.players


def test_specials_are_kept_in_the_order_of_their_rules() -> None:
    assert WizardOptions(("cloud", "fairy", "bomb", "dragon")).specials == ("dragon", "fairy", "bomb", "cloud")
    assert WIZARD(specials="cloud,bomb").specials == ("bomb", "cloud")
    assert WIZARD(specials=reversed(SPECIALS)).specials == SPECIALS


def test_modes_and_bidding_may_be_given_as_text() -> None:
    options = WIZARD(mode="maximus", bidding="secret")
    assert options == WizardOptions(mode=Mode.MAXIMUS, bidding=Bidding.SECRET)
    assert (mode_of("maximus"), bidding_of("secret")) == (options.mode, options.bidding)


def test_options_are_values() -> None:
    assert WizardOptions(("bomb",)) == WizardOptions(("bomb",))
    assert len({WizardOptions(), WizardOptions(), ExtremeOptions(), ExtremeOptions(4)}) == 3


@pytest.mark.parametrize(("players", "rounds"), [(3, 6), (4, 4), (5, 5)])
def test_b4_rounds_left_open_are_as_many_as_the_rules_say(players: int, rounds: int) -> None:
    assert ExtremeOptions().rounds_with(players) == rounds
    assert ExtremeOptions(8).rounds_with(players) == 8


def test_most_players() -> None:
    assert [WizardOptions(mode=mode).most_players for mode in Mode] == [6, 6, 4, 6]
    assert ExtremeOptions().most_players == 5


COURSES = [
    # options, players, the sentence
    ({"round_sizes": []}, 3, r"round_sizes are the sizes of 1 to 60 rounds, not of 0 \(V7\)"),
    ({"round_sizes": [1] * 61}, 3, r"round_sizes are the sizes of 1 to 60 rounds, not of 61 \(V7\)"),
    ({"round_sizes": 3}, 3, r"round_sizes are whole numbers, such as \(1, 3, 5\), or None, not 3 \(V7\)"),
    ({"round_sizes": "123"}, 3, "round_sizes are whole numbers"),
    (
        {"round_sizes": (1, 21)},
        3,
        r"round_sizes are whole numbers from 1 to 20 with 3 players, not 21 for round 2 \(V7\)",
    ),
    ({"round_sizes": (1, True)}, 3, "round_sizes are whole numbers from 1 to 20 with 3 players, not True for round 2"),
    ({"round_sizes": (16,)}, 4, "round_sizes are whole numbers from 1 to 15 with 4 players, not 16 for round 1"),
    ({"round_sizes": (1,), "mode": "clairvoyance"}, 3, r"mode clairvoyance does not go with round_sizes: its first"),
    ({"round_sizes": (1,), "mode": "single-suit"}, 3, r"mode single-suit does not go with round_sizes: it has twelve"),
    ({"round_sizes": (1,), "mode": "maximus"}, 3, r"mode maximus does not go with round_sizes: it has five"),
    ({"first_dealer": -1}, 3, r"first_dealer is a seat, a whole number from 0 on, not -1 \(A14, B17\)"),
    ({"first_dealer": False}, 3, "first_dealer is a seat, a whole number from 0 on, not False"),
    ({"first_dealer": 3}, 3, r"first_dealer is a seat from 0 to 2 with 3 players, not 3 \(A14, B17\)"),
]


@pytest.mark.parametrize(("options", "players", "sentence"), COURSES)
def test_a_course_that_cannot_be_played_is_refused(options: dict[str, object], players: int, sentence: str) -> None:
    with pytest.raises(OptionsError, match=sentence):
        GAME(WIZARD(**options), players)
    if "first_dealer" in options:
        with pytest.raises(OptionsError, match=sentence):
            GAME(EXTREME(**options), players)


def test_options_that_were_pickled_before_they_had_a_course_are_read() -> None:
    for options, fewer in ((WizardOptions(("bomb",), plus_minus_one=True), 4), (ExtremeOptions(8, 5), 3)):
        read: Options = object.__new__(type(options))
        read.__setstate__([getattr(options, name) for name in options.__slots__][:fewer])
        assert read == options == pickle.loads(pickle.dumps(options))
