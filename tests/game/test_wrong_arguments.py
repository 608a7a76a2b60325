"""Arguments of the wrong kind get a sentence that says what would be right, never a stray traceback."""

import io
from collections.abc import Callable
from math import nan
from typing import Any

import pytest

from foretell import (
    Bid,
    Card,
    ChangeBid,
    DealError,
    ExtremeOptions,
    ForetellError,
    Game,
    Mode,
    NotationError,
    OptionsError,
    Pass,
    Play,
    Position,
    ReturnSeal,
    Suit,
    TakeSeal,
    Trump,
    WizardOptions,
    pictures,
)
from foretell.arena import MatchPlan, match, play_many
from foretell.arena.positions import POSITION_SUITES, score
from foretell.bots import make_bot
from foretell.bots.judging import judgements
from foretell.coach import advise, look_back, sentence, why
from foretell.encoder import Encoder
from foretell.game.coming import coming
from foretell.record import read_lines

Wrong = tuple[Callable[..., Any], tuple[Any, ...], type[Exception], str]
WRONG: list[Wrong] = [
    (Game, (3,), OptionsError, r"WizardOptions\(…\) or ExtremeOptions\(…\), not 3"),
    (Game, (WizardOptions, 4), OptionsError, "not <class"),
    (Game, ("wizard",), OptionsError, "not 'wizard'"),
    (Game, (None, 2.5), OptionsError, "a number or a list of names, not 2.5"),
    (WizardOptions, (3,), OptionsError, "names of special cards, such as .*, not 3"),
    (WizardOptions().check_players, ("4",), OptionsError, "a whole number, not '4'"),
    (ExtremeOptions().check_players, (None,), OptionsError, "a whole number, not None"),
    (Bid, ("x",), NotationError, "a whole number of tricks, from 0, not 'x'"),
    (Bid, (-1,), NotationError, "a whole number of tricks, from 0, not -1"),
    (Game(seed=1).apply, (156,), NotationError, "156 is not the code of a move; they go from 0 to 155"),
    (Game(seed=1).why_not, (-1,), NotationError, "-1 is not the code of a move"),
    (Game(seed=1).apply, (True,), NotationError, "True is not a move"),
    (WizardOptions.codebook.move_of, (999,), NotationError, "999 is not the code of a move"),
    (Game(seed=1).legal_moves.__getitem__, ("x",), TypeError, "numbered: whole numbers or slices, not 'x'"),
    (Game(seed=1).legal_moves.__getitem__, (9,), IndexError, "there are 2 legal moves, so there is no number 9"),
    (Play, ("zz",), NotationError, "'zz' is not a card"),
    (Play, ("dragon", "x"), NotationError, "'x' is not a suit"),
    (Pass, (None,), NotationError, "None is not a card"),
    (Trump, ("x",), NotationError, "'x' is not a suit; suits are written B, G, R, Y, P"),
    (ChangeBid, (2,), NotationError, "by 1 or -1, not by 2"),
    (TakeSeal, ("Q",), NotationError, "'Q' is not a suit"),
    (TakeSeal, ("B", "x"), NotationError, "from a seat, by its number, not from 'x'"),
    (ReturnSeal, ("black",), NotationError, "'black' is not a suit"),
    (Game().deal, (3,), DealError, "a list of cards for each seat, not as 3"),
    (Game().deal, ([1, 2, 3, 4],), DealError, "a list of cards for each seat"),
    (Position.of(Game(seed=1)).observation, (0, "Mira"), OptionsError, "a number or a list of names, not 'Mira'"),
    (Position.of(Game(seed=1)).observation, (0, [1, 2, 3, 4]), OptionsError, "a player's name is text, not 1"),
    (Position.of(Game(seed=1)).game, ("",), OptionsError, "a number or a list of names, not ''"),
    (Position.of_state, (None, Game(seed=1).state()), OptionsError, r"WizardOptions\(…\) or .*, not None"),
    (Game(seed=1).observe(0).known_cards, (9,), ValueError, "seats are numbered from 0 to 3, not 9"),
    (Game(seed=1).observe(0).known_cards, (-1,), ValueError, "not -1"),
    (Game(seed=1).observe(0).worlds, (-1, 1), ValueError, "count is a whole number from 0, not -1"),
    (Game(seed=1).observe(0).worlds, (2**63, 1), MemoryError, "there is no room for 9223372036854775808 worlds"),
    (Game(seed=1).observe(0).worlds, (2**62, 1), MemoryError, "there is no room for 4611686018427387904 worlds"),
    (Game(seed=1).observe(0).worlds, (1, "x"), ValueError, "seed is a whole number from 0, not 'x'"),
    (Game.at, (None, 4, 3), OptionsError, "a state of wizard with 4 players is needed"),
    (Game(seed=1).events[0].seen_by, ("0",), TypeError, "by its number, or by a spectator, None, not '0'"),
    (coming, (None,), TypeError, "^a deal comes in a Game, not None$"),
    (coming(Game()).next_card, (0, 3), TypeError, r"gone are a list, such as \['W', 'B5'\], not 3"),
    (coming(Game()).next_card, (0, "W"), TypeError, "not 'W'"),
    (lambda file: next(read_lines(file)), (3,), TypeError, r"opened for bytes: open\(name, 'rb'\), not 3"),
    (lambda file: next(read_lines(file)), (io.StringIO("{}"),), TypeError, "opened for bytes.*, not '{}'"),
    (pictures.hand, ("B5",), TypeError, r"a hand is a list of cards: \['B5', 'W'\], not 'B5'"),
    (pictures.hand, (range(3), []), ValueError, r"a theme is one of light, dark, not \[\]"),
    (pictures.trick, (None,), TypeError, r"each of a name and a card: \[\('Mira', 'B5'\)\], not None"),
    (pictures.trick, ([("Mira", "B5", 3)],), TypeError, r"not \('Mira', 'B5', 3\)"),
    (pictures.trick, (["ab"],), TypeError, "not 'ab'"),
    (pictures.chart, ("Mira", [[1]]), TypeError, "players are a list of names, not 'Mira'"),
    (pictures.chart, ([4], [[1]]), TypeError, "a player's name is text, not 4"),
    (pictures.chart, (["Mira"], [1]), TypeError, "points are a list of rounds, .* by seat, not 1"),
    (pictures.chart, (["Mira"], [[nan]]), TypeError, "points are whole numbers, not nan"),
    (pictures.table, (Game(seed=1),), TypeError, r"drawn of an observation, such as game.observe\(0\), not <Game"),
    (judgements, (Game(seed=1).observe(1), [1.0], [0.5]), ValueError, "a chance for each of 2 legal moves"),
    (judgements, (Game(seed=1).observe(1), 1, 1), TypeError, "points are a list of numbers, not 1"),
    (why, (3, [], Bid(0)), TypeError, r"an observation, such as game.observe\(game.turn\), not 3"),
    (why, (Game(seed=1).observe(1), None, Bid(0)), TypeError, "the judgements of all legal moves, .*, not None"),
    (why, (Game(seed=1).observe(1), [], "bid 0"), TypeError, "the reason is for a Move, not 'bid 0'"),
    (why, (Game(seed=1).observe(1), [], Bid(0)), KeyError, "no judgement of bid 0 was given"),
    (sentence, (None, None), TypeError, r"Words\('en'\) of foretell.words, not None"),
    (sentence, (str, "why"), TypeError, r"such as advice.moves\[0\].why, not 'why'"),
    (match, (None,), TypeError, "a match is played by a MatchPlan, not None"),
    (score, (None, ["thumb"]), TypeError, r"such as position_suite\('one-card-4@1'\), not None"),
    (score, (POSITION_SUITES[0], "thumb"), TypeError, "bots are a list of names, .*, not 'thumb'"),
    (pictures.hand, ("B" * 1000,), TypeError, r"not 'B{30,40}\.\.\.B{30,40}'$"),
]


