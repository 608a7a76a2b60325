"""``foretell lookback``: what it prints in three languages, as JSON, of broken records, and when it is interrupted."""

import io
import json
from pathlib import Path

import pytest

from foretell import ExtremeOptions, Game, WizardOptions
from foretell.bots import make_bot
from foretell.cli import main, progress
from foretell.coach import kept, looking_back
from foretell.coach.verdicts import Verdict, Verdicts
from foretell.game.observation import Observation
from foretell.record.writer import dumps


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished game of Wizard, one of Extreme, and a line that is no record."""
    monkeypatch.setattr(kept, "user_cache_path", lambda _: tmp_path / "cache")
    lines = []
    for options in (WizardOptions(("bomb",), round_sizes=(2, 3)), ExtremeOptions(rounds=1)):
        game = Game(options, ["Mira", "Tobias", "Lotte"], seed=5)
        bots = [make_bot(level, 1) for level in ("random", "thumb", "master")]
        while game.turn is not None:
            game.apply(bots[game.turn].choose(game.observe(game.turn)))
        lines.append(dumps(game))
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join([*lines, '{"format": "PBN"}', ""]), encoding="utf-8")
    return file


def test_it_prints_luck_and_skill_and_what_decisions_cost(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lookback", str(games), "--lang", "en"]) == 0
    title, by, _, luck, head, *rest = capsys.readouterr().out.splitlines()
    assert title.startswith("Wizard")
    assert title.endswith(": Mira, Tobias, Lotte")
    assert by == "Judged by: Master, by what each seat could know."
    assert luck == "Luck and skill"
    assert head.split() == ["player", "points", "mean", "cards", "own", "bids", "own", "play", "others"]
    for row in rest[:3]:
        points, mean, cards, bids, play, others = map(float, row.split()[1:])
        assert mean + cards + bids + play + others == pytest.approx(points, abs=0.3)
    assert "Lotte made no inaccuracy." in rest
    costs = next(i for i, line in enumerate(rest) if line.endswith("points:"))
    assert "Mira" in rest[costs]
    assert rest[costs + 1].startswith("  Round ")
    assert "Better: " in rest[costs + 1]
    assert rest[costs + 2].startswith("    ")


def test_it_prints_a_round_or_a_decision_alone(
    games: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for at, decisions, rounds in (("2", None, {2}), ("1.1", [(1, 1)], {1})):
        assert main(["lookback", str(games), "--at", at, "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        places = [(each["round"], each["move"]) for each in told["decisions"]]
        assert decisions in (None, places)
        assert {number for number, _ in places} == rounds
        assert {each["round"] for each in told["ledger"]} == rounds
    assert main(["lookback", str(games), "--at", "1.1", "--lang", "en"]) == 0
    *_, told = capsys.readouterr().out.split("Decisions\n")
    assert [name for name in ("Mira", "Tobias", "Lotte") if name in told] == ["Tobias"]
    monkeypatch.setattr(looking_back, "Verdicts", None)  # no whole round is played for a place that is not there
    assert main(["lookback", str(games), "--at", "9.1", "--deep"]) == 2
    assert "no decision was judged at 9.1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "words"), [("de", ["Glück und Können", "Tobias"]), ("nl", ["Geluk en vaardigheid", "Tobias"])]
)
def test_it_speaks_the_reader_s_language(
    lang: str, words: list[str], games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lookback", str(games), "--game", "2", "--seat", "1", "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert all(word in said for word in words)
    assert "lookback-" not in said
    assert "Mira:" not in said


def test_records_that_are_broken_or_unfinished(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lookback", str(games), "--game", "3"]) == 1
    assert 'games.jsonl:3: "format" must be one of "foretell-record/1"' in capsys.readouterr().err
    assert main(["lookback", str(games), "--game", "4"]) == 1
    assert "has no game 4; it has games 1 to 3" in capsys.readouterr().err
    record = json.loads(games.read_text(encoding="utf-8").splitlines()[0])
    record["rounds"][1]["moves"][2] = [0, "sing"]
    games.write_text(json.dumps(record), encoding="utf-8")
    assert main(["lookback", str(games), "--lang", "en"]) == 1
    assert "Judged up to a fault in the record: round 2, move 3: " in capsys.readouterr().out
    record["rounds"][1]["moves"][2] = "too long a number"
    games.write_text(json.dumps(record).replace('"too long a number"', "9" * 5000), encoding="utf-8")
    assert main(["lookback", str(games), "--lang", "en"]) == 1
    assert "round 2, move 3: " in capsys.readouterr().out
    record["rounds"][1:], record["finished"] = [], False
    record["totals"], record["winners"] = record["rounds"][0]["result"]["points"], []
    games.write_text(json.dumps(record), encoding="utf-8")
    assert main(["lookback", str(games), "--lang", "en"]) == 0
    assert "not finished" in capsys.readouterr().out
    games.write_text("not JSON\n", encoding="utf-8")
    assert main(["lookback", str(games)]) == 1
    assert "games.jsonl:1: " in capsys.readouterr().err


def test_a_deep_look_is_interrupted_and_goes_on(
    games: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["lookback", str(games), "--seat", "1", "--deep", "--worlds", "2"]
    judge, calls = Verdicts.judge, 0

    def stopped(self: Verdicts, seen: Observation, k: int, limit: float, foretold: tuple[int, ...]) -> Verdict:
        nonlocal calls
        calls += 1
        if calls == 3:
            raise KeyboardInterrupt
        return judge(self, seen, k, limit, foretold)

    monkeypatch.setattr(Verdicts, "judge", stopped)
    assert main([*asked, "--lang", "en"]) == 130
    said = capsys.readouterr().out
    assert "from 2 deals for each decision: 2 of " in said
    assert "goes on from here" in said
    assert main([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["bot"] == "master"
    assert told["depth"]["done"] == told["depth"]["of"] == calls - 1
    assert main([*asked, "--seat", "7"]) == 2


def test_worlds_are_asked_for_with_a_search_only(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lookback", str(games), "--worlds", "2"]) == 2
    assert "--worlds says how many deals --deep plays for each decision: give both" in capsys.readouterr().err


def test_the_table_of_extreme_says_that_plus_is_bad(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lookback", str(games), "--lang", "en"]) == 0
    assert "+ is bad" not in capsys.readouterr().out
    assert main(["lookback", str(games), "--game", "2", "--lang", "en"]) == 0
    assert "All of these are penalty points, so + is bad." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "said"), [("de", "auf Englisch: „round 2, move 3: "), ("nl", "in het Engels: ‘round 2")]
)
def test_a_fault_is_quoted_in_other_languages(
    lang: str, said: str, games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(games.read_text(encoding="utf-8").splitlines()[0])
    record["rounds"][1]["moves"][2] = [0, "sing"]
    games.write_text(json.dumps(record), encoding="utf-8")
    assert main(["lookback", str(games), "--lang", lang]) == 1
    assert said in capsys.readouterr().out


def test_progress_is_shown_on_a_terminal_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen, now = Terminal(), [0.0]
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    with progress.Waiting() as waiting:
        for at, done, of in [
            (0.0, 1, 10),
            (2.0, 2, 10),
            (2.1, 3, 10),
            (5.0, 3, 10),
            (6.0, 5, 10),
            (4000.0, 1, 3),
            (4001.0, 0, 3),
            (6000.0, 1, 3),
            (6001.0, 3, 3),
        ]:
            now[0] = at
            waiting.show(done, of)
    shown = [
        "20 % · 0:08",
        "30 % · 0:02",
        "50 % · 0:06",
        "33 % · 0:00",
        "0 %        ",
        "33 % · 1:06:38",
        "100 %         ",
    ]
    assert screen.getvalue() == "".join(f"\r{text}" for text in [*shown, "     ", ""])
