"""``foretell pad``: whole games, every command and arbitrary input; no entry is lost."""

import io
import json
import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from foretell import Game, record
from foretell.cli import main
from foretell.pad.document import Document, dumps, loads, new_entry
from foretell.pad.entries import Entry
from foretell.pad.faults import PadFault
from foretell.pad.fold import fold
from foretell.pad.state import State, WizardRound
from foretell.resources import LANGUAGES
from foretell.terminal.pad.file import PadFile
from foretell.terminal.pad.parsing import COMMANDS, seals_of
from foretell.terminal.pad.session import PadSession
from foretell.terminal.system.console import Console
from foretell.words import Words


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


@pytest.fixture(autouse=True)
def _nobody_pulls_the_plug(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip fsync, which is slow and not tested here."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def kept(file: Path) -> State:
    return fold(loads(file.read_bytes()))


def test_a_game_of_two_rounds(file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_in(monkeypatch, "0 0 1", "", "0 0 1", "1", "1", "0", "", "lotte 2", "0 0")
    assert main(["pad", str(file), "--names", "Mira,Tobias, Lotte", "--rounds", "2", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Round 1 of 2, one card each. Mira deals." in said
    assert "The bids: Tobias 0, Lotte 0, Mira 1. That makes 1 for one trick." in said
    assert "1. Mira: 30" in said
    state = kept(file)
    assert state.over
    assert {player.name: state.totals[player.id] for player in state.players} == {"Mira": 20, "Tobias": 40, "Lotte": 10}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_asked_for_where_none_were_given(
    file: Path, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "", "Ada,  Ben , Zoë van Dijk", "?", Words(lang)("pad-command-quit"))
    assert main(["pad", str(file), "--lang", lang]) == 0
    assert [player.name for player in kept(file).players] == ["Ada", "Ben", "Zoë van Dijk"]
    said = capsys.readouterr().out
    assert Words(lang)("pad-ask-bid", player="Ben", sum=0, cards=1) in said
    assert Words(lang)("pad-command-undo") in said


def session(file: Path, *lines: str, game: str = "wizard", lang: str = "en") -> str:
    """The output for these lines, typed at a pad with Mira, Tobias and Lotte."""
    if not file.exists():
        joined = [Entry(name.lower(), "join", {"name": name, "round": 1, "start": 0}) for name in ("Mira", "Tobias")]
        lotte = Entry("lotte", "join", {"name": "Lotte", "round": 1, "start": 0})
        PadFile(file, Document("game", game)).write(*joined, lotte)
    output = io.StringIO()
    PadSession(PadFile(file), Words(lang), Console(io.StringIO("".join(f"{line}\n" for line in lines)), output)).keep()
    return output.getvalue()


FIRST = ("0 0 1", "", "0 0 1")


def test_undo_redo_and_corrections(file: Path) -> None:
    session(file, *FIRST)
    assert kept(file).totals == {"mira": 30, "tobias": 20, "lotte": 20}
    session(file, "undo")
    assert kept(file).current == 1
    session(file, "redo")
    assert kept(file).current == 2
    said = session(file, "fix 1 mira 0 0", "fix 1 lot 1 1", "undo", "undo", "undo", "redo", "redo")
    assert kept(file).totals == {"mira": 20, "tobias": 20, "lotte": -10}
    assert "-10 1/0" in said
    assert session(file, "fix 1 mira - 1", "fix 1 lotte - 0").count("Total points") == 3
    assert kept(file).totals["mira"] == -10


def test_after_an_undone_end_enter_ends_the_round_again(file: Path) -> None:
    said = session(file, *FIRST, "undo", "")
    assert "Enter ends round 1" in said
    assert kept(file).current == 2


def test_a_fault_keeps_the_round_open_until_it_is_corrected_or_accepted(file: Path) -> None:
    assert "The tricks come to 2, but there is only one." in session(file, "0 0 1", "", "0 1 1", "")
    assert kept(file).current == 1
    session(file, "tobias 0", "lotte 0")
    assert kept(file).current == 2
    session(file, "1 1 1", "", "1 1 1", "ok")
    state = kept(file)
    assert (state.current, [check.overruled for check in state.rounds[1].checks]) == (3, [True])


def test_the_bomb_and_the_cloud(file: Path) -> None:
    session(file)
    PadFile(file).write(new_entry("options", set={"specials": ["bomb", "cloud"]}))
    session(file, "0 0 1", "", "0 0 0", "", "tobias +")
    first = kept(file).rounds[0]
    assert ([check.check for check in first.checks], first.phase) == (["cloud-trick"], "tricks")
    session(file, "cloud", "", "1 1 0", "", "1 0 0", "", "lotte -")
    state = kept(file)
    assert [row.phase for row in state.rounds] == ["scored", "scored", "bids"]
    assert state.rounds[1].cells["lotte"].points == -10


def test_players_come_and_go(file: Path) -> None:
    said = session(file, *FIRST, "join Zoë average", "dealer lotte", "leave tobias", "rounds 9", "rounds 0")
    state = kept(file)
    assert [player.name for player in state.players] == ["Mira", "Tobias", "Lotte", "Zoë"]
    zoe = state.players[3].id
    assert (state.totals[zoe], state.rounds[1].players) == (25, (zoe, "mira", "lotte"))
    assert state.rounds[1].dealer == "lotte"
    assert said.count("Round 2 of") == 1


def test_a_game_of_extreme_trick_by_trick(file: Path) -> None:
    lines = ["rr", "yyy", "g y<lotte", "tobias r", "lotte w", "mira g", "mira y", *["mira x"] * 6, *["tobias"] * 5]
    session(file, *lines, game="extreme")
    state = kept(file)
    assert state.current == 2
    assert state.rounds[0].checks == ()
    assert state.totals == {"mira": 18, "tobias": 2, "lotte": 4}


def test_a_game_of_extreme_counted_at_the_end(file: Path) -> None:
    said = session(file, "left", "r 1 x", "0", "w", "m", "magician mira", "rr", game="extreme")
    assert "What does Tobias have left" in said
    state = kept(file)
    assert state.totals == {"tobias": 7, "lotte": 0, "mira": 4}
    assert state.current == 2
    session(file, "fix 1 tobias x", "undo", "redo")
    assert kept(file).totals["tobias"] == 3


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("what", "“what” is not a number"),
        ("100", "“100” is not a number"),
        ("1 2 3 4", "Only 3 players"),
        ("nobody 2", "Nobody here is called “nobody”"),
        ("fix 1", "Type the round"),
        ("fix 1 mira 1 1 1", "Type the round"),
        ("fix 7 mira 1", "There is no round 7"),
        ("cloud mira", "Type the player and"),
        ("magician mira", "You can’t do that now"),
        ("left", "You can’t do that now"),
        ("ok", "You can’t do that now"),
        ("redo", "There is nothing to redo"),
        ("join", "Nobody here is called “”"),
        ("join Z\x07oë", "That was not saved"),
        ("", "I don’t understand that"),
        ("?", "Commands: help, sheet"),
        ("sheet", "Total points"),
        ("², 1", "“²,” is not a number"),
    ],
)
def test_other_lines_get_an_answer_and_change_nothing(file: Path, line: str, answer: str) -> None:
    session(file)
    before = kept(file)
    assert answer in session(file, line)
    assert kept(file) == before


def test_there_may_be_nothing_to_undo(file: Path) -> None:
    assert "There is nothing to undo" in session(file, *["undo"] * 4)
    assert "Who is playing?" in session(file)


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(
    st.lists(
        st.one_of(
            st.text(max_size=12),
            st.sampled_from([*COMMANDS[:-1], "0", "1 1", "m", "rr", "mira r", "mira +", "tobias 1", "", "ok", "0 0 0"]),
            st.tuples(st.sampled_from(COMMANDS[:-1]), st.sampled_from(["mira", "1", "1 mira 0", "x"])).map(" ".join),
        ),
        max_size=12,
    ),
    st.sampled_from(["wizard", "extreme"]),
)
def test_whatever_is_typed_the_file_stays_whole(tmp_path: Path, lines: list[str], game: str) -> None:
    file = tmp_path / "typed.json"
    file.unlink(missing_ok=True)
    session(file, *(line.replace("\n", " ") for line in lines), game=game)
    document = loads(file.read_bytes())
    assert dumps(document).encode() == file.read_bytes()
    assert document.game == game


def test_two_programs_that_write_at_once_lose_nothing(file: Path) -> None:
    session(file)
    here, there = PadFile(file), PadFile(file)
    here.write(new_entry("title", text="here"))
    there.write(new_entry("bid", round=1, player="mira", bid=1))
    here.write(new_entry("bid", round=1, player="lotte", bid=0))
    assert [entry.do for entry in loads(file.read_bytes()).entries[3:]] == ["title", "bid", "bid"]
    assert fold(here.document) == kept(file)


def test_a_file_that_is_damaged_or_replaced_meanwhile_is_left_alone(file: Path) -> None:
    session(file)
    mine = PadFile(file)
    for text in (b"oops", dumps(Document("another", "wizard")).encode()):
        file.write_bytes(text)
        with pytest.raises(PadFault):
            mine.write(new_entry("title", text="x"))
        assert file.read_bytes() == text
        assert list(file.parent.iterdir()) == [file]


def test_a_damaged_file_is_not_touched(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session(file, *FIRST)
    text = file.read_text(encoding="utf-8").replace('"Tobias"', "Tobias")
    file.write_text(text, encoding="utf-8")
    for flags in ([], ["--show"], ["--export", "csv"]):
        assert main(["pad", str(file), "--lang", "en", *flags]) == 1
        assert f"{file} was not changed. Line 3: This file is damaged" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == text


def test_exports(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session(file, *FIRST)
    printed = {}
    for form in ("text", "csv", "json", "summary"):
        assert main(["pad", str(file), "--export", form, "--lang", "en"]) == 0
        printed[form] = capsys.readouterr().out
    assert main(["pad", str(file), "--show", "--lang", "en"]) == 0
    assert capsys.readouterr().out == printed["text"]
    assert printed["csv"].splitlines()[1:] == [
        "1,Mira,Tobias,0,0,,20,20",
        "1,Mira,Lotte,0,0,,20,20",
        "1,Mira,Mira,1,1,,30,30",
    ]
    assert printed["json"] == file.read_text(encoding="utf-8")
    assert json.loads(printed["summary"])["players"][0] == ["Mira", 1, 30]


def test_no_name_in_a_file_for_spreadsheets_is_a_formula(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session(file, *FIRST)
    PadFile(file).write(Entry("formula", "name", {"player": "lotte", "name": "=2+3"}))
    assert main(["pad", str(file), "--export", "csv", "--lang", "en"]) == 0
    assert "1,Mira,'=2+3,0,0,,20,20" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["--game", "extreme", "--mode", "maximus"], "--mode does not go with Wizard Extreme"),
        (["--specials", "joker"], "'joker' is not a special card"),
        (["--specials", "fairy"], "the fairy does not go without the dragon"),
        (["--points", "20,ten"], "--points must be three or four whole numbers"),
        (["--points", "20,10,-99999"], "--points can't be -99999"),
        (["--rounds", "0"], "--rounds can't be 0"),
        (["--title", "x" * 41], "a title has at most 40 characters"),
        (["--names", "Mira,To\x07bias"], "is not a valid name"),
    ],
)
def test_impossible_flags_are_refused(
    file: Path, flags: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["pad", str(file), *flags]) == 2
    assert complaint in capsys.readouterr().err
    assert not file.exists()


def test_flags_change_the_options_of_an_existing_game(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session(file, *FIRST)
    type_in(monkeypatch)
    flags = ["--points", "10,5,-5,7", "--specials", "all", "--plus-minus-one", "warn", "--title", "Friday"]
    assert main(["pad", str(file), *flags]) == 0
    state = kept(file)
    assert (state.title, state.totals) == ("Friday", {"mira": 15, "tobias": 7, "lotte": 7})
    assert main(["pad", str(file), "--names", "Jan"]) == 2
    assert main(["pad", str(file), "--game", "extreme"]) == 2
    assert "is a game of Wizard, not of Wizard Extreme" in capsys.readouterr().err


def test_a_missing_folder_or_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pad", str(tmp_path / "no.json"), "--show"]) == 1
    assert main(["pad", ".", "--show"]) == 1
    assert "foretell: .: " in capsys.readouterr().err
    assert main(["pad", str(tmp_path / "no" / "no.json"), "--names", "a,b,c"]) == 1
    assert f"{tmp_path / 'no'}: No such file or directory" in capsys.readouterr().err
    assert main(["pad", "/proc/pad.json", "--names", "a,b,c"]) == 1, "where no file can be made"
    assert "No such file or directory" in capsys.readouterr().err


def test_seals_are_typed_by_letters() -> None:
    assert seals_of("rRy", Words("en"), left=False) == {"R": 2, "Y": 1}
    assert seals_of("2 w xx b", Words("en"), left=True) == {"coloured": 2, "white": 1, "black": 2, "B": 1}
    assert seals_of("0", Words("en"), left=False) == {}


def first_round(file: Path) -> WizardRound:
    found = kept(file).rounds[0]
    assert isinstance(found, WizardRound)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_impossible_bid_is_asked_for_again(file: Path, lang: str) -> None:
    """Typing a bid again changes it, and confirms nothing."""
    said = session(file, "0", "1", "7", "1", lang=lang)
    row = first_round(file)
    assert [row.cells[player].bid for player in row.players] == [0, 1, 1]
    assert row.phase == "say"
    assert all(cell.tricks is None for cell in row.cells.values())
    words = Words(lang)
    assert words("pad-check-bid-high", player="Mira", bid=7, most=1) in said
    assert words("pad-ask-bid-again", player="Mira") in said
    assert " 1 " not in words("pad-check-bid-high", player="Mira", bid=7, most=1)


def test_an_impossible_bid_is_asked_for_again_before_the_next_player(file: Path) -> None:
    said = session(file, "7", "", "1 1", "1", "0 0")
    row = first_round(file)
    assert [row.cells[player].bid for player in row.players] == [1, 0, 0]
    assert "Lotte bids" not in said.partition("Correct it first")[0]
    assert "Only one player is left to ask." in said


def test_ok_lets_a_bid_stand_and_confirms_nothing_else(file: Path) -> None:
    session(file, "0 1 7", "ok")
    row = first_round(file)
    assert (row.phase, row.cells["mira"].bid) == ("say", 7)
    assert [check.overruled for check in row.checks] == [True]
    session(file, "")
    assert kept(file).rounds[0].phase == "tricks"


def test_only_enter_confirms_the_bids(file: Path) -> None:
    said = session(file, "0 1 1", "1", "0 0")
    assert said.count("If the bids are right, press Enter first") == 2
    row = first_round(file)
    assert (row.phase, row.trick_sum) == ("say", 0)
    said = session(file, "mira 0", "1 1 0", "tobias 0")
    assert said.count("The bids:") == 4
    row = first_round(file)
    assert [row.cells[player].bid for player in row.players] == [0, 1, 0]
    assert row.phase == "say"


def test_a_bid_that_adds_up_is_asked_for_again(file: Path) -> None:
    session(file)
    PadFile(file).write(new_entry("options", set={"plus_minus_one": "forbid"}))
    said = session(file, "0 0 1", "0")
    assert "Mira: which bid is right?" in said
    assert first_round(file).cells["mira"].bid == 0


def test_impossible_tricks_are_asked_for_again(file: Path) -> None:
    said = session(file, "0 0 1", "", "2", "0", "0 1")
    assert "Tobias can’t have taken 2 tricks: there is only one." in said
    assert "Tobias: which number of tricks is right?" in said
    assert kept(file).totals == {"mira": 30, "tobias": 20, "lotte": 20}


def test_a_player_who_quits_hears_that_everything_is_saved(file: Path) -> None:
    for line in ("quit", "0"):
        assert session(file, line).endswith(f"Goodbye! Everything is saved in {file}.\n")


def test_a_player_who_quits_before_the_first_entry_hears_that_there_is_none(tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    said = io.StringIO()
    PadSession(PadFile(file, Document("game", "wizard")), Words("en"), Console(io.StringIO("quit\n"), said)).keep()
    assert said.getvalue().endswith("Goodbye! Nothing was entered.\n")
    assert not file.exists()


def test_ctrl_c_leaves_as_in_a_game(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: Console, __: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "ask", interrupted)
    assert main(["pad", str(file), "--names", "Ada,Ben,Cleo", "--lang", "en"]) == 130
    assert capsys.readouterr().err == f"\nGoodbye! Everything is saved in {file}.\n"


def test_a_record_is_not_a_pad_and_the_error_names_the_right_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("games.jsonl", "game.json"):
        file = tmp_path / name
        file.write_text(f"{record.dumps(Game(players=3, seed=1))}\n")
        assert main(["pad", str(file), "--lang", "en"]) == 1
        assert f"{file} is a game record, not a score pad. To read it: foretell show {file}" in capsys.readouterr().err