TRUTHS: list[tuple[Callable[[Any], object], str]] = [
    (lambda given: MatchPlan(("thumb",), 1, paper_rule=given), "paper_rule"),
    (lambda given: play_many(WizardOptions(), 3, ["random"], 1, records=given), "records"),
    (lambda given: advise(Game(seed=1).observe(1), sure=given), "sure"),
    (lambda given: look_back(Game(seed=1), keep=given), "keep"),
    (lambda given: ExtremeOptions(raise_magician=given), "raise_magician"),
]


@pytest.mark.parametrize(("call", "name"), TRUTHS)
def test_text_is_neither_true_nor_false(call: Callable[[Any], object], name: str) -> None:
    with pytest.raises(OptionsError, match=f"^{name} is True or False, not 'no'$"):
        call("no")


@pytest.mark.parametrize(("call", "arguments", "error", "sentence"), WRONG)
def test_wrong_arguments(call: Callable[..., Any], arguments: tuple[Any, ...], error: type, sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        call(*arguments)


def test_seeds_seats_and_players_may_be_the_whole_numbers_of_numpy() -> None:
    numpy = pytest.importorskip("numpy")
    game, plain = Game(players=numpy.int64(4), seed=numpy.uint8(7)), Game(players=4, seed=7)
    assert game == plain
    assert type(game.seed) is int
    for number in (numpy.int64(1), numpy.array(1)):
        assert game.observe(number) == plain.observe(1)
        assert str(game.why_not("bid 0", number)) == str(plain.why_not("bid 0", 1))
    with pytest.raises(ValueError, match="seats are numbered from 0 to 3"):
        game.observe(numpy.float64(1))
    with pytest.raises(OptionsError, match="a seed must be a whole number"):
        Game(seed=numpy.int64(-1))


ARRAYS: list[tuple[Callable[[Any], object], object, str]] = [
    (WizardOptions, "bomb", "specials are names of special cards"),
    (WizardOptions, [["bomb", "cloud"]], "is not a special card"),
    (lambda form: Play(Card("cloud"), form), ["B", "G"], "is not a suit"),
    (ReturnSeal, ["B", "white"], "is not a suit"),
]


@pytest.mark.parametrize(("call", "given", "sentence"), ARRAYS)
def test_arrays_are_no_names(call: Callable[[Any], object], given: object, sentence: str) -> None:
    numpy = pytest.importorskip("numpy")
    with pytest.raises(ForetellError, match=sentence):
        call(numpy.array(given))


NUMBERS: list[tuple[Callable[[Any], object], int]] = [
    (Game(seed=1).observe(0).known_cards, 0),
    (lambda seat: Position.of(Game(seed=1)).observation(seat), 1),
    (lambda seat: Position.of(Game(seed=1)).why_not("bid 0", seat), 0),
    (lambda count: Game(seed=1).observe(0).worlds(count, count), 3),
    (lambda seed: make_bot("random", seed).choose(Game(seed=1).observe(1)), 5),
    (lambda seat: coming(Game(WizardOptions(mode=Mode.SINGLE_SUIT), 3)).next_card(seat, ()), 1),
    (lambda number: WizardOptions(round_sizes=(number, 2), first_dealer=number), 1),
    (lambda number: ExtremeOptions(number, number, first_dealer=number), 4),
    (Bid, 2),
    (WizardOptions(specials=("bomb",)).check_players, 3),
    (lambda players: Encoder(WizardOptions(), players).players, 3),
    (lambda seed: advise(Game(seed=1).observe(1), seed=seed), 5),
    (lambda deals: look_back(Game(seed=1), deeper=deals).depth, 1),
    (lambda seat: TakeSeal(Suit.BLUE, seat), 2),
]


@pytest.mark.parametrize("kind", ["int64", "uint8"])
@pytest.mark.parametrize(("call", "number"), NUMBERS)
def test_numbers_may_be_those_of_numpy(call: Callable[[Any], object], number: int, kind: str) -> None:
    numpy = pytest.importorskip("numpy")
    assert repr(call(getattr(numpy, kind)(number))) == repr(call(number))


def test_cards_and_suits_of_moves_may_be_given_as_text() -> None:
    named: Any = "B"
    assert Trump(named).suit is Suit.BLUE
    card: Any = "cloud"
    assert str(Play(card, named)) == "play cloud:B"
    one: Any = 1.0
    assert [*map(str, (ChangeBid(one), Bid(True), TakeSeal(named, True)))] == ["cloud +1", "bid 1", "seal B<1"]
    assert str(ReturnSeal(named)) == "return B"
