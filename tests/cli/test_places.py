"""All commands name a position in one way: ``--at ROUND[.MOVE]`` in a record, or ``--position TEXT``."""

from pathlib import Path

import pytest

from foretell import Game, Position, WizardOptions
from foretell.cli import main
from foretell.record.writer import dumps

NEWS = "wizard seats=3 round=2 dealer=0 trump=R turned=R7 bids=1/1/0 known_cards=-/B3,F/- turn=1"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A game of two rounds, in its second."""
    game = Game(WizardOptions(round_sizes=(1, 2)), 3, seed=5)
    while game.round == 1 or len(game.rounds[-1].moves) < 4:
        game.apply(game.legal_moves[0])
    file = tmp_path / "games.jsonl"
    file.write_text(dumps(game), encoding="utf-8")
    return file


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints."""
    assert main([*arguments]) == 0
    return capsys.readouterr().out


def test_show_prints_a_place_as_a_position(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    *table, line = printed(capsys, "show", str(games), "--at", "2.2").splitlines()
    position = Position.from_text(line)
    assert (position.round, position.phase, position.is_full) == (2, "bid", True)
    assert table == position.table().splitlines()
    assert printed(capsys, "show", "--position", line).splitlines() == [*table, line]
    assert "Round 2 of 2" in printed(capsys, "show", str(games), "--at", "2", "--lang", "en")
    assert printed(capsys, "show", str(games), "--at", "2") == printed(capsys, "show", str(games), "--round", "2")


def test_perft_counts_from_a_place_or_a_position(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = printed(capsys, "show", str(games), "--at", "2.2").splitlines()[-1]
    counts = {
        printed(capsys, "perft", str(games), "--at", "2.2"),
        printed(capsys, "perft", str(games), "--round", "2", "--moves", "1"),
        printed(capsys, "perft", "--position", line),
    }
    assert len(counts) == 1
    assert printed(capsys, "perft", "--position", line, "--depth", "1") == "3\n"
    assert printed(capsys, "perft", str(games), "--at", "2") == printed(capsys, "perft", str(games), "--at", "2.1")
    assert main(["perft", str(games)]) == 2
    assert "name it with --at ROUND[.MOVE]" in capsys.readouterr().err


@pytest.mark.slow
def test_a_hint_for_a_position_with_unknown_hands(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "hint", "--position", NEWS, "--lang", "en")
    assert "Round 2 of 20: it is player 1’s turn." in text
    assert "play B3" in text
    assert main(["hint", "--position", NEWS, "--seat", "0"]) == 2
    assert "it is the turn of seat 1, not of seat 0" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["hint"], "name a file with games, or a position with --position TEXT"),
        (["show", "games.jsonl", "--position", NEWS], "it goes neither with a file nor with --at"),
        (["replay", "--position", NEWS], "does not say all hands, bids and passed cards"),
        (["replay"], "name a file with games, or a position with --position TEXT"),
        (["perft", "--position", NEWS], "does not say all hands, bids and passed cards"),
        (
            ["perft", "games.jsonl", "--round", "1", "--at", "2"],
            "name a place as --at and --position do: give one place",
        ),
        (["hint", "--position", "wizard seats=3 round=1 trump=Q"], "trump 'Q': that is not a suit of this game"),
        (["hint", "--position", "wizard phase=deal"], "the next round has not been dealt"),
    ],
)
def test_what_does_not_go_is_explained(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("at", "sentence"),
    [("2.0", "it must be a whole number from 1, not '0'"), ("-1", "it must be a whole number from 1, not '-1'")],
)
def test_places_count_from_one(at: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["perft", "games.jsonl", f"--at={at}"])
    assert sentence in capsys.readouterr().err
