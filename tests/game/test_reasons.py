"""Why a move is illegal: every reason occurs, with its rule and a sentence."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from foretell import (
    Bid,
    Bidding,
    Card,
    ExtremeOptions,
    Game,
    IllegalMove,
    Mode,
    Move,
    NotationError,
    Play,
    WizardOptions,
)
from foretell.game.moves import EXTREME_MOVES, WIZARD_MOVES
from foretell.game.reasons import KEYS, Reason
from foretell.game.rulesets import ruleset_of
from foretell.rules import reasons as numbers
from foretell.rules.reasons import WhyNot
from tests.effort import times
from tests.game.kinds import ONE_OF_EACH, Kind, walk
from tests.game.scenes import Scene, extreme, wizard

ROOT = Path(__file__).parents[2]
FULL_BOX = WizardOptions(("shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"))
PLUS_MINUS_ONE = WizardOptions(plus_minus_one=True)
BLIND = WizardOptions(mode=Mode.CLAIRVOYANCE)


def bidding() -> Scene:
    """A round of two tricks, before the bids; the seats in order of play are 2, 0, 1."""
    return wizard("B5 Y1", "B3 G1", "B7 G2", turned="R1")


def playing() -> Scene:
    """The same round after B5 was led."""
    return bidding().bid(0, 0, 0).play("B5")


def passing() -> Scene:
    """A round during the Juggler's pass."""
    return (
        wizard("B5 Y1", "B3 G1", "juggler G2", turned="R1", options=FULL_BOX).bid(0, 0, 0).play("B5", "B3", "juggler:B")
    )


def clouded() -> Scene:
    """A round of one trick that contained the Cloud, won by a seat that bid 0."""
    return wizard("B1", "cloud", "B2", turned="R1", options=FULL_BOX).bid(0, 0, 0).play("B1", "cloud:B", "B2")


def predicting() -> Scene:
    """A round of Wizard Extreme for three: the first has taken all blue seals, and the second is to move."""
    return extreme("", "", "").predict("B B B")


def returning() -> Scene:
    """A trick of Wizard Extreme: blue was led, and red won, for a seat with a yellow and a red seal."""
    hands = ("B1 B2 B3 B4 B5 B6 B7 B8 B9 G1 G2 G3 G4 G5 G6", "R1", "Y1")
    return extreme(*hands).predict("", "R Y", "").play("B1", "R1").move("play Y1")


@dataclass(frozen=True, slots=True)
class Case:
    """A position, a move that is illegal in it, and why."""

    position: Callable[[], Scene]
    move: str
    key: str
    rule: str
    sentence: str

    def __str__(self) -> str:
        """The reason, as the name of the case."""
        return f"{self.key}-{self.rule}"


def no_white() -> Scene:
    """All white seals are with players, and the third is to move; the second has blue."""
    scene = extreme("", "", "").predict("B B B G G G")
    return scene.predict(" ".join(f"{suit}<{scene.seat(0)}" for suit in "BBGG"))


