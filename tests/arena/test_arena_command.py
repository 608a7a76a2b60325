"""``foretell arena``: its tables, plots and error messages."""

import json
from pathlib import Path

import pytest

from foretell.arena import players
from foretell.cli import main
from foretell.cli.progress import Waiting
from tests.arena.test_players import Peeker

SHORT = ("--game", "extreme", "--rounds", "1", "--players", "3", "--jobs", "1")


def test_a_table_of_the_bots_and_their_difference(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--bots", "thumb,random", "--games", "3", *SHORT, "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Wizard Extreme · 3 players"
    assert lines[1] == "3 deals with seats exchanged, 18 games in all, seed 0"
    rows = {line.split("|")[1].strip(): line.split("|")[2:-1] for line in lines if line.startswith("|")}
    assert {"bot", "thumb", "random", "difference", "thumb \N{MINUS SIGN} random"} <= set(rows)
    thumb, dull = (float(rows[name][0].split()[0]) for name in ("thumb", "random"))
    assert thumb < dull
    assert all(len(row) == len(rows["bot"]) for row in (rows["thumb"], rows["random"]))
    assert any("fewer is better" in line for line in lines)


def test_columns_are_aligned(capsys: pytest.CaptureFixture[str]) -> None:
    main(["arena", "--bots", "random", "--games", "2", "--jobs", "1", "--mode", "maximus", "--lang", "de"])
    table = [line for line in capsys.readouterr().out.splitlines() if line.startswith("|")]
    assert len({len(line) for line in table}) == 1
    assert "Punkte je Runde" in table[0]
    assert "," in table[2]


def test_points_by_size_of_round(capsys: pytest.CaptureFixture[str]) -> None:
    main(["arena", "--bots", "random", "--games", "1", "--players", "6", "--jobs", "1", "--lang", "en"])
    lines = capsys.readouterr().out.splitlines()
    sizes = [line.split("|")[1].strip() for line in lines if line.startswith("|")]
    assert sizes[-10:] == [str(n) for n in range(1, 11)]
    assert "There is only one deal, so there are no intervals." in lines
    assert not any("±" in line for line in lines)


def test_json_contains_all_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--bots", "thumb,random", "--games", "3", "--field", *SHORT, "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["format"], data["deals"], data["games"]) == ("foretell-arena-summary/1", 3, 18)
    assert data["plan"]["seating"] == "field"
    thumb, dull = data["bots"]
    assert thumb["points_a_round"]["mean"] < dull["points_a_round"]["mean"]
    assert thumb["points_a_round"]["half"] > 0
    assert (thumb["name"], thumb["sees_all_hands"], thumb["fair_wins"]) == ("thumb", False, 0.5)
    assert thumb["rating"]["mu"] > dull["rating"]["mu"]
    assert 0 <= thumb["magician"]["mean"] <= 1
    assert [size["cards"] for size in thumb["by_size"]] == [15]
    assert [(one["bot"], one["other"], one["alone"]) for one in data["meetings"]] == [
        ("thumb", "random", True),
        ("random", "thumb", True),
    ]
    assert data["meetings"][0]["points_between"]["mean"] < 0
    assert data["meetings"][0]["fair_wins"] == pytest.approx(1 / 3)


def test_a_second_run_plays_nothing_and_prints_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "match.jsonl", tmp_path / "match.svg"
    arguments = ["arena", "--bots", "thumb,random", "--games", "2", *SHORT, "--results", str(file)]
    main(arguments)
    first, written = capsys.readouterr().out, file.read_bytes()
    assert main([*arguments, "--plot", str(picture)]) == 0
    assert capsys.readouterr().out == first
    assert file.read_bytes() == written
    assert picture.read_text().startswith("<svg")
    assert main([*arguments, "--seed", "1"]) == 2
    assert "match.jsonl:1: these are results of another match" in capsys.readouterr().err


