"""Texts for both games: each game's module runs one with its own rules."""

import pytest

from foretell.both import name_in, name_in_wizard
from foretell.rules.both import batch
from foretell.rules.extreme import batch as in_extreme
from foretell.rules.extreme.codes import CODES as CODES_OF_EXTREME
from foretell.rules.extreme.moves import apply as apply_in_extreme
from foretell.rules.wizard.codes import CODES
from foretell.rules.wizard.moves import apply


def test_each_game_runs_the_text_with_its_own_rules() -> None:
    wizard, extreme = vars(batch), vars(in_extreme)
    assert (wizard["CODES"], wizard["apply"]) == (CODES, apply)
    assert (extreme["CODES"], extreme["apply"]) == (CODES_OF_EXTREME, apply_in_extreme)
    assert in_extreme.apply_all is not batch.apply_all
    assert in_extreme.apply_all.__doc__ == batch.apply_all.__doc__


def test_errors_lead_to_the_text() -> None:
    assert in_extreme.apply_all.__code__.co_filename == batch.__file__


def test_what_the_text_does_not_define_is_missing() -> None:
    with pytest.raises(AttributeError, match=r"^module 'foretell.rules.extreme.batch' has no attribute 'fold'$"):
        _ = in_extreme.fold


def test_its_names() -> None:
    text = "foretell.rules.both.batch"
    assert [name_in(game, text) for game in ("wizard", "extreme")] == [text, "foretell.rules.extreme.batch"]
    assert name_in_wizard(text) == "foretell.rules.wizard.batch"
