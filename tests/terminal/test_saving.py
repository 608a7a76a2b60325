"""Saved games: replaced atomically, read back unchanged, never lost, never a traceback."""

import json
import os
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell import SPECIALS, Bidding, ExtremeOptions, Game, Mode, Options, WizardOptions
from foretell.record import read_game
from foretell.terminal.games import save_folder
from foretell.terminal.games.save_folder import SaveFolder
from foretell.terminal.games.save_format import SaveError, from_text, to_text
from foretell.terminal.games.session import Session

from .harness import keep, launcher
from .scenes import PEOPLE, scene

KINDS: list[tuple[Options, int]] = [
    (WizardOptions(SPECIALS), 4),
    (WizardOptions(mode=Mode.CLAIRVOYANCE, bidding=Bidding.SECRET), 6),
    (WizardOptions(mode=Mode.SINGLE_SUIT, plus_minus_one=True), 3),
    (WizardOptions(mode=Mode.MAXIMUS), 5),
    (ExtremeOptions(raise_magician=True), 5),
]


def after(options: Options, players: int, moves: int) -> Game:
    """A game after random moves."""
    rng = Random(moves)
    game = Game(options, PEOPLE[:players], seed=moves)
    for _ in range(moves):
        game.apply(rng.choice(list(game.legal_moves)))
    return game


def bots(game: Game) -> list[str]:
    return ["random", "thumb", "random", "thumb", "random"][: len(game.players) - 1]


@pytest.mark.parametrize(("options", "players"), KINDS)
@pytest.mark.parametrize("moves", [0, 1, 7, 30, 61])
def test_a_game_is_read_back_as_it_was(options: Options, players: int, moves: int) -> None:
    game = after(options, players, moves)
    saved = from_text(to_text(game, 0, bots(game)).encode())
    assert (saved.seat, list(saved.bots)) == (0, bots(game))
    assert saved.game.events == game.events
    assert saved.game.players == game.players
    rng = Random(1)
    for _ in range(60):
        move = rng.choice(list(game.legal_moves))
        assert saved.game.apply(move) == game.apply(move)


def test_a_saved_game_is_a_record_too() -> None:
    game = after(WizardOptions(SPECIALS), 4, 50)
    assert str(read_game(json.loads(to_text(game, 0, bots(game))))) == str(game)


def saved_with(**changes: object) -> bytes:
    game = after(WizardOptions(), 3, 5)
    data = json.loads(to_text(game, 0, bots(game)))
    extra = data["foretell-play"]
    for key, value in changes.items():
        (extra if key in extra else data)[key] = value
    return json.dumps(data).encode()


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"format": "foretell-record/1"}',
        saved_with(version=2),
        saved_with(seed=None),
        saved_with(seed=True),
        saved_with(seed=-1),
        saved_with(seed=2**70),
        saved_with(seed=99),
        saved_with(seat=3),
        saved_with(seat="0"),
        saved_with(bots=["random"]),
        saved_with(bots=["random", "nobody"]),
        saved_with(bots=["random", ["x"]]),
        saved_with(players=["a", "b"]),
        saved_with(**{"foretell-play": 3}),
    ],
    ids=range(20),
)
def test_a_damaged_text_is_an_error_of_its_own(text: bytes) -> None:
    with pytest.raises(SaveError):
        from_text(text)


