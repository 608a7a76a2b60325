"""Cards that make no difference to one another are tried once."""

from collections.abc import Sequence
from typing import Any

import pytest

from foretell import Game, WizardOptions
from foretell.bots.net.bot import NetBot
from foretell.bots.search.blend import Blend, Trust, begin_blend, is_settled
from foretell.bots.search.bot import SearchBot
from foretell.bots.search.extreme import facts as extreme
from foretell.bots.search.wizard import facts as wizard
from foretell.game.codebook import CODEBOOKS
from foretell.game.options import Mode
from foretell.rules.extreme.view import View as ExtremeView
from foretell.rules.wizard.view import View as WizardView
from tests.game.kinds import ONE_OF_EACH, PLAIN, Kind


def number(game: str, card: str) -> int:
    """The number of a card."""
    return next(code for code, named in CODEBOOKS[game].cards.items() if str(named) == card)


def play(game: str, card: str) -> int:
    """The code of the move that plays a card."""
    return [str(move) for move in CODEBOOKS[game].moves].index(f"play {card}")


def cards(game: str, names: Sequence[str]) -> int:
    """A set of cards of the first four suits."""
    return sum(1 << number(game, name) for name in names)


@pytest.mark.parametrize(
    ("hand", "earlier", "trick", "equal"),
    [
        (["B5", "B6", "B8"], [], [], [["B5", "B6"], ["B8"]]),
        (["B5", "B6", "B8"], ["B7"], [], [["B5", "B6", "B8"]]),
        (["B5", "B6", "B8"], ["B7"], ["B7"], [["B5", "B6"], ["B8"]]),
        (["B1", "B2", "G1", "G3"], ["G2", "B3"], [], [["B1", "B2"], ["G1", "G3"]]),
    ],
)
@pytest.mark.parametrize("game", ["wizard", "extreme"])
def test_cards_with_none_in_between_that_may_be_played_are_equal(
    game: str, hand: list[str], earlier: list[str], trick: list[str], equal: list[list[str]]
) -> None:
    """A card on the table still takes or loses the trick, so it lies between them."""
    view = WizardView() if isinstance(CODEBOOKS[game].rules.view(), WizardView) else ExtremeView()
    view.phase = [str(phase) for phase in CODEBOOKS[game].phases].index("play")
    view.seat, view.seats, view.played = 1, 4, len(trick)
    view.suited[1], view.played_suited[2] = cards(game, hand), cards(game, earlier)
    view.trick[: len(trick)] = [play(game, name) for name in trick]
    if isinstance(view, WizardView):
        view.turned = -1
    found: dict[int, list[str]] = {}
    for name in hand:
        code = play(game, name)
        lowest = wizard.lowest_equal(view, code) if isinstance(view, WizardView) else extreme.lowest_equal(view, code)
        found.setdefault(lowest, []).append(name)
    assert list(found.values()) == equal


def test_purple_cards_and_the_card_turned_up_count_too() -> None:
    seen, view = ExtremeView(), WizardView()
    seen.phase = [str(phase) for phase in CODEBOOKS["extreme"].phases].index("play")
    seen.seats, seen.others[0], seen.played_others[1] = 3, 0b10101, 0b1010
    codes = [play("extreme", f"P{value}") for value in (1, 3, 5)]
    assert len({extreme.lowest_equal(seen, code) for code in codes}) == 1
    view.phase = [str(phase) for phase in CODEBOOKS["wizard"].phases].index("play")
    view.seats, view.suited[0], view.turned = 3, cards("wizard", ["B5", "B7"]), number("wizard", "B6")
    codes = [play("wizard", name) for name in ("B5", "B7")]
    assert len({wizard.lowest_equal(view, code) for code in codes}) == 1
    view.specials = 1
    assert len({wizard.lowest_equal(view, code) for code in codes}) == 2


def test_with_single_suits_another_player_s_card_may_lie_between() -> None:
    """V5: the value alone counts, and of equal ones the first: a green 6 beats the blue 5, but not the blue 6."""
    game = Game(WizardOptions(mode=Mode.SINGLE_SUIT), 3)
    game.deal([["B5", "B6", "B7", "B8"], ["G1", "G2", "G3", "G4"], ["R1", "R2", "R3", "R4"]], None)
    for move in ("bid 0", "bid 0", "bid 0", "play G1", "play R1"):
        game.apply(move)
    shown = game.observe(0)
    view: Any = shown.view
    assert len({wizard.lowest_equal(view, code) for code in shown.legal_moves.codes}) == 4


def test_other_moves_are_equal_to_none() -> None:
    """Before play, and cards without a suit."""
    bids = [wizard.lowest_equal(WizardView(), code) for code in range(20)]
    seals = [extreme.lowest_equal(ExtremeView(), code) for code in range(20)]
    view = WizardView()
    view.phase = [str(phase) for phase in CODEBOOKS["wizard"].phases].index("play")
    view.seats = 3
    others = [wizard.lowest_equal(view, play("wizard", name)) for name in ("W", "F")]
    assert [len({*found}) for found in (bids, seals, others)] == [20, 20, 2]


def test_nothing_is_left_to_try_among_equal_moves() -> None:
    b = Blend(trust=Trust(margin=10.0, doubt=1.0), many=2)
    b.points[:2] = [10.0, 9.0]
    begin_blend(b)
    assert not is_settled(b)
    b.equal[1] = 0
    assert is_settled(b)


@pytest.mark.parametrize("kind", [PLAIN[1], ONE_OF_EACH[-1]], ids=str)
def test_where_all_moves_are_equal_nothing_is_searched(kind: Kind) -> None:
    text, found = {"wizard": wizard, "extreme": extreme}[kind.options.game], 0
    for seed in range(6):
        game, bot = kind.game(seed), SearchBot(1, worlds=4)
        while game.turn is not None and found < 3:
            shown = game.observe(game.turn)
            view: Any = shown.view
            if (
                len(shown.legal_moves) > 1
                and len({text.lowest_equal(view, code) for code in shown.legal_moves.codes}) == 1
            ):
                before = bot.search(shown.game).evaluated
                assert bot.choose(shown) == NetBot(1).choose(shown)
                assert bot.search(shown.game).evaluated == before
                found += 1
            game.apply(game.legal_moves[0])
    assert found == 3
