"""Files and standard input, line by line: lines, JSON, and hostile input."""

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from foretell import ExtremeOptions, Game, WizardOptions, record
from foretell.record import dumps, stream
from foretell.record.stream import read_file, read_input, read_lines
from foretell.record.verify import verify
from tests.game.kinds import play_on

BOM = b"\xef\xbb\xbf"


def game_text(seed: int = 1) -> bytes:
    """A valid record on one line."""
    game = Game(WizardOptions(), 3, seed=seed)
    play_on(game, Random(seed), 7)
    return dumps(game).encode()


def pretty(text: bytes) -> bytes:
    """The record on many lines."""
    return json.dumps(json.loads(text), indent=1).encode()


GAME, OTHER = game_text(1), game_text(2)

LINES = [
    # content, numbers of the valid lines, numbers of the others
    (b"", [], []),
    (GAME, [1], []),
    (GAME + b"\n", [1], []),
    (GAME + b"\n" + OTHER, [1, 2], []),
    (GAME + b"\r\n" + OTHER + b"\r\n", [1, 2], []),
    (b"\n \n\t\r\n" + GAME + b"\n\n" + OTHER + b"\n\n", [4, 6], []),
    (GAME + b"\r" + OTHER, [], [1]),
    (GAME + b"\x0c\n" + OTHER, [2], [1]),
    (b"\x0c\n" + GAME, [2], [1]),
    (b"\xc2\xa0\n" + GAME, [2], [1]),
    (b"\xe2\x80\xa8\n" + GAME, [2], [1]),
    (b"\x00\n" + GAME, [2], [1]),
    (BOM + GAME + b"\n" + OTHER, [2], [1]),
    (GAME + b"\n" + BOM + OTHER, [1], [2]),
    (GAME[:-1] + b"\xff}\n" + OTHER, [2], [1]),
    (b'"\xed\xa0\x80"\n' + GAME, [2], [1]),
    (GAME[:100] + b"\n" + OTHER, [2], [1]),
    (GAME + OTHER + b"\n" + GAME, [2], [1]),
    (GAME + b" x\n" + OTHER, [2], [1]),
    (pretty(GAME)[:20], [], [1, 2]),
    (b'null\n1\n[]\n{}\n"x"\ntrue\n' + GAME, [7], [1, 2, 3, 4, 5, 6]),
    (GAME.decode().encode("utf-16") + b"\n", [], [1]),
]


def numbers(lines: list[tuple[str, bool]], *, right: bool) -> list[int]:
    """The numbers of the lines that are valid, or not."""
    return [int(text.split(":")[1]) for text, is_right in lines if is_right is right]


