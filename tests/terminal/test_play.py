"""The options of ``foretell play``: names, players, bots, seeds; and impossible combinations."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from textual.binding import Binding

from foretell import ExtremeOptions, Mode, Options, WizardOptions, resources
from foretell.terminal.plain.parsing import COMMANDS
from foretell.terminal.play import play, setup_of
from foretell.terminal.screen.table_screen import TableScreen

from .scenes import words


@pytest.mark.parametrize(
    ("names", "players", "people"),
    [
        ((), None, ("You", "Mira", "Tobias", "Lotte")),
        (("Ada",), 3, ("Ada", "Mira", "Tobias")),
        (("Mira", "Ada"), None, ("Mira", "Ada", "Tobias", "Lotte")),
        (("a", "b", "c", "d", "e", "f"), None, ("a", "b", "c", "d", "e", "f")),
        ((), 6, ("You", "Mira", "Tobias", "Lotte", "Jan", "Fenna")),
    ],
)
def test_missing_names_are_those_of_the_cast(
    names: Sequence[str], players: int | None, people: tuple[str, ...]
) -> None:
    assert setup_of(WizardOptions(), names, players, None, words("en"), None).players == people


def test_the_cast_plays_its_levels() -> None:
    setup = setup_of(WizardOptions(), ("Otto", "Ada"), 6, ["thumb", "random"], words("en"), None)
    assert setup.players == ("Otto", "Ada", "Alba", "Lotte", "Elio", "Nora")


def test_bots_take_turns_in_the_seats() -> None:
    setup = setup_of(WizardOptions(), (), 6, ["thumb", "random"], words("en"), 3)
    assert setup.bots == ("thumb", "random", "thumb", "random", "thumb")


@pytest.mark.parametrize(
    ("options", "names", "players", "bots", "seed", "why"),
    [
        (WizardOptions(), None, 7, ["thumb"], None, "Wizard is a game for 3 to 6 players, not 7"),
        (ExtremeOptions(), None, 6, ["thumb"], None, "Wizard Extreme is a game for 3 to 5 players, not 6"),
        (WizardOptions(mode=Mode.SINGLE_SUIT), None, 5, ["thumb"], None, "mode single-suit does not go with 5 players"),
        (WizardOptions(), ["a", "b", "c", "d"], 3, ["thumb"], None, "there are 4 names for 3 players"),
        (WizardOptions(), None, 3, ["nobody"], None, "'nobody' is not a bot; the bots are "),
        (WizardOptions(), None, 3, [], None, "0 bots do not go with 2 seats"),
        (WizardOptions(), None, 3, ["thumb"] * 3, None, "3 bots do not go with 2 seats"),
        (WizardOptions(), None, 3, ["thumb"], -1, "a seed must be a whole number from 0"),
    ],
)
def test_conflicting_options_are_reported_in_the_players_language(
    options: Options,
    names: Sequence[str] | None,
    players: int,
    bots: Sequence[str],
    seed: int | None,
    why: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    status = play(options, names=names, players=players, bots=bots, seed=seed, lang="de", plain=True, data=tmp_path)
    said = capsys.readouterr()
    assert (status, said.out) == (2, "")
    assert said.err.startswith(words("de")("error-options", error=why))


ON_THE_KEY = {"question_mark": "?", "plus": "+", "minus": "-", "escape": "Esc", "enter": "Enter", "space": "Enter"}


def test_the_guide_knows_every_key_and_command() -> None:
    guide = (resources.rule_books().parent / "terminal.md").read_text(encoding="utf-8")
    keys = [key for binding in TableScreen.BINDINGS if isinstance(binding, Binding) for key in binding.key.split(",")]
    names = [ON_THE_KEY.get(key, key.upper() if len(key) == 2 else key) for key in keys]
    assert len(names) > 12
    assert [name for name in (*names, *COMMANDS) if f"`{name}" not in guide] == []
