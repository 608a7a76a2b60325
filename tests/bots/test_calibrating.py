"""Expected points are corrected where they are shown, by the kind of round, and never to decide by."""

from typing import Any

import pytest

from foretell import SPECIALS, Bidding, ExtremeOptions, Game, Mode, Options, WizardOptions
from foretell.bots.hint import hint
from foretell.bots.net import calibrating
from foretell.bots.net.bot import NetBot
from foretell.bots.net.calibrating import FILE, beyond_nets, calibration
from foretell.game.codebook import WIZARD_CODEBOOK, Phase
from foretell.rules.wizard.state import MAXIMUS
from foretell.rules.wizard.view import View
from training.calibrating import written

KNOWN: calibrating.Calibration = {
    "format": "foretell-calibration/2",
    "bids": {"open": {"4": [0.25, 0.5, 1.0]}, "secret": {"4": [3.0]}, "plus-minus-one": {"3": [5.0]}},
    "specials": {"bid": 0.75, "trump": 2.0},
}


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibrating, "calibration", lambda: KNOWN)


@pytest.mark.parametrize(
    ("options", "more"),
    [
        (WizardOptions(), 0.25),
        (WizardOptions(("bomb", "cloud")), 0.25 + 0.75 * 2 / 7),
        (WizardOptions(SPECIALS), 1.0),
        (WizardOptions(bidding=Bidding.SECRET), 3.0),
        (WizardOptions(bidding=Bidding.HIDDEN), 0.0),
        (WizardOptions(plus_minus_one=True), 0.0),
        (WizardOptions(mode=Mode.SINGLE_SUIT), 0.0),
        (ExtremeOptions(), 0.0),
    ],
    ids=["classic", "two cards", "all", "secret", "hidden", "plus minus", "single suit", "Extreme"],
)
def test_judgements_and_hints_have_what_belongs_to_the_kind_of_round(options: Options, more: float) -> None:
    game = Game(options, 4, seed=6)
    while game.phase is Phase.TRUMP:
        game.apply(game.legal_moves[0])
    seen = game.observe(game.turn or 0)
    bot, sign = NetBot(0), seen.codebook.rules.sign
    own, _ = bot.net_judge(seen.game).judge(seen.view, seen.legal_moves.codes)
    assert [each.points for each in bot.judge(seen)] == pytest.approx([sign * one + more for one in own])
    assert {*hint(seen)} == {*bot.judge(seen)}
    assert bot.choose(seen) == max(bot.judge(seen), key=lambda one: sign * one.points).move


@pytest.mark.parametrize(
    ("question", "settings", "more"),
    [
        (Phase.BID, {"cards": 3}, 1.0),
        (Phase.BID, {"cards": 4}, 0.0),
        (Phase.BID, {"cards": 3, "mode": MAXIMUS}, 0.0),
        (Phase.BID, {"cards": 1, "seats": 3, "plus_minus_one": 2}, 5.0),
        (Phase.TRUMP, {"cards": 3, "specials": 0b1111111}, 2.0),
        (Phase.CLOUD, {"cards": 3, "specials": 0b1111111}, 0.0),
    ],
)
def test_only_what_was_measured_is_corrected(question: Phase, settings: dict[str, Any], more: float) -> None:
    view = View(phase=WIZARD_CODEBOOK.phases.index(question), **{"seats": 4, **settings})
    assert beyond_nets(view) == more


def test_the_file_has_every_size_of_the_classic_game() -> None:
    found = calibration()
    assert [len(found["bids"]["open"][str(players)]) for players in (3, 4, 5, 6)] == [20, 15, 12, 10]
    assert {*found["specials"]} == {"bid", "play", "trump", "pass"}
    assert written(found) == FILE.read_text(encoding="utf-8")