@pytest.mark.parametrize(("content", "right", "wrong"), LINES, ids=range(len(LINES)))
def test_a_jsonl_file_is_one_game_a_line(content: bytes, right: list[int], wrong: list[int], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(content)
    found = list(verify(str(path), io.BytesIO()))
    assert numbers([(text.removeprefix(str(path)), ok) for text, ok in found], right=True) == right
    assert numbers([(text.removeprefix(str(path)), ok) for text, ok in found], right=False) == wrong
    assert all(text.startswith(f"{path}:") for text, _ in found)
    assert all(text.endswith(": ok") == ok for text, ok in found)
    assert not any("\n" in text for text, _ in found)


MORE_THAN_ONE = [row for row in LINES if len(row[1]) + len(row[2]) > 1]


@pytest.mark.parametrize(("content", "right", "wrong"), MORE_THAN_ONE, ids=range(len(MORE_THAN_ONE)))
def test_standard_input_of_more_than_one_text_is_read_line_by_line(
    content: bytes, right: list[int], wrong: list[int]
) -> None:
    found = list(verify("-", io.BytesIO(content)))
    assert numbers(found, right=True) == right
    assert numbers(found, right=False) == wrong


WHOLE = [
    # content, whether it is a valid game
    (GAME, True),
    (GAME + b"\n", True),
    (pretty(GAME), True),
    (b"\n\n" + pretty(GAME) + b"\n\n", True),
    (GAME + b"\n" + OTHER, False),
    (BOM + GAME, False),
    (b"", False),
    (b" \n\r\n", False),
    (b"[" + GAME + b"]", False),
    (pretty(GAME)[:-2], False),
    (GAME + b"\xff", False),
]


@pytest.mark.parametrize(("content", "right"), WHOLE, ids=range(len(WHOLE)))
def test_a_json_file_is_one_game_and_line_1(content: bytes, right: bool, tmp_path: Path) -> None:
    path = tmp_path / "game.JSON"
    path.write_bytes(content)
    ((text, is_right),) = verify(str(path), io.BytesIO())
    assert is_right is right
    assert text.startswith(f"{path}:1: ")


@pytest.mark.parametrize("content", [pretty(GAME), b"\n" + pretty(GAME) + b"\n", GAME, b"\n\n" + GAME + b"\n"])
def test_standard_input_may_be_one_text_over_many_lines(content: bytes) -> None:
    assert list(verify("-", io.BytesIO(content))) == [("-:1: ok", True)]


def test_standard_input_that_is_no_text_as_a_whole_is_read_line_by_line() -> None:
    content = pretty(GAME) + b"\n" + OTHER
    found = list(verify("-", io.BytesIO(content)))
    assert numbers(found, right=True) == [content.count(b"\n") + 1]


def test_empty_standard_input_has_no_games() -> None:
    assert list(verify("-", io.BytesIO())) == []


@pytest.mark.parametrize("name", ["games", "games.txt", "games.jsonl.bak"])
def test_a_file_with_another_name_is_read_as_standard_input_is(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(pretty(GAME))
    assert [ok for _, ok in verify(str(path), io.BytesIO())] == [True]
    path.write_bytes(GAME + b"\n" + OTHER)
    assert [line.number for line in read_file(path)] == [1, 2]


def test_a_missing_file_is_the_callers_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(verify(str(tmp_path / "nothing.jsonl"), io.BytesIO()))
    with pytest.raises(IsADirectoryError):
        list(verify(str(tmp_path), io.BytesIO()))


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> int:
    """Lower the limit on the length of a text."""
    limit = 2**20
    monkeypatch.setattr(stream, "LONGEST_TEXT", limit)
    monkeypatch.setattr(stream, "_CHUNK", 2**10)
    return limit


def test_a_line_that_is_too_long_is_a_fault_and_the_next_is_read(short: int) -> None:
    long = b'"' + b"x" * (3 * short) + b'"'
    lines = list(read_lines(io.BytesIO(GAME + b"\n" + long + b"\n" + OTHER)))
    assert [line.number for line in lines] == [1, 2, 3]
    assert [str(line.fault) for line in lines if line.fault] == ["longer than 1 MiB: this is not a record"]


def test_a_line_that_never_ends_is_one_fault(short: int) -> None:
    (line,) = read_lines(io.BytesIO(b"[" * (5 * short)))
    assert line.fault is not None
    assert "longer than 1 MiB" in line.fault.why


def test_nothing_is_read_after_a_line_of_gigabytes(short: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "_LONGEST_REST", short)
    lines = list(read_lines(io.BytesIO(GAME + b"\n" + b"[" * (5 * short) + b"\n" + OTHER)))
    assert [(line.number, line.fault is None) for line in lines] == [(1, True), (2, False)]


@pytest.mark.parametrize("extra", [-1, 0, 1])
def test_the_longest_text(short: int, extra: int) -> None:
    text = b'"' + b"x" * (short - 2 + extra) + b'"'
    (line,) = read_lines(io.BytesIO(text))
    assert (line.fault is None) == (extra <= 0)


def test_a_json_file_that_is_too_long_is_one_fault(short: int, tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    path.write_bytes(b" " * (2 * short) + GAME)
    ((text, right),) = verify(str(path), io.BytesIO())
    assert (text, right) == (f"{path}:1: longer than 1 MiB: this is not a record", False)


def test_standard_input_is_not_kept_as_a_whole(short: int) -> None:
    content = b"\n".join([b"{", *[GAME] * (1 + 2 * short // len(GAME))])
    found = [line.number for line in read_input(io.BytesIO(content)) if line.fault is None]
    assert found == list(range(2, 2 + content.count(b"\n")))


class Endless(io.BytesIO):
    """A file that repeats the same line without end, and counts reads."""

    def __init__(self, text: bytes) -> None:
        super().__init__()
        self.text, self.asked = text, 0

    def readline(self, size: int | None = -1, /) -> bytes:
        """The same line again."""
        self.asked += 1
        return self.text


@pytest.mark.parametrize("content", [GAME + b"\n", b"{}\n", b"17\n"])
def test_standard_input_is_read_as_a_stream(content: bytes) -> None:
    source = Endless(content)
    lines = read_input(source)
    assert [next(lines).number for _ in range(5)] == [1, 2, 3, 4, 5]
    assert source.asked < 8


def test_games_of_both_kinds_may_stand_in_one_file() -> None:
    extreme = Game(ExtremeOptions(1), 3, seed=1)
    play_on(extreme, Random(1))
    content = GAME + b"\n" + dumps(extreme).encode() + b"\n"
    assert [ok for _, ok in verify("-", io.BytesIO(content))] == [True, True]


def test_files_of_games_can_be_read_with_the_public_names(tmp_path: Path) -> None:
    """Reading a file of games line by line, and checking it, without a look into the package's modules."""
    file = tmp_path / "games.jsonl"
    file.write_bytes(GAME + b"\n{\n\n" + OTHER)
    lines = list(record.read_file(str(file)))
    assert [line.number for line in lines] == [1, 2, 4]
    assert dumps(lines[0].game()).encode() == GAME
    with pytest.raises(record.RecordError, match="not JSON"):
        lines[1].game()
    with pytest.raises(record.RecordError, match="a record must be an object"):
        record.Line(1, 3).game()
    assert [line.number for line in record.read_lines(io.BytesIO(OTHER))] == [1]
    assert [right for _, right in record.verify(file)] == [True, False, True]


def test_values_of_other_types_are_no_record() -> None:
    what: Any = 3
    with pytest.raises(record.RecordError, match="a record is read from text or bytes, not from"):
        record.loads(what)
    with pytest.raises(record.RecordError, match="a record is written of a Game, not of"):
        record.dumps(what)