@settings(max_examples=30)
@given(st.data())
def test_a_text_that_breaks_off_or_has_wrong_bytes_is_no_other_error(data: st.DataObject) -> None:
    text = bytearray(saved_with())
    for _ in range(data.draw(st.integers(0, 4))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    with suppress(SaveError):
        assert from_text(bytes(text[: data.draw(st.integers(0, len(text)))])).seat == 0


def test_damaged_files_are_set_aside_and_never_deleted(tmp_path: Path) -> None:
    good = keep(scene("play"), tmp_path)
    for text in ("one", "two"):
        (good.parent / "old.json").write_text(text, encoding="utf-8")
        kept, damaged = SaveFolder(tmp_path).games()
        assert ([game.path for game in kept], len(damaged)) == ([good], 1)
    names = {path.name: path.read_text(encoding="utf-8") for path in good.parent.glob("old*")}
    assert names == {"old.damaged": "one", "old.damaged-1": "two"}


def test_a_file_of_absurd_size_is_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(scene("play"), tmp_path)
    monkeypatch.setattr(save_folder, "LARGEST", 100)
    assert [len(part) for part in SaveFolder(tmp_path).games()] == [0, 1]


def test_a_missing_folder_has_no_games(tmp_path: Path) -> None:
    assert SaveFolder(tmp_path / "nowhere").games() == ([], [])


def test_the_last_played_comes_first(tmp_path: Path) -> None:
    paths = [keep(scene(name), tmp_path) for name in ("play", "bid", "trump")]
    for age, path in enumerate(paths):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    assert [kept.path for kept in SaveFolder(tmp_path).games()[0]] == paths


def test_a_failed_write_leaves_the_old_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = SaveFolder(tmp_path)
    path = saves.new_path()
    saves.write(path, "old")

    def fail(_: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="full"):
        saves.write(path, "new")
    assert [(file.name, file.read_text(encoding="utf-8")) for file in saves.folder.iterdir()] == [(path.name, "old")]


def test_what_is_written_is_on_disk_before_the_old_file_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []
    rename = Path.replace

    def replace(path: Path, target: Path) -> Path:
        steps.append("rename")
        return rename(path, target)

    monkeypatch.setattr(os, "fsync", lambda _: steps.append("sync"))
    monkeypatch.setattr(Path, "replace", replace)
    keep(scene("play"), tmp_path)
    assert steps[:2] == ["sync", "rename"]


def test_every_move_is_saved_and_a_finished_game_deleted(tmp_path: Path) -> None:
    session = launcher(ExtremeOptions(rounds=1), 3, tmp_path).new()
    rng, made = Random(2), 0
    while session.view.turn is not None:
        own = session.view.turn == session.seat
        session.make(rng.choice(list(session.view.legal_moves)) if own else session.bot_choice())
        made += 1
        if made % 9 == 0 and session.view.turn is not None:
            ((kept,), damaged) = SaveFolder(tmp_path).games()
            assert damaged == []
            assert sum(len(story.moves) for story in kept.saved.game.rounds) == made
    assert SaveFolder(tmp_path).games() == ([], [])


def test_a_record_says_how_many_moves_were_made_after_a_hint() -> None:
    kept: list[int] = []
    game = after(WizardOptions(), 3, 0)
    session = Session(game, game.turn or 0, bots(game), lambda _, hints: kept.append(hints))
    advice = session.advise()
    session.advise()
    session.make(advice.best.move)
    session.make(session.bot_choice())
    assert kept == [1, 1]
    text = to_text(game, 0, bots(game), session.hints)
    assert json.loads(text)["hints"] == [1, 0, 0]
    assert from_text(text.encode()).hints == 1


def test_a_game_kept_before_there_were_hints_has_none() -> None:
    data = json.loads(to_text(after(WizardOptions(), 3, 5), 0, ["random", "random"]))
    del data["hints"]
    assert from_text(json.dumps(data).encode()).hints == 0


@pytest.mark.parametrize("hints", [3, [0], [-1, 0, 0], ["1", 0, 0]])
def test_hints_that_are_no_numbers_by_seat_are_a_fault(hints: object) -> None:
    data = json.loads(to_text(after(WizardOptions(), 3, 5), 0, ["random", "random"]))
    if hints == [0]:
        data["foretell-play"]["seat"] = 1
    with pytest.raises(SaveError, match='"hints" are not the numbers of moves with a hint'):
        from_text(json.dumps({**data, "hints": hints}).encode())
