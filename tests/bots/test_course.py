"""Every level plays rounds of other sizes and other first dealers (A14, V7, B17)."""

from pathlib import Path

import pytest

from foretell import ExtremeOptions, Game, WizardOptions
from foretell.bots import BOT_NAMES, make_bot
from foretell.cli import main
from foretell.game.options import Options

GAMES: list[tuple[Options, int]] = [
    (WizardOptions(round_sizes=(1,) * 15, first_dealer=1), 3),
    (WizardOptions(("juggler", "cloud", "werewolf"), round_sizes=(10, 1, 10), first_dealer=5), 6),
    (ExtremeOptions(1, first_dealer=2), 3),
]


@pytest.mark.parametrize("name", BOT_NAMES)
def test_every_level_plays_on_in_rounds_of_odd_sizes(name: str) -> None:
    """The grand master chooses at some moves only; thumb makes the others."""
    for options, players in GAMES:
        game, made = Game(options, players, seed=6), 0
        bots = [make_bot(name, seat) for seat in range(players)]
        others = [make_bot("thumb", seat) for seat in range(players)]
        while game.turn is not None:
            thinks = made % 23 == 0 or not name.startswith("grandmaster")
            move = (bots if thinks else others)[game.turn].choose(game.observe(game.turn))
            game.apply(move)
            made += 1
        assert game.is_over


def test_games_of_odd_sizes_are_simulated_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "games.jsonl")
    sizes = ["--round-sizes", "5,1,3", "--first-dealer", "2", "--specials", "all"]
    assert main(["simulate", *sizes, "--games", "2", "--jobs", "1", "--out", path]) == 0
    assert main(["verify", path]) == 0
    assert capsys.readouterr().out.count("ok") == 2
    for wrong, why in (
        ("5,x", "--round-sizes must be a list of whole numbers"),
        ("16", "from 1 to 15 with 4 players, not 16 for round 1"),
    ):
        assert main(["simulate", "--round-sizes", wrong, "--out", path]) != 0
        assert why in capsys.readouterr().err
    assert main(["simulate", "--game", "extreme", "--round-sizes", "1", "--out", path]) != 0
    assert "--round-sizes is an option of Wizard, not of Wizard Extreme" in capsys.readouterr().err
