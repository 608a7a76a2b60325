"""``foretell stats``: figures of pads and records by player, and sentences for the files that cannot be read."""

import io
import json
import sys
from pathlib import Path

import pytest

from foretell import ExtremeOptions, Game, WizardOptions
from foretell.arena.one_game import play_game
from foretell.arena.simulate import Plan, simulate
from foretell.bots import make_bot
from foretell.cli import main
from foretell.game.rounds import WizardResult
from foretell.pad.document import MANY, Document, dumps, new_document
from foretell.pad.from_game import document_of
from foretell.record.writer import dumps as record_text
from foretell.words import Words

NAMES = ("Mira", "Tobias", "Lotte")


def played(seed: int, options: WizardOptions | ExtremeOptions | None = None) -> Game:
    """A game that random bots have played to its end."""
    game = Game(options, NAMES, seed=seed)
    play_game(game, [make_bot("random", seat) for seat in range(len(NAMES))])
    return game


def counts(capsys: pytest.CaptureFixture[str], *arguments: object) -> dict[str, dict[str, dict[str, object]]]:
    """What ``--json`` prints, by game and name."""
    assert main(["stats", *map(str, arguments), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed.pop("format") == "foretell-stats/1"
    return {game: {account["name"]: account for account in of_game} for game, of_game in printed.items()}


def test_a_record_has_the_figures_of_its_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played(1)
    file = tmp_path / "game.jsonl"
    file.write_text(record_text(game) + "\n", encoding="utf-8")
    mira = counts(capsys, file)["wizard"]["Mira"]
    results = [story.result for story in game.rounds if isinstance(story.result, WizardResult)]
    points = [result.points[0] for result in results]
    assert (mira["games"], mira["finished"], mira["rounds"], mira["points"]) == (1, 1, 20, sum(points))
    assert mira["met"] == sum(result.bids[0] == result.tricks[0] for result in results)
    assert mira["best"] == {
        "game": f"{file}:1",
        "round": points.index(max(points)) + 1,
        "points": max(points),
    }
    assert mira["worst"] == {"game": f"{file}:1", "round": points.index(min(points)) + 1, "points": min(points)}
    place = sum(total > game.totals[0] for total in game.totals)
    assert mira["places"] == [0] * place + [1]


def test_half_a_letter_in_a_name_is_counted_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(record_text(played(1), bots=["\ud800", None, None]), encoding="utf-8")
    assert counts(capsys, file)["wizard"].keys() == {"?", "Tobias", "Lotte"}


def test_who_has_no_name_any_more_is_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(record_text(played(1)).replace('"Mira"', '""'), encoding="utf-8")
    assert main(["stats", str(file), "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "\na player who left " in printed
    assert "Mira" not in printed


def test_bots_are_counted_by_bot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    lines = [record_text(played(1), bots=["thumb", "random", None]), record_text(played(2), bots=["random", "x"])]
    file.write_text("\n".join([*lines, *simulate(Plan(("thumb",), 3), 1)]) + "\n", encoding="utf-8")
    found = counts(capsys, file)
    games = {name: account["games"] for of_game in found.values() for name, account in of_game.items()}
    assert {name: games[name] for name in ("random", "Lotte", "Mira", "Tobias")} == {
        "random": 1,
        "Lotte": 2,
        "Mira": 1,
        "Tobias": 1,
    }
    assert set(games) == {"thumb", "random", "Lotte", "Mira", "Tobias"}


def test_pads_and_records_of_both_games_are_counted_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wizard, extreme = played(1), played(2, ExtremeOptions(rounds=2))
    pad, many, one = tmp_path / "pad.json", tmp_path / "many.json", tmp_path / "one.json"
    pad.write_text("\ufeff" + dumps(document_of(wizard, "first")), encoding="utf-8")
    two = [document_of(wizard, "second").to_json(), document_of(extreme, "third").to_json()]
    many.write_text(json.dumps({"format": MANY, "games": two}), encoding="utf-8")
    one.write_text(record_text(extreme), encoding="utf-8")
    found = counts(capsys, pad, many, one)
    assert {name: account["games"] for name, account in found["wizard"].items()} == dict.fromkeys(NAMES, 2)
    assert {name: account["rounds"] for name, account in found["extreme"].items()} == dict.fromkeys(NAMES, 4)


def test_a_pad_that_is_in_several_files_counts_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = document_of(played(1), "friday")
    early, late = tmp_path / "early.json", tmp_path / "late.json"
    early.write_text(dumps(Document("friday", "wizard", document.entries[:40])), encoding="utf-8")
    late.write_text(dumps(document), encoding="utf-8")
    once = counts(capsys, late)
    assert counts(capsys, early, late) == counts(capsys, late, late) == once


def test_games_from_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = f"{record_text(played(1))}\n{record_text(played(2))}\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert counts(capsys, "-")["wizard"]["Lotte"]["games"] == 2


def test_readable_files_are_counted_and_the_others_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines, pads, other = tmp_path / "games.jsonl", tmp_path / "pads.json", tmp_path / "other.json"
    lines.write_text(f"{record_text(played(1))}\nnonsense\n{{}}\n", encoding="utf-8")
    damaged = dumps(document_of(played(2), "x")).replace('"do": "bid"', '"do": "bet"', 1)
    pads.write_text(f'{{"format": "foretell-pads/1", "games": [{damaged}]}}', encoding="utf-8")
    other.write_text("[1, 2", encoding="utf-8")
    files = [str(file) for file in (lines, pads, other, tmp_path / "gone.json")]
    assert main(["stats", *files, "--lang", "en"]) == 1
    printed = capsys.readouterr()
    assert printed.out.startswith("Wizard\nPlayer")
    sentences = printed.err.splitlines()
    assert sentences[0].startswith(f"foretell: {lines}:2: not JSON")
    assert sentences[1] == f"foretell: {lines}:3: This is not a score pad of this game (it says null)."
    assert sentences[2].startswith(f"foretell: {pads}#1: Entry ")
    assert sentences[3].startswith(f"foretell: {other}: Line 1: This file is damaged")
    assert sentences[4].startswith(f"foretell: {tmp_path / 'gone.json'}: ")
    assert len(sentences) == 5


def test_a_file_of_another_kind_gets_one_short_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("bought milk\n" * 500, encoding="utf-8")
    assert main(["stats", str(notes), "--lang", "en"]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    *first, more = printed.err.splitlines()
    assert len(first) == 10
    assert more == f"foretell: {notes}: 490 more games cannot be read."


def test_a_number_that_is_too_long_and_lists_in_lists_get_one_message_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "lines.jsonl"
    texts = ["9" * 5000, *("[" * depth + "]" * depth for depth in range(500, sys.getrecursionlimit()))]
    for text in texts:  # some are read, and are too deep to be written again
        file.write_text(text, encoding="utf-8")
        assert main(["stats", str(file), "--lang", "en"]) == 1
        assert capsys.readouterr().err.count(f"foretell: {file}:1: ") == 1


def test_a_pad_without_a_scored_round_has_nothing_to_show(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new.json"
    file.write_text(dumps(new_document("wizard")), encoding="utf-8")
    assert main(["stats", str(file), "--lang", "en"]) == 1
    assert "No round has been scored" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Player", "Places", "Bids met, by the bid", "Dealer", "Penalty a round"]),
        ("de", ["Spieler", "Plätze", "nach der Höhe der Vorhersage", "Geber", "Strafpunkte je Runde"]),
        ("nl", ["Speler", "Plaatsen", "per voorspelling", "Gever", "Strafpunten per ronde"]),
    ],
)
def test_the_tables_in_each_language(
    lang: str, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{record_text(played(1))}\n{record_text(played(2, ExtremeOptions(rounds=3)))}\n", encoding="utf-8")
    assert main(["stats", str(file), "--lang", lang]) == 0
    printed = capsys.readouterr().out
    assert all(word in printed for word in words)
    assert "stats-" not in printed


def test_winners_come_first_and_fewer_penalties_are_better(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = [played(3), played(4, ExtremeOptions(rounds=3))]
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(map(record_text, games)), encoding="utf-8")
    assert main(["stats", str(file), "--lang", "en"]) == 0
    wizard, extreme = capsys.readouterr().out.split("\n\nWizard Extreme\n")
    for text, game in ((wizard.partition("\n")[2], games[0]), (extreme, games[1])):
        assert text.splitlines()[1].split()[0] in {NAMES[seat] for seat in game.winners}


def test_a_name_in_a_record_cannot_control_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game(WizardOptions(), ["\x1b[31mMira\n", "T" * 100, "Lotte"], seed=1)
    play_game(game, [make_bot("random", seat) for seat in range(3)])
    file = tmp_path / "game.jsonl"
    file.write_text(record_text(game), encoding="utf-8")
    assert main(["stats", str(file)]) == 0
    printed = capsys.readouterr().out
    assert "?[31mMira?" in printed
    assert f"{'T' * 39}… " in printed
    assert "\x1b" not in printed


def test_tables_of_many_players_fit_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"A rather long name {number}" for number in range(12)]
    lines = []
    for first in range(0, 12, 3):
        game = Game(None, names[first : first + 3], seed=first)
        play_game(game, [make_bot("random", seat) for seat in range(3)])
        lines.append(record_text(game))
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    said: list[str] = []
    for width in (60, 90, 400):
        monkeypatch.setenv("COLUMNS", str(width))
        assert main(["stats", str(file), "--lang", "en"]) == 0
        said = capsys.readouterr().out.splitlines()
        tables = [line for line in said if "   " in line]
        assert max(map(len, tables)) <= width
        assert all(any(name in line for line in tables) for name in names)
    assert sum(line.startswith(Words("en")("stats-dealer")) for line in said) == 1