CASES = [
    Case(lambda: wizard("B1", "B2", "B3", turned="W"), "trump none", "trump-suit", "A4", "names one of the four suits"),
    Case(lambda: wizard("B1", "B2", "B3", turned="W"), "bid 0", "wrong-question", "A4", "another one: trump"),
    Case(
        lambda: wizard("B1", "werewolf", "B3", turned="G1", options=FULL_BOX),
        *("play G1", "wrong-question", "S5", "another one: trump"),
    ),
    Case(bidding, "bid 3", "bid-too-high", "A6", "from 0 to 2, the tricks of this round"),
    Case(bidding, "trump B", "wrong-question", "A6", "another one: bid"),
    Case(bidding, "seal B", "other-game", "A6", "no such move in this game"),
    Case(
        lambda: wizard("B5 Y1", "B3 G1", "B7 G2", turned="R1", options=PLUS_MINUS_ONE).bid(1, 0),
        *("bid 1", "bid-adds-up", "V1", "must not add up to the 2 tricks, and 1 would make them"),
    ),
    Case(playing, "play G1", "follow", "A9", "the hand holds B, which was led and must be followed"),
    Case(playing, "play B7", "not-in-hand", "A9", "not in the hand"),
    Case(playing, "play dragon", "not-in-hand", "A9", "not in the hand"),
    Case(playing, "play ?", "not-unseen", "V4", "must say which it plays"),
    Case(playing, "bid 20", "wrong-question", "A8", "another one: play"),
    Case(playing, "done", "other-game", "A8", "no such move in this game"),
    Case(
        lambda: wizard("B1", "B2", "B3", turned="R1", options=BLIND).bid(0, 0, 0), "play B2", "unseen", "V4", "play ?"
    ),
    Case(passing, "pass B5", "not-in-hand", "S6", "not in the hand"),
    Case(passing, "pass W", "not-in-hand", "S6", "not in the hand"),
    Case(passing, "play Y1", "wrong-question", "S6", "another one: pass"),
    Case(clouded, "cloud -1", "bid-range", "S7", "stays between 0 and 1, the tricks"),
    Case(clouded, "bid 1", "wrong-question", "S7", "another one: cloud"),
    Case(predicting, "seal B", "pool-empty", "B6", "the pool has no seal of B left: take one from another seat"),
    Case(predicting, "seal G<1", "pool-has", "B6", "the pool still has a seal of G"),
    Case(predicting, "seal B<2", "own-seal", "B6", "not from your own"),
    Case(predicting, "seal B<0", "no-seal", "B6", "seat 0 has no seal of B"),
    Case(predicting, "seal B<4", "no-seal", "B6", "seat 4 has no seal of B"),
    Case(no_white, "seal B<1", "no-white", "B6", "no white seal left"),
    Case(
        lambda: extreme("", "", "").move(*(f"seal {suit}" for suit in "RRRRRYYYGGGBBBP")),
        *("seal P", "fifteen-seals", "B5", "more than 15 coloured seals"),
    ),
    Case(lambda: extreme("", "", "").predict("magician"), "magician", "magician-gone", "B5", "seat 1 has the Black"),
    Case(lambda: extreme("", "", "").move("seal P"), "magician", "magician-or-seals", "B5", "in place of seals"),
    Case(predicting, "play B1", "wrong-question", "B5", "another one: predict"),
    Case(predicting, "bid 1", "other-game", "B5", "no such move in this game"),
    Case(predicting, "pass B1", "other-game", "B5", "no such move in this game"),
    Case(returning, "return Y", "seal-unfit", "B9", "for this trick a seal of B, R, white is given"),
    Case(returning, "return white", "seal-missing", "B9", "has no such seal"),
    Case(returning, "return B", "seal-missing", "B9", "has no such seal"),
    Case(returning, "play R2", "wrong-question", "B9", "another one: return"),
    Case(
        lambda: extreme("B1 P1", "B2 P2", "B3 P3").predict("", "", "").play("B1"),
        *("play P2", "follow", "B7", "the hand holds B"),
    ),
    Case(
        lambda: extreme("B1 P1", "B2 P2", "B3 P3").predict("", "", "").play("P1"),
        *("play B2", "follow", "B7", "the hand holds P"),
    ),
    Case(lambda: extreme("B1", "B2", "P9").predict("", "", ""), "play P9", "not-in-hand", "B7", "not in the hand"),
    Case(lambda: extreme("B1", "B2", "B3").predict("", "", ""), "done", "wrong-question", "B7", "another one: play"),
    Case(lambda: Scene(Game()), "bid 0", "no-turn", "A3", "waits for no move"),
    Case(lambda: Scene(Game(ExtremeOptions())), "done", "no-turn", "B4", "waits for no move"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_move_is_refused_with_reason_rule_and_position(case: Case) -> None:
    scene = case.position()
    with pytest.raises(IllegalMove) as refused:
        scene.game.apply(case.move)
    error = refused.value
    assert (error.key, error.rule) == (case.key, case.rule)
    assert case.sentence in error.reason
    assert (error.move, error.seat) == (case.move, scene.game.turn)
    assert error.position == str(scene.game.observe(scene.game.turn))
    who = "nobody can" if scene.game.turn is None else f"seat {scene.game.turn} cannot"
    assert str(error) == f"{who} {case.move} ({case.rule}): {error.reason}\n{error.position}"


TURNS = [
    # a position, the rule about turns
    (lambda: wizard("B1", "B2", "B3", turned="W"), "bid 0", "A4"),
    (lambda: wizard("B1", "werewolf", "B3", turned="G1", options=FULL_BOX), "bid 0", "S5"),
    (bidding, "bid 0", "A6"),
    (playing, "play B3", "A8"),
    (passing, "pass Y1", "S6"),
    (clouded, "cloud +1", "S7"),
    (predicting, "done", "B5"),
    (lambda: extreme("", "", "").predict("", "", ""), "play B1", "B7"),
    (returning, "return R", "B9"),
]


@pytest.mark.parametrize(("position", "move", "rule"), TURNS)
def test_a_move_out_of_turn_is_refused_whatever_it_is(position: Callable[[], Scene], move: str, rule: str) -> None:
    game = position().game
    assert game.turn is not None
    other = (game.turn + 1) % 3
    with pytest.raises(IllegalMove, match=f"seat {other} cannot .* it is seat {game.turn}'s turn") as refused:
        game.apply(move, other)
    assert (refused.value.key, refused.value.rule, refused.value.seat) == ("not-your-turn", rule, other)
    assert refused.value.position == str(game.observe(other))


def test_every_reason_occurs() -> None:
    assert {case.key for case in CASES} | {"not-your-turn"} == set(KEYS)


def test_reasons_have_their_numbers_in_the_rules() -> None:
    for number, key in enumerate(KEYS, 1):
        assert getattr(numbers, key.upper().replace("-", "_")) == number


def test_every_reason_is_used_in_the_rules() -> None:
    folder = ROOT / "src" / "foretell" / "rules"
    code = " ".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*/reasons.py")))
    used = {name.lower().replace("_", "-") for name in re.findall(r"refuse\(why, reasons\.([A-Z_]+)", code)}
    assert used == {"allowed", *KEYS}


def test_every_rule_of_a_reason_is_in_the_rule_book() -> None:
    book = (ROOT / "docs" / "rules" / "en.md").read_text(encoding="utf-8")
    for case in CASES:
        assert f"### {case.rule} " in book


def test_a_legal_move_has_no_reason() -> None:
    assert bidding().game.why_not("bid 2") is None
    assert bidding().game.why_not(Bid(2), bidding().game.turn) is None


@pytest.mark.parametrize("seat", [-1, 3, 17])
def test_a_missing_seat_is_the_callers_error(seat: int) -> None:
    game = bidding().game
    for ask in (lambda: game.why_not("bid 0", seat), lambda: game.apply("bid 0", seat), lambda: game.observe(seat)):
        with pytest.raises(ValueError, match=f"seats are numbered from 0 to 2, not {seat}"):
            ask()


@pytest.mark.parametrize("seat", [True, 1.0, "1"])
def test_a_seat_is_a_whole_number(seat: object) -> None:
    observe: Callable[..., object] = bidding().game.observe
    with pytest.raises(ValueError, match="seats are numbered from 0 to 2"):
        observe(seat)


def test_text_that_is_no_move_is_another_error() -> None:
    game = bidding().game
    apply: Callable[..., object] = game.apply
    for nonsense in ("bid two", "", None, 5.0, True, ["bid", 0]):
        with pytest.raises(NotationError, match="is not a move"):
            apply(nonsense)
    assert game.turn == bidding().game.turn


HOMEMADE: Callable[..., Bid] = Bid
HOMEMADE_PLAY: Callable[..., Play] = Play


@pytest.mark.parametrize("tricks", [99, 21])
def test_a_bid_made_by_hand_is_judged_as_a_bid(tricks: int) -> None:
    reason = bidding().game.why_not(HOMEMADE(tricks))
    assert reason is not None
    assert (reason.key, reason.rule) == ("bid-too-high", "A6")


@pytest.mark.parametrize("tricks", ["two", 1.5])
def test_a_bid_made_by_hand_is_a_whole_number(tricks: object) -> None:
    with pytest.raises(NotationError, match=f"a whole number of tricks, from 0, not {tricks!r}"):
        HOMEMADE(tricks)


@pytest.mark.parametrize("tricks", ["two", 1.5])
def test_a_bid_of_no_whole_number_is_judged_as_a_bid(tricks: object) -> None:
    bid = Bid(1)
    object.__setattr__(bid, "tricks", tricks)  # as unpickling does, which checks nothing
    game = bidding().game
    reason = game.why_not(bid)
    assert reason is not None
    assert (reason.key, reason.rule) == ("bid-too-high", "A6")
    with pytest.raises(IllegalMove, match="from 0 to 2"):
        game.apply(bid)


def test_a_move_made_by_hand_is_stored_as_the_one_that_it_equals() -> None:
    game = bidding().game
    game.apply(HOMEMADE(True))
    assert repr(game.rounds[-1].moves) == "[(2, Bid(tricks=1))]"
    scene = playing()
    scene.game.apply(HOMEMADE_PLAY("B3"))
    assert repr(scene.game.rounds[-1].moves[-1]) == "(0, Play(card=Card('B3'), form=None))"


def test_a_play_made_by_hand_without_its_declaration_is_no_move() -> None:
    reason = (
        wizard("shapeshifter", "B1", "B2", turned="R1", options=FULL_BOX)
        .bid(0, 0, 0)
        .game.why_not(Play(Card("shapeshifter")))
    )
    assert reason is not None
    assert reason.key == "other-game"


def test_a_play_made_by_hand_must_follow_suit_in_extreme_too() -> None:
    scene = extreme("B1 P1", "B2 P2", "B3 P3").predict("", "", "").play("B1")
    reason = scene.game.why_not(HOMEMADE_PLAY("P2"))
    assert reason is not None
    assert reason.key == "follow"


@pytest.mark.parametrize("closed", [Bidding.HIDDEN, Bidding.SECRET])
def test_no_reason_reveals_a_hidden_bid(closed: Bidding) -> None:
    game = wizard("B1", "B2", "B3", turned="R1", options=WizardOptions(bidding=closed)).bid(1).game
    with pytest.raises(IllegalMove) as refused:
        game.apply("bid 2")
    assert refused.value.position.splitlines()[3].split()[3] == "?"


def test_reasons_are_values_with_their_numbers() -> None:
    reason = bidding().game.why_not("bid 5")
    assert reason == Reason("bid-too-high", "A6", {"most": 2})


@pytest.mark.parametrize("moves", [WIZARD_MOVES, EXTREME_MOVES], ids=["wizard", "extreme"])
def test_every_move_gets_an_answer_in_every_question(moves: tuple[Move, ...]) -> None:
    for position in (bidding, playing, passing, clouded, predicting, returning):
        game = position().game
        for move in moves:
            reason = game.why_not(move)
            assert (reason is None) == (move in list(game.legal_moves))
            assert reason is None or (str(reason) and reason.key in KEYS)


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_a_view_alone_tells_which_moves_are_allowed(kind: Kind) -> None:
    game, rules = kind.game(3), ruleset_of(kind.options).codebook.rules
    for _ in walk(game, Random(3), times(60)):
        for seat in (None, *range(kind.players)):
            seen, why = game.observe(seat), WhyNot()
            view, legal = seen.view, seen.legal_moves.codes
            for code in range(-3, rules.codes + 3):
                assert (rules.why_not(view, code, why) == numbers.ALLOWED) == (code in legal)
                assert (why.rule == 0) == (why.reason == numbers.ALLOWED)


def test_the_reason_for_an_unseen_card_is_the_same_whatever_it_is() -> None:
    game, why = wizard("B1", "B2", "B3", turned="R1", options=BLIND).bid(0, 0, 0).game, WhyNot()
    codebook = ruleset_of(game.options).codebook
    for card in ("B1", "B2"):
        code = codebook.move_codes[Move.parse(f"play {card}")]
        assert codebook.rules.why_not(game.observe(game.turn).view, code, why) == numbers.UNSEEN
