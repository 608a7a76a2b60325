"""Bots of earlier generations: their names, what they need, and where they play."""

import json
from importlib.util import find_spec

import pytest

from foretell import Mode, OptionsError, WizardOptions
from foretell.arena import MatchPlan, make_player, match
from foretell.arena.simulate import Plan, simulate_game
from foretell.bots import BOT_NAMES, MissingExtra, UnknownBot, levels, make_bot
from foretell.bots.earlier import EARLIER_NAMES
from foretell.bots.hint import HintError, hint
from foretell.bots.levels import allow, check_seatable, is_bot_name, level_of, seatable
from foretell.cli import main
from foretell.record import loads
from tests.game.kinds import PLAIN


def test_every_level_of_generation_1_is_there() -> None:
    assert EARLIER_NAMES == ("random@1", "apprentice@1", "thumb@1", "journeyman@1", "master@1", "grandmaster@1")
    assert all(is_bot_name(name) and level_of(name).name == name for name in EARLIER_NAMES)


@pytest.mark.parametrize("name", EARLIER_NAMES[:-1])
def test_a_bot_has_its_name(name: str) -> None:
    assert make_bot(name, 0).name == name


@pytest.mark.parametrize("make", [make_bot, make_player])
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("master@9", "'master@9' is no bot; there are master@1 and, as it plays today, master"),
        ("master@", "'master@' is no bot; there are master@1 and, as it plays today, master"),
        ("tumb@1", f"'tumb@1' is no bot; of earlier generations there are {', '.join(EARLIER_NAMES)}"),
    ],
)
def test_a_generation_that_is_not_there_is_refused_with_those_that_are(make: object, name: str, sentence: str) -> None:
    assert callable(make)
    with pytest.raises(UnknownBot) as caught:
        make(name, 0)
    assert str(caught.value) == sentence


def test_what_is_missing_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "find_spec", lambda name: None if name == "numpy" else find_spec(name))
    monkeypatch.setattr(levels, "missing_extra", levels.missing_extra.__wrapped__)
    make_bot("thumb@1", 1)
    with pytest.raises(MissingExtra, match=r"^the bot 'master@1' needs numpy: pip install 'foretell\[bots-v1\]'$"):
        make_bot("master@1", 1)
    with pytest.raises(MissingExtra, match=r"'grandmaster@1' needs numpy: .*'foretell\[bots-v1\]'$"):
        make_bot("grandmaster@1", 1)


def test_they_play_matches_with_settings() -> None:
    results = match(MatchPlan(("journeyman@1:hopes=0.5+lowest=3", "thumb@1", "thumb"), 1, players=3), jobs=1)
    assert results.plan.bots == ("journeyman@1:hopes=0.5+lowest=3", "thumb@1", "thumb")
    with pytest.raises(OptionsError, match="thumb@1 has no setting 'depth': it has none"):
        make_player("thumb@1:depth=3", 0)
    with pytest.raises(OptionsError, match="'thumb@1:fast': settings are written thumb@1:name=value"):
        make_player("thumb@1:fast", 0)


def test_they_play_simulated_games_whose_records_name_them() -> None:
    plan = Plan(("journeyman@1:hopes=0.5", "random"), 3, WizardOptions(mode=Mode.MAXIMUS), 3)
    record = simulate_game(plan, 0)
    assert json.loads(record)["bots"] == ["journeyman@1:hopes=0.5", "random", "journeyman@1:hopes=0.5"]
    assert loads(record).is_over


def test_no_table_seats_them(capsys: pytest.CaptureFixture[str]) -> None:
    for refuse in (allow, check_seatable):
        with pytest.raises(UnknownBot, match=r"^the bot 'master@1' plays in the arena, not at tables; today's is"):
            refuse(["thumb", "master@1"])
    assert seatable() == BOT_NAMES
    assert main(["play", "--bots", "master@1"]) != 0
    assert "the bot 'master@1' plays in the arena, not at tables" in capsys.readouterr().err


def test_they_give_no_hints() -> None:
    game = PLAIN[1].game(1)
    with pytest.raises(HintError, match="the bot 'thumb@1' does not judge moves"):
        hint(game.observe(game.turn), "thumb@1")