@pytest.mark.parametrize("most", [1, 19])
def test_ctrl_c_prints_the_deals_that_were_played(
    most: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def press(_waiting: Waiting, done: int, _of: int) -> None:
        if done == most:
            raise KeyboardInterrupt

    monkeypatch.setattr(Waiting, "show", press)
    assert main(["arena", "--bots", "thumb,random", "--games", "9", *SHORT, "--lang", "en"]) == 130
    printed = capsys.readouterr()
    assert printed.out.splitlines()[1:2] == (
        [] if most == 1 else ["3 deals with seats exchanged, 18 games in all, seed 0"]
    )
    assert printed.err == "foretell: interrupted\n"


def test_a_single_game_is_counted_in_the_singular(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, words in {"en": "one game in all", "de": "zusammen ein Spiel", "nl": "samen één spel"}.items():
        assert main(["arena", "--bots", "random", "--games", "1", *SHORT, "--lang", lang]) == 0
        assert words in capsys.readouterr().out.splitlines()[1]


def test_an_impossible_plot_is_refused_before_the_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = tmp_path / "match.jsonl"
    for picture in (tmp_path / "missing" / "match.svg", tmp_path):
        arguments = ["arena", "--bots", "random", *SHORT, "--results", str(results), "--plot", str(picture)]
        assert main(arguments) == 1
        assert capsys.readouterr().err.startswith(f"foretell: {picture}: ")
    assert not results.exists()


def test_a_refused_match_writes_no_plot_and_changes_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new, old = tmp_path / "new.svg", tmp_path / "old.svg"
    old.write_text("a picture", encoding="utf-8")
    for picture in (new, old):
        assert main(["arena", "--bots", "nobody", *SHORT, "--plot", str(picture)]) == 2
        assert "'nobody' is not a bot" in capsys.readouterr().err
    assert not new.exists()
    assert old.read_text(encoding="utf-8") == "a picture"


def test_there_is_at_least_one_process(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["arena", "--bots", "random", "--jobs", "0"])
    assert ended.value.code == 2
    assert "--jobs: it must be a whole number from 1, not '0'" in capsys.readouterr().err


def test_the_published_rule_is_marked_everywhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "match.svg"
    arguments = ["arena", "--bots", "random", "--games", "1", "--jobs", "1", "--paper-rule", "--lang", "en"]
    main([*arguments, "--plot", str(picture)])
    assert "NOT our rules" in capsys.readouterr().out
    assert "NOT our rules" in picture.read_text()
    main([*arguments, "--format", "json"])
    assert json.loads(capsys.readouterr().out)["plan"]["paper_rule"] is True


def test_a_player_that_sees_all_hands_is_marked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(players, "_seer", lambda _name: Peeker)
    arguments = ["arena", "--bots", "ceiling,random", "--games", "1", *SHORT, "--lang", "en"]
    main(arguments)
    printed = capsys.readouterr().out
    assert "| ceiling (sees all hands) " in printed
    assert "cheats" in printed
    main([*arguments, "--format", "json"])
    assert [bot["sees_all_hands"] for bot in json.loads(capsys.readouterr().out)["bots"]] == [True, False]


def test_without_openskill_there_are_no_ratings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "openskill.models", None)
    assert main(["arena", "--bots", "thumb,random", "--games", "1", *SHORT, "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "pip install 'foretell[arena]'" in printed
    assert "OpenSkill" not in printed


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "nobody"], "'nobody' is not a bot; those of the arena are"),
        (["--bots", "thumb,thumb"], "'thumb' is named twice"),
        (["--bots", "thumb:worlds=3"], "thumb has no setting 'worlds'"),
        (["--bots", "journeyman:lowest=0"], "the lowest card that the journeyman remembers must be from 1 to "),
        (["--bots", "grandmaster:worlds=0"], "the grand master must try at least 1 world, not 0"),
        (["--bots", "grandmaster:worlds=1000001"], "the grand master tries at most 1000000 worlds, not 1000001"),
        (["--bots", "grandmaster:seconds=-1"], "the grand master's time must be at least 0 seconds, not -1"),
        (["--bots", "thumb,random", "--games", "0"], "at least one deal"),
        (["--bots", "thumb", "--field"], "the seating field needs at least two bots"),
        (["--bots", "thumb", "--paper-rule", "--specials", "bomb"], "the paper's rule is only for"),
        (["--bots", "thumb", "--seed", str(2**63)], "a seed must be a whole number"),
        (["--bots", "thumb", "--players", "9"], "3 to 6 players, not 9"),
    ],
)
def test_impossible_arguments_are_refused(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments, "--jobs", "1"]) == 2
    assert sentence in capsys.readouterr().err


def test_tables_do_not_offer_a_player_that_sees_all_hands(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["simulate", "--bots", "ceiling", "--out", str(tmp_path / "x.jsonl")]) == 2
    assert "'ceiling' sees all hands; it plays in the arena only" in capsys.readouterr().err
